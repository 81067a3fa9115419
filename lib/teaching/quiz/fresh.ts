import type { AnswerRecord } from '@/lib/teaching/quiz/record'

/*
 * Which answers show what a person can do: the first to each deal. A person who sees the same cards again, by a replay, the back button or
 * a link, has been shown the answer; right or wrong, that says nothing about the next fresh deal. Nor does an answer that a lesson helped with, or one
 * with other players' cards in sight, which is another decision.
 */

/** Under which rules, and how many of the last: what an estimate is made from. */
export interface Chosen {
  readonly game: string
  /** `makeRules` of the rules; empty for the usual ones. Absent: the usual ones. */
  readonly rules?: string
  /** The last so many only; absent: all. */
  readonly last?: number
}

/** Oldest first; of one millisecond by their ids, so that every tab and every merged file reads the same. */
export const inOrder = <T extends { readonly at: number; readonly id: string }>(records: readonly T[]): readonly T[] =>
  [...records].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

/** The record with a session's own answers, where storage hasn't listed them yet. */
export function withThese(answers: readonly AnswerRecord[], records: readonly AnswerRecord[]): readonly AnswerRecord[] {
  const listed = new Set(answers.map(({ id }) => id))
  const missing = records.filter(({ id }) => !listed.has(id))
  return missing.length === 0 ? answers : [...answers, ...missing]
}

/** Whether cards besides the round's own were seen at a decision, by its text. */
const sawCards = (spot: string): boolean => /(?:^|~)dead-/.test(spot)

/** What tells the deals and questions of a log apart. */
type Asked = Pick<AnswerRecord, 'id' | 'at' | 'game' | 'rules' | 'seed' | 'skill' | 'spot' | 'aid'>

/** An answer in its place in the log, and whether the cards were new to the person. */
export interface Placed<T extends Asked = AnswerRecord> {
  readonly answer: T
  readonly isFresh: boolean
}

/** The answers in order. From the first spot of a deal that was answered before, all that follows in this deal has been seen too. */
export function placed<T extends Asked>(answers: readonly T[]): readonly Placed<T>[] {
  const spots = new Set<string>()
  const seen = new Set<string>()
  return inOrder(answers).map((answer) => {
    const deal = `${answer.game}/${answer.rules}/${answer.seed}`
    const spot = `${deal}/${answer.skill}/${answer.spot}`
    if (spots.has(spot)) seen.add(deal)
    spots.add(spot)
    return { answer, isFresh: answer.aid === undefined && !sawCards(answer.spot) && !seen.has(deal) }
  })
}

/** The first answers to each deal, oldest first. */
export const freshAnswers = (answers: readonly AnswerRecord[]): readonly AnswerRecord[] =>
  placed(answers)
    .filter(({ isFresh }) => isFresh)
    .map(({ answer }) => answer)

/** The fresh answers of a game under one set of rules, oldest first: what every estimate of a person's play is made from. */
export function answersFor(
  answers: readonly AnswerRecord[],
  { game, rules = '', last }: Chosen,
): readonly AnswerRecord[] {
  const fresh = freshAnswers(answers.filter((one) => one.game === game && one.rules === rules))
  return last === undefined ? fresh : fresh.slice(Math.max(0, fresh.length - last))
}

/** The members of a list by what `keyOf` says of each; groups in the order in which they come up. */
export function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
