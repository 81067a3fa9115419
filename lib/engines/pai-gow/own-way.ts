import { fail, ok, type Problem, type Result } from '@/lib/result'
import { type Clause, type HouseWay, parseHouseWay } from './house-way'
import { proveHouseWay } from './prove'
import { houseWay, isWayId, WAY_IDS } from './ways'

/*
 * A reader's own house way as a text for rules, links and commands. The text has the whole way, so that whoever
 * receives it needs nothing else. Clauses that match one of the site's ways word for word are only named.
 */

/** The prefix of every such text. */
export const OWN = 'own.'

/** The name of a clause from one of the site's ways: `playnow T2-keep`; the default way is left out. */
const nameOf = (way: string, clause: string): string => (way === WAY_IDS[0] ? clause : `${way} ${clause}`)

function clauseNamed(name: string): Clause | undefined {
  const [first = '', second] = name.split(' ')
  const way = second === undefined ? WAY_IDS[0] : first
  return isWayId(way) ? houseWay(way).clauses.find(({ id }) => id === (second ?? first)) : undefined
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function written(clause: Clause): unknown {
  for (const way of WAY_IDS)
    if (houseWay(way).clauses.some((one) => sameText(one, clause))) return nameOf(way, clause.id)
  return clause
}

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

function fromBase64(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a way, `own.eyJpZCI…`: only letters, digits, `-`, `_` and a dot. */
export const makeOwnWay = (way: HouseWay): string =>
  OWN + toBase64(JSON.stringify({ ...way, clauses: way.clauses.map(written) }))

/** A text longer than this can hardly be a way that `parseHouseWay` would accept. */
const LONGEST = 60_000

const bad = (says: Problem['says']): { readonly ok: false; readonly problem: Problem } =>
  fail('BadHouseWay', says, 'houseWay')

function unpack(value: unknown): Result<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ok(value)
  const { clauses } = value as { readonly clauses?: unknown }
  if (!Array.isArray(clauses)) return ok(value)
  const read = clauses.map((one: unknown) => (typeof one === 'string' ? (clauseNamed(one) ?? one) : one))
  const at = read.findIndex((one) => typeof one === 'string')
  return at < 0
    ? ok({ ...value, clauses: read })
    : bad({
        id: 'way-part',
        args: {
          at: `clauses[${at}]`,
          wrong: { id: 'no-such-clause', args: { text: String(read[at]).slice(0, 40) } },
        },
      })
}

/**
 * Reads what `makeOwnWay` wrote. Fails with `BadHouseWay`, which says where. It doesn't check that the way sets every
 * hand.
 */
export function parseOwnWay(text: string): Result<HouseWay> {
  if (!text.startsWith(OWN)) return bad({ id: 'not-a-way' })
  if (text.length > LONGEST) return bad({ id: 'long-way', args: { length: text.length, most: LONGEST } })
  const json = fromBase64(text.slice(OWN.length))
  if (json === undefined) return bad({ id: 'damaged-way' })
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return bad({ id: 'damaged-way' })
  }
  const unpacked = unpack(value)
  const way = unpacked.ok ? parseHouseWay(unpacked.value) : unpacked
  if (way.ok && isWayId(way.value.id)) return bad({ id: 'taken-id', args: { text: way.value.id } })
  return way
}

// ——— Ways by name ————————————————————————————————————————————————————————————————————————————————————————

const KEPT = 8
const kept = new Map<string, HouseWay>()

/**
 * The house way that rules name: a way of the site by its id, or a reader's own by its text. The same text returns the
 * same object. Throws on any other text.
 */
export function wayNamed(name: string): HouseWay {
  if (isWayId(name)) return houseWay(name)
  const known = kept.get(name)
  if (known) return known
  const read = parseOwnWay(name)
  if (!read.ok) throw new RangeError(`“${name.slice(0, 40)}” names no house way`)
  kept.set(name, read.value)
  const oldest = kept.keys().next()
  if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value)
  return read.value
}

const proved = new Map<string, Result<true>>()

/**
 * Whether rules may name this way: a way of the site, or a reader's own that sets every hand legally under these
 * readings. The proof takes half a second the first time. Fails with `BadHouseWay` or `NotTotal`.
 */
export function checkWayNamed(name: string, readings: Omit<Parameters<typeof proveHouseWay>[0], 'way'>): Result<true> {
  if (isWayId(name)) return ok(true)
  const key = `${readings.wheel} ${readings.keepComplete} ${name}`
  const known = proved.get(key)
  if (known) return known
  const read = parseOwnWay(name)
  const proof = read.ok ? proveHouseWay({ way: wayNamed(name), ...readings }) : read
  const result: Result<true> = proof.ok ? ok(true) : { ok: false, problem: { ...proof.problem, at: 'houseWay' } }
  if (proved.size >= 4 * KEPT) proved.clear()
  proved.set(key, result)
  return result
}
