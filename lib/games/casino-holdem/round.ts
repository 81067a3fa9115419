import type { Card } from '@/lib/cards/card'
import { heldHand, heldSoFar } from '@/lib/cards/hand-words'
import { bestFive } from '@/lib/cards/one-hand'
import { CALL, qualifyingStrength } from '@/lib/engines/holdem/index'
import {
  defineRound,
  type Felt,
  placedBets,
  type RoundState,
  type Settlement,
  withNotes,
} from '@/lib/engines/round/index'
import {
  betAt,
  captionAt,
  type End,
  type Ending,
  FOLDED,
  foldNet,
  isLower,
  netOf,
  settleBets,
  settleSideBets,
  stakesOf,
} from '@/lib/engines/settlement/index'
import { tidyNet } from '@/lib/game/ev'
import { payoffFrom, shownOf } from '@/lib/families/holdem/settlement'
import type { HeldCaption } from '@/lib/messages/words/felt/en'
import { ok } from '@/lib/result'
import { type CasinoRules, SIDE_BETS, STANDARD, TABLE } from './rules'

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
  bet: (action, stage) => betAt(TABLE, stage, action),
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

/** What a fold nets, in antes. */
export const FOLD_NET = foldNet(TABLE, STANDARD)

/** The payoff for the engine: the net of every showdown after a call. */
export const payoffOf = payoffFrom(TABLE, 'call', [CALL], ({ qualifies }: CasinoRules) => qualifyingStrength(qualifies))

/** How the round ends for a box. */
const endOf = (rules: CasinoRules, state: CasinoState, box: number): End => ({
  ...(state.did[box] === 'fold' ? FOLDED : shownOf(boxesOf(state)[box]!, state, qualifyingStrength(rules.qualifies))),
  stakes: stakesOfBox(state, box),
})

const stakesOfBox = ({ did }: CasinoState, box: number) => stakesOf(TABLE, did.slice(box, box + 1))

/** The id of a main bet of a box. */
const betOfBox = (bet: string, box: number): string => (box === 0 ? bet : `other-${bet}`)

function settle(rules: CasinoRules, state: CasinoState): Settlement {
  const ends = boxesOf(state).map((_, box) => endOf(rules, state, box))
  const bets = ends.flatMap((end, box) =>
    settleBets(TABLE, rules, end).map((one) => ({ ...one, bet: betOfBox(one.bet, box) })),
  )
  return {
    // The first five cards of the first box count for the bonus, whatever that box decided.
    bets: [...bets, ...settleSideBets(TABLE, rules, state, false)],
    net: tidyNet(ends.reduce((sum, end) => sum + netOf(TABLE, rules, end), 0)),
  }
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

function felt(rules: CasinoRules, state: CasinoState, isOver: boolean): Felt<Place> {
  const { hand, other, board, dealer } = state
  const boxes = boxesOf(state)
  const ends = isOver ? boxes.map((_, box) => endOf(rules, state, box).ending) : undefined
  const standing = boxes.flatMap((_, box) =>
    Object.entries(stakesOfBox(state, box)).map(([bet, stake]) => ({ id: betOfBox(bet, box), stake })),
  )
  const zoneOf = (cards: readonly Card[], box: number) => ({
    caption: cards.length === 0 ? undefined : boxCaption(state, cards, box, ends?.[box]),
    ...(boxes.length > 1 ? { name: { id: box === 0 ? 'firstBox' : 'secondBox' }, row: 'boxes' } : {}),
    ...(isToDecide(state, box) ? { active: true as const } : {}),
  })
  const shown = ends?.find((ending) => ending !== 'fold')
  // Two boxes are compared with the dealer's hand at once, so no single hand is marked as the winner.
  const winner = boxes.length > 1 ? undefined : shown
  return {
    zones: {
      hand: zoneOf(hand, 0),
      other: zoneOf(other, 1),
      ...(shown && {
        dealer: { caption: { id: captionAt(TABLE, 'dealer', shown), args: heldHand([...dealer, ...board]) } },
      }),
    },
    ...(winner && { marked: bestFive([...(isLower(winner) ? dealer : hand), ...board]) }),
    bets: withNotes([...standing, ...placedBets(SIDE_BETS, state.sides)], isOver ? settle(rules, state).bets : []),
  }
}

/** Whether the player has two boxes and decides this one now. */
const isToDecide = (state: CasinoState, box: number): boolean =>
  boxesOf(state).length > 1 && isDecision(state) && boxAt(state) === box

function boxCaption(state: CasinoState, hand: readonly Card[], box: number, ending: Ending | undefined): HeldCaption {
  const { board, did } = state
  if (ending && ending !== 'fold') return { id: captionAt(TABLE, 'own', ending), args: heldHand([...hand, ...board]) }
  const args = heldSoFar(hand, board)
  if (did[box] !== undefined) return { id: did[box] === 'call' ? 'called' : 'folded', args }
  return { id: isToDecide(state, box) ? 'toDecide' : 'cards', args }
}
