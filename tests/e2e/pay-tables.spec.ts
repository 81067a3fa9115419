import type { Locator, Page } from '@playwright/test'
import { axeFindings, axeFindingsByLightAndDark } from './axe'
import { expect as plain, test } from './fixture'
import { edge, exactEdge, figure, press, slider, ULTIMATE } from './pay-table-parts'

/** A whole game solved in a cold worker, beside other tests: how long that takes is the machine's business. */
const expect = plain.configure({ timeout: 60_000 })

test.slow()

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `${name}, as a number`, exact: true })
const cell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell').filter({ hasText: new RegExp(`^${name}`) })

/** Over the table with the flush at 2 to 1. */
async function walkMap(page: Page): Promise<void> {
  await expect(cell(page, 'AA')).toBeVisible()
  await expect(page.getByRole('gridcell')).toHaveCount(169)
  await expect(cell(page, 'K5o')).toHaveAttribute('title', /^K5o: Raise 4×, [+−]\d\.\d\d, close: 0\.\d{3}$/)
  await cell(page, 'AA').focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'Home', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await expect(cell(page, 'AKo')).toBeFocused()
  const map = page.getByRole('region', { name: 'Starting hands' })
  await expect(map.getByRole('row', { name: /^Raise 4× [+−]\d\.\d{4} [+−]\d\.\d{4}$/ })).toBeVisible()
  await expect(map).toContainText('AKo')
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 'AKo')).toBeFocused()
}

test.describe('the figures that are known', () => {
  // RULEBOOK: Ultimate Texas Hold’em, 2.184971% with the usual Blind.
  test('Ultimate Texas Hold’em by keyboard: the flush dragged to 2 to 1 and 1 to 1, the map walked, a dealer who needs a pair of fours', async ({
    page,
  }) => {
    await page.goto(ULTIMATE)
    await expect(exactEdge(page)).toHaveText(/^2\.18497/)
    await slider(page, 'Blind: Flush').focus()
    await press(page, 'ArrowRight', 2)
    await expect(field(page, 'Blind: Flush')).toHaveValue('2')
    await expect(exactEdge(page)).toHaveText(/^0\.89922/)
    await expect(edge(page)).toHaveText('0.90%')
    await expect(figure(page, 'Standard table')).toHaveText('2.18%')
    await expect(figure(page, 'Flush at 2 : 1 is worth')).toHaveText('1.29% of the ante')
    await expect(page.getByLabel('The command', { exact: true })).toContainText(
      `ultimate-texas-holdem --rules '{"pays":{"blind":{"flush":2}}}'`,
    )
    await test.step('arrows move on the map, and the cell under the focus tells both values', () => walkMap(page))
    await slider(page, 'Blind: Flush').focus()
    await press(page, 'ArrowLeft', 4)
    await expect(exactEdge(page)).toHaveText(/^3\.47072/)
    await expect(figure(page, 'Flush at 1 : 1 costs')).toHaveText('1.29% of the ante')
    await press(page, 'ArrowRight', 2)
    await page.getByLabel('Dealer qualifies with').selectOption('A pair of fours')
    await expect(exactEdge(page)).toHaveText(/^5\.50656/)
  })

  test('Texas Hold’em Bonus: the ante paid from a flush, and the hand that flips', async ({ page }) => {
    await page.goto('/texas-holdem-bonus/pay-tables')
    await page.getByLabel('Ante paid from').selectOption('A flush')
    await expect(exactEdge(page)).toHaveText('5.5935054698%')
    const flips = page.getByRole('region', { name: 'Decisions that change' })
    await expect(
      flips.getByRole('row', { name: /^43o Bet becomes Fold −0\.9500 −1\.0000 −1\.0091 −1\.0000 0\.009$/ }),
    ).toBeVisible()
    await expect(cell(page, '43o')).toContainText('played differently from the standard table')
    expect(await axeFindingsByLightAndDark(page)).toEqual([])
  })

  test('Casino Hold’em: the royal flush typed as 20', async ({ page }) => {
    await page.goto('/casino-holdem/pay-tables')
    await field(page, 'Ante: Royal flush').fill('20')
    await expect(exactEdge(page)).toHaveText(/^2\.40389/)
  })
})

/** Notes, in the page, every figure that is shown and the change it is said to belong to. */
async function noteFigures(
  page: Page,
): Promise<() => Promise<readonly { readonly edge: string; readonly change: string }[]>> {
  await page.evaluate(() => {
    const seen: { edge: string; change: string }[] = []
    const look = (): void => {
      const shown = document.querySelector('[data-figure=edge]')?.textContent ?? ''
      const change =
        [...document.querySelectorAll('dt')]
          .map(({ textContent }) => textContent ?? '')
          .find((text) => / : 1 (is worth|costs)$/.test(text)) ?? 'standard'
      const last = seen.at(-1)
      if (shown !== '' && (last?.edge !== shown || last.change !== change)) seen.push({ edge: shown, change })
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { seen })
  })
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
  await page.goto(ULTIMATE)
  await expect(exactEdge(page)).toHaveText(/^2\.18497/)
  await slider(page, 'Blind: Flush').scrollIntoViewIfNeeded()
  const seen = await noteFigures(page)
  const start = await placeOf(page, 'Blind: Flush', 1.5)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await dragTo(page, 'Blind: Flush', [2, 2.5, 3, 3.5, 4])
  await expect(field(page, 'Blind: Flush')).toHaveValue('4')
  await expect(figure(page, 'Flush at 4 : 1 is worth')).toBeVisible()
  await dragTo(page, 'Blind: Flush', [3.5, 3, 2.5, 2])
  await expect(exactEdge(page)).toHaveText(/^0\.89922/)
  await page.mouse.up()
  await expect(edge(page)).toHaveText('0.90%')
  const all = await seen()
  const byChange = new Map<string, Set<string>>()
  for (const one of all) byChange.set(one.change, (byChange.get(one.change) ?? new Set()).add(one.edge))
  expect([...byChange.values()].map(({ size }) => size).every((size) => size === 1)).toBe(true)
  expect(all.at(-1)).toEqual({ edge: '0.90%', change: 'Flush at 2 : 1 is worth' })
})

test('what cannot be a pay is told apart beside its field, nothing is lost, and the last good figure stays', async ({
  page,
}) => {
  await page.goto(ULTIMATE)
  const flush = field(page, 'Blind: Flush')
  await flush.fill('2')
  await expect(edge(page)).toHaveText('0.90%')
  const wrong: readonly (readonly [string, string])[] = [
    ['-1', 'It can’t be negative. The least is 0.'],
    ['1e9', '1,000,000,000 is too much. The most is 10,000.'],
    ['0.33333333', 'It has 8 decimal places. The most is six.'],
    ['abc', '“abc” is not a number. Enter one such as 1.5.'],
    ['3:2', 'Enter one number, to one: for “3:2” enter 1.5.'],
    ['', 'Enter a number, or 0 if it pays nothing.'],
  ]
  for (const [text, message] of wrong) {
    await flush.fill(text)
    await expect(page.getByRole('alert').getByText(message), text).toBeVisible()
    await expect(flush, text).toHaveAttribute('aria-invalid', 'true')
    await expect(flush, text).toHaveValue(text)
    await expect(edge(page), text).toHaveText('0.90%')
    await expect(page.locator('[data-state=last-good]'), text).toContainText(
      'These figures are for the last table we could read: Flush at 2 : 1.',
    )
    await expect(page.getByRole('link', { name: 'Train with this table' }), text).toHaveAttribute(
      'href',
      '/ultimate-texas-holdem/trainer?rules=blind.flush_2',
    )
  }
  await flush.fill('abc')
  await expect(page).toHaveURL(/rules=blind\.flush_abc/)
  expect(await axeFindings(page), 'with a bad pay').toEqual([])
  await page.reload()
  await expect(flush).toHaveValue('abc')
  await expect(page.getByRole('alert').getByText('“abc” is not a number.')).toBeVisible()
  await expect(edge(page)).toHaveText('2.18%')
  await flush.fill('0.3333')
  await expect(page.getByText('These figures are for the last table')).toBeHidden()
  await expect(figure(page, 'Flush at 0.3333 : 1 costs')).toBeVisible()
  await page.getByRole('button', { name: 'reset Blind' }).click()
  await expect(flush).toHaveValue('1.5')
  await expect(exactEdge(page)).toHaveText(/^2\.18497/)
})

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
  for (const query of hostile) {
    await page.goto(
      `/three-card-poker/pay-tables?${query.replaceAll('blind.flush', 'anteBonus.straight').replaceAll('blind.flsh', 'anteBonus.strait')}`,
    )
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first(), query).toBeVisible()
    await expect(edge(page), query).toHaveText(/^\d+\.\d\d%$/)
  }
})

test('the table lives in the address: reloaded, taken to the trainer and back, linked from elsewhere', async ({
  page,
}) => {
  await page.goto('/three-card-poker/pay-tables?rules=5-3-1')
  await expect(edge(page)).toHaveText('3.61%')
  await expect(field(page, 'Ante bonus: Three of a kind')).toHaveValue('3')
  await page.getByLabel('Ante bonus: known tables').selectOption('4-3-1')
  await expect(page).toHaveURL(/rules=4-3-1/)
  await field(page, 'Ante bonus: Straight').fill('2')
  await expect(page).toHaveURL(/rules=4-3-1(~|%7E)anteBonus\.straight_2/)
  await expect(figure(page, 'These three changes are worth')).toBeVisible()
  await expect(exactEdge(page)).toHaveText(/^0\.56755/)
  await page.reload()
  await expect(exactEdge(page)).toHaveText(/^0\.56755/)
  await page.getByRole('link', { name: 'Train with this table' }).click()
  await expect(page).toHaveURL(/three-card-poker\/trainer\?rules=4-3-1~anteBonus\.straight_2/)
  await page.goBack()
  await expect(exactEdge(page)).toHaveText(/^0\.56755/)
  await expect(field(page, 'Ante bonus: Straight')).toHaveValue('2')
  await page.getByRole('link', { name: 'Open in the calculator' }).click()
  await expect(page).toHaveURL(/calculator\?rules=4-3-1~anteBonus\.straight_2/)
})

test('on a phone of a quarter of the speed the figure follows the slider', async ({ page }, info) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(ULTIMATE)
  await expect(exactEdge(page)).toHaveText(/^2\.18497/)
  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    })
    Object.assign(window, { tasks })
  })
  const seen = await noteFigures(page)
  await slider(page, 'Blind: Flush').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key)
    const text = await field(page, 'Blind: Flush').inputValue()
    await expect(figure(page, `Flush at ${text} : 1 is worth`)).toBeVisible()
  }
  await expect(exactEdge(page)).toHaveText(/^0\.89922/)
  expect((await seen()).length).toBeGreaterThan(4)
  // How smooth it was is for a person to read: it depends on what else the machine does.
  const tasks = await page.evaluate(() => (window as unknown as { readonly tasks: number[] }).tasks)
  info.annotations.push({
    type: 'long tasks while dragging',
    description: `${tasks.length}, the longest ${Math.round(Math.max(0, ...tasks))} ms`,
  })
})
