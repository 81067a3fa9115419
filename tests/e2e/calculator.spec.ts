import type { Locator, Page } from '@playwright/test'
import { signedEv } from '@/app/_solver/ev-format'
import { parseCards } from '@/lib/cards/card'
import { enterSpot } from '@/lib/game/enter'
import { type GameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { findGame } from '@/lib/games/index'
import { parseRules } from '@/lib/game/rules'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'
import { begins, cardIn, like, notAPay, writtenIn } from '../tools/said'
import { at, expect, followTo, said, test } from './fixture'

const ULTIMATE = '/ultimate-texas-holdem/calculator'
const THREE_CARD = '/three-card-poker/calculator'

/** What the engine says of a spot, under rules as an address has them: the options' EVs as the page writes them, and the best option's name. */
async function solved(id: GameId, fields: Readonly<Record<string, string>>, changes?: string) {
  const game = findGame(id)!
  const rules = (changes === undefined ? game.variants[0].rules : must(parseRules(game, changes))) as never
  const values = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, must(parseCards(text))]))
  const solution = (await loadSolver(id)).solve(rules, must(enterSpot(game, rules, values)))
  return {
    evs: writtenIn(said(), () => solution.options.map(({ ev }) => signedEv(ev))),
    best: said().games[id].action(solution.best[0]!).name,
  }
}

const answer = (page: Page) => page.getByRole('region', { name: said().calculator.theAnswer })
const worths = (page: Page | Locator) => page.getByRole('list', { name: said().answer.worths })
const isSolved = (page: Page) =>
  expect(answer(page).getByRole('status')).toContainText(begins(said().calculator.spoken('~', '~', '~')))

/** A field of Ultimate Texas Hold’em. */
const field = (page: Page, id: 'hand' | 'board' | 'dead') =>
  page.getByRole('textbox', { name: said().games['ultimate-texas-holdem'].entered[id]!.name })
/** What its Blind pays for a flush. */
const flush = (page: Page) => {
  const { games, ruleFields } = said()
  const { name, values } = games['ultimate-texas-holdem'].fields.blind!
  return page.getByRole('textbox', { name: ruleFields.toOne(name, values!.flush!) })
}

test('a pasted address shows the hand and what the engine says of it', async ({ page }) => {
  const { calculator } = said()
  const { evs, best } = await solved('ultimate-texas-holdem', { hand: 'Ks5d', board: 'Qh7c2d' })
  await page.goto(at(`${ULTIMATE}?hand=Ks5d&board=Qh7c2d`))
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(best)
  for (const ev of evs) await expect(worths(answer(page))).toContainText(ev)
  await expect(field(page, 'hand')).toHaveValue('Ks5d')
  await expect(page.getByRole('region', { name: calculator.howItEnds }).getByRole('table')).toContainText(
    said().answer.chance,
  )
})

test(
  'the address follows what is entered, and opened again it says the same',
  { tag: '@spanish' },
  async ({ page }) => {
    const entered = { hand: 'KsTd', board: 'Qh7c2d', dead: 'As' }
    const { evs } = await solved('ultimate-texas-holdem', entered, 'blind.flush_2')
    await page.goto(at(ULTIMATE))
    await field(page, 'hand').fill('k♠ 10d')
    await field(page, 'board').fill('Qh, 7c, 2d')
    await field(page, 'dead').fill('As')
    await page.getByRole('button', { name: said().calculator.rules }).click()
    await flush(page).fill('2')
    await expect(page).toHaveURL(/\?hand=KsTd&board=Qh7c2d&dead=As&rules=blind\.flush_2$/)
    for (const ev of evs) await expect(worths(page)).toContainText(ev)
    await page.reload()
    for (const ev of evs) await expect(worths(page)).toContainText(ev)
    await expect(flush(page)).toHaveValue('2')
  },
)

test('a hand is entered, solved and taken to the trainer by keyboard alone', async ({ page }) => {
  const { calculator, games } = said()
  const { hand, dead } = games['three-card-poker'].entered
  await page.goto(at(THREE_CARD))
  const picker = page.getByRole('group', { name: calculator.cardsFor(hand!.inSentence!) })
  await page.getByRole('textbox', { name: dead!.name }).focus()
  while (!(await picker.evaluate((group) => group.contains(document.activeElement)))) await page.keyboard.press('Tab')
  await expect(picker.getByRole('button', { name: cardIn(said(), 'As') })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(picker.getByRole('button', { name: cardIn(said(), 'Qs') })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await isSolved(page)
  const train = page.getByRole('link', { name: calculator.train })
  while (!(await train.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/three-card-poker\/trainer\?.*spot=hand-Qs2c/)
})

test('pasting a hand and a flop into the first field fills both', { tag: '@spanish' }, async ({ page }) => {
  await page.goto(at(ULTIMATE))
  const hand = field(page, 'hand')
  await hand.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'AsKd QhJhTh')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(hand).toHaveValue('AsKd')
  await expect(field(page, 'board')).toHaveValue('QhJhTh')
})

test('bad input is told beside its field, and nothing is lost', async ({ page }) => {
  const { calculator, games, numbers, problems } = said()
  const { hand: yourHand, board: theBoard } = games['ultimate-texas-holdem'].entered
  await page.goto(at(ULTIMATE))
  const hand = field(page, 'hand')
  const board = field(page, 'board')
  for (const [text, message] of [
    ['AsXx', problems['not-a-card']({ text: 'Xx' })],
    ['AsKdQhJhTh', calculator.tooMany(yourHand!.inSentence!, [numbers.word(2)!], false, numbers.word(5)!)],
    ['AsAs', calculator.inItTwice('As')],
  ] as const) {
    await hand.fill(text)
    await expect(hand).toHaveAccessibleDescription(like(message))
    await expect(hand).toHaveValue(text)
  }
  await hand.fill('AsKd')
  await board.fill('As2c3c')
  await expect(board).toHaveAccessibleDescription(like(calculator.inAlready('As', yourHand!.inSentence!)))
  await board.fill('2c3c')
  await expect(answer(page)).toContainText(
    like(calculator.addOrTakeOut(1, numbers.word(1)!, true, theBoard!.inSentence!, 2, numbers.word(2)!)),
  )
})

test('a hostile address gives messages and keeps the rest', { tag: '@spanish' }, async ({ page }) => {
  const { calculator, problems } = said()
  const game = GAME_NAMES['ultimate-texas-holdem']
  await page.goto(at(`${ULTIMATE}?hand=%3Cscript%3E&board=QhJhTh&rules=blind.flush_many~foo_1&hnad=1`))
  await expect(field(page, 'hand')).toHaveAccessibleDescription(like(problems['not-a-card']({ text: '~' })))
  await expect(field(page, 'board')).toHaveValue('QhJhTh')
  await expect(flush(page)).toHaveAccessibleDescription(like(notAPay(said(), 'many', 10_000)))
  await expect(page.getByText(problems['unknown-rule']({ name: 'foo_1', game, hint: { known: [] } }))).toBeVisible()
  await expect(page.getByText(calculator.noFieldMeant('hnad', game, 'hand'))).toBeVisible()
  await followTo(page, '?spot=hand-KsKs')
  await expect(page.getByText(calculator.handUnread)).toBeVisible()
})

test('used cards cannot be taken again, and a card taken out is free', async ({ page }) => {
  const { calculator, cards, games } = said()
  await page.goto(at(`${ULTIMATE}?hand=AsKd`))
  const ace = cardIn(said(), 'As')
  const used = page.getByRole('button', { name: cards.used(ace) })
  await expect(used).toHaveAttribute('aria-disabled', 'true')
  const from = games['ultimate-texas-holdem'].entered.hand!.inSentence!
  await page.getByRole('button', { name: calculator.takeOut(ace, from) }).click()
  await expect(field(page, 'hand')).toHaveValue('Kd')
  await expect(used).toHaveCount(0)
})

test(
  'a random example is solved, is cleared, and the back button brings the page before',
  { tag: '@spanish' },
  async ({ page }) => {
    const { calculator } = said()
    await page.goto(at('/games'))
    await page.goto(at('/pai-gow-poker/calculator'))
    await page.getByRole('button', { name: calculator.random }).click()
    await isSolved(page)
    await page.getByRole('button', { name: calculator.clear, exact: true }).click()
    await expect(answer(page)).toContainText(calculator.enterHand)
    await page.goBack()
    await expect(page).toHaveURL(/\/es\/games$/)
  },
)
