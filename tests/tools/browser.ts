import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export interface Browser {
  /** Where it was found, for the log. */
  readonly from: string
  readonly executablePath: string
  /** Set if the browser needs libraries of its own. */
  readonly libraryPath?: string
}

// The headless shell first: it renders no windows, which makes the tests about a quarter faster.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
  'msedge.exe',
]

const INSTALLED_ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
  join(process.env.PROGRAMFILES ?? '', 'Microsoft/Edge/Application/msedge.exe'),
]

const HOW_TO_GET_A_BROWSER = [
  'The browser tests need Chromium or Chrome, and none was found. Any one of these will do:',
  '  npx playwright install chromium',
  '  apt-get install --no-install-recommends chromium      (Debian, as root)',
  '  CHROMIUM=/path/to/chrome npm test                     (one you have already)',
].join('\n')

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...onPath, ...INSTALLED_ELSEWHERE].find(isExecutable)
}

/** The browser from an npm package: a headless Chromium for Linux on x64, unpacked into the temporary folder. */
async function packagedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const before = process.env.LD_LIBRARY_PATH
  // Read when the module loads: makes it unpack the shared libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const libraryPath = process.env.LD_LIBRARY_PATH
  if (before === undefined) delete process.env.LD_LIBRARY_PATH
  else process.env.LD_LIBRARY_PATH = before
  const executablePath = await packaged.executablePath()
  return { from: '@sparticuz/chromium', executablePath, ...(libraryPath && { libraryPath }) }
}

/**
 * A browser on this machine: the one that CHROMIUM names, Playwright's own, or an installed one. Throws if the one that
 * CHROMIUM names doesn't exist.
 */
export function installedBrowser(): Browser | undefined {
  const named = process.env.CHROMIUM
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM names ${named}, which is no program`)
    return { from: 'CHROMIUM', executablePath: named }
  }
  const own = chromium.executablePath()
  if (own && existsSync(own)) return { from: 'Playwright', executablePath: own }
  const system = systemBrowser()
  return system ? { from: 'the system', executablePath: system } : undefined
}

/**
 * The first available browser: CHROMIUM, Playwright's own, an installed one, the one from npm. Throws with instructions
 * for getting one.
 */
export async function findBrowser(): Promise<Browser> {
  const browser = installedBrowser() ?? (await packagedBrowser().catch(() => undefined))
  if (!browser) throw new Error(HOW_TO_GET_A_BROWSER)
  return browser
}

/**
 * Options with which Playwright starts the browser: without a sandbox if the machine allows none, and without
 * background requests, for machines without internet.
 */
export function launchOptions(browser: Browser) {
  const isRoot = process.getuid?.() === 0
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  const packaged = browser.libraryPath ? ['--no-zygote', '--disable-gpu'] : []
  return {
    executablePath: browser.executablePath,
    args: [...quiet, ...packaged, ...(isRoot || browser.libraryPath ? ['--no-sandbox'] : [])],
    env: { ...process.env, ...(browser.libraryPath && { LD_LIBRARY_PATH: browser.libraryPath }) } as Record<
      string,
      string
    >,
  }
}
