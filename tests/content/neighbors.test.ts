import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/lib/messages/languages'
import { plainFiguresFor } from '@/app/[game]/_guide/figures-for'
import { plainText } from '@/app/_seo/plain-text'
import { NEIGHBOR_GAMES } from '@/app/_site/pages-of-games'
import { neighborsText } from '@/content/game-texts'
import { GAMES } from '@/lib/games/index'

const hasText = (game: string): boolean =>
  existsSync(fileURLToPath(new URL(`../../content/${game}/en/neighbors.mdx`, import.meta.url)))

it('the games that drill neighbors’ cards have a text on them, and no others', () =>
  expect(GAMES.filter(({ id }) => hasText(id))).toEqual(NEIGHBOR_GAMES))

describe.each(NEIGHBOR_GAMES.map((game) => [game.name, game] as const))('neighbors’ cards at %s', (_name, game) => {
  it.each(LANGUAGES.map(({ id }) => id))('are told in figures of the engine, in %s', async (language) => {
    const { default: text, frontmatter } = await neighborsText(game.id, language)
    const words = await plainText(text({ components: { ...plainFiguresFor(game) } }))
    expect(words.match(/[+−]\d+\.\d{3}/g)?.length).toBeGreaterThan(10)
    expect(words).not.toMatch(/undefined|NaN|\[object/)
    expect(frontmatter.title.length).toBeLessThanOrEqual(65)
    expect(frontmatter.description.length).toBeLessThanOrEqual(155)
  })
})
