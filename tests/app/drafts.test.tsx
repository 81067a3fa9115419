import { text as textOf } from 'node:stream/consumers'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import CalculatorPage, { generateMetadata as calculatorAbout } from '@/app/[game]/calculator/any-language'
import LearnPage, { generateMetadata as learnAbout } from '@/app/[game]/learn/any-language'
import PayTablesPage, { generateMetadata as payTablesAbout } from '@/app/[game]/pay-tables/any-language'
import RiskPage, { generateMetadata as riskAbout } from '@/app/[game]/risk/any-language'
import StrategyPage, { generateMetadata as strategyAbout } from '@/app/[game]/strategy/any-language'
import TrainerPage, { generateMetadata as trainerAbout } from '@/app/[game]/trainer/any-language'
import { isIndexed, SITE_PAGES } from '@/app/_site/registry'
import spanish from '@/app/_languages/translations/es'
import { DRAFTS } from '@/lib/games/index'
import { speak } from '@/tests/tools/speak'

const PAGES = {
  trainer: [TrainerPage, trainerAbout],
  calculator: [CalculatorPage, calculatorAbout],
  strategy: [StrategyPage, strategyAbout],
  'pay-tables': [PayTablesPage, payTablesAbout],
  risk: [RiskPage, riskAbout],
  learn: [LearnPage, learnAbout],
} as const

describe.each(DRAFTS.map((game) => [game.id, game] as const))('%s, which no list has yet,', (id, game) => {
  const params = Promise.resolve({ game: id })

  it.each(
    [undefined, spanish].flatMap((language) =>
      Object.entries(PAGES).map(([name, page]) => [language?.id ?? 'en', name, language, page] as const),
    ),
  )('opens in %s: %s', async (_id, name, language, [Page, about]) => {
    speak(language)
    const { prelude } = await prerenderToNodeStream(
      <SearchParamsContext.Provider value={new URLSearchParams()}>
        {await Page({ params })}
      </SearchParamsContext.Provider>,
    )
    const text = await textOf(prelude)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(text).not.toMatch(new RegExp(`href="(/es)?/${id}(#[^"]*)?"`))
    expect(text).not.toContain(`/${id}/hands`)
    expect((await about({ params })).robots).toEqual({ index: false, follow: true })
    const listed = SITE_PAGES.filter(({ path }) => path === `/${id}/${name}`)
    expect(listed.map(isIndexed)).toEqual([false])
    speak(undefined)
  })

  it('has a picture of each page', async () => {
    for (const page of SITE_PAGES.filter(({ path }) => path.startsWith(`/${id}/`)))
      expect((await page.picture()).title, page.path).toContain(game.name)
  })
})
