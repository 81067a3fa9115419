import { fail, ok, type Result } from '@/lib/result'

/*
 * The text form of a state: `hand-AsKd~board-QhJhTh~did-check`. It uses only characters that links, file names and
 * shells leave alone. Empty fields are left out.
 */

const FIELD = /^([a-z][a-zA-Z0-9]*)-([A-Za-z0-9._-]+)$/

/**
 * Writes fields in the order given. A key is a word; a value has letters, digits, `.`, `_` and `-`. Throws on any other.
 */
export function makeFields(fields: Readonly<Record<string, string>>): string {
  const pieces: string[] = []
  for (const [key, value] of Object.entries(fields)) {
    if (value === '') continue
    const piece = `${key}-${value}`
    if (!FIELD.test(piece)) throw new Error(`“${piece}” cannot be written as a field`)
    pieces.push(piece)
  }
  return pieces.join('~')
}

/** Reads what `makeFields` wrote. Fails with `BadText` on anything else: an unknown or repeated field, a stray character. */
export function parseFields<K extends string>(text: string, keys: readonly K[]): Result<Partial<Record<K, string>>> {
  const found: Partial<Record<K, string>> = {}
  if (text.length > 2000) return fail('BadText', { id: 'long-link' })
  for (const piece of text === '' ? [] : text.split('~')) {
    const match = FIELD.exec(piece)
    const key = match?.[1] as K | undefined
    if (!match || key === undefined || !keys.includes(key))
      return fail('BadText', { id: 'not-a-part', args: { piece: piece.slice(0, 40) } })
    if (found[key] !== undefined) return fail('BadText', { id: 'part-twice', args: { part: key } }, key)
    found[key] = match[2]!
  }
  return ok(found)
}

/**
 * Whether the stub has enough cards; fails with `TooFewCards`. A game's `enter` and `parse` check it, because a user
 * may enter many dead cards.
 */
export function enoughCards(stub: number, needed: number): Result<number> {
  if (stub >= needed) return ok(stub)
  return fail('TooFewCards', { id: 'few-cards', args: { left: stub, needed } }, 'dead')
}
