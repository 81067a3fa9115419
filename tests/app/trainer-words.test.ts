import { afterEach, describe, expect, it } from 'vitest'
import spanish from '@/app/_languages/translations/es'
import { readAddress } from '@/app/[game]/trainer/address'
import {
  answerInWords,
  betInWords,
  costInWords,
  followedInWords,
  ownInWords,
  questionInWords,
  settlementInWords,
  withBets,
} from '@/app/[game]/trainer/words'
import { optionRows } from '@/app/_solver/answer-options'
import type { Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { makeRandom } from '@/lib/math/random'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { exact } from '@/lib/game/ev'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Solution } from '@/lib/game/solution'
import { answer } from '@/lib/teaching/quiz/round'
import { must } from '@/lib/result'
import { speak } from '../tools/speak'

const game = findGame('three-card-poker') as AnyTaughtGame
const rules = game.variants[0].rules
const STAKE = { stake: 10, currency: 'USD' } as const

/** A made-up solution: only the words are tested here. */
const solved = (
  play: readonly [number, number],
  fold: readonly [number, number],
  best: readonly string[],
): Solution<string> => ({
  options: [
    { action: 'play', ev: exact(...play), outcomes: [] },
    { action: 'fold', ev: exact(...fold), outcomes: [] },
  ],
  best,
})

describe('the person’s own strategy, in words', () => {
  it('is what it says, what that costs, and whether it was followed', () => {
    expect(ownInWords(game, { strategy: 'x', says: ['play'], cost: 0 }, 'play', STAKE)).toBe(
      'Your strategy says play: right. You followed it.',
    )
    expect(ownInWords(game, { strategy: 'x', says: ['fold'], cost: 0.012 }, 'play', STAKE)).toBe(
      'Your strategy says fold: costs you $0.12 on average. You did not follow it.',
    )
  })

  it('is spoken after the verdict, cards in words, where there is one', () => {
    const asked = must(readAddress(game, new URLSearchParams('seed=abc-1&spot=hand-KsQd2c'), 'abc')).round!
    const solution = solved([-1, 2], [-1, 1], ['play'])
    const spoken = (own: object): string => {
      const answered = answer(game, asked, 'fold', solution)
      return answerInWords(game, { ...answered, answers: [{ ...answered.answers[0]!, ...own }] }, STAKE)
    }
    const verdict = spoken({})
    expect(verdict).toMatch(/Folding costs you \$5 on average\. Best: Play\.$/)
    expect(spoken({ own: { strategy: 'x', says: ['play'], cost: 0 } })).toBe(
      `${verdict} Your strategy says play: right. You did not follow it.`,
    )
    expect(answerInWords(game, asked, STAKE)).toBe('')
  })

  it('is counted over a session', () => {
    expect(followedInWords({ asked: 4, followed: 3, cost: 0.25 }, STAKE)).toBe(
      'followed 3 of 4; following it every time costs $2.50',
    )
    expect(followedInWords({ asked: 1, followed: 1, cost: 0 }, STAKE)).toBe(
      'followed 1 of 1; following it every time costs nothing',
    )
  })
})

it('an option says what it bets, and a fold what it loses', () => {
  const { state } = must(readAddress(game, new URLSearchParams('seed=abc-1&spot=hand-KsQd2c'), 'abc')).round!
  expect(['play', 'fold'].map((action) => betInWords(game, rules, state, action, STAKE))).toEqual(['$10', 'lose $10'])
})

it('an option has no price where there is none', () => {
  const random = makeRandom('prices')
  for (const game of GAMES as readonly AnyTaughtGame[])
    for (const { id } of game.drills)
      for (let i = 0; i < 6; i++) {
        const rules = game.variants[0].rules as Rules
        const state: unknown = game.spot(rules, id, random)
        const at = game.step(rules, state)
        if (at.kind !== 'decide') continue
        const rows = withBets(game, rules, state, optionRows(game, rules, at.actions), STAKE)
        for (const { id: action, costs } of rows) {
          expect(costs ?? '', `${game.id} ${action}`).not.toBe('$0')
          if (/^(check|stand|hit|decline|hold)$/.test(action)) expect(costs ?? 'none').toMatch(/^none$|^lose /)
        }
      }
})

describe('what an answer cost, in words', () => {
  it('says the loss in money', () => {
    const verdict = gradeAnswer(solved([-1, 2], [-1, 1], ['play']), 'fold')
    expect(costInWords(game, verdict, STAKE)).toBe('Folding costs you $5 on average')
  })

  it('says how far ahead the best answer is', () => {
    const verdict = gradeAnswer(solved([-1, 2], [-1, 1], ['play']), 'play')
    expect(costInWords(game, verdict, STAKE)).toBe('Folding would cost you $5 on average')
  })

  it('says that both are right where both are worth the same', () => {
    const verdict = gradeAnswer(solved([-1, 1], [-1, 1], ['play', 'fold']), 'fold')
    expect(costInWords(game, verdict, STAKE)).toBe(
      'Playing and folding are worth exactly the same here, so each is right',
    )
  })
})

it('speaks the question with the numbers of its options', () => {
  const round = must(readAddress(game, new URLSearchParams('seed=abc-1&spot=hand-KsQd2c'), 'abc')).round!
  expect(questionInWords(game, round)).toMatch(
    /Your hand: king of spades, queen of diamonds, two of clubs.* Dealer: three cards face down\. Options: 1 Play, 2 Fold\.$/,
  )
})

describe('the settled round, spoken', () => {
  const end = (id: string, spot: string) => {
    const played = findGame(id) as AnyTaughtGame
    const { round } = must(readAddress(played, new URLSearchParams({ seed: 'end-1', spot }), 'x'))
    return settlementInWords(played, round!, STAKE)
  }

  afterEach(() => speak(undefined))

  it('ends with both totals if there is a side bet, in both languages', () => {
    const spot = 'hand-AsAh~did-fold~sides-bonus_1'
    expect(end('texas-holdem-bonus', spot)).toMatch(/Main bets −\$10\. All bets \+\$(290|9,990)\.$/)
    speak(spanish)
    expect(end('texas-holdem-bonus', spot)).toMatch(/Apuestas principales .*10.*\. Todas las apuestas \+.*\.$/)
  })

  it('ends with one without', () => {
    expect(end('texas-holdem-bonus', 'hand-AsAh~did-fold')).toMatch(/ Total −\$10\.$/)
  })
})
