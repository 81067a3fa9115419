import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '@/app/_languages/places'
import { readWordsByPage, wordsByPageOf } from '@/app/_languages/routes/words-by-page'
import { folderOf, routeFiles, WORDS } from '@/app/_languages/routes/files'
import { type LanguageId, LANGUAGES } from '@/lib/messages/languages'

const APP = join(process.cwd(), 'app')

describe('the routes of a language', async () => {
  const made = await routeFiles()

  it('are what `npm run make:routes` writes, whose words are those that the code of each page says', () => {
    const paths = LANGUAGES.flatMap(({ id }) =>
      readdirSync(join(APP, folderOf(id)), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folderOf(id), file)),
    )
    expect(paths.sort()).toEqual([...made.keys()].sort())
    const differing = paths.filter((path) => readFileSync(join(APP, path), 'utf8') !== made.get(path))
    expect(differing, 'run `npm run make:routes`').toEqual([])
    for (const { id } of LANGUAGES)
      for (const route of ROUTES) expect([...made.keys()]).toContain(join(folderOf(id), route.slice(1), 'page.tsx'))
  })

  it('bring no words twice where a part loads another', async () => {
    const foul = 'app/dealer-school/foul/any-language.tsx'
    const { page, part } = await readWordsByPage([foul])
    const [outer, inner] = ['dealer-school/foul/foul', 'dealer-school/_parts/house-fields']
    expect(page([foul]).parts).toContain(inner)
    expect(page([foul]).loads).not.toContain(inner)
    expect(part(outer).loads).toContain(inner)
    expect(part(outer).areas).toEqual(expect.arrayContaining([...part(inner).areas]))
    expect([...made.keys()]).toContain(join(folderOf('en'), '_words', `${outer}.ts`))
    expect([...made.keys()]).not.toContain(join(folderOf('en'), '_words', `${inner}.ts`))
  })

  it('bring words of their own language alone', () => {
    const wordsOf = (id: LanguageId): RegExp => new RegExp(`/_languages/${WORDS[id]}/|/messages/.*\\b${id}\\b`)
    const ownWords = LANGUAGES.map(({ id }) => {
      const texts = [...made].filter(([path]) => path.startsWith(`${folderOf(id)}/`))
      const others = LANGUAGES.filter((other) => other.id !== id)
      for (const [path, text] of texts) for (const other of others) expect(text, path).not.toMatch(wordsOf(other.id))
      return texts.filter(([, text]) => wordsOf(id).test(text)).length
    })
    expect(Math.min(...ownWords)).toBeGreaterThan(20)
  })

  it('bring no words of the page that is shown when the frame fails, which has its own', async () => {
    const broken = 'app/global-error.tsx'
    const { page } = await readWordsByPage([broken])
    expect(page([broken])).toEqual({ areas: ['trouble'], parts: [], loads: [] })
  })
})

describe('what a page says', () => {
  it('is what its components in the browser import, at once or with parts that come later', async () => {
    const trainer = 'app/[game]/trainer/any-language.tsx'
    const { page, part } = await readWordsByPage([trainer])
    const { areas, parts } = page([trainer])
    expect(areas).toContain('felt')
    expect(areas).not.toContain('trainerSummary')
    expect(parts).toContain('[game]/trainer/trainer')
    expect(part('[game]/trainer/trainer').areas).toContain('trainerSummary')
    // The server says these.
    expect([...areas, ...part('[game]/trainer/trainer').areas]).not.toContain('pages')
  })

  /** Files of a test's own, by their paths: a text, and what it imports at once and later. */
  type Made = Readonly<Record<string, { readonly text: string; readonly now?: string; readonly later?: string }>>
  const needsOf = (files: Made) =>
    wordsByPageOf(
      {
        inputs: Object.fromEntries(
          Object.entries(files).map(([path, { now, later }]) => [
            path,
            {
              bytes: 0,
              imports: [
                ...(now === undefined ? [] : [{ path: now, kind: 'import-statement' as const }]),
                ...(later === undefined ? [] : [{ path: later, kind: 'dynamic-import' as const }]),
              ],
            },
          ]),
        ),
      },
      (file) => files[file]!.text,
    )

  it('of a part needs its loader, in one line or in more', () => {
    const part = { text: '' }
    const unwrapped = (text: string) =>
      needsOf({ 'app/a.tsx': { text: `'use client'\n${text}`, later: 'app/b/c.tsx' }, 'app/b/c.tsx': part }).unwrapped
    expect(unwrapped("withWords('b/c', import('./b/c'))")).toEqual([])
    expect(unwrapped("withWords(\n  'b/c',\n  import(\n    './b/c'\n  ),\n)")).toEqual([])
    expect(unwrapped("import('./b/c')")).toEqual([{ file: 'app/a.tsx', part: 'b/c' }])
  })

  it.each(["import { home } from './_languages/words'", "import * as words from '@/app/_languages/words'"])(
    'cannot be told from %s',
    (text) => {
      const words = 'app/_languages/words.ts'
      const { page } = needsOf({ 'app/a.tsx': { text: `'use client'\n${text}`, now: words }, [words]: { text: '' } })
      expect(() => page(['app/a.tsx'])).toThrow("app/a.tsx: write import { … } from '@/app/_languages/words'")
    },
  )

  it('is unknown of a part that nothing loads', () => {
    expect(() => needsOf({}).part('b/c')).toThrow('No import() loads app/b/c')
  })
})
