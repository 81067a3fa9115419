import { signedEv } from '@/app/_solver/ev-format'
import { parseCards } from '@/lib/cards/card'
import { enterSpot } from '@/lib/games/enter'
import { findGame } from '@/lib/games/index'
import { parseRules } from '@/lib/games/rules'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'
import { expect, followTo, test } from './fixture'

const ULTIMATE = '/ultimate-texas-holdem/calculator'
const THREE_CARD = '/three-card-poker/calculator'

/** What the engine says of a spot, under rules as an address has them: the options' EVs as the page writes them, and the best option's name. */
async function solved(id: string, fields: Readonly<Record<string, string>>, changes?: string) {
  const game = findGame(id)!
  const rules = (changes === undefined ? game.variants[0].rules : must(parseRules(game, changes))) as never
  const values = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, must(parseCards(text))]))
  const solution = (await loadSolver(id)).solve(rules, must(enterSpot(game, rules, values)))
  return { evs: solution.options.map(({ ev }) => signedEv(ev)), best: game.messages.action(solution.best[0]!).name }
}

test('a pasted address shows the hand and what the engine says of it', async ({ page }) => {
  const { evs, best } = await solved('ultimate-texas-holdem', { hand: 'Ks5d', board: 'Qh7c2d' })
  await page.goto(`${ULTIMATE}?hand=Ks5d&board=Qh7c2d`)
  const answer = page.getByRole('region', { name: 'The answer' })
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText(best)
  for (const ev of evs) await expect(answer.getByRole('list', { name: 'What each option is worth' })).toContainText(ev)
  await expect(page.getByRole('textbox', { name: 'Your hand' })).toHaveValue('Ks5d')
  await expect(page.getByRole('region', { name: 'How the round ends' }).getByRole('table')).toContainText('Chance')
})

test('the address follows what is entered, and opened again it says the same', async ({ page }) => {
  const { evs } = await solved('ultimate-texas-holdem', { hand: 'KsTd', board: 'Qh7c2d', dead: 'As' }, 'blind.flush_2')
  await page.goto(ULTIMATE)
  await page.getByRole('textbox', { name: 'Your hand' }).fill('k♠ 10d')
  await page.getByRole('textbox', { name: 'Board' }).fill('Qh, 7c, 2d')
  await page.getByRole('textbox', { name: 'Dead cards' }).fill('As')
  await page.getByRole('button', { name: 'Rules and pay tables' }).click()
  await page.getByRole('textbox', { name: 'Blind: Flush, to one' }).fill('2')
  await expect(page).toHaveURL(/\?hand=KsTd&board=Qh7c2d&dead=As&rules=blind\.flush_2$/)
  const list = page.getByRole('list', { name: 'What each option is worth' })
  for (const ev of evs) await expect(list).toContainText(ev)
  await page.reload()
  for (const ev of evs) await expect(list).toContainText(ev)
  await expect(page.getByRole('textbox', { name: 'Blind: Flush, to one' })).toHaveValue('2')
})

test('a hand is entered, solved and taken to the trainer by keyboard alone', async ({ page }) => {
  await page.goto(THREE_CARD)
  const picker = page.getByRole('group', { name: 'Cards for your hand' })
  await page.getByRole('textbox', { name: 'Dead cards' }).focus()
  while (!(await picker.evaluate((group) => group.contains(document.activeElement)))) await page.keyboard.press('Tab')
  await expect(picker.getByRole('button', { name: 'ace of spades' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(picker.getByRole('button', { name: 'queen of spades' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('status')).toContainText('Best:')
  const train = page.getByRole('link', { name: 'Train from here' })
  while (!(await train.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/three-card-poker\/trainer\?.*spot=hand-Qs2c/)
})

test('pasting a hand and a flop into the first field fills both', async ({ page }) => {
  await page.goto(ULTIMATE)
  const hand = page.getByRole('textbox', { name: 'Your hand' })
  await hand.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'AsKd QhJhTh')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(hand).toHaveValue('AsKd')
  await expect(page.getByRole('textbox', { name: 'Board' })).toHaveValue('QhJhTh')
})

test('bad input is told beside its field, and nothing is lost', async ({ page }) => {
  await page.goto(ULTIMATE)
  const hand = page.getByRole('textbox', { name: 'Your hand' })
  const board = page.getByRole('textbox', { name: 'Board' })
  const told: readonly (readonly [typeof hand, string, RegExp])[] = [
    [hand, 'AsXx', /“Xx” is not a card/],
    [hand, 'AsKdQhJhTh', /needs two cards; you entered five/],
    [hand, 'AsAs', /As is there twice/],
  ]
  for (const [field, text, message] of told) {
    await field.fill(text)
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveValue(text)
  }
  await hand.fill('AsKd')
  await board.fill('As2c3c')
  await expect(board).toHaveAccessibleDescription(/As is already in your hand/)
  await board.fill('2c3c')
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('Add one more card to the board')
})

test('a hostile address gives messages and keeps the rest', async ({ page }) => {
  await page.goto(`${ULTIMATE}?hand=%3Cscript%3E&board=QhJhTh&rules=blind.flush_many~foo_1&hnad=1`)
  await expect(page.getByRole('textbox', { name: 'Your hand' })).toHaveAccessibleDescription(/is not a card/)
  await expect(page.getByRole('textbox', { name: 'Board' })).toHaveValue('QhJhTh')
  await expect(page.getByRole('textbox', { name: 'Blind: Flush, to one' })).toHaveAccessibleDescription(
    /Must be a number/,
  )
  await expect(page.getByText('“foo_1” isn’t a rule of Ultimate Texas Hold’em.')).toBeVisible()
  await expect(page.getByText('Did you mean “hand”?')).toBeVisible()
  await followTo(page, '?spot=hand-KsKs')
  await expect(page.getByText('We can’t read the hand in this link.')).toBeVisible()
})

test('used cards cannot be taken again, and a card taken out is free', async ({ page }) => {
  await page.goto(`${ULTIMATE}?hand=AsKd`)
  const used = page.getByRole('button', { name: 'ace of spades, used' })
  await expect(used).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Remove ace of spades from your hand' }).click()
  await expect(page.getByRole('textbox', { name: 'Your hand' })).toHaveValue('Kd')
  await expect(used).toHaveCount(0)
})

test('a random example is solved, is cleared, and the back button brings the page before', async ({ page }) => {
  await page.goto('/games')
  await page.goto('/pai-gow-poker/calculator')
  await page.getByRole('button', { name: 'Random example' }).click()
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('status')).toContainText('Best:')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('Enter a hand')
  await page.goBack()
  await expect(page).toHaveURL(/\/games$/)
})
