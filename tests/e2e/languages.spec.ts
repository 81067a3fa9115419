import type { Page } from '@playwright/test'
import { addressIn } from '@/app/_languages/places'
import { bringAbout, pageKinds } from '../tools/pages'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

/* Spanish as a place: addresses of its own, whole, and within the page. */

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Words that stand in nearly every English sentence, and in no Spanish one. */
const ENGLISH = new Set(
  'the of and you your with for what is are this that not from have was will would can should does how why when which if than then there their they its each every any other after before into out about by at be an or to hand hands cards dealer'.split(
    ' ',
  ),
)

/** The share of English words in what the page says in Spanish; what it marks as English is meant to be. Names of games say nothing. */
async function shareOfEnglish(page: Page): Promise<number> {
  const text = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && !parent.closest('script, style, noscript, code, [lang=en]'))
        said.push(walker.currentNode.nodeValue ?? '')
    }
    return said.join(' ')
  })
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => ENGLISH.has(word)).length / Math.max(1, words.length)
}

/** Every text longer by two fifths, as another language might have it. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts)
      if (/\p{L}{3}/u.test(text.data) && !text.parentElement?.closest('script, style, noscript'))
        text.data = text.data.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)))
  })

test('a page is changed for the same in Spanish, with what its address says, and back; links stay in the language', async ({
  page,
}) => {
  await page.goto('/ultimate-texas-holdem/trainer?seed=picture-1&spot=hand-Ks5d')
  await expect(page.getByRole('button', { name: /^Check/ })).toBeVisible()
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/ultimate-texas-holdem\/trainer\?.*seed=picture-1/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: /^Pasar/ }).click()
  await expect(page.getByText(/te cuesta \d+,\d\d\s\$ de media/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Ajustes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
  await expect(page).toHaveURL(/\/es\/settings$/)
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('on a phone of 360 px in Spanish', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  for (const kind of pageKinds()) {
    const address = kind.after === undefined ? addressIn('es', kind.path) : undefined
    if (address === undefined) continue
    test(`${kind.name} is whole, in Spanish, with nothing wider than the screen and nothing for axe`, async ({
      page,
    }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await bringAbout(page, kind)
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await shareOfEnglish(page)).toBeLessThan(0.02)
      expect(await axeFindings(page)).toEqual([])
      await lengthen(page)
      expect(await overflow(page), 'in longer words').toBeLessThanOrEqual(0)
    })
  }
})
