import type { Page } from '@playwright/test'
import { spokenCards } from '@/app/_felt/cards-in-text'
import { money } from '@/app/_languages/format'
import { signedEv } from '@/app/_solver/ev-format'
import { type Card, makeCard, rankNamed } from '@/lib/cards/card'
import type { AnyGame, SpotField, SpotValues } from '@/lib/game/game'
import { enteredIn } from '@/lib/game/enter'
import { findGame, GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { makeRandom } from '@/lib/math/random'
import { betIn, type GameMessages } from '@/lib/messages/message'
import { anyCard, anyGrade, begins, cardIn, ENGLISH, like, type Said, SPANISH, writtenIn } from '../tools/said'
import { axeFindings } from './axe'
import { expect, followTo, test } from './fixture'

/* Trainer and calculator of every game by keyboard alone: what is promised of one is promised of all. */

/** `$12.50`, `12,50 $` */
const MONEY = String.raw`[+−]?(\$\d|\d[\d.,]*\s\$)[\d.,]*`
const SIGNS = /[♠♥♦♣]|\b[2-9TJQKA][shdc]\b/

/** The first solve of a game may build tables, and a shared machine is slow. */
const PATIENT = { timeout: 45_000 }

const decision = (page: Page, { deciding }: Said) => page.getByLabel(begins(deciding.yourDecision('~')))
const answer = (page: Page, { deciding }: Said) => page.getByRole('region', { name: deciding.theAnswer })
const settlement = (page: Page, { trainer }: Said) => page.getByRole('region', { name: trainer.settlement })
const felt = (page: Page, said: Said) => page.getByRole('region', { name: said.felt.table })
const spoken = (page: Page) => page.locator('p[role=status]')

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Presses what decides: the first option, or the cards as the house would set them. */
async function decide(page: Page, game: Pick<AnyGame, 'arrange'>, said: Said): Promise<void> {
  await expect(decision(page, said)).toBeVisible()
  if (game.arrange) await page.keyboard.press('h')
  await page.keyboard.press(game.arrange ? 'Space' : '1')
  await expect(answer(page, said).getByRole('heading', { level: 2 })).toHaveText(
    new RegExp(`^${anyGrade(said)}$`),
    PATIENT,
  )
}

// Every second game in Spanish.
for (const [i, game] of GAMES.entries()) {
  const said = i % 2 === 0 ? ENGLISH : SPANISH
  const { start, calculator, ruleFields, trainer } = said
  const messages = said.games[game.id]!
  const card = new RegExp(anyCard(said))
  test.describe(game.name, () => {
    test.setTimeout(120_000)

    test('a whole round by keyboard with a side bet: question, grades, settlement, next hand; then every drill asks, on a screen wide enough', async ({
      page,
    }) => {
      const side = betIn(messages, game.sideBets[0]!.id)
      await page.goto(`${start}/${game.id}/trainer?seed=all-1`)
      await expect(spoken(page)).toHaveText(card)
      await expect(spoken(page)).not.toHaveText(SIGNS)
      expect(await axeFindings(page), 'the question').toEqual([])
      await page.getByRole('button', { name: ruleFields.noSideBet }).focus()
      await page.keyboard.press('Enter')
      const boxes = page.getByRole('checkbox')
      await expect(boxes).toHaveCount(game.sideBets.length)
      await expect(boxes.first()).toBeFocused()
      await page.keyboard.press('Space')
      await expect(boxes.first()).toBeChecked()
      if (game === GAMES[0]) expect(await axeFindings(page), 'the list').toEqual([])
      await page.keyboard.press('Escape')
      await expect(felt(page, said).getByText(side, { exact: true }).last()).toBeVisible()
      // Other bets come with another hand.
      await expect(page).toHaveURL(/seed=all-2.*sides-/)
      await decide(page, game, said)
      await expect(spoken(page)).not.toHaveText(SIGNS)
      const next = page.getByRole('button', { name: begins(trainer.playOn) })
      for (let decisions = 1; decisions < 20 && (await next.isVisible()); decisions++) {
        await page.keyboard.press('Space')
        await expect(settlement(page, said).or(decision(page, said))).toBeVisible()
        if (await decision(page, said).isVisible()) await decide(page, game, said)
      }
      for (const sum of [said.answer.mainTotal, said.answer.allTotal])
        await expect(settlement(page, said).getByRole('row', { name: begins(sum) })).toBeVisible()
      await expect(settlement(page, said).getByRole('row', { name: begins(side) })).toBeVisible()
      await expect(spoken(page)).toHaveText(like(said.deciding.totals('~', '~'), MONEY))
      expect(await axeFindings(page), 'the settlement').toEqual([])
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/seed=all-3/)
      await expect(spoken(page)).toHaveText(card)

      // The address of a drill is read again in tests/app/trainer-address.test.ts.
      await page.setViewportSize({ width: 360, height: 760 })
      for (const drill of game.drills) {
        await followTo(page, `?drill=${drill.id}&seed=again-1`)
        await expect(page).toHaveURL(new RegExp(`\\?(drill=${drill.id}&)?seed=again-1&spot=`))
        await expect(page.getByRole('button', { name: begins(trainer.whatToTrain) })).toContainText(
          messages.drills[drill.id]!.name,
        )
        await expect(spoken(page), drill.id).toHaveText(card)
        expect(await overflow(page), drill.id).toBeLessThanOrEqual(0)
      }
    })

    test('the calculator by keyboard: a decision entered, and what the engine says of it', async ({ page }) => {
      const rules = game.variants[0].rules as never
      const drill = game.drills.find(({ stage }) => stage !== undefined) ?? game.drills[0]
      const state: unknown = game.spot(rules, drill.id, makeRandom('calculator'))
      await page.goto(`${start}/${game.id}/calculator`)
      for (const field of game.fields) await enterField(page, messages, field, game.values(state)[field.id])
      const solution = (await loadSolver(game.id)).solve(rules, state)
      const best = writtenIn(said, () =>
        spokenCards(calculator.either(solution.best.map((action) => messages.action(action).name))),
      )
      await expect(answer(page, said).getByRole('status')).toContainText(
        like(calculator.spoken(best, '~', '~')),
        PATIENT,
      )
      const { ev } = solution.options.find(({ action }) => action === solution.best[0])!
      const list = answer(page, said).getByRole('list', { name: said.answer.worths })
      await expect(list).toContainText(writtenIn(said, () => signedEv(ev)))
      await expect(page.getByRole('region', { name: calculator.howItEnds })).toBeVisible()
      await page.getByRole('button', { name: calculator.rules }).click()
      expect(await axeFindings(page), 'with its rules open').toEqual([])
      const train = page.getByRole('link', { name: calculator.train })
      await train.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${game.id}/trainer`))
      await expect(spoken(page)).toHaveText(card)
    })
  })
}

const inText = (cards: readonly (Card | null)[]): string =>
  cards.map((card) => (card === null ? 'x' : makeCard(card))).join(' ')

/** Fills one field of the calculator as a person without a mouse does. */
async function enterField(
  page: Page,
  messages: GameMessages,
  field: SpotField,
  value: SpotValues[string] | undefined,
): Promise<void> {
  const { name } = enteredIn(messages, field)
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
  const game = findGame('pai-gow-poker')!
  const confirm = (page: Page, { cards }: Said) => page.getByRole('button', { name: begins(cards.confirm) })
  const own = (page: Page, said: Said, card: string) =>
    page.getByRole('button', {
      name: said.cards.goesTo(cardIn(said, card), said.games['pai-gow-poker'].arrange!.into),
    })

  test('numbers move cards; a foul is refused with its reason; undo, clear and the house way', async ({ page }) => {
    const queenHigh = { hand: 'high-card', first: rankNamed('Q'), second: 0 } as const
    await page.goto(HAND)
    await expect(confirm(page, ENGLISH)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: ENGLISH.problems.foul({ front: [rankNamed('A'), rankNamed('A')], behind: queenHigh }) }),
    ).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Space')
    await expect(answer(page, ENGLISH)).toBeHidden()
    await page.keyboard.press('u')
    await expect(own(page, ENGLISH, 'As')).toHaveAttribute('aria-pressed', 'true')
    await expect(own(page, ENGLISH, 'Ac')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('7')
    await expect(confirm(page, ENGLISH)).toHaveAttribute('aria-disabled', 'false')
    await expect(felt(page, ENGLISH)).toContainText(ENGLISH.places.cards({ ranks: [rankNamed('A'), rankNamed('2')] }))
    await page.keyboard.press('c')
    await expect(own(page, ENGLISH, 'As')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('h')
    await expect(confirm(page, ENGLISH)).toHaveAttribute('aria-disabled', 'false')
  })

  test('cards are tapped too; the answer tells best, yours and the house way, and folds the rest with the counts', async ({
    page,
  }) => {
    const { start, answer: words, cards, games, proof } = SPANISH
    await page.goto(`${start}${HAND}`)
    await own(page, SPANISH, '4d').click()
    await own(page, SPANISH, '3d').click()
    await page.getByRole('button', { name: cards.takeBack(cardIn(SPANISH, '3d')) }).click()
    await own(page, SPANISH, '2c').click()
    await confirm(page, SPANISH).click()
    const list = answer(page, SPANISH).getByRole('list', { name: words.worths })
    await expect(list).toContainText(words.you, PATIENT)
    await expect(list).toContainText(games['pai-gow-poker'].arrange!.suggestedBy.toLowerCase())
    await expect(list).not.toContainText(proof.fact('wins'))
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await answer(page, SPANISH)
      .getByText(begins(words.allRanked('~'), String.raw`\d+`))
      .click()
    const every = answer(page, SPANISH).getByRole('list', { name: words.every }).getByRole('listitem')
    await expect(every.nth(14)).toBeVisible()
    await expect(every.first()).toContainText(proof.fact('wins'))
    expect(await axeFindings(page)).toEqual([])
  })

  test('after the round: the same bets, twice as much, or a new game', async ({ page }) => {
    const stake = page.getByRole('button', { name: begins(ENGLISH.chrome.stakeNow('~', '~')) })
    const round = async (): Promise<void> => {
      await decide(page, game, ENGLISH)
      await page.keyboard.press('Space')
      await expect(settlement(page, ENGLISH)).toBeVisible()
    }
    await page.goto(`${HAND}~sides-bonus_1`)
    await round()
    await page.keyboard.press('d')
    await expect(stake).toContainText('$20')
    await expect(page).toHaveURL(/sides-bonus_1/)
    await round()
    await page.keyboard.press('r')
    await expect(decision(page, ENGLISH)).toBeVisible()
    await expect(stake).toContainText('$20')
    await round()
    await page.keyboard.press('n')
    await expect(decision(page, ENGLISH)).toBeVisible()
    await expect(stake).toContainText('$10')
    await expect(page).not.toHaveURL(/sides-/)
  })
})

test('a card that wins a contest is laid on it, and the stake moves on', async ({ page }) => {
  const said = SPANISH
  const fifteen = writtenIn(said, () => money(15, 'USD'))
  const square = (name: string) =>
    felt(page, said)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
  await page.goto(`${said.start}/xx-poker/trainer?seed=squares-1&spot=hand-QsTs8d~addOn-0.5~dealer-5s`)
  await expect(square('×1')).toContainText(fifteen)
  await page.getByRole('button', { name: begins(said.games['xx-poker'].action('place:Ts').name) }).click()
  await expect(answer(page, said).getByRole('heading', { level: 2 })).toHaveText(
    new RegExp(`^${anyGrade(said)}$`),
    PATIENT,
  )
  await page.keyboard.press('Space')
  await expect(square('×1')).toContainText(said.felt.nothingHere)
  await expect(square('×2').or(square('×5')).filter({ hasText: fifteen })).toBeVisible()
})
