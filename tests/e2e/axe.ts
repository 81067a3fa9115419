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
const PUBLISHED = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** axe, with `memoized` where it remembers what a function returned. */
const AXE = PUBLISHED.replace(/\(0,\w+\.default\)\(e\)(?=,axe\._memoizedFns\.push\(e\))/, 'memoized(e)')
if (AXE === PUBLISHED) throw new Error('axe-core remembers in another way now: tests/e2e/axe.ts')

/**
 * axe in far less time, with the same findings. Half of its work is to read the same few colors over and over and to hold their channels in
 * weak maps: each color is read once, and channels lie on the colors themselves. Much of the rest is to look up, for each element, what it
 * remembers in lists of all elements, and to find out the role of every neighbor of every control: both are a look-up by the element. No HTML
 * of elements is written down.
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
  // By as many arguments as the function names, as axe does.
  const memoized = (make) => {
    const count = make.length
    let kept = new Map()
    const remembering = function (...args) {
      let known = kept
      for (let i = 0; i < count - 1; i++) {
        if (!known.has(args[i])) known.set(args[i], new Map())
        known = known.get(args[i])
      }
      const last = count === 0 ? undefined : args[count - 1]
      if (!known.has(last)) known.set(last, make.apply(this, args))
      return known.get(last)
    }
    return Object.assign(remembering, { clear: () => { kept = new Map() } })
  };
  ((WeakMap, WeakSet) => { ${AXE} })(propertyMap(), propertyMap())
  axe.configure({ noHtml: true })
  // Each run makes its elements anew, so that none keeps a role for the next.
  const { getRole } = axe.commons.aria
  const roleOf = Symbol()
  const getRoleOnce = (element, ...options) => {
    if (options.length > 0 || element instanceof Node) return getRole(element, ...options)
    if (!(roleOf in element)) element[roleOf] = getRole(element)
    return element[roleOf]
  }
  axe.commons = Object.create(axe.commons, {
    aria: { value: Object.create(axe.commons.aria, { getRole: { value: getRoleOnce } }) },
  })
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
