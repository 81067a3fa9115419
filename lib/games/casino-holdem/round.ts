import type { SettledBet } from '@/lib/games/game'
import type { Reason } from './messages/table-en'
import type { Card } from '@/lib/cards/card'
import { heldHand, heldSoFar } from '@/lib/cards/hand-words'
import { bestFive, strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, leastPairStrength } from '@/lib/cards/strength'
import {
  defineRound,
  type Felt,
  placedBets,
  type RoundState,
  settleSides,
  type Settlement,
  withNotes,
  byHand,
  payOrLoss,
} from '@/lib/engines/round/index'
import { tidyNet } from '@/lib/games/ev'
import { CALL, type Ending, makePayoff, payoffBy, qualifyingStrength, showdownOf } from '@/lib/engines/holdem/index'
import type { HeldCaption } from '@/lib/messages/felt/en'
import { ok } from '@/lib/result'
import { type CasinoRules, type NoGame, SIDE_BETS } from './rules'

/* A round of Casino Hold'em: deal, decisions, settlement and felt. */

/** On an exact tie the last one, which is cheaper, counts as best. */
const ACTIONS = ['call', 'fold'] as const
export type CasinoAction = (typeof ACTIONS)[number]

/**
 * `other` is the player's second open box, empty if they play one. The player sees both from the flop on and decides
 * the first box (`hand`) first. The cards of each box are dead cards for the other.
 */
type Place = 'hand' | 'other' | 'board' | 'dealer'
export type CasinoState = RoundState<Place, CasinoAction>

/** The rest of the cards are dealt if at least one box has called. */
const isCalled = ({ did }: CasinoState): boolean => did.includes('call')

const ASK = { ask: 'flop', actions: () => ACTIONS } as const

export const round = defineRound<CasinoRules, Place, CasinoAction, 'flop'>({
  places: [
    { id: 'hand', owner: 'player', size: 2, name: { id: 'hand' }, zone: 'player' },
    { id: 'other', owner: 'player', size: 2, name: { id: 'secondBox' }, with: 'hand' },
    { id: 'board', owner: 'board', size: 5, name: { id: 'board' } },
    { id: 'dealer', owner: 'dealer', size: 2, name: { id: 'dealer' } },
  ],
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  script: [
    { deal: 'hand', to: 'hand', until: 2 },
    { deal: 'flop', to: 'board', until: 3 },
    ASK,
    { ...ASK, when: ({ other }) => other.length > 0 },
    { deal: 'river', to: 'board', until: 5 },
    { deal: 'dealer', to: 'dealer', until: 2 },
  ],
  folded: (state) => state.did.length === boxesOf(state).length && !isCalled(state),
  bet: (action) => (action === 'call' ? CALL : 0),
  entry: {
    did: () => ok([]),
    // `hand` is the box to decide: the second box once the first has decided.
    values: (state) => ({ hand: handAt(state), other: otherAt(state) }),
  },
  settle,
  felt,
})

export const { start, unseen } = round

export const isDecision = (state: CasinoState): boolean => round.stageOf(state) !== undefined

export const boxesOf = (state: CasinoState): readonly (readonly Card[])[] =>
  state.other.length > 0 ? [state.hand, state.other] : [state.hand]

/** The index of the box to decide; 0 after the last decision. */
const boxAt = (state: CasinoState): number => (state.did.length < boxesOf(state).length ? state.did.length : 0)

/** The two cards of the box to decide, and those of the other box. */
export const handAt = (state: CasinoState): readonly Card[] => (boxAt(state) === 0 ? state.hand : state.other)
export const otherAt = (state: CasinoState): readonly Card[] => (boxAt(state) === 0 ? state.other : state.hand)

// ——— Settlement ——————————————————————————————————————————————————————————————————————————————————————————

type Comparison = Exclude<Ending['kind'], 'fold'>

interface Nets {
  readonly ante: number
  readonly call: number
}

/** A fold loses the ante. */
export const FOLD_NET = -1

/** The ante's net in antes; `table`: what its pay table pays. */
type AnteNet = number | 'table'

/** Nets of ante and call, in antes, against a dealer who qualifies. */
const AGAINST_A_GAME: Readonly<
  Record<Comparison, { readonly ante: AnteNet; readonly call: number; readonly why: Reason }>
> = {
  win: { ante: 'table', call: CALL, why: { id: 'won' } },
  tie: { ante: 0, call: 0, why: { id: 'tie' } },
  loss: { ante: -1, call: -CALL, why: { id: 'lower' } },
}

/** The ante's net against a dealer who doesn't qualify. The call pushes. */
const AGAINST_NO_GAME: Readonly<Record<NoGame, Readonly<Record<Comparison, AnteNet>>>> = {
  table: { win: 'table', tie: 'table', loss: 'table' },
  'even-money': { win: 1, tie: 1, loss: 1 },
  'push-if-lower': { win: 'table', tie: 0, loss: 0 },
  'lose-if-lower': { win: 'table', tie: 0, loss: -1 },
}

/** The nets of ante and call, in antes. */
function nets(rules: CasinoRules, ending: Ending): Nets {
  if (ending.kind === 'fold') return { ante: FOLD_NET, call: 0 }
  const { qualified, kind, hand } = ending
  const { ante, call } = qualified ? AGAINST_A_GAME[kind] : { ante: AGAINST_NO_GAME[rules.noGame][kind], call: 0 }
  return { ante: ante === 'table' ? (rules.pays.ante[hand] ?? 0) : ante, call }
}

/** The main game's net in antes, without the rounding error of the sum. */
const netOf = ({ ante, call }: Nets): number => tidyNet(ante + call)

/** The payoff for the engine: the net of every showdown after a call. */
export const payoffOf = payoffBy((rules: CasinoRules) =>
  makePayoff(qualifyingStrength(rules.qualifies), [CALL], (_, ending) => netOf(nets(rules, ending))),
)

const endingOf = (rules: CasinoRules, state: CasinoState, hand: readonly Card[], box: number): Ending =>
  state.did[box] === 'fold' ? { kind: 'fold' } : showdownOf(hand, state, qualifyingStrength(rules.qualifies))

function whyAnte(ending: Ending, net: number): Reason {
  if (ending.kind === 'fold') return { id: 'folded' }
  const { qualified, kind, hand } = ending
  if (!qualified) return { id: net <= 0 && kind === 'loss' ? 'noGameButHigher' : 'noGame', args: { pay: net } }
  return kind === 'win' ? { id: 'made', args: { hand, pay: net } } : AGAINST_A_GAME[kind].why
}

function whyCall(ending: Exclude<Ending, { kind: 'fold' }>): Reason {
  return ending.qualified ? AGAINST_A_GAME[ending.kind].why : { id: 'noGame', args: { pay: 0 } }
}

/** The ids of a box's main bets. */
const betsOfBox = (box: number) =>
  box === 0 ? ({ ante: 'ante', call: 'call' } as const) : ({ ante: 'other-ante', call: 'other-call' } as const)

function settleBox(rules: CasinoRules, state: CasinoState, hand: readonly Card[], box: number): Settlement {
  const ending = endingOf(rules, state, hand, box)
  const net = nets(rules, ending)
  const { ante, call } = betsOfBox(box)
  const bets: SettledBet[] = [{ bet: ante, stake: 1, net: net.ante, because: whyAnte(ending, net.ante) }]
  if (ending.kind !== 'fold') bets.push({ bet: call, stake: CALL, net: net.call, because: whyCall(ending) })
  return { bets, net: netOf(net) }
}

const ACES = leastPairStrength(12)

/** What the bonus bet pays to 1 for a five-card hand's strength: by the pay table from a pair of aces up. 0 loses. */
export const bonusPay = (rules: CasinoRules, strength: number): number =>
  strength >= ACES ? (rules.pays.bonus[handOf(strength)] ?? 0) : 0

function settle(rules: CasinoRules, state: CasinoState): Settlement {
  const boxes = boxesOf(state).map((hand, box) => settleBox(rules, state, hand, box))
  const sides = settleSides(SIDE_BETS, state.sides, {
    // The first five cards of the first box count, whatever that box decided.
    bonus: () => {
      const strength = strengthOfCards([...state.hand, ...state.board.slice(0, 3)])
      const made = handOf(strength)
      const pay = bonusPay(rules, strength)
      if (made !== 'pair') return byHand(made, pay)
      const because: Reason = strength >= ACES ? { id: 'aces', args: { pay: payOrLoss(pay) } } : { id: 'lessThanAces' }
      return { pay, because }
    },
  })
  return {
    bets: [...boxes.flatMap(({ bets }) => bets), ...sides],
    net: tidyNet(boxes.reduce((sum, { net }) => sum + net, 0)),
  }
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

function felt(rules: CasinoRules, state: CasinoState, isOver: boolean): Felt<Place> {
  const { hand, other, board, dealer, did } = state
  const boxes = boxesOf(state)
  const endings = isOver ? boxes.map((cards, box) => endingOf(rules, state, cards, box)) : undefined
  const standing = boxes.flatMap((_, box) => {
    const { ante, call } = betsOfBox(box)
    return [
      { id: ante, stake: 1 },
      { id: call, stake: did[box] === 'call' ? CALL : null },
    ]
  })
  const zoneOf = (cards: readonly Card[], box: number) => ({
    caption: cards.length === 0 ? undefined : boxCaption(state, cards, box, endings?.[box]),
    ...(boxes.length > 1 ? { name: { id: box === 0 ? 'firstBox' : 'secondBox' }, row: 'boxes' } : {}),
    ...(isToDecide(state, box) ? { active: true as const } : {}),
  })
  const shown = endings?.find((ending) => ending.kind !== 'fold')
  // Two boxes are compared with the dealer's hand at once, so no single hand is marked as the winner.
  const winner = boxes.length > 1 ? undefined : shown
  return {
    zones: {
      hand: zoneOf(hand, 0),
      other: zoneOf(other, 1),
      ...(shown && {
        dealer: {
          caption: { id: shown.qualified ? 'qualifies' : 'noGame', args: heldHand([...dealer, ...board]) },
        },
      }),
    },
    ...(winner && { marked: bestFive([...(winner.kind === 'loss' ? dealer : hand), ...board]) }),
    bets: withNotes([...standing, ...placedBets(SIDE_BETS, state.sides)], isOver ? settle(rules, state).bets : []),
  }
}

/** Whether the player has two boxes and decides this one now. */
const isToDecide = (state: CasinoState, box: number): boolean =>
  boxesOf(state).length > 1 && isDecision(state) && boxAt(state) === box

const COMPARED = { win: 'higher', tie: 'equal', loss: 'lower' } as const

function boxCaption(state: CasinoState, hand: readonly Card[], box: number, ending: Ending | undefined): HeldCaption {
  const { board, did } = state
  if (ending && ending.kind !== 'fold') return { id: COMPARED[ending.kind], args: heldHand([...hand, ...board]) }
  const args = heldSoFar(hand, board)
  if (did[box] !== undefined) return { id: did[box] === 'call' ? 'called' : 'folded', args }
  return { id: isToDecide(state, box) ? 'toDecide' : 'cards', args }
}
