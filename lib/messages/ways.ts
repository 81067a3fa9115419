import { type AnyMessage, say, type Sentences, type WayWords } from './message'

/* Ways to play, and their rules, as messages. */

/** A rule of a list: what to do, and the signs that must all be there, by their ids. */
export interface Listed {
  /** Where each stage has a list of its own. */
  readonly stage?: string
  readonly says: string
  readonly hand: readonly string[]
  readonly board: readonly string[]
  /** The only rule of its list covers every hand, not every other one. */
  readonly isOnly: boolean
}

const FOUND = /^short-(\d+)(-uncounted)?$/

/** Says a way to play. One that a search found goes by the number of its rules: `short-5`. Throws on an id that there is not. */
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

/** Says a rule: one that is always the same by its id, others by what they are made of. Throws on an id that there is not. */
export const ruleIn =
  (rules: Readonly<Record<string, string>>, made: Sentences = {}): ((rule: AnyMessage) => string) =>
  (rule) =>
    Object.hasOwn(rules, rule.id) ? rules[rule.id]! : say(made, rule)

/** Signs in words. Those of one kind have the same words but for numbers: a rank, or how many cards and a rank. */
export type SignWords<K extends string = string> = Readonly<Record<K, string | ((...numbers: number[]) => string)>>

/** `high-10` as its kind and its numbers. */
function readSign(id: string): { readonly kind: string; readonly numbers: readonly number[] } {
  const [, kind = '', numbers = ''] = /^(.*?)((?:-\d+)*)$/.exec(id) ?? []
  return { kind, numbers: numbers.split('-').slice(1).map(Number) }
}

/** “a king or better” of `high-10`. Throws on a sign that there is not. */
export function signInWords(signs: SignWords, id: string): string {
  const { kind, numbers } = readSign(id)
  const words = Object.hasOwn(signs, kind) ? signs[kind] : undefined
  if (words === undefined) throw new RangeError(`“${id}” is no sign`)
  return typeof words === 'string' ? words : words(...numbers)
}

/** Signs of two cards that one phrase says together, and the others. */
interface HeldWords {
  /** An offsuit two with a card up to this one. */
  lowTwo(rank: number): string
  /** A pocket pair below the board, of this rank at most. */
  lowPocketPair(rank: number): string
  /** Two cards from one rank up, one of them from a higher one up. */
  bothAndHigh(both: number, high: number): string
  /** A high card at most so high, and a low card. */
  withLow(high: string, low: string): string
}

/**
 * Signs of a hand as phrases that a list joins, those that a person would say in one breath as one. `unless` is a clause that is said
 * after them, and empty where there is none: “unless you have a pair or a draw”.
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
  // What ranks the cards have comes before how they fit the board.
  for (const kind of ['high', 'under', 'both', 'kicker'])
    if (left.has(kind)) take(signInWords(signs, left.get(kind)!), kind)
  for (const id of left.values()) held.push(signInWords(signs, id))
  return { held, unless: unless === undefined ? '' : signInWords(signs, unless) }
}
