import type { Page } from '@playwright/test'
import { percent } from '@/app/_languages/format'
import { GAME_NAMES } from '@/lib/games/names'
import { begins, cardIn, like, notAPay, writtenIn } from '../tools/said'
import { axeFindings, axeFindingsByLightAndDark } from './axe'
import { at, expect as plain, followTo, said, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 15_000 })

test.slow()

const THREE_CARD = '/three-card-poker/side-bets'
const HOLDEM = '/ultimate-texas-holdem/side-bets'

const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
const edge = (page: Page) => figure(page, said().sideBets.houseEdge)
const region = (page: Page, name: string) => page.getByRole('region', { name })
/** The side bets of Three Card Poker. */
const bets = () => said().games['three-card-poker'].bets as Readonly<Record<'pair-plus' | 'six-card', string>>
/** A hand of Three Card Poker's pay tables. */
const handIn = (hand: string): string => said().games['three-card-poker'].fields['pair-plus']!.values![hand]!
const pay = (page: Page, hand: string) => page.getByLabel(said().sideBets.paysToOne(handIn(hand)), { exact: true })
/** `4.49%` */
const share = (value: number): string => writtenIn(said(), () => percent(value))
/** Any such share, alone. */
const isShare = (): RegExp => {
  const { numbers } = said()
  return new RegExp(`${begins(numbers.percent(`~${numbers.decimal}~`), String.raw`\d+`, String.raw`\d\d`).source}$`)
}

test('Pair Plus: the exact edge, the hit rate, the cost, the fraction and the command', async ({ page }) => {
  const { betPages, helps, sideBets } = said()
  const { 'pair-plus': pairPlus, 'six-card': sixCard } = bets()
  await page.goto(at(THREE_CARD))
  // Wizard of Odds, Three Card Poker: Pair Plus 40-30-6-4-1 costs 2.32%, 1-4-5-30-40-100 costs 4.49%.
  await expect(edge(page)).toHaveText('4.49%')
  await expect(figure(page, sideBets.winningBet)).toHaveText(sideBets.oneIn('3.9'))
  await expect(figure(page, sideBets.costOf(100, '$10'))).toHaveText('$44.89')
  await expect(region(page, sideBets.proof)).toContainText(
    like(sideBets.worthExactly('22,100').replace('{worth}', sideBets.exactly('−248 / 5,525'))),
  )
  await expect(page.getByLabel(helps.theCommand)).toHaveText('npm run -s edge -- three-card-poker --bet pair-plus')
  const lines = `~ ${handIn('pair')} 33.88, ${sideBets.houseKeeps} 4.49`
  await expect(page.getByRole('img', { name: begins(sideBets.returnsSpoken(pairPlus, lines)) })).toBeVisible()
  await expect(page).toHaveTitle(like(betPages.listTitle([pairPlus, sixCard], GAME_NAMES['three-card-poker'])))
})

test(
  'a pay is changed, priced, told good or bad, kept in the address, and put back',
  { tag: '@spanish' },
  async ({ page }) => {
    const { numbers, sideBets } = said()
    const flush = pay(page, 'flush')
    const verdict = region(page, sideBets.isGood)
    await page.goto(at(THREE_CARD))
    await expect(edge(page)).toHaveText(share(0.0449))
    await flush.fill('3')
    await expect(edge(page)).toHaveText(share(0.0945))
    await expect(verdict).toContainText(sideBets.someBetter(6, numbers.word(6)!, numbers.word(7)!))
    await expect(verdict).toContainText(like(sideBets.besideBest(sideBets.keeps(share(0.0945)), '~', '~')))
    await expect(page).toHaveURL(/rules=pair-plus\.flush_3/)
    await page.reload()
    await expect(flush).toHaveValue('3')
    await expect(edge(page)).toHaveText(share(0.0945))

    await flush.fill('many')
    await expect(page.getByText(notAPay(said(), 'many', 100_000))).toBeVisible()
    await expect(flush).toHaveAttribute('aria-invalid', 'true')
    expect(await axeFindings(page), 'with a bad pay').toEqual([])
    await page.getByRole('button', { name: sideBets.reset }).click()
    await expect(edge(page)).toHaveText(share(0.0449))
    await page.getByRole('radio', { name: '40-30-6-4-1' }).check()
    await expect(edge(page)).toHaveText(share(0.0232))
    await expect(verdict).toContainText(sideBets.noneBetter(numbers.word(7)!))
  },
)

test('by keyboard: a known table with the arrows, dead cards by typing', async ({ page }) => {
  const { sideBets } = said()
  await page.goto(at(HOLDEM))
  await expect(edge(page)).toHaveText(isShare())
  const usual = await edge(page).textContent()
  await page.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(edge(page)).not.toHaveText(usual ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(edge(page)).toHaveText(usual ?? '')
  await page.getByLabel(sideBets.deadCards).first().focus()
  await page.keyboard.type('2c 7d Kh')
  await expect(edge(page)).not.toHaveText(usual ?? '')
  await expect(page).toHaveURL(/dead=2c7dKh/)
  await expect(page.getByRole('button', { name: cardIn(said(), 'Kh') })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type(' 2c')
  await expect(page.getByText(sideBets.twice('2c'))).toBeVisible()
})

test('another bet of the game has its own table and address', { tag: '@spanish' }, async ({ page }) => {
  await page.goto(at(THREE_CARD))
  await page.getByRole('button', { name: bets()['six-card'] }).click()
  await expect(page).toHaveURL(/bet=six-card/)
  await expect(pay(page, 'royal-flush')).toHaveValue('1000')
  await expect(edge(page)).toHaveText(isShare())
})

test('whatever the address says, there is a message and a figure', async ({ page }) => {
  const hostile = [
    'bet=__proto__',
    'bet=pair-pluss',
    'rules=%3Cscript%3Ealert(1)%3C/script%3E',
    'rules=__proto___1',
    'dead=AsAs',
    'dead=%00zz',
    'decks=99',
    'decks=1&out=AsAs',
    `rules=pair-plus.flush_${'9'.repeat(900)}`,
  ]
  await page.goto(at(`${THREE_CARD}?${hostile[0]}`))
  const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })
  for (const query of hostile) {
    await followTo(page, `?${query}`)
    await expect(alerts.first(), query).toBeVisible()
    await expect(edge(page), query).toHaveText(isShare())
    // From one that is in order, so that no message is of the address before.
    await followTo(page, '?dead=2c')
    await expect(alerts).toHaveCount(0)
  }
})

test('axe finds nothing, light or dark', { tag: '@spanish' }, async ({ page }) => {
  await page.goto(at(`${THREE_CARD}?bet=six-card&dead=As5z`))
  await expect(edge(page)).toHaveText(isShare())
  expect(await axeFindingsByLightAndDark(page)).toEqual([])
})

test.describe('a bet from a shoe', () => {
  const TEXAS = '/texas-21/side-bets'
  /** A sentence that says how far the bet moved. */
  const moved = (sentence: string): RegExp => like(sentence.replace('{change}', '~'))

  test('the progressive at its average meter, and where it is even', async ({ page }) => {
    const { sideBets } = said()
    const meter = page.getByLabel(sideBets.meterInBets)
    // The published figures: 24.7% at $10,422, a win once in 14.9; the exact ones are the rule book's.
    await page.goto(at(`${TEXAS}?bet=progressive&meter=10422`))
    await expect(edge(page)).toHaveText('24.74%')
    await expect(figure(page, sideBets.winningBet)).toHaveText(sideBets.oneIn('15.0'))
    await expect(figure(page, sideBets.evenAtMeter)).toHaveText('20,240.21')
    await meter.fill('30,000')
    await expect(page.getByText(sideBets.yourEdge, { exact: true })).toBeVisible()
    await meter.fill('a lot')
    await expect(page.getByText(begins(sideBets.amountFrom('~')))).toBeVisible()
  })

  test(
    'by keyboard: cards leave and come back, a round is dealt, the address keeps the shoe',
    { tag: '@spanish' },
    async ({ page }) => {
      const { shoe } = said()
      const left = figure(page, shoe.cardsLeft)
      await page.goto(at(TEXAS))
      await expect(edge(page)).toHaveText(isShare())
      const fresh = await edge(page).textContent()
      // A shoe of six decks has six of each.
      await page.getByRole('button', { name: shoe.leftOf(cardIn(said(), 'As'), 6, 6) }).focus()
      for (const key of ['-', '-', '-', '+', 'Enter']) await page.keyboard.press(key)
      await expect(left).toHaveText(/^309/)
      await expect(page).toHaveURL(/decks=6&out=As\.As\.As\.bAs\.As/)
      await expect(page.getByText(moved(shoe.outMoved))).toBeVisible()
      await expect(page.getByRole('img', { name: like(shoe.spoken('~', '~', '~', '~')) })).toBeVisible()
      await page.getByRole('button', { name: shoe.dealRound }).focus()
      await page.keyboard.press('Enter')
      await expect(left).not.toHaveText(/^309/)
      const dealt = await left.textContent()
      await expect(page).toHaveURL(/bAs\.As\.\w{12}/)
      await page.reload()
      await expect(left).toHaveText(dealt ?? '')
      await page.getByRole('button', { name: shoe.newShoe }).click()
      await expect(edge(page)).toHaveText(fresh ?? '')
    },
  )

  test('axe finds nothing, light or dark', async ({ page }) => {
    await page.goto(at(`${TEXAS}?decks=1&out=AsAh.2c.b2c`))
    await expect(page.getByText(moved(said().shoe.backMoved))).toBeVisible()
    expect(await axeFindingsByLightAndDark(page)).toEqual([])
  })
})
