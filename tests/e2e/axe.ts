import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { settled } from '../tools/pages'
import { ROOT } from '../tools/site'

declare global {
  interface Window {
    /** Once it is loaded into a page. */
    axe?: typeof axe
  }
}

/** Without comments and long names, it is sent to a page and read there in two thirds of the time. */
const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8')

/**
 * axe, at half the time: half of all its work is to read the same few colours over and over and to hold their channels in weak maps. Each
 * colour is read once, channels lie on the colours themselves, and no HTML of elements is written down.
 */
const SCRIPT = `{
  const propertyMap = () => class {
    #key = Symbol()
    get(owner) { return owner[this.#key] }
    has(owner) { return this.#key in owner }
    set(owner, value) { owner[this.#key] = value; return this }
    add(owner) { return this.set(owner, true) }
    delete(owner) { return delete owner[this.#key] }
  };
  ((WeakMap, WeakSet) => { ${AXE} })(propertyMap(), propertyMap())
  axe.configure({ noHtml: true })
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const read = new Map()
  prototype.parseString = function (text) {
    if (!read.has(text)) read.set(text, parseString.call(new axe.commons.color.Color(0, 0, 0), text))
    const { r, g, b, alpha } = read.get(text)
    return Object.assign(this, { r, g, b, alpha })
  }
}`

/** Loads axe into a page that hasn't got it yet. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT)
}

/** The rules whose answer depends on the theme. All others ask for structure and sizes, which are the same by light and by dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What sticks to an edge of the window is laid where it belongs: what is scrolled half under it is not small for that. */
const unstick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).position !== 'sticky') continue
      Object.assign(element.style, { position: 'relative', inset: 'auto' })
      element.setAttribute('data-unstuck', '')
    }
  })

const stickAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
      for (const name of ['position', 'inset']) element.style.removeProperty(name)
      element.removeAttribute('data-unstuck')
    }
  })

/**
 * All that axe finds on the page as it stands, best practices and what is of minor impact too: rule, and the elements that break it.
 * `only` are the rules to ask; without, all those of WCAG 2.2 AA and of good practice.
 */
export async function axeFindings(page: Page, only?: readonly string[]): Promise<string[]> {
  await settled(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // What is in order is not listed: writing that down takes as long as all the rules. The size of targets is the one rule of 2.2 AA, and off unless it is asked for.
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
  }
  await loadAxe(page)
  await unstick(page)
  const found = await page.evaluate(async (options) => {
    const { violations } = await window.axe!.run(options)
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, options)
  await stickAgain(page)
  return found
}

/** All that axe finds by light, and by dark what depends on colours. Leaves the page dark and without motion. */
export async function axeFindingsByLightAndDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeFindings(page, COLOUR_RULES)
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}
