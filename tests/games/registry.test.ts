import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { registryOf } from '@/lib/games/registry/make.mjs'

const folder = mkdtempSync(join(tmpdir(), 'games-'))
afterAll(() => rmSync(folder, { recursive: true }))

const WHOLE = ['listing', 'index', 'teaching', 'dealer', 'solve', 'census/census', 'messages/en', 'messages/es']

const listing = (name: string, place: number): string =>
  `export const listing = {\n  name: '${name}',\n  place: ${place},\n  dailyFrom: 20_000,\n}`

function registry(games: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  rmSync(folder, { recursive: true })
  for (const [place, [game, files]] of Object.entries(games).entries())
    for (const file of files) {
      mkdirSync(dirname(join(folder, game, file)), { recursive: true })
      writeFileSync(join(folder, game, `${file}.ts`), file === 'listing' ? listing(game, place + 1) : '')
    }
  return registryOf(pathToFileURL(`${folder}/`), pathToFileURL(`${folder}/texts/`))
}

describe('the registry of the games', () => {
  it('has each folder with a listing, and no other', () => {
    const made = registry({ 'red-dog': WHOLE, baccarat: WHOLE, shared: ['index', 'messages/en'] })
    expect(made.get('ids')).toContain(`IDS = ['red-dog', 'baccarat']`)
    expect(made.get('names')).toContain(`  'baccarat': 'baccarat',`)
    expect(made.get('daily-from')).toContain(`  'baccarat': 20000,`)
    expect(made.get('ids')).not.toContain('shared')
    expect(made.get('red-dog/solve')).toBe(`export { solver } from '@/lib/games/red-dog/solve'`)
    expect([...made.keys()].filter((name) => name.startsWith('baccarat/')).sort()).toEqual(
      ['census', 'dealer', 'en', 'es', 'index', 'solve', 'teaching'].map((part) => `baccarat/${part}`),
    )
  })

  it.each(WHOLE.filter((file) => !['listing', 'messages/en'].includes(file)))(
    'changes nothing of another game where one has no %s',
    (missing) => {
      const whole = registry({ baccarat: WHOLE, 'red-dog': WHOLE })
      const made = registry({ baccarat: WHOLE, 'red-dog': WHOLE.filter((file) => file !== missing) })
      for (const [name, text] of whole) if (name.startsWith('baccarat/')) expect(made.get(name), name).toBe(text)
      expect([...made.keys()].filter((name) => name.startsWith('baccarat/'))).toHaveLength(7)
    },
  )

  it('says a game’s words in English where it has none in a language', () => {
    const made = registry({ baccarat: WHOLE, 'red-dog': WHOLE.filter((file) => file !== 'messages/es') })
    expect(made.get('red-dog/es')).toBe(`export { en as es } from './en'`)
    expect(made.get('es')).toContain(`'red-dog': redDog,`)
  })

  it('leaves drafts out of lists: games without a guide, a dealer’s page or hands, or without words in a language', () => {
    const texts = ['en', 'es'].flatMap((language) => [
      `baccarat/${language}/guide.mdx`,
      `baccarat/${language}/dealer.mdx`,
    ])
    const drafts = (files: readonly string[]): string | undefined => {
      registry({ baccarat: WHOLE })
      for (const file of files) {
        mkdirSync(dirname(join(folder, 'texts', file)), { recursive: true })
        writeFileSync(join(folder, 'texts', file), '')
      }
      return registryOf(pathToFileURL(`${folder}/`), pathToFileURL(`${folder}/texts/`)).get('ids')
    }
    const whole = [...texts, 'baccarat/pages/list.ts']
    expect(drafts(whole)).toContain('string[] = []')
    for (const missing of whole)
      expect(drafts(whole.filter((file) => file !== missing)), missing).toContain(`string[] = ['`)
  })

  it('makes the parts of a page of rules from its family', () => {
    registry({ baccarat: WHOLE, 'red-dog': ['listing', 'page', 'words/en'] })
    writeFileSync(join(folder, 'red-dog/page.ts'), `export const page = { family: 'showdown' }`)
    const made = registryOf(pathToFileURL(`${folder}/`), pathToFileURL(`${folder}/texts/`))
    expect(made.get('red-dog/solve')).toContain('export const solver = solverOf(page)')
    expect(made.get('red-dog/en')).toContain(`from '@/lib/games/red-dog/words/en'`)
    expect(made.get('red-dog/es')).toBe(`export { en as es } from './en'`)
    expect(made.get('ids')).toContain(`string[] = ['`)
  })

  it('says where a listing is not one', () => {
    registry({ baccarat: WHOLE })
    writeFileSync(join(folder, 'baccarat/listing.ts'), `export const listing = { name: 'Baccarat' }`)
    expect(() => registryOf(pathToFileURL(`${folder}/`), pathToFileURL(`${folder}/texts/`))).toThrow(
      'lib/games/baccarat/listing.ts',
    )
  })

  it('refuses two games in one place', () => {
    registry({ baccarat: WHOLE })
    mkdirSync(join(folder, 'red-dog/messages'), { recursive: true })
    writeFileSync(join(folder, 'red-dog/listing.ts'), listing('Red Dog', 1))
    expect(() => registryOf(pathToFileURL(`${folder}/`), pathToFileURL(`${folder}/texts/`))).toThrow('place 1')
  })
})
