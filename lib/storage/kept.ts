import { type GenericSchema, getMetadata, safeParse } from 'valibot'
import { KEPT, type Kept, type Must } from '@/lib/teaching/quiz/record'
import { fail, ok, type Result } from '@/lib/result'

/*
 * Reads records back: from the browser's database, written by an older or newer Feltwise, and from files, written by
 * anybody. Every field is checked here, once; unknown fields are dropped.
 */

/** The part of a schema that is needed to follow its fields. */
interface Part extends GenericSchema {
  readonly entries?: Readonly<Record<string, Part>>
  readonly wrapped?: Part
}

const refuse = (place: string, must: Must) => fail('BadRecord', { id: 'record-field', args: { place, must } }, place)

const within = (place: string, field: string): string => (place === '' ? field : `${place}.${field}`)

/** Describes the value that a schema requires at a path. For a list, the whole list is described. */
function refuseAt(part: Part, [key, ...more]: readonly string[], place: string): ReturnType<typeof refuse> {
  const inner = key === undefined ? undefined : (part.wrapped ?? part).entries?.[key]
  if (key !== undefined && inner) return refuseAt(inner, more, within(place, key))
  return refuse(place, (getMetadata(part) as { readonly must: Must }).must)
}

/**
 * Reads one record. `place` says where it is, for the message: `records[12]`, or empty. Fails with `BadRecord` and the
 * field. Equal records come out with the same JSON.
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

/** Whether two records that were read are equal. */
export const sameKept = (a: Kept, b: Kept): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Compares by time, then by name, so that every tab has the same order. */
export const byMoment = (a: Kept, b: Kept): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Oldest first. Records of the same time are in the order of their names, so that every tab agrees. */
export const inOrder = (records: readonly Kept[]): readonly Kept[] => [...records].sort(byMoment)
