import { fail, ok, type Result } from '@/lib/result'
import { isVisible } from '@/lib/text'

/* Names of trainees and houses, and other short texts, as codes and links hold them. */

const LONGEST_NAME = 60

/** A text on one line, without spaces around it. */
export const plainText = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** Reads a trainee's name. Fails with `BadName`. */
export function readName(text: string): Result<string> {
  const name = plainText(text)
  if (name === '') return fail('BadName', { id: 'no-name' }, 'name')
  if (name.length > LONGEST_NAME) return fail('BadName', { id: 'long-name', args: { most: LONGEST_NAME } }, 'name')
  if (/\p{C}/u.test(name) || !isVisible(name)) return fail('BadName', { id: 'strange-name' }, 'name')
  return ok(name)
}

/**
 * Keeps letters and digits, and writes a space as a hyphen and any other character as its code point: `Ren_e9_-Roy`.
 */
export const writeName = (name: string): string =>
  name.replace(/[^A-Za-z0-9]/gu, (one) => (one === ' ' ? '-' : `_${one.codePointAt(0)!.toString(16)}_`))

/** The text that `writeName` wrote. Other texts are read as far as possible. */
export const readWritten = (text: string): string =>
  text.replaceAll('-', ' ').replace(/_([0-9a-f]{1,6})_/g, (whole, hex: string) => {
    const point = parseInt(hex, 16)
    return point > 0x10ffff ? whole : String.fromCodePoint(point)
  })

/** Reads the name that `writeName` wrote. Fails with `BadCode`. */
export function readWrittenName(text: string): Result<string> {
  const name = readName(readWritten(text))
  return name.ok && writeName(name.value) === text ? name : fail('BadCode', { id: 'code-name' }, 'code')
}
