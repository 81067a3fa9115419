import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { type Browser, findBrowser, launchOptions } from './tools/browser'
import { freePort } from './tools/site'

// Playwright reads this file in each of its processes: what the first one found is handed on.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser())

const browser = JSON.parse(process.env.E2E_BROWSER) as Browser
const baseURL = `http://localhost:${process.env.E2E_PORT}`
const { args, ...launch } = launchOptions(browser)

const COMPILE_LATE = '--invocation-count-for-turbofan=12000 --invocation-count-for-maglev=4000'

/** Its tests follow one another and take minutes: begun last, they would go on alone. */
const LONG = /[\\/]offline\.spec\.ts$/
/** Cards lie where they go at once, so that nothing is waited for; on the phone they move. */
const AT_A_DESK = { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } } as const

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that others share, a moment can be missed: such a test gets a second try there, and the end of the run names it.
  retries: process.env.CI ? 1 : 0,
  // One more than a small machine has cores: each waits for its page now and then.
  workers: 3,
  // Ends what hangs. How fast a page is depends on the machine and on what else it does: no matter of these tests.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  // What a service worker keeps in the background would take the machine from the tests: offline.spec.ts alone lets it.
  // A trace takes as long as half a test: who wants one asks for it, `npm test -- browser --trace retain-on-failure foul`.
  use: {
    baseURL,
    browserName: 'chromium',
    serviceWorkers: 'block',
    // A page lives for seconds here: only what runs very often is worth compiling well. What solves in loops still is.
    launchOptions: { ...launch, args: [...args, `--js-flags=${COMPILE_LATE}`] },
    screenshot: 'only-on-failure',
    // Within one machine, to compress what is sent takes longer than to send it whole.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
  },
  projects: [
    { name: 'offline', testMatch: LONG, use: AT_A_DESK },
    {
      name: 'desktop',
      testIgnore: LONG,
      // What the phone is asked below.
      grepInvert:
        /on a phone of (390 px|a quarter of the speed)|on a (small phone|phone held sideways) nothing is wider/,
      use: AT_A_DESK,
    },
    {
      name: 'phone',
      // What a narrow screen and a finger could change; keys, addresses and texts are the same there.
      testMatch: /[\\/](first-screen|trainer|eyes|pay-tables|payouts|foul|house-way-drill)\.spec\.ts$/,
      grepInvert:
        /keyboard|by keys|address|figures that are known|no such game|on a tablet|cannot be a pay|a hold’em spot|cards of one value|would have to be out|a long search/i,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node server.mjs -p ${process.env.E2E_PORT}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: baseURL,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
