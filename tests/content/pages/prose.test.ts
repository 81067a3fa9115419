import { describe, expect, it } from 'vitest'
import { answerOf, pagesOf } from '@/content/pages/index'
import { GAMES } from '@/lib/games/index'

/*
 * Pages read differently because their hands differ: what is left of their sentences without names and numbers is seldom the same.
 */

const RANKS = 'aces?|kings?|queens?|jacks?|tens?|nines?|eights?|sevens?|six(?:es)?|fives?|fours?|threes?|twos?'
const NUMBERS = 'one|eleven|twelve|fifty'

/** A text without the names of hands and cards, and without its figures. */
const bare = (text: string): string =>
  text
    .replace(/(?:10|[2-9TJQKA])[♠♥♦♣]/g, '#')
    .replace(new RegExp(`\\b(?:${RANKS}|${NUMBERS})\\b`, 'gi'), '#')
    .replace(/\b[2-9TJQKA]{2}[so]?\b|\b(?:suited|offsuit|pocket)\b/g, '#')
    .replace(/[−+]?\d[\d,.]*%?/g, '#')
    .replace(/\b(?:an?|the) (?=#)/gi, '')
    .replace(/#(?:[ -]?#)*/g, '#')

/** More pages than these never share all their sentences: a few, where cards differ by one kicker and the next that is never paired. */
const MOST_ALIKE = 6
/** Where more is told of each hand, hardly any two do. */
const FEWER: Readonly<Record<string, number>> = { 'ultimate-texas-holdem': 3, 'texas-holdem-bonus': 3 }

describe.each(GAMES.map(({ id }) => id))('the sentences of %s', (id) => {
  it('are not those of many other pages', { timeout: 60_000 }, async () => {
    const alike = new Map<string, string[]>()
    for (const { slug } of pagesOf(id)) {
      const { answer, sections } = await answerOf(id, slug)
      const text = bare([answer, ...sections.flatMap((section) => [section.title, ...section.text])].join(' '))
      alike.set(text, [...(alike.get(text) ?? []), slug])
    }
    expect([...alike.values()].filter((slugs) => slugs.length > (FEWER[id] ?? MOST_ALIKE))).toEqual([])
  })
})
