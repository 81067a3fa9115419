import { type AnyMessage, say, type Sentences, type WayWords } from './message'

/* Strategies and their rules, in words. */

/** A rule of a list: the action, and the ids of the signs that must all hold. */
export interface Listed {
  /** Only if each stage has its own list. */
  readonly stage?: string
  readonly says: string
  readonly hand: readonly string[]
  readonly board: readonly string[]
  /** Whether it is the only rule of its list, so that it covers every hand and not all other hands. */
  readonly isOnly: boolean
}

const FOUND = /^short-(\d+)(-uncounted)?$/

/**
 * Makes a function that names a strategy. One that a search found is named by its number of rules: `short-5`. It throws
 * on an unknown id.
 */
export const wayIn =
  <W extends string>(
    ways: Readonly<Record<W, WayWords>>,
    found: (count: number, isUncounted: boolean) => WayWords,
  ): ((id: string) => WayWords) =>
  (id) => {
    if (Object.hasOwn(ways, id)) return ways[id as W]
    const [, count, uncounted] = FOUND.exec(id) ?? []
    if (count === undefined) throw new RangeError(`no way to play has the id “${id}”`)
    return found(Number(count), uncounted !== undefined)
  }

/** Makes a function that words a rule: fixed rules by id, others from their parts. It throws on an unknown id. */
export const ruleIn =
  (rules: Readonly<Record<string, string>>, made: Sentences = {}): ((rule: AnyMessage) => string) =>
  (rule) =>
    Object.hasOwn(rules, rule.id) ? rules[rule.id]! : say(made, rule)

/** Signs in words, by kind. Signs of one kind differ only in numbers: a rank, or a count of cards and a rank. */
export type SignWords<K extends string = string> = Readonly<Record<K, string | ((...numbers: number[]) => string)>>

/** `high-10` as its kind and its numbers. */
function readSign(id: string): { readonly kind: string; readonly numbers: readonly number[] } {
  const [, kind = '', numbers = ''] = /^(.*?)((?:-\d+)*)$/.exec(id) ?? []
  return { kind, numbers: numbers.split('-').slice(1).map(Number) }
}

/** “a king or better” for `high-10`. Throws on an unknown sign. */
export function signInWords(signs: SignWords, id: string): string {
  const { kind, numbers } = readSign(id)
  const words = Object.hasOwn(signs, kind) ? signs[kind] : undefined
  if (words === undefined) throw new RangeError(`“${id}” is no sign`)
  return typeof words === 'string' ? words : words(...numbers)
}

/** Phrases for signs of two cards that are worded together. */
interface HeldWords {
  /** An offsuit two with a card of at most this rank. */
  lowTwo(rank: number): string
  /** A pocket pair of at most this rank, below the board. */
  lowPocketPair(rank: number): string
  /** Two cards of at least one rank, and one of them of at least a higher rank. */
  bothAndHigh(both: number, high: number): string
  /** A high card of at most some rank, and a low card. */
  withLow(high: string, low: string): string
}

/**
 * The signs of a hand as phrases for a list; signs that belong together become one phrase. `unless` is a clause to
 * follow the list, or empty: “unless you have a pair or a draw”.
 */
export function heldPhrases(
  hand: readonly string[],
  signs: SignWords,
  together: HeldWords,
): { readonly held: readonly string[]; readonly unless: string } {
  const left = new Map(hand.map((id) => [readSign(id).kind, id]))
  const rank = (kind: string): number => readSign(left.get(kind)!).numbers[0]!
  const has = (...kinds: readonly string[]): boolean => kinds.every((kind) => left.has(kind))
  const held: string[] = []
  const take = (phrase: string, ...kinds: readonly string[]): void => {
    held.push(phrase)
    for (const kind of kinds) left.delete(kind)
  }
  if (has('offsuit', 'kicker', 'under') && rank('kicker') === 0)
    take(together.lowTwo(rank('under')), 'offsuit', 'kicker', 'under')
  if (has('underpair', 'under')) take(together.lowPocketPair(rank('under')), 'underpair', 'under')
  if (has('underpair', 'kicker')) take(together.lowPocketPair(rank('kicker')), 'underpair', 'kicker')
  if (has('both', 'high')) take(together.bothAndHigh(rank('both'), rank('high')), 'both', 'high')
  if (has('under', 'kicker')) {
    const low = signInWords(signs, left.get('kicker')!)
    take(together.withLow(signInWords(signs, left.get('under')!), low), 'under', 'kicker')
  }
  const unless = ['nothing-open', 'nothing'].find((kind) => left.delete(kind))
  // The ranks of the cards are named before the way they fit the board.
  for (const kind of ['high', 'under', 'both', 'kicker'])
    if (left.has(kind)) take(signInWords(signs, left.get(kind)!), kind)
  for (const id of left.values()) held.push(signInWords(signs, id))
  return { held, unless: unless === undefined ? '' : signInWords(signs, unless) }
}
