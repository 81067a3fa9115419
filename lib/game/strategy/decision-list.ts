import type { Listed } from '@/lib/messages/ways'

/*
 * Short strategies as data. A rule is an action and the signs that must all hold. Rules are checked in order: the first
 * that covers a hand decides, and the last covers every hand. A game defines the signs, and its catalogue words them,
 * so that the price, the advice and the text come from one list.
 */

/** Something that a person sees at the table. */
export interface Sign<L> {
  readonly id: string
  readonly of: 'hand' | 'board'
  /** A rule has at most one sign of each kind: of two thresholds for the same card, the stricter one is enough. */
  readonly kind: string
  readonly holds: (look: L) => boolean
}

/** A rule as files keep it: an action, and the ids of its signs. Without signs it covers everything. */
export interface ListedRule {
  readonly says: string
  readonly when: readonly string[]
}

function signOf<L>(signs: readonly Sign<L>[], id: string): Sign<L> {
  const found = signs.find((sign) => sign.id === id)
  if (!found) throw new RangeError(`“${id}” is no sign`)
  return found
}

/**
 * The action that a list gives for a look. Throws `RangeError` on an unknown sign; the function that is returned throws
 * if no rule covers the look.
 */
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

/** Whether a strategy is one of the lists that a search found. */
export const isFoundList = (id: string): boolean => id.startsWith(FOUND)

/** The id of a list that a search found, by its number of rules. */
export const foundId = (count: number): string => `${FOUND}${count}`
