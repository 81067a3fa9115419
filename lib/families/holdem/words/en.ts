import { words } from '@/lib/messages/words/en'
import { capital } from '@/lib/text'
import { heldPhrases, type Listed, type SignWords, signInWords } from '@/lib/messages/ways'

/* The signs that short strategies of hold'em games read. */

const [KING, ACE] = [11, 12]

const orBetter = (rank: number): string =>
  rank === ACE ? 'an ace' : rank === KING ? 'an ace or king' : `${words.aRank(rank)} or better`
const orLower = (rank: number): string =>
  rank === 0 ? 'a two' : rank === 1 ? 'a two or three' : `${words.aRank(rank)} or lower`
/** How many cards of the flop have a rank or higher. */
const onFlop = (count: number, one: string, two: string): string =>
  `a flop with ${count === 1 ? one : `two cards of ${two}`}`

const cards = {
  under: (rank = 0): string => `${words.rank(rank)} high or worse`,
  both: (rank = 0): string => `two cards of ${words.rank(rank)} or higher`,
  kicker: (rank = 0): string => orLower(rank),
  high: (first = 0, rank?: number): string =>
    rank === undefined
      ? orBetter(first)
      : onFlop(first, `${words.aRank(rank)} or better`, `${words.rank(rank)} or better`),
} satisfies SignWords

/** Signs of two cards before the flop. */
export const starting = {
  ...cards,
  pair: 'a pair',
  offsuit: 'two offsuit cards',
  suited: 'two suited cards',
} satisfies SignWords

/** Signs of two cards with a board, and of the board. */
export const onBoard = (isFlop: boolean) => {
  const board = isFlop ? 'flop' : 'board'
  return {
    ...cards,
    pair: 'a pair of your own or better',
    strong: 'two pair of your own or better',
    'second-pair': 'second pair of your own or better',
    'top-pair': 'top pair of your own or better',
    'pair-or-draw': 'at least a draw',
    'pair-or-open': 'at least a flush draw or an open straight draw',
    'no-pair': 'no pair',
    nothing: 'unless you have a pair or a draw',
    'nothing-open': 'unless you have a pair, flush draw or open-ender',
    underpair: 'a pocket pair below the whole board',
    flush: (rank?: number): string =>
      rank === undefined
        ? 'four to a flush, one of them your own'
        : `four to a flush, your own card ${rank === KING ? 'an ace or king' : `${words.aRank(rank)} or higher`}`,
    straight: 'any draw to a straight',
    'open-straight': 'a straight draw that two ranks complete',
    'one-over': 'a card above the whole board',
    'two-above': `two higher cards on the ${board}`,
    'two-over': 'both cards above the whole board',
    backdoor: 'three to a flush, two of them your own',
    paired: `a paired ${board}`,
    unpaired: `an unpaired ${board}`,
    'three-suited': isFlop ? 'a one-suit flop' : 'a board with three of a suit',
    'four-suited': 'a board with four of a suit',
    low: (count = 1, rank = 0): string =>
      onFlop(count, orLower(rank), rank === 1 ? 'two or three' : `${words.rank(rank)} or lower`),
  } satisfies SignWords
}

const joined = (phrases: readonly string[]): string =>
  words.and(phrases, phrases.some((phrase) => phrase.includes(',')) ? ',' : undefined)

/** Actions that take a hand as their object: “fold ten high or worse”, but “call with a king”. */
const TAKES_HAND = ['check', 'fold']

/**
 * “On a one-suit flop, fold queen high or worse unless you have a pair, flush draw or open-ender.” `when`: “On the turn”
 */
export function listed(rule: Listed, signs: SignWords, when?: string): string {
  const { held, unless } = heldPhrases(rule.hand, signs, {
    lowTwo: (rank) => `2-3 to 2-${rank + 2} offsuit`,
    lowPocketPair: (rank) => `a pocket pair of ${words.rank(rank, 2)} or lower below the whole board`,
    bothAndHigh: (both, high) => `two cards of ${words.rank(both)} or higher, one ${orBetter(high)}`,
    withLow: (high, low) => `${high} with ${low}`,
  })
  const board = words.and(rule.board.map((id) => signInWords(signs, id)))
  const isOnFlop = board.includes('flop')
  const opening = board && (isOnFlop || when === undefined) ? `On ${board}` : when
  const hand =
    held.length > 0 ? joined(held) : rule.isOnly ? 'every hand' : board || unless ? 'anything' : 'everything else'
  const doing = `${rule.says} ${TAKES_HAND.includes(rule.says) || held.length === 0 ? '' : 'with '}${hand}`
  const tail = `${unless && ` ${unless}`}${board && opening === when ? ` on ${board}` : ''}`
  return capital(`${opening === undefined ? '' : `${opening}, `}${doing}${tail}.`)
}
