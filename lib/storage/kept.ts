import { type GenericSchema, getMetadata, safeParse } from 'valibot'
import { KEPT, type Kept, type Must } from '@/lib/teaching/quiz/record'
import { fail, ok, type Result } from '@/lib/result'

/*
 * Records as they come back: from the browser's database, where an older or a newer Feltwise wrote them, and from files, which anybody
 * may have written. Every field is looked at once, here; what is left over is let go.
 */

/** A schema, as far as it leads to its fields. */
interface Part extends GenericSchema {
  readonly entries?: Readonly<Record<string, Part>>
  readonly wrapped?: Part
}

const refuse = (place: string, must: Must) => fail('BadRecord', { id: 'record-field', args: { place, must } }, place)

const within = (place: string, field: string): string => (place === '' ? field : `${place}.${field}`)

/** What the part of a schema that a path leads to must be. Of a list, the whole says what it must be. */
function refuseAt(part: Part, [key, ...more]: readonly string[], place: string): ReturnType<typeof refuse> {
  const inner = key === undefined ? undefined : (part.wrapped ?? part).entries?.[key]
  if (key !== undefined && inner) return refuseAt(inner, more, within(place, key))
  return refuse(place, (getMetadata(part) as { readonly must: Must }).must)
}

/**
 * Reads one record. `place` is where it stands, for the message: `records[12]`, or empty. Fails with `BadRecord` and the field.
 * Records that say the same come out with the same JSON.
 */
export function readKept(value: unknown, place: string): Result<Kept> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(place, { id: 'record' })
  const { kind } = value as Partial<Kept>
  const sort = KEPT.find(({ entries }) => entries.kind.literal === kind)
  if (!sort) return refuse(within(place, 'kind'), { id: 'kind' })
  const read = safeParse(sort, value, { abortEarly: true })
  if (read.success) return ok(read.output)
  return refuseAt(sort, read.issues[0].path?.map(({ key }) => String(key)) ?? [], place)
}

/** Whether two records that were read say the same. */
export const sameKept = (a: Kept, b: Kept): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Compares by moment, then by name, so that every tab has the same order. */
export const byMoment = (a: Kept, b: Kept): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Oldest first; what is of the same moment in the order of its names, so that every tab agrees. */
export const inOrder = (records: readonly Kept[]): readonly Kept[] => [...records].sort(byMoment)
