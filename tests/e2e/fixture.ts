import { test as plain } from '@playwright/test'

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
