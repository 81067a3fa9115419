import { FACTORS_BYTES, SIZE, STEP, T } from './lanes'

/*
 * The kernel's memory: everything lies at a fixed place, nothing is ever allocated or freed.
 *
 * Board types, sets and multisets are numbered as in `board-types.ts` and `rank-multisets.ts`; that file tells what they are.
 * A starting hand is here a pair of ranks (91 of them, `pairNumber`) and its four *relations* to a suit:
 *   0  neither card in the suit      1  the lower rank in it, the other not      2  the higher in it, the lower not      3  both
 * and four numbers by relation are a vector (`lanes.ts`: numbers there are of type T). A pair of equal ranks has its one suited card in relation 1; relation 2
 * holds the same number again and is never counted, relation 3 is 0.
 */

/** Pairs of ranks, and how far apart rows by pair lie (room for one mark behind the last). */
export const PAIRS: i32 = 91
export const ROW: i32 = 92
/** Bytes of a row of numbers by pair; of a vector, and of a row of them; of the numbers that are handled at once. */
export const ROW_BYTES: usize = 92 * SIZE
export const VECTOR: usize = 4 * SIZE
export const WIDE: usize = 91 * VECTOR
export const STEP_BYTES: usize = <usize>STEP * SIZE
/** A lane is a pair and a relation: pair * 4 + relation. */
export const LANES: i32 = 91 * 4

export const BOARDS: i32 = 6188
/** Bytes of such rows for all boards. */
export const BOARDS_BYTES: usize = 6188 * ROW_BYTES
export const FLOPS_OF_RANKS: i32 = 455
export const TURNS_OF_RANKS: i32 = 1820
export const FLOPS: i32 = 1755

/** First places of flush types by how many are suited, and of what a flop shows of a suit. */
export const FOUR_SUITED: i32 = 286 * 91
export const FIVE_SUITED: i32 = FOUR_SUITED + 715 * 13
export const FLOP_TWO_SUITED: i32 = 286
export const FLOP_ONE_SUITED: i32 = FLOP_TWO_SUITED + 78 * 13
export const FLOP_SUIT_TYPES: i32 = FLOP_ONE_SUITED + 13 * 91

/** Strengths at which hands begin, as in `strengths.ts`. */
export const FLUSH: i32 = 5863
export const FULL_HOUSE: i32 = 7140
export const STRAIGHT_FLUSH: i32 = 7452

// Tables that depend on no rule.
/** Lower and higher rank by pair, u8 each. */
export const LOW: usize = 4096
export const HIGH: usize = LOW + 96
/** C(n, k) at [n * 8 + k], i32. */
export const CHOOSE: usize = HIGH + 96
/** Number of a set among those of its size, u16 by mask; the sets of 0 to 5 ranks, u16, 1287 to a size. */
export const SET_NUMBER: usize = CHOOSE + 20 * 8 * 4
export const SETS: usize = SET_NUMBER + 8192 * 2
/** Best flush by mask, i16, and the hand's place in the list of hands by strength, u8. */
export const FLUSHES: usize = SETS + 6 * 1287 * 2
export const CATEGORY: usize = FLUSHES + 8192 * 2
/** Number of a multiset with a rank added, u16 [number * 13 + rank]: of three and of four ranks. */
export const TO_FOUR: usize = CATEGORY + 7464
export const TO_FIVE: usize = TO_FOUR + FLOPS_OF_RANKS * 13 * 2
/** Copies of a rank that multisets of three, four and five take, u8 [number * 13 + rank]. */
export const TAKEN_THREE: usize = TO_FIVE + TURNS_OF_RANKS * 13 * 2
export const TAKEN_FOUR: usize = TAKEN_THREE + FLOPS_OF_RANKS * 13
export const TAKEN_FIVE: usize = TAKEN_FOUR + TURNS_OF_RANKS * 13
/** Number of the five ranks of each flush type, u16. */
export const RANKS_OF: usize = (TAKEN_FIVE + BOARDS * 13 + 3) & ~3
/** Copies of each rank that a pair leaves of four, T [rank * 92 + pair]; outside the suit of three, vectors [rank * 91 + pair]. */
export const PAIR_LEFT: usize = (RANKS_OF + 36608 * 2 + 15) & ~15
export const OFF_LEFT: usize = PAIR_LEFT + 13 * ROW_BYTES
/** Strength, i16, opponent's hands below and beside, i16, all [board * 92 + pair]. */
export const STRENGTH: usize = OFF_LEFT + 13 * WIDE
export const BELOW: usize = STRENGTH + BOARDS * ROW * 2
export const TIES: usize = BELOW + BOARDS * ROW * 2
/** Pairs from weakest to strongest, u8, 128 added to those that tie with the one before; a 0 behind the last. */
export const ORDER: usize = TIES + BOARDS * ROW * 2
/** How many pairs a board leaves, and the place of the first full house or better among them: u8 by board. */
export const ORDERED: usize = ORDER + BOARDS * ROW
export const FIRST_STRONG: usize = ORDERED + BOARDS
/** Full houses and better an opponent can hold, i16 by board; those with one certain card of a rank, i16 [board * 13 + rank]. */
export const STRONG: usize = (FIRST_STRONG + BOARDS + 15) & ~15
export const STRONG_ROWS: usize = STRONG + BOARDS * 2
/** Flushes by set of suited ranks and place (0 none, 1 + rank, 14 + pair of different ranks), i16 each. */
export const FLUSH_BELOW: usize = STRONG_ROWS + BOARDS * 13 * 2
export const FLUSH_TIES: usize = FLUSH_BELOW + 2288 * 92 * 2
export const FLUSH_STRENGTH: usize = FLUSH_TIES + 2288 * 92 * 2
/**
 * The canonical flops, 16 bytes each: how many they stand for, u8; at 1 how many suits a flush may come of, u8; at 2 the number of their ranks, u16; at 4 the
 * cards, u8; at 8 what these suits show, u16, the suit times 2^14 added.
 */
export const FLOP_LIST: usize = FLUSH_STRENGTH + 2288 * 92 * 2

// What depends on what the dealer qualifies with.
/** The segment of each strength, u8, and of each [board * 92 + pair]. */
export const SEGMENT_OF: usize = FLOP_LIST + FLOPS * 16
export const SEGMENT: usize = SEGMENT_OF + 7464
/** Hands that do not qualify: the player's cards known, i16 [board * 92 + pair]; by board; by board and rank. */
export const SHORT: usize = (SEGMENT + BOARDS * ROW + 15) & ~15
export const ALL_SHORT: usize = SHORT + BOARDS * ROW * 2
export const SHORT_ROWS: usize = ALL_SHORT + BOARDS * 2
/** The ranks whose pair with a rank does not qualify, as a mask, u16 [board * 13 + rank]. */
export const SHORT_WITH: usize = SHORT_ROWS + BOARDS * 13 * 2
/** Hands played to the showdown: by ranks, i64 [(pair * 20 + segment) * 4 + …]; what flushes change, vectors of the same places. */
export const PLAYED: usize = (SHORT_WITH + BOARDS * 13 * 2 + 15) & ~15
export const PLAYED_FLUSHES: usize = PLAYED + 91 * 20 * 4 * 8

// What depends on the pays.
/** Factors of worth by segment, and behind those of a segment the gain's (`lanes.ts`). */
export const FACTORS: usize = PLAYED_FLUSHES + 91 * 20 * 4 * VECTOR
/** d, T [board * 92 + pair]. */
export const EDGE: usize = FACTORS + 20 * 2 * FACTORS_BYTES
/** Hands on boards that are counted elsewhere, T [board * 92 + pair]. */
export const MOVED: usize = EDGE + BOARDS_BYTES
/** d summed over rivers, and over run-outs, rows by pair. */
export const TURN_SUMS: usize = MOVED + BOARDS_BYTES
export const FLOP_SUMS: usize = TURN_SUMS + <usize>TURNS_OF_RANKS * ROW_BYTES
/** Which hands bet: u16 [flop * 91 + pair], a bit for suit of the lower rank * 4 + suit of the higher. */
export const BETS: usize = FLOP_SUMS + <usize>FLOPS_OF_RANKS * ROW_BYTES
/** By pair, offsuit then suited: what checking gains, i64 twice (the second times 2^32), flops that tie, flops that bet, and whether the hands are counted, i32. */
export const GAINS: usize = BETS + FLOPS * 91 * 2 + 6
export const TIED: usize = GAINS + 182 * 16
export const BET_COUNTS: usize = TIED + 182 * 4
export const COUNTED: usize = BET_COUNTS + 182 * 4
/** Results by segment, i64 [segment * 4 + …]: bet, then passed; then those that gave up, and those of them that tied. */
export const RESULTS: usize = COUNTED + 182 * 4
export const GAVE_UP: usize = RESULTS + 2 * 20 * 4 * 8
/** Hands counted, by pair, i32; ten times the boards of them by pair and relation, vectors, for each pair of other ranks, rank, none. */
export const HANDS_BY_PAIR: usize = GAVE_UP + 16
export const ALL_OF: usize = (HANDS_BY_PAIR + ROW * 4 + 15) & ~15
/** The pairs with hands counted, u8. */
export const ACTIVE: usize = ALL_OF + 105 * WIDE
/** Their Vs, u16. */
export const ACTIVE_VS: usize = ACTIVE + 96
/** Results of 32 bits that go to RESULTS in time: six vectors to a segment; two to a segment; eight. */
export const TAKEN_OFF: usize = (ACTIVE_VS + LANES * 2 + 15) & ~15
export const TWO_SUITED: usize = TAKEN_OFF + 20 * 6 * VECTOR
export const FLUSH_RESULTS: usize = TWO_SUITED + 20 * 2 * VECTOR
export const RESULTS_END: usize = FLUSH_RESULTS + 8 * VECTOR

// Places to work in, one flush type at a time.
/**
 * Two counts in each lane, the second times 2^16: for hands without a flush on three suited what flushes take from those below and
 * beside; else the hands below and beside themselves, with those short at SHORT_OF. Vectors by pair.
 */
export const COUNTS: usize = RESULTS_END
export const SHORT_OF: usize = COUNTS + WIDE
/** Segments of the four relations, u8 x 4 by pair. */
export const KINDS: usize = SHORT_OF + WIDE
/** −1 in lanes that a set of suited ranks leaves. */
export const LIVE: usize = (KINDS + 91 * 4 + 15) & ~15
/** Of a pair: four times its lower rank, the same of the higher times 2^8; 2^16 if both ranks are free and two, 2^17 if the lower is free, 2^18 the higher. i32. */
export const INFO: usize = LIVE + WIDE
/** The pairs of two free ranks, u8, how many in FREE_PAIRS; their flushes below, i16, and segments, u8. */
export const FREE: usize = INFO + ROW * 4
export const FREE_BELOW: usize = FREE + 80
export const FREE_KINDS: usize = FREE_BELOW + 80 * 2
/** Of four suited: hands below and beside as at COUNTS; −1 in the lanes of plain flushes. */
export const FLUSH_COUNTS: usize = (FREE_KINDS + 80 + 15) & ~15
export const PLAIN_FLUSH: usize = FLUSH_COUNTS + WIDE
/** Counts by rank, i32: of hands, of hands that do not qualify (at 13 all of them), of full houses that hold no card of the rank. */
export const ROWS: usize = PLAIN_FLUSH + WIDE
export const SHORTS: usize = ROWS + 16 * 4
/** All hands that do not qualify by the rank of a suited card that is held, at 13 of none. */
export const FLUSH_SHORTS: usize = SHORTS + 16 * 4
export const STRONG_WITHOUT: usize = FLUSH_SHORTS + 16 * 4
/** Cards of a rank outside the suit that four suited leave, i32. */
export const OFF_OF: usize = STRONG_WITHOUT + 16 * 4
/** Straight flushes with two suited cards by rank, i32. */
export const STRAIGHT_ROWS: usize = OFF_OF + 16 * 4
/** d, or marks, of a flush type: vectors by pair; and the rows by rank of the set at hand. */
export const VALUE: usize = STRAIGHT_ROWS + 16 * 4
export const RANK_ROWS: usize = VALUE + WIDE
/** −1 in the legal suits by rank of a flop, four i32. */
export const LEGAL: usize = RANK_ROWS + 13 * WIDE
/** What the four suits of a flop or turn add to a pair, vectors. */
export const SEEN: usize = LEGAL + 13 * 16
/** Lanes that are looked at one by one: two vectors. */
export const APART: usize = SEEN + 4 * VECTOR
/** The sums of the hands of all pairs on a flop or turn, T [pair * 16 + suit of the lower rank * 4 + suit of the higher]. */
export const HAND_SUMS: usize = APART + 2 * VECTOR
/** A flush type laid out to be read, by lane: hands below, beside, short, i16; triples, i32; segments, u8; 1 for lanes that live, u8. */
export const READ_BELOW: usize = HAND_SUMS + 91 * 16 * SIZE
export const READ_TIES: usize = READ_BELOW + LANES * 2
export const READ_SHORT: usize = READ_TIES + LANES * 2
export const READ_TRIPLES: usize = READ_SHORT + LANES * 2
export const READ_KINDS: usize = READ_TRIPLES + LANES * 4
export const READ_LIVE: usize = READ_KINDS + LANES
/** Multisets of seven ranks by strength while the order is made. */
export const SEVENS: usize = (READ_LIVE + LANES + 15) & ~15
export const STARTS: usize = (SEVENS + 50388 * 2 + 3) & ~3
export const SEVEN_STRENGTHS: usize = STARTS + 7470 * 4
/** Sums of 64 bits by lane. */
export const SUMS: usize = (SEVEN_STRENGTHS + 50388 * 2 + 15) & ~15
/** By segment, 1 where the gain is not above 0 for some hand on some board, u8. */
export const UNSURE: usize = SUMS + LANES * 8

/** The later gain F, T [board * 92 + pair]. */
export const GAIN: usize = (UNSURE + 32 + 15) & ~15
/** By suit type of flops a row of vectors: sums of what a suit adds to d, later marks. */
export const SUITS: usize = GAIN + BOARDS_BYTES
export const END: usize = SUITS + <usize>FLOP_SUIT_TYPES * WIDE

// Turns, only where a game decides them. They have no later gain and come after the flops, so they begin in the same place.
/** The canonical turns; what they show of a suit: four in it, three (from 715), two. */
export const TURNS: i32 = 16432
export const TURN_THREE_SUITED: i32 = 715
export const TURN_TWO_SUITED: i32 = TURN_THREE_SUITED + 286 * 13
export const TURN_SUIT_TYPES: i32 = TURN_TWO_SUITED + 78 * 91
/** Bytes of a row of vectors of four 16-bit numbers. */
export const NARROW: usize = 91 * 8
/** Sums of what a suit adds to d: rows of vectors, narrow ones of 16 bits for two suited, where at most eleven rivers add anything. */
export const TURN_SUITS: usize = GAIN
export const TURN_TWOS: usize = TURN_SUITS + <usize>TURN_TWO_SUITED * WIDE
/** In the same place, marks: narrow rows for all of them. */
export const TURN_MARKS: usize = TURN_SUITS
/** Which hands bet, as at BETS: u16 [turn * 91 + pair]. */
export const TURN_BETS: usize = TURN_TWOS + 78 * 91 * NARROW
/** The list, as at FLOP_LIST; of each turn the four flops, u16, and the renamings that make them canonical ones, u8. */
export const TURN_LIST: usize = (TURN_BETS + <usize>TURNS * 91 * 2 + 15) & ~15
export const TURN_FLOPS: usize = TURN_LIST + <usize>TURNS * 16
export const TURN_NAMES: usize = TURN_FLOPS + <usize>TURNS * 8
/** Eight bits of hands under another naming of suits, u16 [((renaming * 2 + is a pair) * 2 + upper eight) * 256 + bits]. */
export const RENAMED_BITS: usize = TURN_NAMES + <usize>TURNS * 4
export const TURN_END: usize = RENAMED_BITS + 24 * 2 * 2 * 256 * 2

@inline export function pairNumber(x: i32, y: i32): i32 {
  return x <= y ? x + ((y * (y + 1)) >> 1) : y + ((x * (x + 1)) >> 1)
}
@inline export function low(pair: i32): i32 {
  return load<u8>(LOW + <usize>pair)
}
@inline export function high(pair: i32): i32 {
  return load<u8>(HIGH + <usize>pair)
}
@inline export function i32At(table: usize, place: i32): i32 {
  return load<i32>(table + (<usize>place << 2))
}
@inline export function setI32(table: usize, place: i32, value: i32): void {
  store<i32>(table + (<usize>place << 2), value)
}
@inline export function addI32(table: usize, place: i32, value: i32): void {
  setI32(table, place, i32At(table, place) + value)
}
@inline export function i16At(table: usize, place: i32): i32 {
  return load<i16>(table + (<usize>place << 1))
}
@inline export function u16At(table: usize, place: i32): i32 {
  return load<u16>(table + (<usize>place << 1))
}
@inline export function setI16(table: usize, place: i32, value: i32): void {
  store<i16>(table + (<usize>place << 1), <i16>value)
}
@inline export function u8At(table: usize, place: i32): i32 {
  return load<u8>(table + <usize>place)
}
@inline export function setU8(table: usize, place: i32, value: i32): void {
  store<u8>(table + <usize>place, <u8>value)
}
@inline export function numberAt(table: usize, place: i32): T {
  return load<T>(table + <usize>place * SIZE)
}
@inline export function setNumber(table: usize, place: i32, value: T): void {
  store<T>(table + <usize>place * SIZE, value)
}
@inline export function addNumber(table: usize, place: i32, value: T): void {
  setNumber(table, place, numberAt(table, place) + value)
}
/** The four numbers of a vector, by relation. */
@inline export function setVector(table: usize, place: i32, none: T, low: T, high: T, both: T): void {
  const at = table + <usize>place * VECTOR
  store<T>(at, none)
  store<T>(at, low, SIZE)
  store<T>(at, high, 2 * SIZE)
  store<T>(at, both, 3 * SIZE)
}
@inline export function addI64(at: usize, amount: i64): void {
  store<i64>(at, load<i64>(at) + amount)
}
/** A place among GAINS: what is lost by hands that bet though they should not, the second number times 2^32, and ties. */
@inline export function tell(place: i32, lost: i64, lostHigh: i64, ties: i32): void {
  const at = GAINS + (<usize>place << 4)
  addI64(at, lost)
  addI64(at + 8, lostHigh)
  addI32(TIED, place, ties)
}
@inline export function chooseOf(n: i32, k: i32): i32 {
  return i32At(CHOOSE, n * 8 + k)
}
@inline export function sets(size: i32, number: i32): i32 {
  return u16At(SETS, size * 1287 + number)
}
/** How many sets of so many ranks there are. */
@inline export function setCount(size: i32): i32 {
  return chooseOf(13, size)
}
