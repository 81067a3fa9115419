/*
 * `npm run shots` takes a picture of every kind of page, narrow and wide, light and dark, in shots/. `npm run shots --
 * trainer` takes only pages with that in their name. Uses the running site at SITE if it is set, otherwise serves the
 * build.
 */
import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser, launchOptions } from './browser'
import { bringAbout, type PageKind, pageKinds, settled } from './pages'
import { build } from './build'
import { ROOT, serve } from './site'

const WIDTHS = [390, 1440] as const
const SCHEMES = ['light', 'dark'] as const

async function shoot(browser: Browser, site: string, kind: PageKind, width: number, colorScheme: 'light' | 'dark') {
  const viewport = { width, height: width < 600 ? 844 : 900 }
  const context = await browser.newContext({
    viewport,
    colorScheme,
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(site + kind.path, { waitUntil: 'networkidle' })
  await bringAbout(page, kind)
  await settled(page)
  const file = `shots/${kind.name}-${width}-${colorScheme}.png`
  await page.screenshot({ path: `${ROOT}/${file}`, fullPage: true })
  console.log(file)
  await context.close()
}

async function shootAll(site: string, pages: readonly PageKind[]) {
  const browser = await chromium.launch(launchOptions(await findBrowser()))
  try {
    for (const page of pages)
      for (const width of WIDTHS) for (const scheme of SCHEMES) await shoot(browser, site, page, width, scheme)
  } finally {
    await browser.close()
  }
}

const wanted = process.argv[2] ?? ''
const pages = pageKinds().filter((page) => page.name.includes(wanted))
mkdirSync(`${ROOT}/shots`, { recursive: true })
if (process.env.SITE) {
  await shootAll(process.env.SITE.replace(/\/$/, ''), pages)
} else if ((await build()).ok) {
  const site = await serve()
  try {
    await shootAll(site.url, pages)
  } finally {
    site.stop()
  }
} else {
  process.exitCode = 1
}
