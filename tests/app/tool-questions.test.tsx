import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CalculatorQuestions } from '@/app/[game]/_questions/calculator'
import { PayTableQuestions } from '@/app/[game]/_questions/pay-tables'
import { RiskQuestions } from '@/app/[game]/_questions/risk'
import { TrainerQuestions } from '@/app/[game]/_questions/trainer'
import {
  AuditionQuestions,
  FoulQuestions,
  HouseWayQuestions,
  PayoutsQuestions,
} from '@/app/dealer-school/_parts/school-questions'
import { anHour, askOf } from '@/app/[game]/_questions/parts'
import { isWhole, pricedWays } from '@/app/[game]/strategy/words'
import { strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import { percent } from '@/app/_languages/format'
import { numbers } from '@/app/_languages/words'
import { tableWords } from '@/app/_settings/rules-in-words'
import { GAMES } from '@/lib/games/index'
import { knownTables } from '@/lib/game/precomputed/known-tables'
import { sessionsOf } from '@/lib/game/precomputed/sessions'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { alikeBeside, spaced } from '../tools/likeness'

const TOOLS = {
  trainer: TrainerQuestions,
  calculator: CalculatorQuestions,
  'pay-tables': PayTableQuestions,
  risk: RiskQuestions,
}

const DRILLS = {
  'house-way': HouseWayQuestions,
  audition: AuditionQuestions,
  payouts: PayoutsQuestions,
  foul: FoulQuestions,
}

const SPOKEN = [
  ['English', null],
  ['Spanish', spanish],
] as const

afterEach(() => speak(undefined))

it('lists close decisions only where players decide on the cards of the chart', async () => {
  const asks = async (id: string): Promise<boolean> => {
    const { unmount } = render(await CalculatorQuestions({ game: GAMES.find((game) => game.id === id)! }))
    const found = screen.queryByRole('heading', { name: /^Which decisions are closest/ }) !== null
    unmount()
    return found
  }
  expect([await asks('casino-holdem'), await asks('three-card-poker'), await asks('blackjack')]).toEqual([
    false,
    true,
    true,
  ])
})

describe.each(Object.entries(TOOLS))('what stands below the %s', (_, Tool) => {
  it.each(SPOKEN)('answers questions in each game’s own words, in %s', async (_language, spoken) => {
    speak(spoken)
    const pages = []
    for (const game of GAMES) {
      const { container, unmount } = render(await Tool({ game }))
      const asked = screen.getAllByRole('heading', { level: 3 })
      expect(asked.length).toBeGreaterThanOrEqual(game.id === 'xx-poker' ? 1 : 2)
      for (const { textContent } of asked) expect(textContent).toMatch(spoken ? /^¿.*\?$/ : /\?$/)
      expect(container.textContent).not.toMatch(/undefined|NaN|Infinity/)
      pages.push({ name: game.id, text: spaced(container) })
      unmount()
    }
    expect(alikeBeside(pages)).toEqual([])
  })
})

it.each(SPOKEN)('what stands below the drills of the dealer school is their own, in %s', async (_language, spoken) => {
  speak(spoken)
  const pages = []
  for (const [name, Drill] of Object.entries(DRILLS)) {
    const { container, unmount } = render(await Drill())
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
    expect(container.textContent).not.toMatch(/undefined|NaN/)
    pages.push({ name, text: spaced(container) })
    unmount()
  }
  expect(alikeBeside(pages)).toEqual([])
})

describe.each(SPOKEN)('whether to play perfectly, in %s', (_language, spoken) => {
  it.each(GAMES.map((game) => [game.id, game] as const))('%s: by the cheapest short list', async (_id, game) => {
    speak(spoken)
    const { rules } = game.variants[0]
    const priced = pricedWays(game, rules, (strategy) => strategyPrice(game, rules, strategy))!
    const short = priced.ways.filter((way) => isWhole(way) && way.rules.length <= 6)
    const cheapest = short.reduce((a, b) => (b.price.cost < a.price.cost ? b : a))
    const { container } = render(await TrainerQuestions({ game }))
    const asked = [...container.querySelectorAll('h3')].find(
      ({ textContent }) => textContent === askOf('perfect', game),
    )!
    const answer = spaced(asked.parentElement!)
    const share = cheapest.price.cost / priced.best.edge
    expect(answer).toContain(cheapest.name)
    if (cheapest.price.cost > 0) {
      expect(answer).toMatch(share > 0.1 ? /\? (Yes|Sí)\. / : /\? No\. /)
      expect(answer).toContain(percent(share, share < 0.02 ? 1 : 0))
      expect(answer).toContain(anHour(game, priced.best.edge))
    }
    // The ways that cost more do.
    for (const { textContent } of asked.parentElement!.querySelectorAll('li')) {
      const way = priced.ways.find(({ name }) => textContent!.startsWith(`${name}: `))!
      expect(way.price.cost, way.id).toBeGreaterThan(cheapest.price.cost)
    }
  })
})

it('how much to bring is what lasts two hours in 95% of sessions', async () => {
  const game = GAMES[0]
  render(await RiskQuestions({ game }))
  const two = sessionsOf(game).sessions.find(({ hours }) => hours === 2)!
  expect(screen.getByText(/^Bring/).textContent).toMatch(
    `Bring $${10 * two.bankrolls[1]!} to be 95% sure it lasts. That’s ${two.bankrolls[1]!} ${game.unit}s, at`,
  )
})

it.each(SPOKEN)('the lowest house edge is said of every table that shows it, in %s', async (_language, spoken) => {
  speak(spoken)
  let ties = 0
  for (const game of GAMES) {
    const found = knownTables(game).filter(({ comparison }) => !comparison)
    if (found.length === 1) continue
    const { container, unmount } = render(await PayTableQuestions({ game }))
    const answer = container.querySelector('h3 + div > p')!.textContent
    const lowest = percent(Math.min(...found.map(({ edge }) => edge)))
    const tied = found.filter(({ edge }) => percent(edge) === lowest)
    expect(answer).toContain(lowest)
    for (const table of found)
      expect(answer.includes(numbers.quoted(tableWords(game, table))), table.id).toBe(tied.includes(table))
    if (tied.length > 1) {
      ties++
      expect(answer).toMatch(spoken ? / cada una\./ : tied.length === 2 ? / both at / : / all at /)
    }
    unmount()
  }
  expect(ties).toBeGreaterThan(0)
})
