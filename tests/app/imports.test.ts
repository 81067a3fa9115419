import { describe, expect, it } from 'vitest'
import { cleanName, parseChallenge } from '@/app/[game]/trainer/challenge'
import { KNOWN_WAYS, makeWayFile, parseWayFile, wayOf } from '@/lib/engines/pai-gow/index'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { must, type Result } from '@/lib/result'
import { makeArchive, readArchive } from '@/lib/storage/archive'
import { parseClassTable } from '@/lib/teaching/dealer-school/exam/class'
import { parseResultFile } from '@/lib/teaching/dealer-school/exam/file'
import { readName } from '@/lib/teaching/dealer-school/exam/names'
import { EMPTY_BOOK, makeClassFile, readRoster } from '@/lib/teaching/dealer-school/exam/roster'

const WAY = must(wayOf(KNOWN_WAYS[0]!.id))

/** Names of which nobody sees what they are. */
const HIDDEN = [
  'Ana \u202eziuR',
  '\u202d\u202dAna',
  'Ana\u2066Ruiz',
  '\u200fAna',
  '\u3164\u3164',
  '\u2800',
  '\u115f\u1160',
  '\uffa0',
  '\u{1d159}',
  '\u200b',
  '\u034f',
]

describe('a name that turns the text around it, or that shows nothing', () => {
  it.each(HIDDEN)('is no trainee’s and no house’s: %j', (name) => {
    expect(readName(name)).toMatchObject({ ok: false, problem: { name: 'BadName' } })
    expect(readRoster(`Ana Ruiz\n${name}`)).toEqual(['Ana Ruiz'])
  })

  it.each(HIDDEN)('is no house way’s: %j', (name) =>
    expect(parseWayFile(makeWayFile({ ...WAY, name }))).toMatchObject({
      ok: false,
      problem: { name: 'BadHouseWay', at: 'name' },
    }),
  )

  it.each(HIDDEN)('is no player’s in a challenge: %j', (name) => {
    expect(parseChallenge(`9.12.340.75.${name}`)).toBeNull()
    // What is left of a typed name is letters that are seen.
    expect(cleanName(name)).toMatch(/^(?:[A-Za-z][A-Za-z ]*)?$/)
  })
})

describe('a file in UTF-16', () => {
  const bytes = (text: string, isBig: boolean): Buffer => {
    const little = Buffer.from(`\ufeff${text}`, 'utf16le')
    return isBig ? little.swap16() : little
  }
  const asRead = (text: string, isBig: boolean): string => new TextDecoder().decode(bytes(text, isBig))
  const readers: readonly [string, string, (text: string) => Result<unknown>][] = [
    ['house way', makeWayFile(WAY), parseWayFile],
    ['result', '{"feltwise":"exam result","code":"1"}', parseResultFile],
    ['table', 'Name,Code\r\nAna,1\r\n', parseClassTable],
    ['class', makeClassFile({ ...EMPTY_BOOK, names: ['Ana'] }), parseResultFile],
  ]
  const said = (result: Result<unknown>): string => (result.ok ? 'read' : problemInEnglish(result.problem))

  it.each(readers)('is named as one: a %s', (_, text, read) => {
    for (const isBig of [false, true]) expect(said(read(asRead(text, isBig)))).toContain('UTF-16')
  })

  it('is named as one: the records', async () => {
    const text = [...makeArchive({ records: [], preferences: null, houseWays: null, at: 0 })].join('')
    for (const isBig of [false, true])
      expect(said(await readArchive(new Blob([new Uint8Array(bytes(text, isBig))])))).toContain('UTF-16')
  })
})
