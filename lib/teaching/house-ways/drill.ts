import type { Card } from '@/lib/cards/card'
import {
  type Clause,
  clausesIn,
  type Dealing,
  FAMILIES,
  type Family,
  familyOf,
  handOfClause,
} from '@/lib/engines/pai-gow/index'
import { makeRandom, type Random } from '@/lib/math/random'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { fail, ok, type Result } from '@/lib/result'

/*
 * Chooses the questions of the house-way drill. The seed, the way and the chosen clauses fix a question's hand, so that
 * a link can hold the hand. The trainee's earlier answers decide only which of the next seeds is taken.
 */

/** The clauses that are asked: all, those of a family, or those named. */
export type Asked =
  | { readonly kind: 'all' }
  | { readonly kind: 'family'; readonly family: Family['id'] }
  | { readonly kind: 'clauses'; readonly ids: readonly string[] }

/** `all`, `family.two-pairs`, `T2-keep.T2-split`. */
export function makeAsked(asked: Asked): string {
  switch (asked.kind) {
    case 'all':
      return 'all'
    case 'family':
      return `family.${asked.family}`
    case 'clauses':
      return asked.ids.join('.')
  }
}

/** Reads the text that `makeAsked` wrote, for a way. Fails with `UnknownClause`. */
export function parseAsked(dealing: Dealing, text: string): Result<Asked> {
  if (text === 'all') return ok({ kind: 'all' })
  const [first, ...rest] = text.split('.')
  if (first === 'family') {
    const family = FAMILIES.find(({ id }) => id === rest.join('.'))
    const isThere = family !== undefined && clausesIn(dealing).some((clause) => familyOf(clause) === family)
    return isThere
      ? ok({ kind: 'family', family: family.id })
      : fail('UnknownClause', { id: 'no-such-family', args: { text: rest.join('.').slice(0, 40) } }, 'clauses')
  }
  const ids = [...new Set(text.split('.'))]
  const unknown = ids.find((id) => !clausesIn(dealing).some((clause) => clause.id === id))
  return unknown === undefined
    ? ok({ kind: 'clauses', ids })
    : fail('UnknownClause', { id: 'no-such-clause', args: { text: unknown.slice(0, 40) } }, 'clauses')
}

/** The clauses that are asked, in the way's order. */
export function clausesAsked(dealing: Dealing, asked: Asked): readonly Clause[] {
  const all = clausesIn(dealing)
  switch (asked.kind) {
    case 'all':
      return all
    case 'family':
      return all.filter((clause) => familyOf(clause).id === asked.family)
    case 'clauses':
      return all.filter(({ id }) => asked.ids.includes(id))
  }
}

/** How often a clause decides a hand, as a share of all hands from 0 to 1; undefined if unknown. */
export type Share = (clause: string) => number | undefined

/**
 * The weight of a clause by its share. A clause that decides one hand in ten thousand is asked a tenth as often as one
 * that decides every hand: rare clauses get practice, common ones still occur more often. Clauses without a share count
 * like one that decides every hand.
 */
const weightOf = (share: number | undefined): number => (share === undefined ? 1 : share ** (1 / 4))

function drawWeighted<T>(random: Random, list: readonly T[], weigh: (one: T) => number): T {
  let left = random() * list.reduce((sum, one) => sum + weigh(one), 0)
  return list.find((one) => (left -= weigh(one)) < 0) ?? list[list.length - 1]!
}

/** The clause that a seed asks. */
const clauseOfSeed = (clauses: readonly Clause[], share: Share, random: Random): Clause =>
  drawWeighted(random, clauses, ({ id }) => weightOf(share(id)))

export interface Question {
  readonly seed: string
  /** Seven cards in the order in which they are dealt. */
  readonly cards: readonly Card[]
  readonly clause: Clause
}

/**
 * The question of a seed. A clause that sets no hand is replaced by another. Throws a RangeError if none of the clauses
 * asked sets a hand.
 */
export function questionOf(dealing: Dealing, asked: Asked, share: Share, seed: string): Question {
  const random = makeRandom(`${seed}/house-way`)
  let clauses = clausesAsked(dealing, asked)
  while (clauses.length > 0) {
    const clause = clauseOfSeed(clauses, share, random)
    const cards = handOfClause(dealing, random, clause)
    if (cards) return { seed, cards, clause }
    clauses = clauses.filter((one) => one !== clause)
  }
  throw new RangeError('none of these clauses sets a hand')
}

/** How urgently a clause should be asked again, from 0 to 3, by the answers to it, oldest first. */
export function urgencyOf(answers: readonly { readonly isRight: boolean }[]): number {
  const last = answers.at(-1)
  if (!last) return 1
  if (!last.isRight) return 3
  return answers.at(-2)?.isRight === false ? 2 : 0
}

/** How many seeds are looked at for the next question. */
const LOOK_AHEAD = 6

/** The urgency of a clause that is due for repetition: the same as that of one missed before its last answer. */
const DUE = 2

/**
 * The seed of the next question: of the next `LOOK_AHEAD` seeds the first with the most urgent clause. `due`: clauses
 * that are due for repetition.
 */
export function nextQuestionSeed(
  dealing: Dealing,
  asked: Asked,
  share: Share,
  seed: string,
  answers: readonly { readonly clause: string; readonly isRight: boolean }[],
  due: ReadonlySet<string> = new Set(),
): string {
  const clauses = clausesAsked(dealing, asked)
  let [best, bestUrgency] = ['', -1]
  for (let i = 0, next = nextSeed(seed); i < LOOK_AHEAD; i++, next = nextSeed(next)) {
    const { id } = clauseOfSeed(clauses, share, makeRandom(`${next}/house-way`))
    const now = urgencyOf(answers.filter(({ clause }) => clause === id))
    const urgency = due.has(id) ? Math.max(now, DUE) : now
    if (urgency > bestUrgency) [best, bestUrgency] = [next, urgency]
  }
  return best
}
