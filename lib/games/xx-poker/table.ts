import type { Card } from '@/lib/cards/card'
import { bestFive } from '@/lib/cards/one-hand'
import { pokerHandInWords } from '@/lib/cards/hand-words'
import { cardInWords, rankInWords } from '@/lib/cards/words'
import { rankOf } from '@/lib/cards/card'
import type { Spot, Zone } from '@/lib/games/felt'
import { captionOf } from '@/lib/engines/round/index'
import { MIX_AND_MATCH, POSITION_NAMES, POSITIONS, type XxRules } from './rules'
import { payOf, resultOf, settle } from './settle'
import { positionOf, showsThird, winningCards, type XxState } from './state'
import { handInWords } from './words'

type CardZone = Extract<Zone, { kind: 'cards' }>
type Bets = Extract<Zone, { kind: 'bets' }>['bets']

const markedOf = (marked: readonly number[]): { readonly marked?: readonly number[] } =>
  marked.length === 0 ? {} : { marked }

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const isOver = (state: XxState): boolean => state.community.length > 0 && (!showsThird(state) || state.third !== null)

/** How a contest goes or went. */
function contestCaption(state: XxState, contest: number): string | undefined {
  const placed = state.placed[contest]
  if (placed !== undefined) return placed === null ? 'not won' : `won by the ${cardInWords(placed)}`
  if (state.dealer[contest] === undefined) return undefined
  const winning = winningCards(state).map((card) => rankInWords(rankOf(card)))
  return winning.length === 0 ? 'none of your cards wins' : `your ${OR.format(winning)} wins`
}

const CONTEST_NAMES = ['Contest one', 'Contest two'] as const
const CONTEST_IDS = ['contest-one', 'contest-two'] as const

/** The dealer's three boxes stand side by side. */
const BOX = { row: 'dealer' } as const

/** A card placed lies on the contest card it won against until the community cards come; then it is back in the hand. */
const liesThere = (state: XxState, card: Card | null | undefined): boolean =>
  card !== null && card !== undefined && state.community.length === 0

function contestZone(state: XxState, contest: 0 | 1): CardZone {
  const face = state.hand.length === 0 ? 'empty' : 'back'
  const placed = liesThere(state, state.placed[contest]) ? [state.placed[contest]!] : []
  const cards: readonly Spot[] = [state.dealer[contest] ?? face, ...placed]
  return {
    kind: 'cards',
    id: CONTEST_IDS[contest],
    name: CONTEST_NAMES[contest],
    owner: 'dealer',
    cards,
    ...BOX,
    laid: true,
    ...captionOf(contestCaption(state, contest)),
  }
}

function thirdZone(rules: XxRules, state: XxState): CardZone {
  const cards = [state.third ?? (state.hand.length === 0 ? 'empty' : 'back')] as const
  const settled = isOver(state) ? settle(rules, state).bets.find(({ bet }) => bet === MIX_AND_MATCH) : undefined
  return {
    kind: 'cards',
    id: 'third',
    name: 'Mix & Match',
    owner: 'dealer',
    cards,
    ...BOX,
    ...captionOf(settled?.because),
  }
}

const places = (cards: readonly Card[]): readonly Spot[] => (cards.length > 0 ? cards : ['empty', 'empty', 'empty'])

/** The hand; a card placed has left its place. */
const handPlaces = (state: XxState): readonly Spot[] =>
  places(state.hand).map((spot): Spot =>
    typeof spot === 'number' && state.placed.includes(spot) && liesThere(state, spot) ? 'empty' : spot,
  )

/** The five cards of the hand at the end. */
const markedCards = (state: XxState): ReadonlySet<Card | null> =>
  new Set(state.community.length > 0 ? bestFive([...state.hand, ...state.community]) : [])

const marksIn = (cards: readonly Card[], marked: ReadonlySet<Card | null>): readonly number[] =>
  cards.flatMap((card, i) => (marked.has(card) ? [i] : []))

function playerCaption(rules: XxRules, state: XxState): string | undefined {
  if (state.hand.length === 0) return undefined
  if (state.community.length === 0) return handInWords(state.hand)
  const pay = payOf(rules, positionOf(state), resultOf(state))
  const end = pay > 0 ? 'wins' : pay < 0 ? 'loses' : 'pushes'
  return `${pokerHandInWords([...state.hand, ...state.community])}, ${end}`
}

/** The three squares, with the bets on the one they have come to, and the side bet. */
function betsOf(rules: XxRules, state: XxState): Bets {
  const addOn = state.addOn ?? 0
  const stands = positionOf(state)
  const because = isOver(state) ? settle(rules, state).bets[0]!.because : addOn > 0 ? 'Play and add-on' : 'Play'
  const squares = POSITIONS.map((position) => ({
    id: position,
    name: POSITION_NAMES[position],
    ...(position === stands ? { stake: 1 + addOn, note: because } : { stake: null }),
  }))
  const side = state.sides[MIX_AND_MATCH]
  return side === undefined ? squares : [...squares, { id: MIX_AND_MATCH, name: 'Mix & Match', stake: side }]
}

/** The felt: the dealer's three boxes, the community cards, your hand, the squares that the bets move along. */
export function table(rules: XxRules, state: XxState): readonly Zone[] {
  const marked = markedCards(state)
  return [
    contestZone(state, 0),
    contestZone(state, 1),
    thirdZone(rules, state),
    {
      kind: 'cards',
      id: 'community',
      name: 'Community cards',
      owner: 'board',
      cards: places(state.community),
      ...markedOf(marksIn(state.community, marked)),
    },
    {
      kind: 'cards',
      id: 'player',
      name: 'Your hand',
      owner: 'player',
      cards: handPlaces(state),
      ...captionOf(playerCaption(rules, state)),
      ...markedOf(marksIn(state.hand, marked)),
    },
    { kind: 'bets', id: 'bets', track: POSITIONS, bets: betsOf(rules, state) },
  ]
}
