import { describe, expect, it } from 'vitest'
import type { GameId } from '@/lib/games/ids'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { LANGUAGES } from '@/lib/messages/languages'
import { COUNTING_GAMES } from '@/app/_site/pages-of-games'
import { COUNTED_GAMES, countedAt } from '@/content/counting'
import { countingText } from '@/content/game-texts'
import { cellOfHand, firstHand, firstHandName } from '@/lib/engines/blackjack/index'

it('the games that a count is worth something at have a text on it', () =>
  expect(COUNTING_GAMES.map(({ id }) => id)).toEqual(COUNTED_GAMES))

describe.each(COUNTING_GAMES.map((game) => [game.name, game] as const))('a count at %s', (_name, game) => {
  const counted = countedAt(game.id)!

  it('is worked out for every variant', () =>
    expect(counted.map(({ variant }) => variant)).toEqual(game.variants.map(({ id }: { readonly id: string }) => id)))

  it('says each play once, with a gain, those that add most first', () => {
    for (const { plays } of counted) {
      const names = plays.map(({ cell, play }) => `${cell} ${play}`)
      expect(new Set(names).size).toBe(names.length)
      expect(plays.map(({ gain }) => gain)).toEqual(plays.map(({ gain }) => gain).toSorted((a, b) => b - a))
      for (const { cell, name } of plays) if (cell !== 'insurance') expect(name).toBe(firstHandName(firstHand(cell)))
    }
  })

  it('names each play in Spanish', () => {
    const { map, action } = SPANISH[game.id as GameId]
    for (const { plays } of counted)
      for (const { cell, play } of plays) {
        const name = cell === 'insurance' ? action(play).name : map.cell!(cellOfHand(firstHand(cell)))
        expect(name).toMatch(/^(Seguro|(\d+ (duro|blando)|Pareja de [a-z]+) contra una? [a-z]+)$/)
      }
  })

  it('has counts whose chances add up to one, worth more the higher they are', () => {
    for (const { edges } of counted) {
      expect(edges.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 5)
      const best = edges.map(({ best }) => best)
      expect(best).toEqual(best.toSorted((a, b) => a - b))
    }
  })

  it.each(LANGUAGES.map(({ id }) => id))(
    'has a title and a description that searches show whole, in %s',
    async (language) => {
      const { frontmatter } = await countingText(game.id, language)
      expect(frontmatter.title.length).toBeLessThanOrEqual(65)
      expect(frontmatter.description.length).toBeLessThanOrEqual(155)
    },
  )
})
