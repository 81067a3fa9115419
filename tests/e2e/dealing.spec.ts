import { expect, test } from './fixture'

test('how to deal a game: from the school to the round in order, the payouts, and a table to settle', async ({
  page,
}) => {
  await page.goto('/dealer-school')
  await page.getByRole('link', { name: 'How to deal Pai Gow Poker' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to deal Pai Gow Poker')
  await expect(page.getByRole('region', { name: 'The round, in order' }).getByRole('listitem').first()).toContainText(
    'No more bets.',
  )
  await expect(
    page.getByRole('region', { name: 'A win, less the commission: payouts' }).getByRole('row', { name: /^25 / }),
  ).toContainText('23.75')
  await page.getByRole('link', { name: 'Settle a table' }).click()
  await expect(page).toHaveURL(/payouts\?game=pai-gow-poker&/)
})
