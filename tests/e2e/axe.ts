import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from '../tools/pages'

/** The rules whose answer depends on the theme. All others ask for structure and sizes, which are the same by light and by dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * All that axe finds on the page as it stands, best practices and what is of minor impact too: rule, and the elements that break it.
 * `only` are the rules to ask; without, all those of WCAG 2.2 AA and of good practice.
 */
export async function axeFindings(page: Page, only?: readonly string[]): Promise<string[]> {
  await settled(page)
  // What is half under the bar at the top was scrolled there: from the top nothing is.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Pages have no frames of another origin, so axe need not open a second page to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  // What is in order is not listed: writing that down takes as long as all the rules. The size of targets is the one rule of 2.2 AA, and off unless it is asked for.
  axe.options({ resultTypes: ['violations'], ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }) })
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** All that axe finds by light, and by dark what depends on colours. Leaves the page dark and without motion. */
export async function axeFindingsByLightAndDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeFindings(page, COLOUR_RULES)
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}
