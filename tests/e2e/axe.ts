import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from '../tools/pages'

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
  // Pages have no frames of another origin, so axe need not open a second page to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  // What is in order is not listed: writing that down takes as long as all the rules. The size of targets is the one rule of 2.2 AA, and off unless it is asked for.
  axe.options({
    resultTypes: ['violations'],
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
  })
  await unstick(page)
  const { violations } = await axe.analyze()
  await stickAgain(page)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** All that axe finds by light, and by dark what depends on colours. Leaves the page dark and without motion. */
export async function axeFindingsByLightAndDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeFindings(page, COLOUR_RULES)
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}
