import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { bringsBack, comesBack, firstAnswers, mistakesOf, roundAgain, stillToCome } from '@/lib/teaching/quiz/again'
import { freshAnswers } from '@/lib/teaching/quiz/fresh'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import type { HandRecord } from '@/lib/teaching/quiz/session-record'
import { goOn, answer, startRound } from '@/lib/teaching/quiz/round'
import { answerRecord, START } from '@/tests/teaching/quiz/learner'

const endless: Plan = { drill: 'as-dealt', choice: 'dealt' }

interface Sitting {
  readonly hands: readonly HandRecord[]
  readonly answers: readonly AnswerRecord[]
}

/** A session of single decisions, played by whoever misses a hand's nth asking as `misses` says; to its end, or for so many tables. */
function play(
  plan: Plan,
  misses: (seed: string, asking: number) => boolean,
  { session = 'abc', tables = 60 } = {},
): Sitting {
  let hands: readonly HandRecord[] = []
  let answers: readonly AnswerRecord[] = []
  let place = 0
  for (let table = 0; table < tables; table++) {
    const isEnd = plan.length !== undefined && place >= plan.length
    // What a reload reads is what was written.
    const stored = JSON.parse(JSON.stringify({ hands, answers })) as Sitting
    const again = comesBack(plan, stored.hands, stored.answers, isEnd)
    if (again === null && isEnd) break
    const seed = again?.seed ?? `${session}-${++place}`
    const asking = answers.filter((one) => one.seed === seed).length
    const cost = misses(seed, asking) ? 0.1 : 0
    const record = answerRecord({ at: START + table, seed, spot: `spot of ${seed}`, cost })
    hands = [
      ...hands,
      {
        seed,
        spot: record.spot,
        moves: [{ action: record.action, answer: record.id }],
        ...(again ? { again: again.id } : {}),
      },
    ]
    answers = [...answers, record]
  }
  return { hands, answers }
}

const placesOf = ({ hands }: Sitting, seed: string): readonly number[] =>
  hands.flatMap((hand, i) => (hand.seed === seed ? [i] : []))

describe('a missed hand', () => {
  it('comes back once, after three to six others, and is done when it was right', () => {
    const gaps = new Set<number>()
    for (let i = 1; i <= 60; i++) {
      const sitting = play(endless, (seed, asking) => seed.endsWith('-2') && asking === 0, { session: `s${i}` })
      const [first, back, ...more] = placesOf(sitting, `s${i}-2`)
      expect(more).toEqual([])
      gaps.add(back! - first! - 1)
    }
    expect([...gaps].sort()).toEqual([3, 4, 5, 6])
  })

  it('missed again, comes back again', () => {
    const places = placesOf(
      play(endless, (seed, asking) => seed === 'abc-2' && asking < 3),
      'abc-2',
    )
    expect(places).toHaveLength(4)
    for (const [i, place] of places.slice(1).entries()) expect(place - places[i]!).toBeGreaterThan(3)
  })

  it('never keeps new hands away, even from those who miss everything', () => {
    const { hands } = play(endless, () => true)
    for (const [i, hand] of hands.entries()) if (hand.again) expect(hands[i - 1]!.again).toBeUndefined()
  })

  it('of a session with an end comes after its last new hand, where at least three came between', () => {
    const of = (missed: number): Sitting =>
      play({ ...endless, length: 5 }, (seed, n) => seed === `abc-${missed}` && n === 0)
    for (const missed of [1, 2]) expect(placesOf(of(missed), `abc-${missed}`)).toHaveLength(2)
    for (const missed of [3, 4, 5]) expect(of(missed).hands).toHaveLength(5)
    // Those who miss it always come to an end, too.
    expect(play({ ...endless, length: 5 }, () => true).hands.length).toBeLessThanOrEqual(10)
  })

  it('is announced exactly where it comes back', () => {
    const plan = { ...endless, length: 10 }
    const { hands, answers } = play(plan, (_, asking) => asking === 0)
    for (const [i, { id }] of answers.entries()) {
      const until = hands.slice(0, i + 1)
      const place = until.filter(({ again }) => again === undefined).length
      const isBack = hands.some(({ again }) => again === id)
      expect(stillToCome(plan, until, answers.slice(0, i + 1), place).includes(id)).toBe(isBack)
    }
  })

  it('is promised in no lesson or review, which may end before', () => {
    const { hands, answers } = play({ ...endless, length: 10 }, (_, asking) => asking === 0)
    const missed = hands.slice(0, 1)
    expect(stillToCome(endless, missed, answers, 1)).toHaveLength(1)
    for (const choice of ['course', 'due'] as const)
      expect(stillToCome({ drill: 'as-dealt', choice }, missed, answers, 1)).toEqual([])
  })

  it('counts once, and as practice from then on', () => {
    const { answers } = play({ ...endless, length: 10 }, (_, asking) => asking === 0)
    expect(answers.length).toBeGreaterThan(10)
    expect(firstAnswers(answers)).toHaveLength(10)
    expect(freshAnswers(answers)).toEqual(firstAnswers(answers))
  })

  it('comes back in no test, placement, run or bankroll', () => {
    expect(bringsBack(endless)).toBe(true)
    for (const plan of [
      { ...endless, length: 40 },
      { ...endless, choice: 'placement' },
      { ...endless, choice: 'mistakes' },
      { ...endless, bankroll: 50 },
      { ...endless, clock: { kind: 'faultless' } },
      { ...endless, clock: { kind: 'run', seconds: 60 } },
    ] as const)
      expect(bringsBack(plan)).toBe(false)
  })
})

describe('the mistakes that are left', () => {
  const missed = (over: Partial<AnswerRecord>) => answerRecord({ cost: 0.1, ...over })
  const first = missed({ seed: 'a-1', spot: 'x', at: 1 })
  const second = missed({ seed: 'a-2', spot: 'y', at: 2 })
  const other = missed({ game: 'other', seed: 'b-1', at: 3 })

  it('are the decisions whose last answer was a miss, oldest first', () => {
    expect(mistakesOf([second, other, first])).toEqual([first, second, other])
    const fixed = answerRecord({ seed: 'a-1', spot: 'x', at: 4 })
    expect(mistakesOf([first, second, fixed])).toEqual([second])
    const again = missed({ seed: 'a-1', spot: 'x', at: 5 })
    expect(mistakesOf([first, second, again])).toEqual([second, again])
    expect(mistakesOf([answerRecord({ cost: 0.001 })])).toEqual([])
  })

  it('of a game, of rules or of a session alone', () => {
    const all = [first, second, other]
    expect(mistakesOf(all, { game: 'other' })).toEqual([other])
    expect(mistakesOf(all, { rules: 'other' })).toEqual([])
    expect(mistakesOf(all, { session: 'a' })).toEqual([first, second])
  })
})

describe.each((GAMES as readonly AnyTaughtGame[]).map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const rules = game.variants[0].rules as Rules
  const drill = game.drills[0].id

  it('asks each decision of a round again with the same cards and options', () => {
    for (let i = 1; i <= 5; i++) {
      let round = startRound(game, rules, drill, `again-${i}`)
      while (round.phase.kind === 'asking') {
        const back = roundAgain(game, rules, drill, { seed: round.seed, spot: game.make(round.state) })
        expect([back?.state, back?.phase]).toEqual([round.state, round.phase])
        round = goOn(game, answer(game, round, round.phase.actions[0]!))
      }
    }
    expect(roundAgain(game, rules, drill, { seed: 'again-1', spot: 'no such' })).toBeNull()
  })
})
