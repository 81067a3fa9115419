import { dealerOf, gameOf } from '../games'
import type { Card } from '@/lib/cards/card'
import type { Zone } from '@/lib/game/felt'
import type { AnyGame, Rules, Step } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { below, makeRandom, type Random } from '@/lib/math/random'
import { duesOf, type Rounding } from './chips'
import type { AnyDealer } from '../dealer'
import type { Seat, Table } from './seat'
import { bareZonesOf, toldZonesOf } from './felt'
import { type TableLimits, wagersWithin } from './limits'

/*
 * A table of several seats, dealt and played from a seed. Each seat is a round of the game, played by the game's own
 * `step`. The cards of a pile (the board, the dealer's hand) are the same for all seats. What is due always comes from
 * the end of that round.
 */

/** A table that a link asks for. */
export interface AskedTable extends Table {
  /** Whether the link is from before tables were dealt otherwise, or errors were added. It deals and asks as then. */
  readonly isOlder?: true
}

export interface Board extends Table {
  readonly seed: string
  /** From the dealer's right, the order of settlement. */
  readonly seats: readonly Seat[]
  /** The dealer's second card, where it is dealt before the play. The seats don't see it if none plays to the end. */
  readonly hole?: Card
}

export interface BoardSettings extends AskedTable {
  readonly seats: number
  readonly rounding: Rounding
  /** The ids of the house rules in force. */
  readonly house?: readonly string[]
  readonly limits?: TableLimits | undefined
}

/** A game with its usual rules: those of its first variant, with its own pay table for every side bet. */
export const usualTable = (game: GameId): Table => ({ game, rules: gameOf(game).variants[0].rules as Rules })

/** Whether tables of a game were once dealt otherwise, so that their links say how to deal. */
export const hasBefore = (game: GameId): boolean => dealerOf(game).before !== undefined

// ——— Dealing ————————————————————————————————————————————————————————————————————————————————————————————————

/** A shuffled deck that serves seats and piles. */
interface Shoe {
  /** Shuffled as far as they are taken: the first `stacked` are on top as they are. */
  readonly cards: Card[]
  readonly stacked: number
  readonly random: Random
  next: number
  readonly piles: Map<string, Card[]>
}

/** A shuffled deck; the cards in `first` are on top, in their order. */
function shoeOf(game: AnyGame, rules: Rules, first: readonly Card[], random: Random): Shoe {
  const { cards, copies } = game.deck(rules)
  const left = Array.from({ length: copies }, () => cards).flat()
  for (const card of first) left.splice(left.indexOf(card), 1)
  return { cards: [...first, ...left], stacked: first.length, random, next: 0, piles: new Map() }
}

/** The next cards. A card is drawn when it is taken: a round takes few of a shoe of six decks. */
function take(shoe: Shoe, count: number): Card[] {
  const { cards, random } = shoe
  const end = Math.min(shoe.next + count, cards.length)
  for (let i = Math.max(shoe.next, shoe.stacked); i < end; i++) {
    const j = i + below(random, cards.length - i)
    ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
  }
  return cards.slice(shoe.next, (shoe.next += count))
}

/** `count` cards of a pile, from index `at`. Cards are added to the pile if it is too short. */
function fromPile(shoe: Shoe, name: string, at: number, count: number): readonly Card[] {
  const pile = shoe.piles.get(name) ?? []
  shoe.piles.set(name, pile)
  if (pile.length < at + count) pile.push(...take(shoe, at + count - pile.length))
  return pile.slice(at, at + count)
}

/** The player at a seat: their base wager in dollars, and the random numbers for their decisions. */
interface Player {
  readonly chips: number
  readonly random: Random
}

function playerAction(
  game: AnyGame,
  rules: Rules,
  dealer: AnyDealer,
  state: unknown,
  actions: readonly string[],
  { chips, random }: Player,
): string {
  if (actions.length === 1) return actions[0]!
  if (dealer.choose) return dealer.choose(state, actions, random, chips)
  if (game.arrange) return game.arrange.suggested(rules, state)
  const says = dealer.follows?.(rules, state) ?? []
  // Players don't always follow the strategy, and a folded hand has little to settle.
  const open = actions.filter((action) => action !== 'fold')
  return says.length > 0 && random() < 0.8 ? says[below(random, says.length)]! : open[below(random, open.length)]!
}

/** Plays one seat from the start of its round to the end. */
function walkSeat(game: AnyGame, rules: Rules, dealer: AnyDealer, shoe: Shoe, player: Player, start: unknown) {
  const places = new Map<string, number>()
  const did: { stage: string; action: string; before: unknown }[] = []
  let state = start
  for (;;) {
    const step: Step<unknown, string> = game.step(rules, state)
    if (step.kind === 'end') return { state, did, bets: step.bets }
    if (step.kind === 'decide') {
      const action = playerAction(game, rules, dealer, state, step.actions, player)
      did.push({ stage: step.stage, action, before: state })
      state = step.next(action)
      continue
    }
    const pile = dealer.piles[step.stage]
    const at = pile === undefined ? 0 : (places.get(pile) ?? 0)
    const cards = pile === undefined ? take(shoe, step.count) : fromPile(shoe, pile, at, step.count)
    if (pile !== undefined && !step.faceDown) places.set(pile, at + step.count)
    state = step.next(cards)
  }
}

// ——— Chips and order ————————————————————————————————————————————————————————————————————————————————————————

const MILLION = 1_000_000

/**
 * Random side bets, in base wagers. Only chips that are a decimal of the base wager with at most six places are used,
 * as the games require.
 */
function placeBets(
  { game, sides }: Pick<AnyDealer, 'game' | 'sides'>,
  base: number,
  random: Random,
): Readonly<Record<string, number>> {
  const placed = Object.entries(sides).flatMap(([id, chips]): (readonly [string, number])[] => {
    const isLimited = game.sideBets.some((bet) => bet.id === id && bet.atMostBase !== undefined)
    const fitting = chips.filter((chip) => (chip * MILLION) % base === 0 && (!isLimited || chip <= base))
    const chip = fitting[below(random, fitting.length)]
    return chip === undefined || random() < 0.2 ? [] : [[id, chip / base]]
  })
  return Object.fromEntries(placed)
}

/** The seats of a table, each with its side bets, and the deck after them. */
function playSeats(
  { game: id, rules, seats, rounding, limits, isOlder }: BoardSettings,
  seed: string,
  first: readonly Card[],
  isBare: boolean,
) {
  const game = gameOf(id)
  const dealer = dealerOf(id)
  const random = makeRandom(`${seed}/players`)
  const shoe = shoeOf(game, rules, first, makeRandom(`${seed}/cards`))
  const wagers = wagersWithin(dealer.chips, limits)
  const sides = isOlder ? { ...dealer.sides, ...dealer.before?.sides } : dealer.sides
  const offered = dealer.offered?.(rules) ?? rules
  const all = Array.from({ length: seats }, () => {
    const chips = wagers[below(random, wagers.length)]!
    const placed = placeBets({ game, sides }, chips, random)
    const opening: unknown = game.start(rules, { sides: isBare ? {} : placed })
    const start = isBare ? dealer.withoutSides!(opening) : opening
    const { state, did, bets } = walkSeat(game, offered, dealer, shoe, { chips, random }, start)
    const seat: Seat = { base: chips * 100, state, did, due: duesOf(dealer, bets, chips * 100, rounding) }
    return { seat, isSided: Object.keys(placed).length > 0 }
  })
  return { seats: all.map(({ seat }) => seat), isSided: all.some((one) => one.isSided), shoe }
}

/**
 * Deals and plays a table, with what is due on each bet. The same seed gives the same table. `first` are the first
 * cards of the deck.
 */
export function dealBoard(settings: BoardSettings, seed: string, first: readonly Card[] = []): Board {
  const { game, rules, isOlder } = settings
  const { piles, peek, before, withoutSides } = dealerOf(game)
  const played = playSeats(settings, seed, first, false)
  const dealsForNobody = !withoutSides || (isOlder && before?.dealsForNobody)
  const { seats, shoe } = played.isSided || dealsForNobody ? played : playSeats(settings, seed, first, true)
  const [second] = piles.hole !== undefined && peek?.looks(rules) ? fromPile(shoe, piles.hole, 0, 1) : []
  return { game, rules, seed, seats, ...(second !== undefined && { hole: second }) }
}

/** The seat with its hand set foul; undefined if the game has no foul hands, or these cards can't make one. */
export function foulSeat(
  { game, rules, rounding }: Pick<BoardSettings, 'game' | 'rules' | 'rounding'>,
  seat: Seat,
  random: Random,
): Seat | undefined {
  const dealer = dealerOf(game)
  const state: unknown = dealer.foul?.(rules, seat.state, random)
  const step = state === undefined ? undefined : gameOf(game).step(rules, state)
  return step?.kind === 'end' ? { ...seat, state, due: duesOf(dealer, step.bets, seat.base, rounding) } : undefined
}

// ——— The felt ———————————————————————————————————————————————————————————————————————————————————————————————

/** A seat's zones without captions and results, as the dealer reads them. */
export const seatZones = ({ game, rules }: Table, { state }: Pick<Seat, 'state'>): readonly Zone[] =>
  bareZonesOf(gameOf(game).table(rules, state))

/** The same zones with the name of every hand. */
export const toldZones = ({ game, rules }: Table, { state }: Pick<Seat, 'state'>): readonly Zone[] =>
  toldZonesOf(gameOf(game).table(rules, state))
