import type { Rules, Step } from '@/lib/games/game'
import type { GameId } from '@/lib/games/ids'
import { ADD_ONS, type XxRules } from '@/lib/games/xx-poker/rules'
import { addedBy, type XxAction, type XxState } from '@/lib/games/xx-poker/state'
import { playHands, totalOfCards } from '@/lib/engines/blackjack/index'
import type { Texas21State } from '@/lib/games/texas-21/state'
import { below, type Random } from '@/lib/math/random'

/*
 * The table as the dealer stands behind it, per game, as data: which cards all seats share, which chips lie there, in what order a
 * seat is paid and taken, and how its players play where no rules of the game say it.
 */

/** Chooses an action of a decision for a player at the table, whose base wager is so many dollars. */
type Choose = (state: unknown, actions: readonly string[], random: Random, chips: number) => string

export interface Layout {
  /** The pile that each deal comes from, by its stage: cards of one pile are the same for every seat. A stage that is not here is the seat's own. */
  readonly piles: Readonly<Record<string, string>>
  /** What a base wager may be, in dollars, as chips of 1, 5, 25 and 100 lie on a layout. */
  readonly chips: readonly number[]
  /** What lies on each side bet, in dollars. */
  readonly sides: Readonly<Record<string, readonly number[]>>
  /** A side bet may be no more than the base wager. */
  readonly sidesAtMostBase?: true
  /** Bets in the order in which the dealer goes through a seat; others come after them, as the game settles them. */
  readonly order: readonly string[]
  /** The bet whose win pays the house's commission. */
  readonly commissionOn?: string
  /** What is paid without a stake of its own: looked at wherever the bet `with` stands. */
  readonly bonuses?: readonly { readonly bet: string; readonly name: string; readonly with: string }[]
  readonly seats: number
  /** The rules with what a table offers besides what the best play needs. */
  readonly offered?: (rules: Rules) => Rules
  readonly choose?: Choose
}

const BOARD = { flop: 'board', turn: 'board', river: 'board', dealer: 'dealer' } as const

const LOW_CHIPS = [5, 10, 15, 20, 25, 30, 40, 50] as const
const ODD_CHIPS = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 65, 75, 100] as const
const SIDE_CHIPS = [1, 2, 3, 5, 10, 15, 25] as const

/** The least chip is half a dollar. */
const LEAST_CHIP = 0.5

/** The sheet lets a player add on any part up to the half. */
function offeredAtXx(rules: Rules): Rules {
  const { addOns, ...others } = rules as XxRules
  return { ...others, addOns: ADD_ONS.filter((part) => part <= Math.max(...addOns)) } as XxRules
}

/** Adds on as often as not, what chips can be laid for; places the lowest card that wins: the sheet obliges the player to place one. */
function chooseXx(state: unknown, actions: readonly string[], random: Random, chips: number): string {
  const { addOn } = state as XxState
  if (addOn !== null) return actions[0]!
  const laid = actions.filter(
    (action) => action !== 'decline' && (addedBy(action as XxAction) * chips) % LEAST_CHIP === 0,
  )
  return laid.length === 0 || random() < 0.5 ? 'decline' : laid[below(random, laid.length)]!
}

/** Plays as the dealer does, but doubles ten and eleven, splits aces and eights' pairs now and then, and sometimes insures. */
function chooseTexas21(state: unknown, actions: readonly string[], random: Random): string {
  if (actions.includes('insure')) return random() < 0.3 ? 'insure' : 'decline'
  const { hands, at } = playHands(state as Texas21State)
  const { total } = totalOfCards(hands[at]!.cards)
  if (actions.includes('split') && (total === 12 || total === 16)) return 'split'
  if (actions.includes('double') && (total === 10 || total === 11)) return 'double'
  return total < 17 && actions.includes('hit') ? 'hit' : 'stand'
}

const LAYOUTS: Readonly<Record<GameId, Layout>> = {
  'ultimate-texas-holdem': {
    piles: BOARD,
    chips: LOW_CHIPS,
    sides: { trips: SIDE_CHIPS },
    order: ['play', 'ante', 'blind', 'trips'],
    seats: 3,
  },
  'three-card-poker': {
    piles: { dealer: 'dealer' },
    chips: LOW_CHIPS,
    sides: { 'pair-plus': SIDE_CHIPS, 'six-card': SIDE_CHIPS },
    order: ['ante', 'play', 'ante-bonus', 'pair-plus', 'six-card'],
    bonuses: [{ bet: 'ante-bonus', name: 'Ante bonus', with: 'play' }],
    seats: 3,
  },
  'texas-holdem-bonus': {
    piles: BOARD,
    chips: LOW_CHIPS,
    sides: { bonus: SIDE_CHIPS, 'first-five': [1, 2, 5] },
    order: ['ante', 'flop-bet', 'turn-bet', 'river-bet', 'bonus', 'first-five'],
    seats: 3,
  },
  'casino-holdem': {
    piles: BOARD,
    chips: LOW_CHIPS,
    sides: { bonus: SIDE_CHIPS },
    sidesAtMostBase: true,
    order: ['ante', 'call', 'bonus'],
    seats: 3,
  },
  'pai-gow-poker': {
    piles: { dealer: 'dealer' },
    chips: ODD_CHIPS,
    sides: { bonus: SIDE_CHIPS },
    order: ['main', 'bonus'],
    commissionOn: 'main',
    seats: 3,
  },
  'xx-poker': {
    piles: { dealer: 'dealer', community: 'board', third: 'third' },
    chips: LOW_CHIPS,
    sides: { 'mix-and-match': SIDE_CHIPS },
    order: ['play', 'add-on', 'mix-and-match'],
    seats: 3,
    offered: offeredAtXx,
    choose: chooseXx,
  },
  'texas-21': {
    // What the dealer finds under his up card is the card he turns later.
    piles: { upcard: 'upcard', flop: 'flop', peek: 'dealer', hole: 'dealer', dealer: 'dealer' },
    chips: LOW_CHIPS,
    sides: { side: SIDE_CHIPS, progressive: [1] },
    order: ['side', 'progressive', 'insurance', 'main'],
    seats: 3,
    choose: chooseTexas21,
  },
}

export const layoutOf = (game: GameId): Layout => LAYOUTS[game]

/** The pile of a deal; undefined for a card of the seat's own. */
export const pileOf = (layout: Layout, step: Extract<Step<unknown, string>, { kind: 'deal' }>): string | undefined =>
  layout.piles[step.stage]
