import { test as plain } from '@playwright/test'

interface Fixtures {
  /** Errors that belong to what is tested: `test.use({ expectedErrors: /404/ })` for a page that is not there. */
  readonly expectedErrors: RegExp | undefined
  readonly quiet: undefined
}

/** How a refusal of the page's policy is told to the test. Workers have no such listener: there the browser's own words are an error like any other. */
const REFUSED = 'against the policy:'

const tellRefusals = (mark: string): void =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => console.error(mark, effectiveDirective, blockedURI, sourceFile, sample))

/** Whether an address is answered by another machine. What is written out in the page (`data:`, `blob:`) is asked of nobody. */
const leaves = (url: string, origin: string): boolean => /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(origin).host

/** Playwright's `test`, failing on any error that a page throws or writes to its console, on what its policy refuses, and on any request to another origin. */
export const test = plain.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  quiet: [
    async ({ page, context, baseURL, expectedErrors }, use) => {
      const errors: string[] = []
      const abroad: string[] = []
      const note = (text: string) => void ((!text.startsWith(REFUSED) && expectedErrors?.test(text)) || errors.push(text))
      await context.addInitScript(tellRefusals, REFUSED)
      context.on('request', (request) => void (leaves(request.url(), baseURL!) && abroad.push(request.url())))
      page.on('pageerror', error => note(error.message))
      page.on('console', message => void (message.type() === 'error' && note(`${message.text()} ${message.location().url}`)))
      await use(undefined)
      plain.expect(errors, 'errors of the page').toEqual([])
      plain.expect(abroad, 'requests to other sites').toEqual([])
    },
    { auto: true },
  ],
})

export const expect = plain.expect
