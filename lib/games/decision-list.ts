import { numberWord } from '@/lib/math/number-words'

/*
 * Short strategies as data. A rule is what to do and the signs that must all be there; rules are gone through in order, the first that
 * covers a hand decides, and the last covers every hand. A game names the signs that its rules are made of, each with its words, so
 * that what is priced, what is advised and what is said are one list.
 */

/** Something that a person sees at the table. */
export interface Sign<L> {
  readonly id: string
  /** After “with”: “a king or better”; a sign of the board after “on”: “a paired flop”. */
  readonly text: string
  readonly of: 'hand' | 'board'
  /** Signs of one kind stand in no rule together: of two high cards one says all. */
  readonly kind: string
  readonly holds: (look: L) => boolean
}

/** A rule as a file keeps it: signs by their ids; none hold always. */
export interface ListedRule {
  readonly says: string
  readonly when: readonly string[]
}

/** What a game says at a decision for each word a rule may say: “Call”. */
export type Verbs = Readonly<Record<string, string>>

function signOf<L>(signs: readonly Sign<L>[], id: string): Sign<L> {
  const found = signs.find((sign) => sign.id === id)
  if (!found) throw new RangeError(`“${id}” is no sign`)
  return found
}

/** What a list says of a look. Throws on a sign that is not among them, and if no rule covers it. */
export function compileList<L>(signs: readonly Sign<L>[], rules: readonly ListedRule[]): (look: L) => string {
  const lines = rules.map(({ says, when }) => ({ says, tests: when.map((id) => signOf(signs, id).holds) }))
  return (look) => {
    for (const { says, tests } of lines) {
      let holds = true
      for (let i = 0; holds && i < tests.length; i++) holds = tests[i]!(look)
      if (holds) return says
    }
    throw new Error('no rule of the list covers this')
  }
}

const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`

/** “Call with a king or better on a paired flop.” The last rule of several: “Fold everything else.”; an only one: “Call everything.” */
export function sentenceOf<L>(
  signs: readonly Sign<L>[],
  verbs: Verbs,
  { says, when }: ListedRule,
  isOnly: boolean,
): string {
  const verb = verbs[says] ?? says
  if (when.length === 0) return isOnly ? `${verb} every hand.` : `${verb} everything else.`
  const found = when.map((id) => signOf(signs, id))
  const [hand, board] = [found.filter((sign) => sign.of === 'hand'), found.filter((sign) => sign.of === 'board')]
  const withHand = hand.length === 0 ? 'anything' : joined(hand.map(({ text }) => text))
  return `${verb} with ${withHand}${board.length === 0 ? '' : `${hand.length > 1 ? ',' : ''} on ${joined(board.map(({ text }) => text))}`}.`
}

/** The sentences of a list, in order. */
export const sentencesOf = <L>(
  signs: readonly Sign<L>[],
  verbs: Verbs,
  rules: readonly ListedRule[],
): readonly string[] => rules.map((rule) => sentenceOf(signs, verbs, rule, rules.length === 1))

const FOUND = 'short-'

/** Whether a way to play is one of the lists that a search found. */
export const isFoundList = (id: string): boolean => id.startsWith(FOUND)

/** How a list that was found by search is called by the number of its rules. */
export function foundList(count: number): { readonly id: string; readonly name: string; readonly about: string } {
  const number = numberWord(count) ?? String(count)
  const rules = count === 1 ? 'rule' : 'rules'
  return {
    id: `${FOUND}${count}`,
    name: `${number.charAt(0).toUpperCase()}${number.slice(1)} ${rules}`,
    about:
      count === 1 ? 'The one rule that costs least.' : `The list of ${number} rules that a search found to cost least.`,
  }
}
