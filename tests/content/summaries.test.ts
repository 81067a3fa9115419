import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { guideOf } from '@/app/[game]/_guide/guide-of'
import { shortWay } from '@/app/[game]/_guide/in-short'
import { plainText } from '@/app/_components/plain-text'
import { SITE_PAGES } from '@/app/_site/registry'
import { inDigits, summaryFigures } from '@/app/_summary/figures'
import { guideLanguages } from '@/app/_summary/other-languages'
import { summaryMetadata } from '@/app/_summary/summary'
import { SUMMARIES, summaryPath } from '@/content/summaries'
import type { SummaryLanguage } from '@/content/summary'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { isGameId } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { canonical } from '@/lib/site'

/* The guides in short, in other languages: every game has one in each, its rules are those of the English guide, its links lead somewhere. */

const PATHS = new Set(SITE_PAGES.map(({ path }) => path))

const sourceOf = (language: SummaryLanguage, game: AnyGame): string =>
  readFileSync(fileURLToPath(new URL(`../../content/${language.id}/${game.id}.mdx`, import.meta.url)), 'utf8')

async function textOf(language: SummaryLanguage, game: AnyGame) {
  if (!isGameId(game.id)) throw new Error(`${game.id} is no game`)
  return language.text(game.id)
}

/** How many rules the English guide's answer has. */
async function rulesInEnglish(game: AnyTaughtGame): Promise<number> {
  const { inShort } = await guideOf(game)
  return typeof inShort === 'string' ? shortWay(game, inShort).rules.length : inShort.length
}

const rulesIn = (source: string): number =>
  (/<Rules>([^]*)<\/Rules>/.exec(source)?.[1]?.match(/^\d+\. /gm) ?? []).length

const ALL = SUMMARIES.flatMap((language) =>
  GAMES.map((game) => [`${game.name} in ${language.id}`, language, game] as const),
)

describe.each(ALL)('the summary of %s', (_name, language, game) => {
  it('has a title and a description that search engines show whole', async () => {
    const { title, description } = (await textOf(language, game)).frontmatter
    expect(title).toContain(game.name)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  it('says in words and figures what the engine has worked out', async () => {
    const words = await plainText(
      (await textOf(language, game)).default({ components: summaryFigures(game, language) }),
    )
    expect(words.length).toBeGreaterThan(2000)
    expect(words.match(/\d+,\d+/g)?.length).toBeGreaterThan(10)
    expect(words).not.toMatch(/undefined|NaN|\[object|\d\.\d{2}\b|one in|an hour/)
  })

  it('gives the rules of the English guide’s answer', async () => {
    expect(rulesIn(sourceOf(language, game))).toBe(await rulesInEnglish(game))
  })

  it('leads to pages of the site, and is one of them', () => {
    const links = [...sourceOf(language, game).matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path!)
    expect(
      [...links, ...language.words.more.map(([path]) => `/${game.id}${path}`), summaryPath(language, game.id)].filter(
        (path) => !PATHS.has(path),
      ),
    ).toEqual([])
  })

  it('is told to search engines beside the English guide', async () => {
    const { alternates, openGraph } = await summaryMetadata(language, { params: Promise.resolve({ game: game.id }) })
    const [own, english] = [canonical(summaryPath(language, game.id)), canonical(`/${game.id}`)]
    expect(alternates).toMatchObject({
      canonical: own,
      languages: { en: english, [language.id]: own, 'x-default': english },
    })
    expect(openGraph).toMatchObject({
      url: own,
      locale: expect.stringMatching(new RegExp(`^${language.id}_[A-Z]{2}$`)),
    })
    expect(guideLanguages(game.id)[language.id]).toBe(summaryPath(language, game.id))
  })
})

describe('figures in another language', () => {
  it.each([
    ['2.19%', '2,19\u00A0%'],
    ['+0.124', '+0,124'],
    ['−0.118', '−0,118'],
    ['39,688', '39.688'],
    ['$7.65', '7,65\u00A0$'],
    ['35', '35'],
  ])('%s is %s', (english, spanish) => {
    expect(inDigits(english, 'es')).toBe(spanish)
  })

  it('are none where a text names something else', () => {
    expect(() => inDigits('none', 'es')).toThrow('none')
  })
})
