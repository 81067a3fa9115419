import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { chrome } from '@/app/_languages/english/chrome'
import { GAME_PLACES } from '@/app/_site/game-places'
import { PLACES } from '@/app/_site/places'
import { GAMES } from '@/lib/games/index'

const FOLDER = fileURLToPath(new URL('../../app/[game]', import.meta.url))

const pages = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'any-language.tsx')))
  .map(({ name }) => `/${name}`)

it('the row of links of a game names every page there is, and no other', () => {
  expect(GAME_PLACES.map(({ path }) => path).sort()).toEqual(['', ...pages].sort())
  expect(new Set(GAME_PLACES.map(({ word }) => chrome[word])).size).toBe(GAME_PLACES.length)
})

it('each page of a game belongs to one place of the header', () => {
  const all = GAMES.flatMap(({ id }) => GAME_PLACES.map(({ path }) => `/${id}${path}`))
  for (const path of all) expect(PLACES.filter(({ paths }) => paths.includes(path)).length, path).toBe(1)
})

it('each page of the dealer school belongs to it in the header', () => {
  const school = fileURLToPath(new URL('../../app/dealer-school', import.meta.url))
  const found = readdirSync(school, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name === 'any-language.tsx')
    .map(({ parentPath }) => `/dealer-school${parentPath.slice(school.length).replaceAll('\\', '/')}`)
  const all = found.flatMap((path) =>
    path.includes('[game]') ? GAMES.map(({ id }) => path.replace('[game]', id)) : [path],
  )
  expect(all.length).toBeGreaterThan(GAMES.length)
  const { paths } = PLACES.find(({ word }) => word === 'dealerSchool')!
  for (const path of all) expect(paths, path).toContain(path)
})
