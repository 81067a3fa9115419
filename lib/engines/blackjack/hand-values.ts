import { BLACKJACK, BUST, DEALER_ENDS, dealerChances, LEAST_STOP, type Shoes } from './dealer'
import { handGraph } from './hand-graph'
import type { Soft17 } from './rules'
import { type Known, type KnownTable, type Shoe, VALUES } from './shoe'

/*
 * The EVs of every hand that can grow from a given one: standing, hitting, and the better of the two. A hand's cards
 * determine the shoe it leaves, so each hand is valued once, starting with those of the most cards.
 */

export const STAND = 0
export const HIT = 1
export const DOUBLE = 2
/** The action for each hand number. */
export type Policy = Uint8Array

/** The dealer's side of a decision. */
export interface Dealer {
  /** 1 for an ace to 10. */
  readonly upcard: number
  readonly soft17: Soft17
}

/** Tables by hand. EVs are in bets; together with the chance of a push they give the chances of a win and a loss. */
export interface HandValues {
  /** Hand numbers in ascending order. A hand comes before those it can grow into. */
  readonly hands: Uint16Array
  /** The index in the tables of each hand number; −1 for hands not in the tables. */
  readonly placeOf: Int16Array
  /** 1 if the hand may take a card; then the tables also have the hands it can grow into. */
  readonly open: Uint8Array
  /** The shoe that each hand leaves. */
  readonly shoes: Shoes
  /** The dealer's chances, at `end * hands.length + place`. */
  readonly dealer: Float64Array
  readonly stand: Float64Array
  readonly standPush: Float64Array
  readonly hit: Float64Array
  readonly hitPush: Float64Array
  /** The EV when the policy plays on, or without a policy the better of standing and hitting. */
  readonly played: Float64Array
  readonly playedPush: Float64Array
}

const PLAYED_ON = 1
/** Reached by doubling only, so the hand stands. */
const ENDED = 2

interface Grown {
  readonly hands: Uint16Array
  /** 1 if the hand may take a card; then the tables also have the hands it can grow into. */
  readonly open: Uint8Array
}

/** The hands that can grow from `root` with the cards in the shoe and, if there is a policy, the cards it takes. */
function grownFrom(shoe: Shoe, root: number, policy: Policy | undefined): Grown {
  const { size, next, contents, total } = handGraph()
  const reached = new Uint8Array(size)
  reached[root] = PLAYED_ON
  const hands: number[] = []
  const open: number[] = []
  for (let hand = root; hand < size; hand++) {
    if (reached[hand] === 0) continue
    const action =
      hand === root ? HIT : reached[hand] === ENDED || total[hand] === 21 ? STAND : policy ? policy[hand]! : HIT
    hands.push(hand)
    open.push(action === STAND ? 0 : 1)
    if (action === STAND) continue
    for (let place = 0; place < VALUES; place++) {
      const child = next[hand * VALUES + place]!
      const taken = contents[hand * VALUES + place]! - contents[root * VALUES + place]!
      if (child < 0 || shoe.counts[place]! <= taken || reached[child] === PLAYED_ON) continue
      reached[child] = action === DOUBLE ? ENDED : PLAYED_ON
    }
  }
  return { hands: Uint16Array.from(hands), open: Uint8Array.from(open) }
}

/** The shoe that each hand leaves, computed from the shoe that `root` leaves. */
function shoesAfter(shoe: Shoe, root: number, hands: ArrayLike<number>): Shoes {
  const { contents, cards } = handGraph()
  const size = hands.length
  const counts = new Float64Array(VALUES * size)
  for (let place = 0; place < VALUES; place++) {
    const before = shoe.counts[place]! + contents[root * VALUES + place]!
    for (let i = 0; i < size; i++) counts[place * size + i] = before - contents[hands[i]! * VALUES + place]!
  }
  const all = shoe.left + cards[root]!
  return { size, counts, left: Float64Array.from(hands, (hand) => all - cards[hand]!), hole: shoe.hole }
}

// ——— The dealer's chances ———————————————————————————————————————————————————————————————————————————————————

/**
 * The cards gone from the shoe of `known` besides those of the hands: a number of cards of one value, or none.
 * Undefined if cards of several values are gone.
 */
function goneBesides(
  { counts }: Known,
  shoe: Shoe,
  root: number,
): { readonly place: number; readonly cards: number } | undefined {
  const { contents } = handGraph()
  let gone = { place: 0, cards: 0 }
  for (let place = 0; place < VALUES; place++) {
    const cards = counts[place]! - shoe.counts[place]! - contents[root * VALUES + place]!
    if (cards === 0) continue
    if (cards < 0 || gone.cards > 0) return undefined
    gone = { place, cards }
  }
  return gone
}

/** More hands than exist. */
const CHUNK = 4096

function tableOf({ tables }: Known, soft17: Soft17, place: number, cards: number): KnownTable {
  const key = `${soft17} ${cards} ${place}`
  const found = tables.get(key)
  if (found) return found
  const table = { places: new Int32Array(handGraph().size), chunks: [] }
  tables.set(key, table)
  return table
}

/**
 * As `dealerChances`, but never computed twice for the same cards gone. A pair card gone beside a hand has the same
 * effect as one more in the hand, unless that would be a bust.
 */
function chancesOnce(
  known: Known,
  shoe: Shoe,
  dealer: Dealer,
  root: number,
  hands: Uint16Array,
): Float64Array | undefined {
  const gone = goneBesides(known, shoe, root)
  if (!gone) return undefined
  const { next } = handGraph()
  const size = hands.length
  const tables = Array.from({ length: gone.cards + 1 }, (_, cards) =>
    tableOf(known, dealer.soft17, cards && gone.place, cards),
  )
  const rows = new Uint16Array(size)
  const levels = new Uint8Array(size)
  const missing: number[] = []
  for (let at = 0; at < size; at++) {
    let [row, level] = [hands[at]!, gone.cards]
    for (let more = next[row * VALUES + gone.place]!; level > 0 && more >= 0; more = next[row * VALUES + gone.place]!) {
      row = more
      level--
    }
    rows[at] = row
    levels[at] = level
    const table = tables[level]!
    if (table.places[row] !== 0) continue
    missing.push(hands[at]!)
    // The chunk of this table and the row in it: the next chunk, shared by all missing hands.
    table.places[row] = CHUNK * (table.chunks.length + 1) + missing.length - 1
  }
  if (missing.length > 0) {
    const ends = dealerChances(dealer.upcard, dealer.soft17, shoesAfter(shoe, root, missing))
    for (const table of tables) table.chunks.push({ ends, size: missing.length })
    if (missing.length === size) return ends
  }
  const all = new Float64Array(DEALER_ENDS * size)
  for (let at = 0; at < size; at++) {
    const table = tables[levels[at]!]!
    const place = table.places[rows[at]!]!
    const chunk = table.chunks[Math.floor(place / CHUNK) - 1]!
    for (let end = 0; end < DEALER_ENDS; end++) all[end * size + at] = chunk.ends[end * chunk.size + (place % CHUNK)]!
  }
  return all
}

/** The chance that the next card after a hand has this value: `drawChance` for one of many shoes. */
export function nextChance({ size, counts, left, hole }: Shoes, at: number, place: number): number {
  const some = counts[place * size + at]!
  if (some <= 0) return 0
  const all = left[at]!
  if (hole < 0) return some / all
  const holes = all - counts[hole * size + at]!
  return (some * (place === hole ? holes : holes - 1)) / ((all - 1) * holes)
}

function emptyTables(shoe: Shoe, dealer: Dealer, root: number, policy: Policy | undefined): HandValues {
  const { hands, open } = grownFrom(shoe, root, policy)
  const shoes = shoesAfter(shoe, root, hands)
  const placeOf = new Int16Array(handGraph().size).fill(-1)
  hands.forEach((hand, at) => (placeOf[hand] = at))
  const table = (): Float64Array => new Float64Array(hands.length)
  return {
    hands,
    placeOf,
    open,
    shoes,
    dealer: chancesOnce(shoe.known, shoe, dealer, root, hands) ?? dealerChances(dealer.upcard, dealer.soft17, shoes),
    stand: table(),
    standPush: table(),
    hit: table(),
    hitPush: table(),
    played: table(),
    playedPush: table(),
  }
}

function fillStand({ hands, dealer, stand, standPush }: HandValues): void {
  const { total } = handGraph()
  const size = hands.length
  for (let at = 0; at < size; at++) {
    const own = total[hands[at]!]! - LEAST_STOP
    let ev = dealer[BUST * size + at]! - dealer[BLACKJACK * size + at]!
    for (let end = 0; end < BUST; end++) {
      const chance = dealer[end * size + at]!
      if (end < own) ev += chance
      else if (end > own) ev -= chance
      else standPush[at] = chance
    }
    stand[at] = ev
  }
}

function fillHit(values: HandValues, at: number): void {
  const { hands, placeOf, shoes, hit, hitPush, played, playedPush } = values
  const { next } = handGraph()
  let [ev, push] = [0, 0]
  for (let place = 0; place < VALUES; place++) {
    const chance = nextChance(shoes, at, place)
    if (chance === 0) continue
    const child = next[hands[at]! * VALUES + place]!
    if (child < 0) ev -= chance
    else {
      ev += chance * played[placeOf[child]!]!
      push += chance * playedPush[placeOf[child]!]!
    }
  }
  hit[at] = ev
  hitPush[at] = push
}

/**
 * A doubled hand takes one card and stands: its EV in initial bets (twice that of a single bet), and the chance of a
 * push.
 */
export function doubled(values: HandValues, at: number): { readonly ev: number; readonly push: number } {
  const { hands, placeOf, shoes, stand, standPush } = values
  const { next } = handGraph()
  let [ev, push] = [0, 0]
  for (let place = 0; place < VALUES; place++) {
    const chance = nextChance(shoes, at, place)
    if (chance === 0) continue
    const child = next[hands[at]! * VALUES + place]!
    ev += 2 * chance * (child < 0 ? -1 : stand[placeOf[child]!]!)
    push += child < 0 ? 0 : chance * standPush[placeOf[child]!]!
  }
  return { ev, push }
}

function setPlayed({ played, playedPush }: HandValues, at: number, ev: number, push: number): void {
  played[at] = ev
  playedPush[at] = push
}

/** The EV of the hand at an index, once the hands it can grow into are filled. */
function fillPlayed(values: HandValues, at: number, policy: Policy | undefined): void {
  const { stand, standPush, hit, hitPush, open } = values
  const isBetterHit = policy ? at === 0 || policy[values.hands[at]!] === HIT : hit[at]! > stand[at]!
  if (open[at] === 0) setPlayed(values, at, stand[at]!, standPush[at]!)
  else if (policy?.[values.hands[at]!] === DOUBLE && at > 0) {
    const { ev, push } = doubled(values, at)
    setPlayed(values, at, ev, push)
  } else if (isBetterHit) setPlayed(values, at, hit[at]!, hitPush[at]!)
  else setPlayed(values, at, stand[at]!, standPush[at]!)
}

function fill(values: HandValues, policy: Policy | undefined): HandValues {
  for (let at = values.hands.length - 1; at >= 0; at--) {
    if (values.open[at] === 1) fillHit(values, at)
    fillPlayed(values, at, policy)
  }
  return values
}

/**
 * The values of the hands that can grow from `root` (a hand number), given the shoe it leaves. Without a policy each
 * hand takes the better of standing and hitting; with one it follows the policy, and `root` itself hits.
 */
export function valueHands(shoe: Shoe, dealer: Dealer, root: number, policy?: Policy): HandValues {
  const values = emptyTables(shoe, dealer, root, policy)
  fillStand(values)
  return fill(values, policy)
}

/** The same hands played by a policy, reusing the dealer's chances. */
export function playedBy(values: HandValues, policy: Policy): HandValues {
  const table = (): Float64Array => new Float64Array(values.hands.length)
  return fill({ ...values, hit: table(), hitPush: table(), played: table(), playedPush: table() }, policy)
}
