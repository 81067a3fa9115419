import type { Listed } from '@/lib/messages/ways'

/*
 * Short strategies as data. A rule is what to do and the signs that must all be there; rules are gone through in order, the first that
 * covers a hand decides, and the last covers every hand. A game names the signs that its rules are made of, and its catalogue says
 * them, so that the price, the advice and the text come from one list.
 */

/** Something that a person sees at the table. */
export interface Sign<L> {
  readonly id: string
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

/** A rule of a list as a message. */
export interface ListedMessage {
  readonly id: 'listed'
  readonly args: Listed
}

/** The rules of a list as messages, in order. */
export const messagesOfList = <L>(
  signs: readonly Sign<L>[],
  rules: readonly ListedRule[],
  stage?: string,
): readonly ListedMessage[] =>
  rules.map(({ says, when }) => {
    const of = (one: Sign<L>['of']): readonly string[] => when.filter((id) => signOf(signs, id).of === one)
    const args = { says, hand: of('hand'), board: of('board'), isOnly: rules.length === 1 }
    return { id: 'listed', args: stage === undefined ? args : { ...args, stage } }
  })

const FOUND = 'short-'

/** Whether a way to play is one of the lists that a search found. */
export const isFoundList = (id: string): boolean => id.startsWith(FOUND)

/** The id of a list that was found by search, by the number of its rules: the catalogue says it. */
export const foundId = (count: number): string => `${FOUND}${count}`
