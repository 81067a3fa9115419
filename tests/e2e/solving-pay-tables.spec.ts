import type { Page } from '@playwright/test'
import { percent } from '@/app/_languages/format'
import { begins, writtenIn } from '../tools/said'
import { at, expect as plain, said, test } from './fixture'
import { edge, exactEdge, figure, press, slider, ULTIMATE } from './pay-table-parts'

/* The pay-table pages and their workers: cancelled, killed, on older machines, in two tabs. */

/** A whole game solved in a cold worker, beside other tests: how long that takes is the machine's business. */
const expect = plain.configure({ timeout: 60_000 })

test.slow()

/** An edge of which these are the first digits, in English: `2.18497`. */
const edgeOf = (digits: string): RegExp => begins(digits.replace('.', said().numbers.decimal))

const worth = (page: Page) => page.getByRole('region', { name: said().payTables.worth })
/** The slider of what a bet pays for a hand. */
const pay = (page: Page, game: 'three-card-poker' | 'ultimate-texas-holdem', bet: string, hand: string) => {
  const { name, values } = said().games[game].fields[bet]!
  return slider(page, `${name}: ${values![hand]!}`)
}
/** The slider of what Ultimate Texas Hold’em’s Blind pays for a flush. */
const flush = (page: Page) => pay(page, 'ultimate-texas-holdem', 'blind', 'flush')

/** Keeps the page's workers where a test can end them, as a browser that runs out of memory does, or lets nothing through to them. */
async function keepWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: Worker[] = []
    const Plain = window.Worker
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        made.push(this)
      }
      override postMessage(message: unknown, more?: unknown): void {
        if (!('hush' in window)) super.postMessage(message, more as Transferable[])
      }
    }
    const kill = (): number => {
      const all = made.splice(0)
      for (const worker of all) {
        worker.terminate()
        worker.dispatchEvent(new Event('error'))
      }
      return all.length
    }
    Object.assign(window, { kill })
  })
}
const killWorkers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly kill: () => number }).kill())

test('a solve that takes long is said to go on, is cancelled, and the last figure stays', async ({ page }) => {
  await keepWorkers(page)
  const { games, payTables } = said()
  const straight = games['three-card-poker'].fields.anteBonus!.values!.straight!
  const standard = writtenIn(said(), () => percent(0.0337))
  await page.goto(at('/three-card-poker/pay-tables'))
  await expect(edge(page)).toHaveText(standard)
  const progress = worth(page).getByRole('progressbar')
  await page.evaluate(() => Object.assign(window, { hush: true }))
  await pay(page, 'three-card-poker', 'anteBonus', 'straight').focus()
  await press(page, 'ArrowRight', 4)
  await expect(progress).toBeVisible()
  await worth(page).getByRole('button', { name: payTables.cancel }).click()
  await expect(page.getByRole('alert').getByText(`${payTables.stopped} ${payTables.lastSolved}`)).toBeVisible()
  await expect(edge(page)).toHaveText(standard)
  await expect(progress).toBeHidden()
  await page.evaluate(() => Reflect.deleteProperty(window, 'hush'))
  await page.getByRole('button', { name: payTables.solveIt }).click()
  await expect(figure(page, payTables.gains(payTables.payAt(straight, '2 : 1'), 1))).toBeVisible()
})

test(
  'a worker that is killed during a drag is started again, and the figure goes on',
  { tag: '@spanish' },
  async ({ page }) => {
    await keepWorkers(page)
    await page.goto(at(ULTIMATE))
    await expect(exactEdge(page)).toHaveText(edgeOf('2.18497'))
    await flush(page).focus()
    await page.keyboard.press('ArrowRight')
    expect(await killWorkers(page)).toBeGreaterThan(0)
    await page.keyboard.press('ArrowRight')
    await expect(exactEdge(page)).toHaveText(edgeOf('0.89922'))
    await press(page, 'ArrowLeft', 4)
    await killWorkers(page)
    await expect(exactEdge(page)).toHaveText(edgeOf('3.47072'))
  },
)

/** Makes every worker's own WebAssembly an older one: `change` is put before its first line. Gives how many were changed, and ends it. */
async function makeOlder(page: Page, change: string): Promise<() => Promise<number>> {
  // The address of each worker is marked, so that it can be told from what the page itself loads.
  await page.addInitScript(() => {
    const Plain = window.Worker
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        const marked = new URL(url, window.location.href)
        marked.search = '?older'
        super(marked, options)
      }
    }
  })
  let changed = 0
  await page.route(/\?older/, async (route) => {
    const response = await route.fetch()
    changed++
    await route.fulfill({ response, body: `${change};\n${await response.text()}` })
  })
  return async () => {
    // A worker may be on its way that nobody waits for.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    return changed
  }
}

test('a machine without SIMD gets the same figures', async ({ page }) => {
  const changed = await makeOlder(page, 'WebAssembly.validate = () => false')
  await page.goto(`${at(ULTIMATE)}?rules=blind.flush_2`)
  await expect(exactEdge(page)).toHaveText(edgeOf('0.89922'))
  expect(await changed()).toBeGreaterThan(0)
})

test('a machine without WebAssembly is told why it gets no figures', { tag: '@spanish' }, async ({ page }) => {
  const changed = await makeOlder(page, 'delete globalThis.WebAssembly')
  await page.goto(`${at(ULTIMATE)}?rules=blind.flush_2`)
  await expect(page.getByRole('alert').filter({ hasText: said().problems['no-webassembly']() })).toBeVisible()
  expect(await changed()).toBeGreaterThan(0)
})

test('two tables in two tabs do not mix, and the one in the background finishes', async ({ page, context }) => {
  await page.goto(at(ULTIMATE))
  await flush(page).focus()
  await press(page, 'ArrowRight', 2)
  const other = await context.newPage()
  await other.goto(`${at(ULTIMATE)}?rules=blind.flush_1`)
  await other.bringToFront()
  await expect(exactEdge(other)).toHaveText(edgeOf('3.47072'))
  await expect(exactEdge(page)).toHaveText(edgeOf('0.89922'))
})
