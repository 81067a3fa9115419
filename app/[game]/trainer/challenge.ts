import type { Answered, AnswerRecord } from '@/lib/teaching/quiz/record'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import { wholeQuery } from '@/app/_ui/long-address'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { fail, must, ok, type Result } from '@/lib/result'
import { isVisible } from '@/lib/text'

/*
 * Friends' results with the same hands, in a link: `vs=9.12.340.75.Ana~8.12.400`. Anyone can write such a link, so it
 * proves nothing. The limits here keep it harmless.
 */

/** Its key in an address. */
export const CHALLENGE_KEY = 'vs'

/** One person's result. */
export interface Challenge {
  readonly right: number
  readonly asked: number
  /** EV given away, in base wagers, rounded to thousandths. */
  readonly cost: number
  /** Total thinking time; absent if it wasn't measured. */
  readonly seconds?: number
  readonly name?: string
}

const LONGEST_NAME = 20
/** The most results in a link. */
const MOST_SCORES = 8
/** Separates the results of two people. */
const BETWEEN = '~'

const SHAPE = new RegExp(
  String.raw`^([0-9]{1,4})\.([1-9][0-9]{0,3})\.([0-9]{1,7})(?:\.([0-9]{0,6})(?:\.([\p{L}\p{N}][\p{L}\p{M}\p{N} '’-]{0,${LONGEST_NAME - 1}}))?)?$`,
  'u',
)

/** The characters of a name that a link can hold; empty if there are none. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} '’-]|[\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, LONGEST_NAME)
    .trim()

/** The result of a session's answers. */
export function resultOf(answers: readonly Pick<AnswerRecord, 'time' | keyof Answered>[], name = ''): Challenge {
  const { right, asked, cost } = scoreOf(answers)
  const times = answers.flatMap(({ time }) => time ?? [])
  const called = cleanName(name)
  return {
    right,
    asked,
    cost: Math.round(cost * 1000) / 1000,
    ...(times.length < answers.length ? {} : { seconds: Math.round(times.reduce((sum, one) => sum + one, 0) / 1000) }),
    ...(called === '' ? {} : { name: called }),
  }
}

/** The text of a result: `9.12.340.75.Ana` means nine right of twelve, 0.340 base wagers given away, in 75 seconds. */
export function makeChallenge({ right, asked, cost, seconds, name }: Challenge): string {
  const score = `${right}.${asked}.${Math.round(cost * 1000)}`
  if (name !== undefined) return `${score}.${seconds ?? ''}.${name}`
  return seconds === undefined ? score : `${score}.${seconds}`
}

/** Reads the text that `makeChallenge` wrote; null for any other text. */
export function parseChallenge(text: string): Challenge | null {
  const match = SHAPE.exec(text)
  if (!match) return null
  const [right, asked, thousandths] = match.slice(1, 4).map(Number) as [number, number, number]
  const [, , , , seconds = '', name] = match
  if (right > asked || (name !== undefined && !isVisible(name))) return null
  return {
    right,
    asked,
    cost: thousandths / 1000,
    ...(seconds === '' ? {} : { seconds: Number(seconds) }),
    ...(name === undefined ? {} : { name }),
  }
}

/** The results of several people, the sender's first, without duplicates. */
export const makeChallenges = (scores: readonly Challenge[]): string =>
  [...new Set(scores.map(makeChallenge))].slice(0, MOST_SCORES).join(BETWEEN)

/** Reads the text that `makeChallenges` wrote; an empty list for null. Fails with `BadScore`. */
export function parseChallenges(text: string | null): Result<readonly Challenge[]> {
  if (text === null) return ok([])
  const parts = text.split(BETWEEN)
  const scores = parts.map(parseChallenge)
  return parts.length > MOST_SCORES || scores.includes(null)
    ? fail('BadScore', { id: 'damaged-score' }, CHALLENGE_KEY)
    : ok(scores as readonly Challenge[])
}

/** Sorted by EV given away, then by right answers, then by time. */
export const ranked = (scores: readonly Challenge[]): readonly Challenge[] =>
  [...scores].sort((a, b) => a.cost - b.cost || b.right - a.right || (a.seconds ?? Infinity) - (b.seconds ?? Infinity))

// ——— Which hands ————————————————————————————————————————————————————————————————————————————————————————————

/**
 * Identifies the hands of a session, for all who play the same ones: by the game, the name in its seeds, and the number
 * of hands.
 */
export const handsKey = (game: string, seed: string, hands: number): string =>
  `${game}/${must(parseSeed(seed)).session}/${hands}`

/** The game and query of a link to the trainer; null for any other text. */
function trainerLink(text: string): { readonly game: string; readonly query: URLSearchParams } | null {
  const match = /(?:^|\/)([a-z0-9-]{1,40})\/trainer\/?\?([^\s#]{1,8000})(#\S{1,8000})?/.exec(text)
  return match ? { game: match[1]!, query: wholeQuery(match[2]!, match[3] ?? '') } : null
}

/** Why a pasted link adds no result to the scoreboard. */
export type Refused = 'notALink' | 'noScore' | 'badScore' | 'otherHands'

/** The results in a pasted link to the same hands, or the reason why there are none. */
export function pastedScores(text: string, hands: string): readonly Challenge[] | Refused {
  const link = trainerLink(text)
  if (link === null) return 'notALink'
  const seed = link.query.get('seed') ?? ''
  const count = Number(link.query.get('n') ?? 'none')
  if (!parseSeed(seed).ok || handsKey(link.game, seed, count) !== hands) return 'otherHands'
  const scores = parseChallenges(link.query.get(CHALLENGE_KEY))
  if (!scores.ok) return 'badScore'
  return scores.value.length === 0 ? 'noScore' : scores.value
}
