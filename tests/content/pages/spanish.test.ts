import { describe, expect, it } from 'vitest'
import { speak } from '../../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { findHand, shortened } from '@/app/[game]/hands/_parts/found'
import { yearOf } from '@/app/[game]/hands/_parts/year-words'
import { addressIn } from '@/app/_languages/places'
import { GAME_IDS } from '@/lib/games/ids'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { answerOf, findPage, handPages, handPath, pagesOf } from '@/content/pages/index'
import type { Cell, HandAnswer } from '@/content/pages/hand-page'
import { englishIn } from '../../tools/english-words'
import { englishFaults } from '@/tests/tools/english-faults'
import { spanishFaults } from '../../tools/spanish-faults'

/* The pages of hands in Spanish: which there are, and that nothing on them is left in English. */

/** So many pages of a game at most are worth a translation: those closest to the line. No game has more, so each page there is has one. */
const MOST = 60
const MOST_OF_BLACKJACK = 100

const cellTexts = (cells: readonly Cell[]): readonly string[] =>
  cells.flatMap((cell) => (cell.kind === 'text' ? [cell.text] : []))

const textsOf = ({ answer, description, sections, related, drawn, elsewhere, slip }: HandAnswer) =>
  [
    answer,
    description,
    ...sections.flatMap(({ title, text, tables = [] }) => [
      title,
      ...text,
      ...tables.flatMap(({ caption, columns, rows }) => [
        caption,
        ...columns,
        ...rows.flatMap(({ name, cells }) => [name, ...cellTexts(cells)]),
      ]),
    ]),
    ...related.map(({ because }) => because),
    drawn,
    elsewhere?.name,
    elsewhere?.what,
    slip?.doing,
    slip?.played,
  ].filter((text) => text !== undefined)

describe.each(GAME_IDS)('the pages of hands of %s in Spanish', (game) => {
  it('are all that there are', () => {
    const pages = pagesOf(game)
    expect(pages.length).toBeLessThanOrEqual(game === 'blackjack' ? MOST_OF_BLACKJACK : MOST)
    expect(pagesOf(game, 'es').map(({ slug }) => slug)).toEqual(pages.map(({ slug }) => slug))
    for (const { slug } of pages) expect(addressIn('es', handPath(game, slug))).toBe(`/es/${game}/hands/${slug}`)
  })

  it('have names, titles and groups of their own in Spanish', () => {
    const { name, about, groups, pages } = handPages(game, 'es')
    const titles = pages.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    // The game says what a figure approximates, on every page that shows one.
    const { approximation = '' } = SPANISH[game]
    const said = pages.flatMap((page) => [page.name, page.title, ...page.cards.map((row) => row.name ?? '')])
    for (const text of [name, about, approximation, ...groups.map((group) => group.name), ...said])
      expect(englishIn(text), text).toEqual([])
    for (const page of pagesOf(game, 'es')) expect(page.title.length, page.title).toBeLessThanOrEqual(85)
  })

  it('say nothing in English, and nothing that is no number', async () => {
    for (const { slug } of pagesOf(game)) {
      const [answer, english] = [await answerOf(game, slug, 'es'), await answerOf(game, slug)]
      for (const text of textsOf(answer)) {
        expect(englishIn(text), text).toEqual([])
        expect(text).not.toMatch(/NaN|undefined|Infinity|\b0\.\d|\s\s/)
        expect(spanishFaults(text)).toEqual([])
      }
      for (const text of textsOf(english)) expect(englishFaults(text), text).toEqual([])
      const description = shortened(answer.description)
      expect(description.length, description).toBeGreaterThanOrEqual(60)
      expect(description.length, description).toBeLessThanOrEqual(165)
      expect(answer.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id))
      expect(answer.related.map((one) => one.slug)).toEqual(english.related.map((one) => one.slug))
      for (const { slug: other } of answer.related) expect(findPage(game, other, 'es')).toBeDefined()
    }
  })

  it('say in Spanish what the mistake costs', async () => {
    speak(spanish)
    try {
      for (const { slug } of pagesOf(game)) {
        const found = await findHand({ game, hand: slug })
        const year = found && yearOf(found)
        if (year) expect(englishIn([year.title, ...year.text].join(' ')), year.title).toEqual([])
      }
    } finally {
      speak(undefined)
    }
  })
})
