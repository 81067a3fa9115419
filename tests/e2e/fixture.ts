import { AxeBuilder } from '@axe-core/playwright'
import { type Page, test as plain } from '@playwright/test'

interface Fixtures {
  /** Errors that belong to what is tested: `test.use({ expectedErrors: /404/ })` for a page that is not there. */
  readonly expectedErrors: RegExp | undefined
  readonly quiet: undefined
}

/** Playwright's `test`, failing on any error that the page throws or writes to its console. */
export const test = plain.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => void (expectedErrors?.test(text) || errors.push(text))
      page.on('pageerror', error => note(error.message))
      page.on('console', message => void (message.type() === 'error' && note(`${message.text()} ${message.location().url}`)))
      await use(undefined)
      plain.expect(errors, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],
})

export const expect = plain.expect

/**
 * Waits until nothing moves: a card that is still being dealt, or a text that appears, has not its own colours yet. What moves out of
 * sight may be held by the browser for ever, and is waited for no longer than a person would look.
 */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
    return Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)).then(() => true), new Promise((resolve) => setTimeout(resolve, 5000, false))])
  })

/** What axe finds serious or critical on the page as it stands: rule, and the elements that break it. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await settled(page)
  // Pages have no frames of another origin, so axe need not open a second page to put its findings together.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
