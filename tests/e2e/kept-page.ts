import type { Browser, BrowserContext, Page } from '@playwright/test'

/*
 * A page that the tests of a process open one after the other. A browser that is new to a site loads, reads and compiles all of its code,
 * which takes longer than most of what is asked there. Nothing that the site keeps stays from test to test: what it has stored is deleted,
 * and a test that leaves the page itself otherwise than it was (by a script of its own, an answer of its own to a request, a clock, the
 * protocol) is the last one to have it.
 */

/** What outlives a visit. The clock of a page is its context's. */
const LASTING = {
  page: [
    'addInitScript',
    'route',
    'routeFromHAR',
    'routeWebSocket',
    'exposeBinding',
    'exposeFunction',
    'setExtraHTTPHeaders',
    'addLocatorHandler',
  ],
  context: [
    'addInitScript',
    'route',
    'routeFromHAR',
    'routeWebSocket',
    'exposeBinding',
    'exposeFunction',
    'setExtraHTTPHeaders',
    'newCDPSession',
    'grantPermissions',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

/** What a test may listen to. Playwright itself listens to the rest. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
] as const

/** A page of the site without code, and without an answer: from it, what the site has stored is deleted. */
const EMPTY = '/robots.txt'

/** How a test wants its browser, as far as tests differ. */
export interface Wanted {
  readonly viewport: { readonly width: number; readonly height: number } | null
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null
  readonly reducedMotion: 'reduce' | 'no-preference' | null
  /** Whatever else tells browsers apart. */
  readonly others: unknown
}

interface Kept {
  readonly wanted: string
  readonly context: BrowserContext
  readonly page: Page
  /** Whether no other test may have it. */
  spent: boolean
}

/** Calls `then` before any of the methods. */
function whenCalled<T extends object>(owner: T, methods: readonly (keyof T)[], then: () => void): void {
  for (const name of methods) {
    const method = (owner[name] as (...given: readonly unknown[]) => unknown).bind(owner)
    const telling = (...given: readonly unknown[]): unknown => {
      then()
      return method(...given)
    }
    Object.defineProperty(owner, name, { value: telling, configurable: true, writable: true })
  }
}

/** Deletes all that the site keeps in this browser. */
async function forget(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(name!)
      deletion.addEventListener('success', resolve)
      deletion.addEventListener('error', reject)
      deletion.addEventListener('blocked', reject)
    })
}

/** Makes the page as it was when it was new. */
async function renew({ context, page }: Kept, { viewport, colorScheme, reducedMotion }: Wanted): Promise<void> {
  for (const event of HEARD) {
    page.removeAllListeners(event)
    if (event !== 'popup' && event !== 'worker' && event !== 'pageerror') context.removeAllListeners(event)
  }
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto(EMPTY, { waitUntil: 'commit' })
  await page.evaluate(forget)
  await context.clearCookies()
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: null, colorScheme, reducedMotion })
  if (viewport) await page.setViewportSize(viewport)
}

/** Keeps one page for a process, of the kind that was asked for last. */
export function pageKeeper() {
  let kept: Kept | undefined
  const drop = async (): Promise<void> => {
    const dropped = kept
    kept = undefined
    await dropped?.context.close()
  }
  return {
    /** The page that is kept, as if it were new; another one where there is none like it. `prepare` is called for a new one. */
    async take(
      browser: Browser,
      as: Wanted,
      prepare: (context: BrowserContext) => Promise<void>,
    ): Promise<Omit<Kept, 'wanted'>> {
      const wanted = JSON.stringify(as)
      if (kept && (kept.spent || kept.wanted !== wanted || kept.page.isClosed())) await drop()
      if (kept) await renew(kept, as).catch(drop)
      if (kept) return kept
      const context = await browser.newContext()
      await prepare(context)
      const page = await context.newPage()
      const made: Kept = { wanted, context, page, spent: false }
      const spend = (): void => void (made.spent = true)
      whenCalled(page, LASTING.page, spend)
      whenCalled(context, LASTING.context, spend)
      whenCalled(context.clock, LASTING.clock, spend)
      kept = made
      return made
    },
    drop,
  }
}
