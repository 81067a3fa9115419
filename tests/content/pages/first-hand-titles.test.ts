import { describe, expect, it } from 'vitest'
import made from '@/content/blackjack/hands.json' with { type: 'json' }
import plays from '@/content/blackjack/plays.json' with { type: 'json' }
import { TO } from '@/content/es/hands/first-hand'
import { answerOf, handsOf, pagesOf } from '@/content/pages/index'
import type { Play } from '@/lib/engines/blackjack/index'
import type { MadeFirstHand } from '@/lib/families/blackjack/census'

/* The plays that a hand's title names, and its first sentence, against the best play under every rule. */

const MADE = new Map((made.pages as unknown as readonly MadeFirstHand[]).map((one) => [one.slug, one]))

const bestOf = ({ options }: MadeFirstHand): string => [...options].sort((a, b) => b.ev - a.ev)[0]!.action

/** The best plays of a hand under the usual rules and all others. */
const bests = (slug: string): readonly Play[] => {
  const one = MADE.get(slug)!
  return [...new Set([bestOf(one), ...one.rules.map(({ best }) => best)])] as readonly Play[]
}

/** What the first sentence tells you to do. */
const SAYS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: { hit: /hit/i, stand: /stand/i, double: /double/i, split: /split/i, surrender: /surrender/i },
  es: { hit: /pide/i, stand: /plántate/i, double: /dobla/i, split: /divide/i, surrender: /ríndete/i },
}

it('the plays on file are those of the hands, the best under the usual rules first', () => {
  expect(Object.keys(plays)).toEqual([...MADE.keys()])
  for (const [slug, said] of Object.entries(plays)) {
    expect(said.slice(0, bests(slug).length).sort(), slug).toEqual([...bests(slug)].sort())
    expect(said[0], slug).toBe(bestOf(MADE.get(slug)!))
    expect(said.length, slug).toBeGreaterThan(1)
  }
})

describe.each(['blackjack', 'texas-21'])('the pages of %s', (game) => {
  it.each(['en', 'es'])('have every play that some rules make best in their titles, in %s', (language) => {
    const pages = handsOf(game, language).filter(({ slug }) => MADE.has(slug))
    expect(pages.length).toBeGreaterThan(200)
    for (const { slug, title } of pages)
      for (const play of bests(slug))
        expect(title.split(': ').at(-1), slug).toContain(language === 'es' ? TO[play] : play)
  })
})

it.each(['en', 'es'])('a blackjack page answers for each of them in its first sentence, in %s', async (language) => {
  for (const { slug } of pagesOf('blackjack', language)) {
    const [first] = (await answerOf('blackjack', slug, language)).answer.split('. ')
    for (const play of bests(slug)) expect(first, slug).toMatch(SAYS[language]![play]!)
  }
  expect((await answerOf('blackjack', '16-against-10', language)).answer).toMatch(
    language === 'en' ? /^Surrender if offered; otherwise hit\. / : /^Ríndete si te lo ofrecen; si no, pide\. /,
  )
})
