import { betIn } from '@/lib/messages/message'
import type { Page } from '@playwright/test'
import { spokenCards } from '@/app/_felt/cards-in-text'
import { signedEv } from '@/app/_solver/ev-format'
import { type Card, makeCard } from '@/lib/cards/card'
import type { AnyGame, SpotField, SpotValues } from '@/lib/games/game'
import { enteredIn } from '@/lib/games/enter'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { makeRandom } from '@/lib/math/random'
import { axeFindings } from './axe'
import { expect, followTo, test } from './fixture'

/* Trainer and calculator of every game by keyboard alone: what is promised of one is promised of all. */

const GRADE = /^(Best|Fine|Inaccuracy|Mistake|Blunder)$/
const CARD =
  /(ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two) of (spades|hearts|diamonds|clubs)|joker/
const SIGNS = /[♠♥♦♣]|\b[2-9TJQKA][shdc]\b/

/** The first solve of a game may build tables, and a shared machine is slow. */
const PATIENT = { timeout: 45_000 }

const decision = (page: Page) => page.getByLabel(/^Your decision/)
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
const settlement = (page: Page) => page.getByRole('region', { name: 'The settlement' })
const spoken = (page: Page) => page.locator('p[role=status]')

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Presses what decides: the first option, or the cards as the house would set them. */
async function decide(page: Page, game: AnyGame): Promise<void> {
  await expect(decision(page)).toBeVisible()
  if (game.arrange) await page.keyboard.press('h')
  await page.keyboard.press(game.arrange ? 'Space' : '1')
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(GRADE, PATIENT)
}

for (const game of GAMES) {
  test.describe(game.name, () => {
    test.setTimeout(120_000)

    test('a whole round by keyboard with a side bet: question, grades, settlement, next hand; then every drill asks, on a screen wide enough', async ({
      page,
    }) => {
      const felt = page.getByRole('region', { name: 'The table' })
      const side = betIn(game.messages, game.sideBets[0]!.id)
      await page.goto(`/${game.id}/trainer?seed=all-1`)
      await expect(spoken(page)).toHaveText(CARD)
      await expect(spoken(page)).not.toHaveText(SIGNS)
      expect(await axeFindings(page), 'the question').toEqual([])
      await page.getByRole('button', { name: 'No side bet' }).focus()
      await page.keyboard.press('Enter')
      const boxes = page.getByRole('checkbox')
      await expect(boxes).toHaveCount(game.sideBets.length)
      await expect(boxes.first()).toBeFocused()
      await page.keyboard.press('Space')
      await expect(boxes.first()).toBeChecked()
      if (game === GAMES[0]) expect(await axeFindings(page), 'the list').toEqual([])
      await page.keyboard.press('Escape')
      await expect(felt.getByText(side, { exact: true }).last()).toBeVisible()
      // Other bets come with another hand.
      await expect(page).toHaveURL(/seed=all-2.*sides-/)
      await decide(page, game)
      await expect(spoken(page)).not.toHaveText(SIGNS)
      const next = page.getByRole('button', { name: /^Play on/ })
      for (let decisions = 1; decisions < 20 && (await next.isVisible()); decisions++) {
        await page.keyboard.press('Space')
        await expect(settlement(page).or(decision(page))).toBeVisible()
        if (await decision(page).isVisible()) await decide(page, game)
      }
      await expect(settlement(page).getByRole('row', { name: /Total/ })).toBeVisible()
      const settled = new RegExp(`^${side.replaceAll(/[&+]/g, '.')}`)
      await expect(settlement(page).getByRole('row', { name: settled })).toBeVisible()
      await expect(spoken(page)).toHaveText(/Total [+−]?\$\d/)
      expect(await axeFindings(page), 'the settlement').toEqual([])
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/seed=all-3/)
      await expect(spoken(page)).toHaveText(CARD)

      // The address of a drill is read again in tests/app/trainer-address.test.ts.
      await page.setViewportSize({ width: 360, height: 760 })
      for (const drill of game.drills) {
        await followTo(page, `?drill=${drill.id}&seed=again-1`)
        await expect(page).toHaveURL(new RegExp(`\\?(drill=${drill.id}&)?seed=again-1&spot=`))
        await expect(page.getByRole('button', { name: /^What to train/ })).toContainText(
          game.messages.drills[drill.id]!.name,
        )
        await expect(spoken(page), drill.id).toHaveText(CARD)
        expect(await overflow(page), drill.id).toBeLessThanOrEqual(0)
      }
    })

    test('the calculator by keyboard: a decision entered, and what the engine says of it', async ({ page }) => {
      const rules = game.variants[0].rules as never
      const drill = game.drills.find(({ stage }) => stage !== undefined) ?? game.drills[0]
      const state: unknown = game.spot(rules, drill.id, makeRandom('calculator'))
      await page.goto(`/${game.id}/calculator`)
      for (const field of game.fields) await enterField(page, game, field, game.values(state)[field.id])
      const solution = (await loadSolver(game.id)).solve(rules, state)
      const status = answer(page).getByRole('status')
      await expect(status).toContainText('Best:', PATIENT)
      await expect(status).toContainText(
        `Best: ${solution.best.map((action) => spokenCards(game.messages.action(action).name)).join(' or ')}.`,
      )
      const list = answer(page).getByRole('list', { name: 'What each option is worth' })
      await expect(list).toContainText(signedEv(solution.options.find(({ action }) => action === solution.best[0])!.ev))
      await expect(page.getByRole('region', { name: 'How the round ends' })).toBeVisible()
      await page.getByRole('button', { name: 'Rules and pay tables' }).click()
      expect(await axeFindings(page), 'with its rules open').toEqual([])
      const train = page.getByRole('link', { name: 'Train from here' })
      await train.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${game.id}/trainer`))
      await expect(spoken(page)).toHaveText(CARD)
    })
  })
}

const inText = (cards: readonly (Card | null)[]): string =>
  cards.map((card) => (card === null ? 'x' : makeCard(card))).join(' ')

/** Fills one field of the calculator as a person without a mouse does. */
async function enterField(
  page: Page,
  game: AnyGame,
  field: SpotField,
  value: SpotValues[string] | undefined,
): Promise<void> {
  const { name } = enteredIn(game.messages, field)
  switch (field.kind) {
    case 'cards': {
      await page.getByRole('textbox', { name, exact: true }).focus()
      await page.keyboard.type(inText((value ?? []) as readonly (Card | null)[]))
      return
    }
    case 'switch': {
      if (value === field.byDefault) return
      await page.getByRole('checkbox', { name }).focus()
      await page.keyboard.press('Space')
      return
    }
    case 'choice': {
      const at = (wanted: unknown): number => field.options.findIndex((option) => option.value === wanted)
      const steps = at(value) - at(field.byDefault)
      await page.getByRole('combobox', { name }).focus()
      for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
    }
  }
}

test.describe('setting a hand', () => {
  test.setTimeout(120_000)
  const HAND = '/pai-gow-poker/trainer?seed=set-1&spot=hand-QcAs4d3dTcAc2c'
  const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm/ })
  const own = (page: Page, name: string) => page.getByRole('button', { name: `${name}, in front` })

  test('numbers move cards; a foul is refused with its reason; undo, clear and the house way', async ({ page }) => {
    await page.goto(HAND)
    await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Foul: pair of aces in front outranks queen high behind.' }),
    ).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Space')
    await expect(answer(page)).toBeHidden()
    await page.keyboard.press('u')
    await expect(own(page, 'ace of spades')).toHaveAttribute('aria-pressed', 'true')
    await expect(own(page, 'ace of clubs')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('7')
    await expect(confirm(page)).toHaveAttribute('aria-disabled', 'false')
    await expect(page.getByRole('region', { name: 'The table' })).toContainText('ace-two')
    await page.keyboard.press('c')
    await expect(own(page, 'ace of spades')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('h')
    await expect(confirm(page)).toHaveAttribute('aria-disabled', 'false')
  })

  test('cards are tapped too; the answer tells best, yours and the house way, and folds the rest with the counts', async ({
    page,
  }) => {
    await page.goto(HAND)
    await own(page, 'four of diamonds').click()
    await own(page, 'three of diamonds').click()
    await page.getByRole('button', { name: 'Take the three of diamonds back' }).click()
    await own(page, 'two of clubs').click()
    await confirm(page).click()
    const list = answer(page).getByRole('list', { name: 'What each option is worth' })
    await expect(list).toContainText('you', PATIENT)
    await expect(list).toContainText('house way')
    await expect(list).not.toContainText('wins')
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await answer(page)
      .getByText(/^All \d+, from the best/)
      .click()
    const every = answer(page).getByRole('list', { name: 'Every option' }).getByRole('listitem')
    await expect(every.nth(14)).toBeVisible()
    await expect(every.first()).toContainText('wins')
    expect(await axeFindings(page)).toEqual([])
  })

  test('after the round: the same bets, twice as much, or a new game', async ({ page }) => {
    const stake = page.getByRole('button', { name: /^Stake/ })
    const round = async (): Promise<void> => {
      await decide(
        page,
        GAMES.find(({ id }) => id === 'pai-gow-poker')!,
      )
      await page.keyboard.press('Space')
      await expect(settlement(page)).toBeVisible()
    }
    await page.goto(`${HAND}~sides-bonus_1`)
    await round()
    await page.keyboard.press('d')
    await expect(stake).toContainText('$20')
    await expect(page).toHaveURL(/sides-bonus_1/)
    await round()
    await page.keyboard.press('r')
    await expect(decision(page)).toBeVisible()
    await expect(stake).toContainText('$20')
    await round()
    await page.keyboard.press('n')
    await expect(decision(page)).toBeVisible()
    await expect(stake).toContainText('$10')
    await expect(page).not.toHaveURL(/sides-/)
  })
})

test('a card that wins a contest is laid on it, and the stake moves on', async ({ page }) => {
  await page.goto('/xx-poker/trainer?seed=squares-1&spot=hand-QsTs8d~addOn-0.5~dealer-5s')
  const felt = page.getByRole('region', { name: 'The table' })
  const square = (name: string) => felt.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  await expect(square('×1')).toContainText('$15')
  await page.getByRole('button', { name: /^Place the ten of spades/ }).click()
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(GRADE, PATIENT)
  await page.keyboard.press('Space')
  await expect(square('×1')).toContainText('nothing here')
  await expect(square('×2').or(square('×5')).filter({ hasText: '$15' })).toBeVisible()
})
