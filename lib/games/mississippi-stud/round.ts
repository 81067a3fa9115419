import { type Card, rankOf } from '@/lib/cards/card'
import { type Held, heldWith, namedHand } from '@/lib/cards/hand-words'
import { bestFive, strengthOfCards } from '@/lib/cards/one-hand'
import {
  defineRound,
  type Felt,
  placedBets,
  type RoundState,
  type Settlement,
  withNotes,
} from '@/lib/engines/round/index'
import { betAt, needsCards, rowOfStrength, settleRound, stakesOf } from '@/lib/engines/settlement/index'
import type { HeldCaption } from '@/lib/messages/words/felt/en'
import { ok } from '@/lib/result'
import {
  actionOf,
  ACTIONS,
  type Bet,
  betOf,
  BETS,
  type MississippiAction,
  type MississippiRules,
  PAIRS,
  PAYING_HANDS,
  SIDE_BETS,
  type STREETS,
  TABLE,
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
  afterFold: [
    { deal: 'board', to: 'board', until: 3, when: ({ sides }, rules) => needsCards(TABLE, rules, sides, 'board', 3) },
  ],
  bet: (action, stage) => betAt(TABLE, stage, action),
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

/** The index in `PAYING_HANDS` of a five-card hand's strength; −1 for a hand below all rows. */
export const rowOf = (strength: number): number => {
  const id = rowOfStrength({ pairs: PAIRS }, strength)
  return PAYING_HANDS.findIndex((paying) => paying.id === id)
}

/** How a round ends after a bet: the names of the counts in the proof line. */
export const TALLY = { wins: 'wins', pushes: 'pushes', loses: 'loses', folds: 'folds later' } as const

export const hasFolded = ({ did }: Pick<MississippiState, 'did'>): boolean => did.includes('fold')

function settle(rules: MississippiRules, state: MississippiState): Settlement {
  return settleRound(TABLE, rules, state, () => {
    const row = rowOf(strengthOfCards([...state.hand, ...state.board]))
    return { ending: 'played', hand: PAYING_HANDS[row]?.id ?? 'high-card' }
  })
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
  const settled = isOver ? settle(rules, state) : undefined
  const standing = Object.entries(stakesOf(TABLE, did)).map(([id, stake]) => ({ id, stake }))
  const bets = withNotes([...standing, ...placedBets(SIDE_BETS, state.sides)], settled?.bets ?? [])
  if (hand.length === 0) return { zones: {}, bets }
  const caption: HeldCaption = hasFolded(state)
    ? { id: 'folded', args: soFar(hand, []) }
    : { id: 'cards', args: soFar(hand, board) }
  const isPaid = settled !== undefined && !hasFolded(state) && settled.net >= 0
  return {
    zones: { hand: { caption } },
    ...(isPaid && { marked: bestFive([...hand, ...board]) }),
    bets,
  }
}
