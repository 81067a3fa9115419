import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '@/app/_languages/places'
import { readWordsByPage } from '@/app/_languages/words-by-page'
import { BROKEN_WORDS, folderOf, routeFiles, SERVER_WORDS } from '@/app/_languages/route-files'
import { LANGUAGES } from '@/lib/messages/languages'

const APP = join(process.cwd(), 'app')

describe('the routes of a language', async () => {
  const made = await routeFiles()

  it('are what `npm run make:routes` writes, whose words are those that the code of each page says', () => {
    const paths = LANGUAGES.flatMap(({ id }) =>
      readdirSync(join(APP, folderOf(id)), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folderOf(id), file)),
    )
    const there = new Map(
      [...paths, BROKEN_WORDS, SERVER_WORDS].map((path) => [path, readFileSync(join(APP, path), 'utf8')]),
    )
    expect(there).toEqual(made)
    for (const { id } of LANGUAGES)
      for (const route of ROUTES) expect([...made.keys()]).toContain(join(folderOf(id), route.slice(1), 'page.tsx'))
  })

  it('bring words of their own language alone', () => {
    const folders = ['english', 'spanish']
    for (const [path, text] of made)
      if (path !== BROKEN_WORDS && path !== SERVER_WORDS)
        expect(folders.filter((folder) => text.includes(`/_languages/${folder}/`)).length, path).toBeLessThan(2)
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
})
