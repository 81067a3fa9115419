import type { Reason } from './messages/table-en'
import { below, type Random } from '@/lib/math/random'
import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import { LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/table/layout'
import { PUSH_TAKEN, WRONG_CHIPS, wrongOdds } from '@/lib/teaching/dealer-school/errors/kinds'
import { byBet, byRules, byState, type ErrorKind } from '@/lib/teaching/dealer-school/errors/errors'
import { ADD_ONS, POSITION_NAMES, POSITIONS, type XxRules } from './rules'
import { addedBy, type XxAction, type XxState } from './round'
import { disputes } from './disputes'
import { game } from './index'

const LEFT: Reason = { id: 'left' }

/** The round with one contest more won, and with one less, as a dealer may miscount. */
const oneMore = (state: XxState): XxState | undefined => {
  const at = state.placed.indexOf(null)
  const card = state.hand.find((own) => !state.placed.includes(own))
  return at < 0 || card === undefined ? undefined : { ...state, placed: state.placed.with(at, card) }
}
const oneLess = (state: XxState): XxState | undefined => {
  const at = state.placed.findIndex((card) => card !== null)
  return at < 0 ? undefined : { ...state, placed: state.placed.with(at, null) }
}

const OTHERWISE = { loses: 'pushes', pushes: 'loses' } as const

/** The positions at which less than jacks loses, or pushes. */
const placesOf = ({ lessThanJacks }: XxRules, what: 'loses' | 'pushes'): readonly string[] =>
  POSITIONS.filter((position) => lessThanJacks[position] === what).map((position) => POSITION_NAMES[position])

const errors = (inForce: XxRules): readonly ErrorKind[] => [
  {
    id: 'position',
    says: { id: 'position' },
    ways: byState<XxState>(['play', 'add-on'], oneMore, oneLess),
  },
  {
    id: 'less',
    says: { id: 'lessThanJacks', args: { loses: placesOf(inForce, 'loses'), pushes: placesOf(inForce, 'pushes') } },
    ways: byRules<XxRules>((rules) => ({
      ...rules,
      lessThanJacks: {
        x1: OTHERWISE[rules.lessThanJacks.x1],
        x2: OTHERWISE[rules.lessThanJacks.x2],
        x5: OTHERWISE[rules.lessThanJacks.x5],
      },
    })),
  },
  {
    id: 'add-on',
    says: { id: 'addOn' },
    ways: byBet(({ bet, does }) =>
      bet === 'add-on' && does !== 'push' ? [{ does: 'push', cents: 0, because: LEFT }] : [],
    ),
  },
  wrongOdds('mix-and-match'),
  PUSH_TAKEN,
  WRONG_CHIPS,
]

/** The sheet lets a player add any part up to the largest. */
const offered = ({ addOns, ...others }: XxRules): XxRules => ({
  ...others,
  addOns: ADD_ONS.filter((part) => part <= Math.max(...addOns)),
})

/** The smallest chip is half a dollar. */
const LEAST_CHIP = 0.5

/**
 * A player who adds on half the time, if there are chips for it, and places the lowest card that wins, because the
 * sheet obliges them to place one.
 */
function choose({ addOn }: XxState, actions: readonly XxAction[], random: Random, chips: number): XxAction {
  if (addOn !== null) return actions[0]!
  const laid = actions.filter((action) => action !== 'decline' && (addedBy(action) * chips) % LEAST_CHIP === 0)
  return laid.length === 0 || random() < 0.5 ? 'decline' : laid[below(random, laid.length)]!
}

export const dealer: Dealer<XxRules, XxState, XxAction> = {
  game,
  piles: { dealer: 'dealer', community: 'board', third: 'third' },
  chips: LOW_CHIPS,
  sides: { 'mix-and-match': SIDE_CHIPS },
  order: ['play', 'add-on', 'mix-and-match'],
  seats: 3,
  most: 7,
  settlement: {
    passes: [
      { bets: ['mix-and-match'], from: 'right', after: 'contest-two', turns: 'third' },
      { bets: ['play', 'add-on'], from: 'right' },
    ],
    onFold: [],
  },
  errors,
  offered,
  choose,
  disputes,
}
