import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerInWords, costInWords } from '@/app/[game]/trainer/words'
import { resultOf } from '@/app/[game]/trainer/challenge'
import { headline } from '@/app/[game]/trainer/summary'
import { dearest, missedHref } from '@/app/[game]/trainer/summary-figures'
import { sharedText } from '@/app/daily/past'
import spanish from '@/app/_languages/translations/es'
import { findGame } from '@/lib/games/index'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { loadSolver } from '@/lib/games/solvers'
import { skillsOf } from '@/lib/game/precomputed/skills'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Rules } from '@/lib/game/game'
import { reasonIn } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { comesBack, mistakesOf } from '@/lib/teaching/quiz/again'
import { lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { masteries, standings } from '@/lib/teaching/course/mastery'
import { playedEdge } from '@/lib/teaching/quiz/played-edge'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answer, judge, startAt } from '@/lib/teaching/quiz/round'
import { scheduleOf } from '@/lib/teaching/quiz/schedule'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { speak } from '../tools/speak'
import { answerRecord, START } from '../teaching/quiz/learner'

/* An answer that follows the rule that the course teaches, with a hand where exact play differs. */

afterEach(() => speak(undefined))

const STAKE = { stake: 10, currency: 'USD' } as const

/** A decision by its game and its text in links, and what was answered. */
async function answered(id: string, spot: string, action: string, own?: string) {
  const game = findGame(id) as AnyTaughtGame
  const { rules } = game.variants[0] as { readonly rules: Rules }
  const state: unknown = must(game.parse(rules as never, spot))
  const solution = (await loadSolver(id as never)).solve(rules, state)
  const round = judge(
    game,
    answer(game, startAt(game, rules, game.drills[0].id, 'abc-1', state), action),
    solution,
    own,
  )
  return { game, rules, state, solution, round, record: round.answers[0]! }
}

// Tens and twos with a king and a queen: the house way keeps both pairs behind, and exact play splits them.
const PAIRS = ['pai-gow-poker', 'hand-KsQdThTc4s2d2c'] as const

describe('tens and twos with a king, set as the course and the house way teach', () => {
  let set: Awaited<ReturnType<typeof answered>>
  let kept: AnswerRecord
  beforeAll(async () => {
    set = await answered(...PAIRS, 'low:KsQd')
    kept = { ...answerRecord(), ...set.record, rules: '' }
  })

  it('has a verdict of its own, in both languages', () => {
    expect(set.record.grade).toBe('followed')
    const { phase } = set.round
    const cost = () => (phase.kind === 'answered' ? costInWords(set.game, phase.verdict, STAKE) : '')
    expect(cost()).toBe('Here it costs you $0.11 on average')
    expect(answerInWords(set.game, set.round, STAKE)).toMatch(
      /^You followed the rule\. Here it costs you \$0\.11 on average\. Best: /,
    )
    expect(sharedText(20_600, 'Pai Gow Poker', 'followed', 0)).toContain('§ You followed the rule')
    speak(spanish)
    expect(cost()).toBe('Aquí te cuesta 0,11\u00A0$ de media')
    expect(answerInWords(set.game, set.round, STAKE)).toMatch(/^Has seguido la regla\. Aquí te cuesta 0,11\u00A0\$/)
  })

  it('is told which rule it was, and what makes the hand an exception', () => {
    const explanation = set.game.explain(set.rules, set.state, set.solution)
    const { rule, why } = reasonIn(set.game.messages, explanation)
    expect(rule).toMatch(/^A medium pair .* and a low one .* with a king or an ace: both pairs behind/)
    expect(why[0]).toMatch(/^The house way isn’t best with these cards: the other setting wins both hands more often, /)
    expect(reasonIn(SPANISH['pai-gow-poker'], explanation).why[0]).toMatch(/ganas las dos manos más veces/)
  })

  it('is no mistake in the session, in its streak, and in what friends are told', () => {
    const right = answerRecord()
    expect(scoreOf([right, kept, right])).toMatchObject({ right: 3, streak: 3, cost: kept.cost })
    expect(resultOf([right, kept]).right).toBe(2)
    expect(headline([right, kept])).toBe('2 of 2 right')
    expect(missedHref(set.game, [kept])).toBeNull()
    expect(mistakesOf([kept])).toEqual([])
    const hands = [{ seed: kept.seed, spot: kept.spot, moves: [{ action: kept.action, answer: kept.id }] }]
    const later = Array.from({ length: 8 }, (_, i) => ({ seed: `abc-${i + 2}`, spot: 'x', moves: [] }))
    expect(comesBack({ drill: 'as-dealt', choice: 'dealt' }, [...hands, ...later], [kept], false)).toBeNull()
  })

  it('is remembered in the schedule as a best answer, and its rule as known', async () => {
    const best = { ...kept, grade: 'best' as const, cost: 0 }
    expect(scheduleOf([kept])).toEqual(scheduleOf([best]))
    expect([...standings([kept], { game: kept.game }).values()]).toEqual(['once'])
    const lessons = lessonsOf(await courseFiguresOf(set.game.id as never))
    const known = (one: AnswerRecord) => masteries(lessons, [one], { game: kept.game })
    expect(known(kept)).toEqual(known(best))
  })

  it('costs its money in the session, the edge played and the costliest decisions', async () => {
    const skills = await skillsOf(set.game.id)
    const best = { ...kept, grade: 'best' as const, cost: 0 }
    const lost = (one: AnswerRecord) => playedEdge([one], skills, 0).lost.value
    expect(lost(kept)).toBeGreaterThan(lost(best))
    expect(dearest([kept])).toEqual([kept])
    expect(scoreOf([kept]).errorRate).toBeCloseTo(1000 * kept.cost)
  })
})

it('a hand set otherwise is graded by its cost', async () => {
  const { record } = await answered(...PAIRS, 'low:KsTh')
  expect(record.grade).toBe('blunder')
})

it('a mark is kept: what was recorded before stays as it was', () => {
  const old = answerRecord({ at: START, cost: 0.02 })
  expect(old.grade).toBe('inaccuracy')
  expect(scoreOf([old])).toMatchObject({ right: 0 })
  expect(mistakesOf([old])).toEqual([old])
})

describe('with dead cards', () => {
  const DEAD = 'hand-KsQd~dead-KcKhKdQcQhQs'

  it('the rule that counts none of them is followed, and the reason says so', async () => {
    const { game, rules, state, solution, record } = await answered('ultimate-texas-holdem', DEAD, 'raise-4x')
    expect(solution.best).toEqual(['check'])
    expect(record.grade).toBe('followed')
    const explanation = game.explain(rules, state, solution)
    expect(reasonIn(game.messages, explanation).why[0]).toMatch(/^The rule counts no dead cards\./)
    expect(reasonIn(SPANISH['ultimate-texas-holdem'], explanation).why[0]).toMatch(
      /^La regla no cuenta las cartas muertas/,
    )
  })
})

it('the player’s own strategy is followed too, and the verdict says it once', async () => {
  // Three Card Poker’s “queen-seven or better” folds queen-six-four, which the course plays.
  const { game, round, record } = await answered('three-card-poker', 'hand-Qs6d5c', 'fold', 'queen-seven')
  expect(record).toMatchObject({ grade: 'followed', own: { strategy: 'queen-seven', says: ['fold'] } })
  expect(answerInWords(game, round, STAKE)).not.toMatch(/Your strategy/)
})

it('on the river, the reason counts what single cards miss', async () => {
  const spot = 'hand-3hKs~board-ThQd9c6s4s~did-check.check'
  const { game, rules, state, solution, record } = await answered('ultimate-texas-holdem', spot, 'raise-1x')
  expect(record.grade).toBe('followed')
  const loses = solution.options[0]!.tally!.find(({ name }) => name === 'loses')!.ways
  // 19 of the 45 unseen cards beat king high, so 26 don't; a dealer with none of the 19 needs two cards together.
  const single = 990 - (26 * 25) / 2
  const explanation = game.explain(rules, state, solution)
  expect(reasonIn(game.messages, explanation).why[0]).toBe(
    `The rule counts single cards. In ${loses - single} deals the dealer beats you with two cards together that wouldn’t do it alone.`,
  )
  expect(reasonIn(SPANISH['ultimate-texas-holdem'], explanation).why[0]).toMatch(
    new RegExp(`En ${loses - single} repartos el crupier te gana con dos cartas juntas`),
  )
})
