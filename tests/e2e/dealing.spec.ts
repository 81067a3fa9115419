import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { say } from '@/lib/messages/message'
import { at, expect, said, test } from './fixture'

/** What a dealer says at the first step of Pai Gow Poker, as the text about dealing it has it. */
async function firstWords(): Promise<string> {
  const file = `../../content/pai-gow-poker/${said().start.slice(1) || 'en'}/dealer.mdx`
  const text = await readFile(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
  return /says="([^"]+)"/.exec(text)![1]!
}

test(
  'how to deal a game: from the school to the round in order, the payouts, and a table to settle',
  { tag: '@spanish' },
  async ({ page }) => {
    const { dealerSchool, dealing, games, paper } = said()
    const title = dealerSchool.howToDealGame('Pai Gow Poker')
    const win = say(games['pai-gow-poker'].payouts!, { id: 'win' })
    await page.goto(at('/dealer-school'))
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('region', { name: dealing.round }).getByRole('listitem').first()).toContainText(
      await firstWords(),
    )
    await expect(
      page.getByRole('region', { name: dealing.payoutsOf(win) }).getByRole('row', { name: /^25 / }),
    ).toContainText(paper.payouts.amount(2375))
    await page.getByRole('link', { name: dealerSchool.payoutsWay }).click()
    await expect(page).toHaveURL(/payouts\?game=pai-gow-poker&/)
  },
)
