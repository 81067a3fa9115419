import { describe, expect, it } from 'vitest'
import { answerOf, pagesOf } from '@/content/pages/index'
import { CLOSE, evValue } from '@/lib/game/ev'
import { GAME_IDS } from '@/lib/games/ids'

/* A page calls its decision close, in its answer or in a title, only where the charts of the site do. */

const SAYS = {
  en: /\bit’s close\b|^Close: |^A close call: /,
  es: /(?:aunque|pero) por poco|^Por poco: |^Una decisión ajustada: /,
} as const

describe.each(['en', 'es'] as const)('the pages of hands in %s', (language) => {
  it('call a decision close where the best play leads by less than what is close', async () => {
    const found: string[] = []
    for (const game of GAME_IDS)
      for (const { slug } of pagesOf(game, language)) {
        const { answer, sections, solution } = await answerOf(game, slug, language)
        if (![answer, ...sections.map(({ title }) => title)].some((text) => SAYS[language].test(text))) continue
        const [best, next] = solution.options.map(({ ev }) => evValue(ev)).sort((a, b) => b - a)
        expect(best! - next!, `${game} ${slug}`).toBeLessThan(CLOSE)
        found.push(game)
      }
    expect(new Set(found).size).toBeGreaterThan(3)
  })

  it('say by how little the best play leads where a flop makes it close', async () => {
    const titled = /make it close$|casi cambia|ajustan?/
    for (const { slug } of pagesOf('texas-21', language)) {
      const { sections } = await answerOf('texas-21', slug, language)
      for (const { title, text } of sections.filter((section) => titled.test(section.title)))
        for (const [, figure] of text.join(' ').matchAll(/(?:by only|de solo|solo por) (\d[.,]\d+)/g))
          expect(Number(figure!.replace(',', '.')), `${slug}: ${title}`).toBeLessThan(CLOSE)
    }
  })
})
