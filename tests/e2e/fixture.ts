import { type BrowserContext, type Page, test as plain } from '@playwright/test'
import { ENGLISH, type Said, SPANISH } from '../tools/said'
import { pageKeeper } from './kept-page'

interface Fixtures {
  /** Errors that belong to what is tested: `test.use({ expectedErrors: /404/ })` for a page that is not there. */
  readonly expectedErrors: RegExp | undefined
  /** Whether pages fetch what their links lead to before anybody follows one: a third of the work of opening a page. */
  readonly linksAhead: boolean
  readonly quiet: undefined
}
interface WorkerFixtures {
  readonly keeper: ReturnType<typeof pageKeeper>
}

/** How a refusal of the policy of a page or a worker is told to the test. */
const REFUSED = 'against the policy:'

const tellRefusals = (mark: string): void =>
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, sample } = event as SecurityPolicyViolationEvent
    console.error(mark, effectiveDirective, blockedURI, sourceFile, sample)
  })

/** Refuses the page's own requests for what a link leads to, which is then asked for when the link is followed. */
const askNothingAhead = (): void => {
  const ask = window.fetch
  window.fetch = (input, init) =>
    new Headers(init?.headers).has('next-router-prefetch')
      ? Promise.reject(new TypeError('asked for ahead'))
      : ask(input, init)
}

/** Whether an address is answered by another machine. What is written out in the page (`data:`, `blob:`) is asked of nobody. */
const leaves = (url: string, origin: string): boolean =>
  /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(origin).host

/** Waits until a page's code runs and its controls are enabled. A page whose code doesn't load is waited for in vain, and not for long. */
export async function enabled(page: Page): Promise<void> {
  const isEnabled = (): boolean => document.querySelector('fieldset.island:disabled') === null
  await page.waitForFunction(isEnabled, undefined, { timeout: 3000 }).catch(() => undefined)
}

/** Goes on to another query of the page that is open, as by a link in it: its code is there, and reads the new address. */
export const followTo = (page: Page, query: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, '', to), query)

const enabling = new WeakSet<Page>()

/** Opens addresses and waits until their controls are enabled, unless a test says itself what it waits for. */
function enableEachPage(page: Page): void {
  if (enabling.has(page)) return
  enabling.add(page)
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    if (options?.waitUntil === undefined) await enabled(page)
    return response
  }
}

/** Contexts that tell refusals. */
const prepared = new WeakSet<BrowserContext>()

async function prepare(context: BrowserContext, javaScriptEnabled: boolean, linksAhead: boolean): Promise<void> {
  if (prepared.has(context)) return
  prepared.add(context)
  if (javaScriptEnabled) context.on('page', enableEachPage)
  await context.addInitScript(tellRefusals, REFUSED)
  if (!linksAhead) await context.addInitScript(askNothingAhead)
}

/**
 * Playwright's `test`, failing on any error that a page throws or writes to its console, on what its policy refuses, and
 * on any request to another origin. The tests of a process open the same page one after the other, as if it were new
 * (`kept-page.ts`).
 */
export const test = plain.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  linksAhead: [false, { option: true }],
  keeper: [
    async ({ browserName: _ }, hand) => {
      const keeper = pageKeeper()
      await hand(keeper)
      await keeper.drop()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keeper, viewport, hasTouch, isMobile, javaScriptEnabled, colorScheme, contextOptions, linksAhead },
    hand,
    test,
  ) => {
    const kept = await keeper.take(
      browser,
      {
        viewport,
        colorScheme,
        reducedMotion: contextOptions.reducedMotion ?? null,
        others: [test.project.name, hasTouch, isMobile, javaScriptEnabled, linksAhead],
      },
      (context) => prepare(context, javaScriptEnabled, linksAhead),
    )
    await hand(kept.context)
    // Without code nothing can be deleted, and what failed may have left anything.
    if (!javaScriptEnabled || test.status !== test.expectedStatus) await keeper.drop()
  },
  page: ({ context }, hand) => hand(context.pages()[0]!),
  quiet: [
    async ({ page, context, baseURL, expectedErrors, linksAhead, javaScriptEnabled }, hand) => {
      const errors: string[] = []
      const abroad: string[] = []
      const note = (text: string) =>
        void ((!text.startsWith(REFUSED) && expectedErrors?.test(text)) || errors.push(text))
      await prepare(context, javaScriptEnabled, linksAhead)
      if (javaScriptEnabled) enableEachPage(page)
      context.on('request', (request) => void (leaves(request.url(), baseURL!) && abroad.push(request.url())))
      // A worker that ends at once cannot be listened to.
      page.on('worker', (worker) => void worker.evaluate(tellRefusals, REFUSED).catch(() => undefined))
      page.on('pageerror', (error) => note(error.message))
      page.on(
        'console',
        (message) => void (message.type() === 'error' && note(`${message.text()} ${message.location().url}`)),
      )
      await hand(undefined)
      plain.expect(errors, 'errors of the page').toEqual([])
      plain.expect(abroad, 'requests to other sites').toEqual([])
    },
    { auto: true },
  ],
})

export const expect = plain.expect

/** The site's words: Spanish in the `phone` project and in tests tagged `@spanish`, otherwise English. */
export function said(): Said {
  const { project, tags } = plain.info()
  return project.name === 'phone' || tags.includes('@spanish') ? SPANISH : ENGLISH
}
/** The address of a page in the test's language. */
export const at = (path: string): string => `${said().start}${path}`
