import { fail, must, ok, type Result } from '@/lib/result'

/*
 * A question's seed is its session's seed and its number: `k3x9-12` is question 12 of session `k3x9`. So the link to a
 * question also determines all later ones.
 */

export interface Seed {
  readonly session: string
  /** The number of the question, from 1. */
  readonly index: number
}

const SEED = /^([a-z0-9]{1,32})-([1-9][0-9]{0,5})$/
const LAST = 999_999

/** `k3x9-12`. Throws if `parseSeed` couldn't read the text. */
export function makeSeed({ session, index }: Seed): string {
  const text = `${session}-${index}`
  if (!SEED.test(text)) throw new Error(`“${text}” is no seed`)
  return text
}

/** Reads `k3x9-12`. Fails with `BadSeed`. */
export function parseSeed(text: string): Result<Seed> {
  const match = SEED.exec(text)
  if (!match) return fail('BadSeed', { id: 'not-a-seed', args: { text: text.slice(0, 40) } }, 'seed')
  return ok({ session: match[1]!, index: Number(match[2]) })
}

/** The session of a seed; undefined if the text isn't a seed. */
export const sessionOf = (text: string): string | undefined => {
  const read = parseSeed(text)
  return read.ok ? read.value.session : undefined
}

/** The next question's seed. After the last one the session starts again. Throws if the text isn't a seed. */
export function nextSeed(text: string): string {
  const { session, index } = must(parseSeed(text))
  return makeSeed({ session, index: index === LAST ? 1 : index + 1 })
}

/** The seed of the next question: of the next `lookAhead` seeds the first with a due item, or else the very next. */
export function nextDueSeed(
  seed: string,
  due: ReadonlySet<string>,
  lookAhead: number,
  itemsAt: (seed: string) => readonly string[],
): string {
  const first = nextSeed(seed)
  if (due.size === 0) return first
  for (let i = 0, next = first; i < lookAhead; i++, next = nextSeed(next))
    if (itemsAt(next).some((item) => due.has(item))) return next
  return first
}
