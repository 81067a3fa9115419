import type { AnswerRecord } from '@/lib/teaching/quiz/record'

/*
 * Finds the answers that show what a person can do: the first to each deal. A person who sees the same cards again (by
 * a replay, the back button or a link) has already seen the answer, so a second answer says nothing about new deals.
 * Neither do answers with help from a lesson, or with other players' cards in sight, which is a different decision.
 */

/** Selects the answers for an estimate: the game, its rules, and how many of the last answers. */
export interface Chosen {
  readonly game: string
  /** `makeRules` of the rules; empty or absent for the usual ones. */
  readonly rules?: string
  /** Only this many of the last answers; absent for all. */
  readonly last?: number
}

/** Sorts oldest first, and by id within a millisecond, so that every tab and every merged file has the same order. */
export const inOrder = <T extends { readonly at: number; readonly id: string }>(records: readonly T[]): readonly T[] =>
  [...records].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

/** The log's answers, with those of a session that storage hasn't listed yet. */
export function withThese(answers: readonly AnswerRecord[], records: readonly AnswerRecord[]): readonly AnswerRecord[] {
  const listed = new Set(answers.map(({ id }) => id))
  const missing = records.filter(({ id }) => !listed.has(id))
  return missing.length === 0 ? answers : [...answers, ...missing]
}

/** Whether the text of a spot has dead cards, seen besides the round's own cards. */
const sawCards = (spot: string): boolean => /(?:^|~)dead-/.test(spot)

/** The fields that identify deals and questions in a log. */
type Asked = Pick<AnswerRecord, 'id' | 'at' | 'game' | 'rules' | 'seed' | 'skill' | 'spot' | 'aid'>

/** An answer, and whether the cards were new to the person. */
export interface Placed<T extends Asked = AnswerRecord> {
  readonly answer: T
  readonly isFresh: boolean
}

/**
 * The answers in order. Once a spot of a deal is answered a second time, that answer and all later ones in the deal
 * count as seen.
 */
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

/** The fresh answers of a game under one set of rules, oldest first. Every estimate of a person's play uses them. */
export function answersFor(
  answers: readonly AnswerRecord[],
  { game, rules = '', last }: Chosen,
): readonly AnswerRecord[] {
  const fresh = freshAnswers(answers.filter((one) => one.game === game && one.rules === rules))
  return last === undefined ? fresh : fresh.slice(Math.max(0, fresh.length - last))
}

/** Groups a list by `keyOf`, in the order of first occurrence. */
export function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
