import type { AnswerRecord } from '@/lib/quiz/record'
import { parseSeed } from '@/lib/quiz/seed'
import type { Opened } from './address'

/*
 * A session that was left and is opened again at its address goes on where it was: what was answered before is in the log.
 */

const placeOf = (seed: string): { readonly session: string; readonly index: number } => {
  const read = parseSeed(seed)
  return read.ok ? read.value : { session: seed, index: 0 }
}

/**
 * The answers of a session, oldest first: those of the log to the hands before the one it was opened at, and to that one where it was
 * opened in its middle; then its own. Of several answers to one spot the last counts, as a replay is a session of its own. A run whose
 * clock or faultlessness begins anew is a new one.
 */
export function sessionAnswers(
  opened: Opened,
  log: readonly AnswerRecord[],
  own: readonly AnswerRecord[],
): readonly AnswerRecord[] {
  if (opened.plan.clock !== undefined && opened.plan.clock.kind !== 'decision') return own
  const { session, index } = placeOf(opened.seed)
  const until = opened.isWhole ? index - 1 : index
  const ids = new Set(own.map(({ id }) => id))
  const spots = new Set(own.map(({ spot, seed }) => `${seed} ${spot}`))
  const before = log.filter((one) => {
    const place = placeOf(one.seed)
    return (
      place.session === session &&
      place.index <= until &&
      one.choice === opened.plan.choice &&
      !ids.has(one.id) &&
      !spots.has(`${one.seed} ${one.spot}`)
    )
  })
  const last = new Map(before.map((one) => [`${one.seed} ${one.spot}`, one]))
  return [...[...last.values()].sort((a, b) => a.at - b.at), ...own]
}
