import type { Locator, Page } from '@playwright/test'
import { whole } from '@/app/_languages/format'
import { anyOf, begins, like, writtenIn } from '../tools/said'
import { axeFindings, axeFindingsByLightAndDark } from './axe'
import { at, expect as plain, said, test } from './fixture'
import { edge, exactEdge, figure, payName, percent, press, slider, ULTIMATE, written } from './pay-table-parts'

/** A whole game solved in a cold worker, beside other tests: how long that takes is the machine's business. */
const expect = plain.configure({ timeout: 60_000 })

test.slow()

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: said().payTables.asNumber(name), exact: true })
const cell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell').filter({ hasText: new RegExp(`^${name}`) })

/** A pay of Ultimate Texas Hold’em, and what a change of it does. */
const flushName = (): string => payName('ultimate-texas-holdem', 'blind', 'flush')
const flushAt = (pay: string): string =>
  said().payTables.payAt(said().games['ultimate-texas-holdem'].fields.blind!.values!.flush!, `${written(pay)} : 1`)
const flushGains = (pay: string): string => said().payTables.gains(flushAt(pay), 1)
const flushLoses = (pay: string): string => said().payTables.loses(flushAt(pay), 1)

/** A pattern of a number with a sign. */
const signed = (places: number): string => String.raw`[+−]\d[${said().numbers.decimal}]\d{${places}}`
const edgeIs = (page: Page, first: string) => expect(exactEdge(page)).toHaveText(begins(written(first)))

/** Over the table with the flush at 2 to 1. */
async function walkMap(page: Page): Promise<void> {
  const { decisions, games, numbers } = said()
  const { action, map: words } = games['ultimate-texas-holdem']
  const raise = action('raise-4x').name
  const close = like(decisions.closeCell('K5o', `${raise}, ~`, '~'), signed(2), String.raw`0[${numbers.decimal}]\d{3}`)
  await expect(cell(page, 'AA')).toBeVisible()
  await expect(page.getByRole('gridcell')).toHaveCount(169)
  await expect(cell(page, 'K5o')).toHaveAttribute('title', new RegExp(`^${close.source}$`))
  await cell(page, 'AA').focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'Home', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await expect(cell(page, 'AKo')).toBeFocused()
  const map = page.getByRole('region', { name: words.name })
  const row = like(`${raise} ~ ~`, signed(4), signed(4))
  await expect(map.getByRole('row', { name: new RegExp(`^${row.source}$`) })).toBeVisible()
  await expect(map).toContainText('AKo')
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 'AKo')).toBeFocused()
}

test.describe('the figures that are known', () => {
  // RULEBOOK: Ultimate Texas Hold’em, 2.184971% with the usual Blind.
  test('Ultimate Texas Hold’em by keyboard: the flush dragged to 2 to 1 and 1 to 1, the map walked, a dealer who needs a pair of fours', async ({
    page,
  }) => {
    const { games, helps, numbers, payTables } = said()
    const { qualifies } = games['ultimate-texas-holdem'].fields
    const change = `${percent('1.29')} ${payTables.ofThe(numbers.unit('ante'))}`
    await page.goto(at(ULTIMATE))
    await edgeIs(page, '2.18497')
    await slider(page, flushName()).focus()
    await press(page, 'ArrowRight', 2)
    await expect(field(page, flushName())).toHaveValue('2')
    await edgeIs(page, '0.89922')
    await expect(edge(page)).toHaveText(percent('0.90'))
    await expect(figure(page, payTables.standardTable)).toHaveText(percent('2.18'))
    await expect(figure(page, flushGains('2'))).toHaveText(change)
    await expect(page.getByLabel(helps.theCommand, { exact: true })).toContainText(
      `ultimate-texas-holdem --rules '{"pays":{"blind":{"flush":2}}}'`,
    )
    await test.step('arrows move on the map, and the cell under the focus tells both values', () => walkMap(page))
    await slider(page, flushName()).focus()
    await press(page, 'ArrowLeft', 4)
    await edgeIs(page, '3.47072')
    await expect(figure(page, flushLoses('1'))).toHaveText(change)
    await press(page, 'ArrowRight', 2)
    await page.getByLabel(qualifies!.name).selectOption(qualifies!.values!['pair-4']!)
    await edgeIs(page, '5.50656')
  })

  test(
    'Texas Hold’em Bonus: the ante paid from a flush, and the hand that flips',
    { tag: '@spanish' },
    async ({ page }) => {
      const { games, payTables } = said()
      const { action, fields } = games['texas-holdem-bonus']
      await page.goto(at('/texas-holdem-bonus/pay-tables'))
      await page.getByLabel(fields.antePaidFrom!.name).selectOption(fields.antePaidFrom!.values!.flush!)
      await expect(exactEdge(page)).toHaveText(percent('5.5935054698'))
      const flips = page.getByRole('region', { name: payTables.flips })
      const values = ['−0.9500', '−1.0000', '−1.0091', '−1.0000', '0.009'].map(written)
      const row = ['43o', action('bet').name, payTables.becomes, action('fold').name, ...values].join(' ')
      await expect(flips.getByRole('row', { name: row, exact: true })).toBeVisible()
      await expect(cell(page, '43o')).toContainText(payTables.otherPlay(''))
      expect(await axeFindingsByLightAndDark(page)).toEqual([])
    },
  )

  test('Casino Hold’em: the royal flush typed as 20', async ({ page }) => {
    await page.goto(at('/casino-holdem/pay-tables'))
    await field(page, payName('casino-holdem', 'ante', 'royal-flush')).fill('20')
    await edgeIs(page, '2.40389')
  })
})

/** Notes, in the page, every figure that is shown and the change it is said to belong to. */
async function noteFigures(
  page: Page,
): Promise<() => Promise<readonly { readonly edge: string; readonly change: string }[]>> {
  const { gains, loses } = said().payTables
  await page.evaluate(
    (endings) => {
      const seen: { edge: string; change: string }[] = []
      const look = (): void => {
        const shown = document.querySelector('[data-figure=edge]')?.textContent ?? ''
        const change =
          [...document.querySelectorAll('dt')]
            .map(({ textContent }) => textContent ?? '')
            .find((text) => endings.some((ending) => text.endsWith(ending))) ?? 'standard'
        const last = seen.at(-1)
        if (shown !== '' && (last?.edge !== shown || last.change !== change)) seen.push({ edge: shown, change })
      }
      look()
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
      Object.assign(window, { seen })
    },
    [gains(' : 1', 1), loses(' : 1', 1)],
  )
  return () => page.evaluate(() => (window as unknown as { readonly seen: { edge: string; change: string }[] }).seen)
}

/** Where the thumb of a slider stands when it has this value. */
async function placeOf(page: Page, name: string, value: number): Promise<{ readonly x: number; readonly y: number }> {
  const [box, least, most] = await Promise.all([
    slider(page, name).boundingBox(),
    slider(page, name).getAttribute('min'),
    slider(page, name).getAttribute('max'),
  ])
  const [start, width] = [box!.x + 10, box!.width - 20]
  return { x: start + (width * (value - Number(least))) / (Number(most) - Number(least)), y: box!.y + box!.height / 2 }
}

async function dragTo(page: Page, name: string, values: readonly number[]): Promise<void> {
  for (const value of values) {
    const { x, y } = await placeOf(page, name, value)
    await page.mouse.move(x, y, { steps: 3 })
  }
}

test('dragged by pointer: the figure follows under the finger, and none is shown with another table’s change', async ({
  page,
}) => {
  const flush = flushName()
  await page.goto(at(ULTIMATE))
  await edgeIs(page, '2.18497')
  await slider(page, flush).scrollIntoViewIfNeeded()
  const seen = await noteFigures(page)
  const start = await placeOf(page, flush, 1.5)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await dragTo(page, flush, [2, 2.5, 3, 3.5, 4])
  await expect(field(page, flush)).toHaveValue('4')
  await expect(figure(page, flushGains('4'))).toBeVisible()
  await dragTo(page, flush, [3.5, 3, 2.5, 2])
  await edgeIs(page, '0.89922')
  await page.mouse.up()
  await expect(edge(page)).toHaveText(percent('0.90'))
  const all = await seen()
  const byChange = new Map<string, Set<string>>()
  for (const one of all) byChange.set(one.change, (byChange.get(one.change) ?? new Set()).add(one.edge))
  expect([...byChange.values()].map(({ size }) => size).every((size) => size === 1)).toBe(true)
  expect(all.at(-1)).toEqual({ edge: percent('0.90'), change: flushGains('2') })
})

test(
  'what cannot be a pay is told apart beside its field, nothing is lost, and the last good figure stays',
  { tag: '@spanish' },
  async ({ page }) => {
    const { games, numbers, payTables } = said()
    const [most, billion] = writtenIn(said(), () => [whole(10_000), whole(1e9)] as const)
    await page.goto(at(ULTIMATE))
    const flush = field(page, flushName())
    await flush.fill('2')
    await expect(edge(page)).toHaveText(percent('0.90'))
    const wrong: readonly (readonly [string, string])[] = [
      ['-1', payTables.negative],
      ['1e9', payTables.tooMuch(billion, most)],
      [written('0.33333333'), payTables.tooManyPlaces(8)],
      ['abc', payTables.noNumber(numbers.quoted('abc'))],
      ['4:3', payTables.oneNumber(numbers.quoted('4:3'), written('1.333333'))],
      ['', payTables.nothingPays],
    ]
    for (const [text, message] of wrong) {
      await flush.fill(text)
      await expect(page.getByRole('alert').getByText(message), text).toBeVisible()
      await expect(flush, text).toHaveAttribute('aria-invalid', 'true')
      await expect(flush, text).toHaveValue(text)
      await expect(edge(page), text).toHaveText(percent('0.90'))
      await expect(page.locator('[data-state=last-good]'), text).toContainText(payTables.unreadable(flushAt('2')))
      await expect(page.getByRole('link', { name: payTables.train }), text).toHaveAttribute(
        'href',
        at('/ultimate-texas-holdem/trainer?rules=blind.flush_2'),
      )
    }
    await flush.fill('abc')
    await expect(page).toHaveURL(/rules=blind\.flush_abc/)
    expect(await axeFindings(page), 'with a bad pay').toEqual([])
    await page.reload()
    await expect(flush).toHaveValue('abc')
    await expect(page.getByRole('alert').getByText(payTables.noNumber(numbers.quoted('abc')))).toBeVisible()
    await expect(edge(page)).toHaveText(percent('2.18'))
    await flush.fill(written('0.3333'))
    await expect(page.getByText(anyOf(payTables.unreadable('~'), payTables.lastSolved))).toBeHidden()
    await expect(figure(page, flushLoses('0.3333'))).toBeVisible()
    await page
      .getByRole('button', { name: `${payTables.reset} ${games['ultimate-texas-holdem'].fields.blind!.name}` })
      .click()
    await expect(flush).toHaveValue(written('1.5'))
    await edgeIs(page, '2.18497')
  },
)

test('whatever the address says, there is a message and a figure', async ({ page }) => {
  const hostile = [
    'rules=__proto___1',
    'rules=%3Cscript%3Ealert(1)%3C/script%3E',
    'rules=blind.flsh_2',
    'rules=nonsense',
    'rule=blind.flush_2',
    'rules=qualifies_everything',
    `rules=blind.flush_${'9'.repeat(900)}`,
  ]
  const anyEdge = like(percent('~.~'), String.raw`\d+`, String.raw`\d\d`)
  for (const query of hostile) {
    await page.goto(
      at(
        `/three-card-poker/pay-tables?${query.replaceAll('blind.flush', 'anteBonus.straight').replaceAll('blind.flsh', 'anteBonus.strait')}`,
      ),
    )
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first(), query).toBeVisible()
    await expect(edge(page), query).toHaveText(new RegExp(`^${anyEdge.source}$`))
  }
})

test(
  'the table lives in the address: reloaded, taken to the trainer and back, linked from elsewhere',
  { tag: '@spanish' },
  async ({ page }) => {
    const { games, numbers, payTables } = said()
    const straight = field(page, payName('three-card-poker', 'anteBonus', 'straight'))
    await page.goto(at('/three-card-poker/pay-tables?rules=5-3-1'))
    await expect(edge(page)).toHaveText(percent('3.61'))
    await expect(field(page, payName('three-card-poker', 'anteBonus', 'three-of-a-kind'))).toHaveValue('3')
    await page.getByLabel(payTables.knownTables(games['three-card-poker'].fields.anteBonus!.name)).selectOption('4-3-1')
    await expect(page).toHaveURL(/rules=4-3-1/)
    await straight.fill('2')
    await expect(page).toHaveURL(/rules=4-3-1(~|%7E)anteBonus\.straight_2/)
    await expect(figure(page, payTables.gains(payTables.theseChanges(numbers.word(3)!), 3))).toBeVisible()
    await edgeIs(page, '0.56755')
    await page.reload()
    await edgeIs(page, '0.56755')
    await page.getByRole('link', { name: payTables.train }).click()
    await expect(page).toHaveURL(/three-card-poker\/trainer\?rules=4-3-1~anteBonus\.straight_2/)
    await page.goBack()
    await edgeIs(page, '0.56755')
    await expect(straight).toHaveValue('2')
    await page.getByRole('link', { name: payTables.calculate }).click()
    await expect(page).toHaveURL(/calculator\?rules=4-3-1~anteBonus\.straight_2/)
  },
)

test('on a phone of a quarter of the speed the figure follows the slider', async ({ page }, info) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(at(ULTIMATE))
  await edgeIs(page, '2.18497')
  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    })
    Object.assign(window, { tasks })
  })
  const seen = await noteFigures(page)
  await slider(page, flushName()).focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key)
    await expect(figure(page, flushGains(await field(page, flushName()).inputValue()))).toBeVisible()
  }
  await edgeIs(page, '0.89922')
  expect((await seen()).length).toBeGreaterThan(4)
  // How smooth it was is for a person to read: it depends on what else the machine does.
  const tasks = await page.evaluate(() => (window as unknown as { readonly tasks: number[] }).tasks)
  info.annotations.push({
    type: 'long tasks while dragging',
    description: `${tasks.length}, the longest ${Math.round(Math.max(0, ...tasks))} ms`,
  })
})
