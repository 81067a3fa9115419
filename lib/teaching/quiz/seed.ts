import { fail, ok, type Result } from '@/lib/result'

/*
 * A question's seed is its session's seed and its place: `k3x9-12` is the twelfth of session `k3x9`. So the address of
 * one question holds all that follow it.
 */

export interface Seed {
  readonly session: string
  /** From 1. */
  readonly index: number
}

const SEED = /^([a-z0-9]{1,32})-([1-9][0-9]{0,5})$/
const LAST = 999_999

/** `k3x9-12`. Throws on parts that could not be read again. */
export function makeSeed({ session, index }: Seed): string {
  const text = `${session}-${index}`
  if (!SEED.test(text)) throw new Error(`“${text}” is no seed`)
  return text
}

/** Reads `k3x9-12`. Fails with `BadSeed`. */
export function parseSeed(text: string): Result<Seed> {
  const match = SEED.exec(text)
  if (!match) return fail('BadSeed', `“${text.slice(0, 40)}” is no seed of a question. One looks like k3x9-12.`, 'seed')
  return ok({ session: match[1]!, index: Number(match[2]) })
}

/** The next question's seed; after the last one the session begins again. Throws if the text isn't a seed. */
export function nextSeed(text: string): string {
  const seed = parseSeed(text)
  if (!seed.ok) throw new Error(seed.problem.message)
  return makeSeed({ session: seed.value.session, index: seed.value.index === LAST ? 1 : seed.value.index + 1 })
}
