import found from '@/content/xx-poker/strategies.json' with { type: 'json' }
import { type Card, rankOf, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { compileList, foundList, type ListedRule, sentencesOf, type Sign } from '@/lib/games/decision-list'

/* Short lists of when to add on, made of what one sees in three cards, as `npm run make:strategies` found them. */

type HandSign = Sign<readonly Card[]>

const isPaired = (hand: readonly Card[]): boolean => new Set(hand.map(rankOf)).size < hand.length
const suitsIn = (hand: readonly Card[]): number => new Set(hand.map(suitOf)).size
const lowest = (hand: readonly Card[]): number => Math.min(...hand.map(rankOf))
const highest = (hand: readonly Card[]): number => Math.max(...hand.map(rankOf))
/** Different ranks that lie within so many steps, the ace high. */
const within =
  (steps: number) =>
  (hand: readonly Card[]): boolean =>
    !isPaired(hand) && highest(hand) - lowest(hand) <= steps

const an = (rank: number): string => `${rank === 6 || rank === 12 ? 'an' : 'a'} ${rankInWords(rank)}`
const range = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i)

export const LIST_SIGNS: readonly HandSign[] = [
  { id: 'pair', kind: 'ranks', of: 'hand', text: 'a pair or three of a kind', holds: isPaired },
  { id: 'straight', kind: 'ranks', of: 'hand', text: 'three cards that fit one straight', holds: within(4) },
  { id: 'near', kind: 'ranks', of: 'hand', text: 'three cards in a row or with one gap', holds: within(3) },
  { id: 'row', kind: 'ranks', of: 'hand', text: 'three cards in a row', holds: within(2) },
  { id: 'one-suit', kind: 'suits', of: 'hand', text: 'one suit', holds: (hand) => suitsIn(hand) === 1 },
  { id: 'three-suits', kind: 'suits', of: 'hand', text: 'three suits', holds: (hand) => suitsIn(hand) === 3 },
  ...range(2, 9).map((rank): HandSign => ({
    id: `from-${rank}`,
    kind: 'lowest',
    of: 'hand',
    text: `no card below ${an(rank)}`,
    holds: (hand) => lowest(hand) >= rank,
  })),
  ...range(5, 12).map((rank): HandSign => ({
    id: `high-${rank}`,
    kind: 'highest',
    of: 'hand',
    text: rank === 12 ? 'an ace' : `${an(rank)} or better`,
    holds: (hand) => highest(hand) >= rank,
  })),
]

const VERBS = { add: 'Add on', decline: 'Decline' }

/** A short list of add-ons: its words, and which hands add. */
export interface AddOnList {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly rules: readonly string[]
  readonly adds: (hand: readonly Card[]) => boolean
}

/** The contests add a rule of their own to each list. */
export const FOUND_LISTS: readonly AddOnList[] = (found.lists as readonly (readonly ListedRule[])[]).map((list) => {
  const says = compileList(LIST_SIGNS, list)
  return {
    ...foundList(list.length + 1),
    rules: sentencesOf(LIST_SIGNS, VERBS, list),
    adds: (hand) => says(hand) === 'add',
  }
})
