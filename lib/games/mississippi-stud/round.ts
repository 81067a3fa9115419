import type { Reason } from './messages/table-en'
import { type Card, RANKS, rankOf } from '@/lib/cards/card'
import { type Held, heldWith, namedHand } from '@/lib/cards/hand-words'
import type { ThreeCardHand } from '@/lib/cards/hands'
import { bestFive, strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, leastPairStrength } from '@/lib/cards/strength'
import { evaluate3, handOfThree } from '@/lib/cards/three'
import {
  defineRound,
  type Felt,
  placedBets,
  type RoundState,
  settleSides,
  type Settlement,
  withNotes,
  byHand,
} from '@/lib/engines/round/index'
import { tidyNet } from '@/lib/games/ev'
import type { HeldCaption } from '@/lib/messages/felt/en'
import { ok } from '@/lib/result'
import {
  actionOf,
  ACTIONS,
  type Bet,
  betOf,
  BETS,
  type MississippiAction,
  type MississippiRules,
  PAYING_HANDS,
  SIDE_BETS,
  STREETS,
} from './rules'

/* A round of Mississippi Stud: deal, decisions, settlement and felt. */

type Place = 'hand' | 'board'
export type MississippiState = RoundState<Place, MississippiAction>
export type Street = (typeof STREETS)[number]

const actions = () => ACTIONS
const ask = (street: Street) => ({ ask: street, actions }) as const

export const round = defineRound<MississippiRules, Place, MississippiAction, Street>({
  places: [
    { id: 'hand', owner: 'player', size: 2, name: { id: 'hand' }, zone: 'player' },
    { id: 'board', owner: 'board', size: 3, name: { id: 'communityCards' } },
  ],
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  script: [
    { deal: 'hand', to: 'hand', until: 2 },
    ask('third'),
    { deal: 'third', to: 'board', until: 1 },
    ask('fourth'),
    { deal: 'fourth', to: 'board', until: 2 },
    ask('fifth'),
    { deal: 'fifth', to: 'board', until: 3 },
  ],
  afterFold: [{ deal: 'board', to: 'board', until: 3, when: ({ sides }) => 'three-card' in sides }],
  bet: betOf,
  entry: {
    fields: [
      {
        kind: 'choices',
        id: 'bets',
        each: ['third', 'fourth'],
        per: 'board',
        options: BETS.toReversed().map((value) => ({ value })),
        byDefault: 1,
      },
    ],
    did: ({ bets }) => ok((bets as readonly Bet[]).map(actionOf)),
    // After a fold there is no decision to enter, so a fold needs no value.
    values: ({ did }) => ({ bets: betsOf(did) }),
  },
  settle,
  felt,
})

export const { start, unseen, stageOf } = round

/** The bets made so far, street by street. */
export const betsOf = (did: readonly MississippiAction[]): readonly Bet[] =>
  did.map(betOf).filter((bet): bet is Bet => bet !== 0)

// ——— Settlement ——————————————————————————————————————————————————————————————————————————————————————————

const LEAST_SIX = leastPairStrength(RANKS.indexOf('6'))
const LEAST_JACK = leastPairStrength(RANKS.indexOf('J'))

/** The index in `PAYING_HANDS` of a five-card hand's strength; −1 for a hand below all rows. */
export function rowOf(strength: number): number {
  const hand = handOf(strength)
  const id = hand !== 'pair' ? hand : strength >= LEAST_JACK ? 'pair-jacks' : strength >= LEAST_SIX ? 'pair-sixes' : ''
  return PAYING_HANDS.findIndex((paying) => paying.id === id)
}

/** What a row (an index in `PAYING_HANDS`) pays to 1 on every bet; −1 for any other index. 0 pushes, −1 loses. */
export const payOf = ({ pays: { hands } }: MississippiRules, row: number): number => {
  const paying = PAYING_HANDS[row]
  return paying === undefined ? -1 : hands[paying.id]!
}

/** How a round ends after a bet: the names of the counts in the proof line. */
export const TALLY = { wins: 'wins', pushes: 'pushes', loses: 'loses', folds: 'folds later' } as const

/** What the Three Card Bonus pays to 1; 0 loses. */
export const bonusPay = ({ pays }: MississippiRules, hand: ThreeCardHand): number => pays['three-card'][hand] ?? 0

export const hasFolded = ({ did }: Pick<MississippiState, 'did'>): boolean => did.includes('fold')

function resultOf(rules: MississippiRules, state: MississippiState): readonly [pay: number, because: Reason] {
  if (hasFolded(state)) return [-1, { id: 'folded' }]
  const row = rowOf(strengthOfCards([...state.hand, ...state.board]))
  const pay = payOf(rules, row)
  const paid = PAYING_HANDS[row]
  return [pay, paid ? { id: 'paying', args: { hand: paid.id, pay } } : { id: 'lessThanSixes' }]
}

/** The ante and the bet of each street; null if it hasn't been made. */
const placed = (did: readonly MississippiAction[]) => [
  { id: 'ante', stake: 1 },
  ...STREETS.map((street, i) => ({
    id: street,
    stake: did[i] === undefined || did[i] === 'fold' ? null : betOf(did[i]),
  })),
]

function settle(rules: MississippiRules, state: MississippiState): Settlement {
  const [pay, because] = resultOf(rules, state)
  const main = placed(state.did).flatMap(({ id, stake }) =>
    stake === null ? [] : [{ bet: id, stake, net: tidyNet(stake * pay), because }],
  )
  const sides = settleSides(SIDE_BETS, state.sides, {
    'three-card': () => {
      const made = handOfThree(evaluate3(state.board[0]!, state.board[1]!, state.board[2]!))
      return byHand(made, bonusPay(rules, made))
    },
  })
  return { bets: [...main, ...sides], net: tidyNet(main.reduce((sum, { net }) => sum + net, 0)) }
}

// ——— The felt ————————————————————————————————————————————————————————————————————————————————————————————

const OF_A_KIND = { 2: 'pair', 3: 'three-of-a-kind', 4: 'four-of-a-kind' } as const

/** What two to five cards make: “king-five offsuit”, “king-five offsuit and a pair of fives”. */
function soFar(hand: readonly Card[], board: readonly Card[]): Held {
  const hole = heldWith(hand, undefined)
  if (board.length === 0) return hole
  const cards = [...hand, ...board]
  if (board.length === 3) return { ...hole, made: namedHand(cards) }
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1)
  const [first, second] = [...counts].filter(([, n]) => n > 1).sort(([x, n], [y, m]) => m - n || y - x)
  if (first === undefined) return hole
  const made = second ? 'two-pair' : OF_A_KIND[first[1] as keyof typeof OF_A_KIND]
  return heldWith(hand, { hand: made, first: first[0], second: (second ?? first)[0] })
}

function felt(rules: MississippiRules, state: MississippiState, isOver: boolean): Felt<Place> {
  const { hand, board, did } = state
  const bets = withNotes(
    [...placed(did), ...placedBets(SIDE_BETS, state.sides)],
    isOver ? settle(rules, state).bets : [],
  )
  if (hand.length === 0) return { zones: {}, bets }
  const caption: HeldCaption = hasFolded(state)
    ? { id: 'folded', args: soFar(hand, []) }
    : { id: 'cards', args: soFar(hand, board) }
  const isPaid = isOver && !hasFolded(state) && resultOf(rules, state)[0] >= 0
  return {
    zones: { hand: { caption } },
    ...(isPaid && { marked: bestFive([...hand, ...board]) }),
    bets,
  }
}
