import { beforeAll, describe, expect, it } from 'vitest'
import { evValue } from '@/lib/game/ev'
import { GAMES } from '@/lib/games/index'
import type { Ladder } from '@/lib/game/strategy/ladder'
import { type GameSkills, skillsOf } from '@/lib/game/precomputed/skills'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import { taughtGame as threeCardPoker } from '@/lib/games/registry/made/three-card-poker/teaching'
import { solver as threeCardPokerSolver } from '@/lib/games/registry/made/three-card-poker/solve'
import { taughtGame as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/teaching'
import { makeRandom } from '@/lib/math/random'
import { cutOffs } from '@/lib/teaching/quiz/cut-offs'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answerRecord, gameSkills, pureSkill, START } from './learner'

/** Five hands from best to worst; the upper three are played. */
const LADDER: Ladder = {
  id: 'toy',
  stage: 'play',
  above: ['play'],
  below: ['fold'],
  right: 3,
  rungs: ['a', 'b', 'c', 'd', 'e'].map((skill) => ({ name: skill.toUpperCase(), skills: [skill] })),
}
const GAPS = [0.3, 0.1, 0.02, 0.03, 0.2]
const SKILLS = gameSkills(LADDER.rungs.map(({ skills }, i) => pureSkill(skills[0]!, 0.01, GAPS[i]!)))

/** An answer on a ladder by somebody: whether the hand is played. */
function onRung(game: string, ladder: Ladder, rung: number, plays: boolean, gap: number, at = START): AnswerRecord {
  const isRight = plays === rung < ladder.right
  return answerRecord({
    game,
    at,
    skill: ladder.rungs[rung]!.skills[0]!,
    action: plays ? ladder.above[0]! : ladder.below[0]!,
    gap,
    cost: isRight ? 0 : gap,
  })
}

/** Each rung so many times, by somebody whose line is below the first `line` rungs and who slips with a chance. */
function drawn(line: number, times: number, slip = 0, seed = 'line'): readonly AnswerRecord[] {
  const random = makeRandom(seed)
  return LADDER.rungs.flatMap((_, i) =>
    Array.from({ length: times }, () => onRung('toy', LADDER, i, i < line !== random() < slip, GAPS[i]!)),
  )
}

describe('a person’s line', () => {
  it('is found where it is, with what it costs', () => {
    const [found] = cutOffs(drawn(2, 4), [LADDER], SKILLS)
    expect(found).toMatchObject({
      own: { above: 2, last: { name: 'B' }, next: { name: 'C' } },
      right: { above: 3, last: { name: 'C' } },
      answers: 20,
      slips: 0,
    })
    expect(found!.cost).toBeCloseTo(0.01 * 0.02, 12)
    expect(found!.certainty).toBeGreaterThan(0.9)
  })

  it.each([
    [0, 0.3 + 0.1 + 0.02],
    [1, 0.1 + 0.02],
    [3, 0],
    [4, 0.03],
    [5, 0.03 + 0.2],
  ])('below the first %d hands it costs the gaps to the right one', (line, gaps) => {
    const [found] = cutOffs(drawn(line, 3), [LADDER], SKILLS)
    expect(found!.own.above).toBe(line)
    expect(found!.cost).toBeCloseTo(0.01 * gaps, 12)
  })

  it('is found through slips, and the slips are counted', () => {
    const [found] = cutOffs(drawn(4, 30, 0.1, 'slips'), [LADDER], SKILLS)
    expect(found!.own.above).toBe(4)
    expect(found!.slips).toBeGreaterThan(5)
    expect(found!.slips).toBeLessThan(30)
    expect(found!.certainty).toBeGreaterThan(0.99)
  })

  it('few answers leave it open, nearest to the right one, and say so', () => {
    const [found] = cutOffs(
      [onRung('toy', LADDER, 0, true, 0.3), onRung('toy', LADDER, 4, false, 0.2)],
      [LADDER],
      SKILLS,
    )
    expect(found!.own.above).toBe(3)
    expect(found!.cost).toBe(0)
    expect(found!.certainty).toBeLessThan(0.3)
  })

  it('is as certain as it says: of simulated lines with slips', () => {
    const random = makeRandom('certain')
    let [claimed, found] = [0, 0]
    for (let i = 0; i < 600; i++) {
      const line = Math.floor(random() * 6)
      // The rate of slips as the estimate expects it: Beta(1, 9) by its inverse.
      const slip = 1 - (1 - random()) ** (1 / 9)
      const [one] = cutOffs(drawn(line, 2, slip, `certain ${i}`), [LADDER], SKILLS)
      claimed += one!.certainty
      if (one!.own.above === line) found++
    }
    expect(Math.abs(claimed - found) / 600).toBeLessThan(0.05)
  })

  it('without answers on a ladder there is none', () => {
    expect(cutOffs([], [LADDER], SKILLS)).toEqual([])
    expect(
      cutOffs(
        [
          answerRecord({ skill: 'elsewhere' }),
          answerRecord({ skill: 'a', action: 'surrender' }),
          answerRecord({ skill: 'a', action: 'play', gap: null }),
        ],
        [LADDER],
        SKILLS,
      ),
    ).toEqual([])
  })

  it('under other rules the right line is the one that the best plays speak for', () => {
    const own = drawn(2, 4).map((one) => ({
      ...one,
      rules: 'own',
      cost: one.skill === 'c' || one.action === (one.skill < 'c' ? 'play' : 'fold') ? 0 : 0.05,
    }))
    const [found] = cutOffs(own, [LADDER], SKILLS, { rules: 'own' })
    expect(found).toMatchObject({ own: { above: 2 }, right: { above: 2 }, cost: 0 })
  })

  it('where a rung holds hands of both kinds, only those cost that are played wrong', () => {
    // Of c, three quarters are best played and a quarter best folded; it is folded always.
    const mixed = Array.from({ length: 40 }, (_, i) =>
      answerRecord({ skill: 'c', action: 'fold', gap: 0.02, cost: i % 4 === 0 ? 0 : 0.02 }),
    )
    const pure = [...drawn(2, 10).filter(({ skill }) => skill !== 'c'), ...mixed]
    const [found] = cutOffs(pure, [LADDER], SKILLS)
    expect(found!.own.above).toBe(2)
    expect(found!.cost).toBeCloseTo(0.01 * 0.02 * 0.5, 4)
  })
})

describe('at the games', () => {
  let figures: Readonly<Record<string, GameSkills>> = {}
  beforeAll(async () => {
    figures = Object.fromEntries(await Promise.all(GAMES.map(async ({ id }) => [id, await skillsOf(id)] as const)))
  })

  it('each rung is a skill that the game has, each ladder has figures, each line is within it', () => {
    for (const { id, ladders = [], variants, skillStage } of GAMES) {
      expect(new Set(ladders.map((one) => one.id)).size).toBe(ladders.length)
      for (const { stage, rungs, right } of ladders) {
        const skills = rungs.flatMap((rung) => rung.skills)
        expect(new Set(skills.map((skill) => skillStage(variants[0].rules, skill)))).toEqual(new Set([stage]))
        for (const rung of rungs)
          expect(
            rung.skills.some((skill) => figures[id]!.skills.some((one) => one.skill === skill)),
            `${id}: ${rung.name}`,
          ).toBe(true)
        expect(right).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(rungs.length)
      }
    }
  })

  it('queen-seven and better at Three Card Poker costs what the whole game says', () => {
    const [ladder] = threeCardPoker.ladders!
    const figureOf = new Map(figures[threeCardPoker.id]!.skills.map((one) => [one.skill, one]))
    const line = ladder!.rungs.findIndex(({ name }) => name === 'Q-7-2') + 1
    const answers = ladder!.rungs.flatMap(({ skills }, i) =>
      [1, 2, 3].map(() => onRung(threeCardPoker.id, ladder!, i, i < line, figureOf.get(skills[0]!)!.gap!)),
    )
    const [found] = cutOffs(answers, threeCardPoker.ladders!, figures[threeCardPoker.id]!)
    expect(found).toMatchObject({ own: { last: { name: 'Q-7-2' } }, right: { last: { name: 'Q-6-4' } } })
    const { rules } = threeCardPoker.variants[0]
    const [best, own] = [undefined, 'queen-seven'].map((strategy) =>
      evValue(threeCardPokerSolver.whole(rules, strategy === undefined ? {} : { strategy }).ev),
    )
    expect(found!.cost).toBeCloseTo(best! - own!, 8)
  })

  it('the lines before the flop are those of the game’s strategy', () => {
    // Wizard of Odds, Ultimate Texas Hold’em: raise threes, K5 offsuit, Q6 suited, Q8 offsuit, J8 suited, JT offsuit and better.
    const last = Object.fromEntries(
      ultimateTexasHoldem.ladders!.map(({ id, rungs, right }) => [id, rungs[right - 1]?.name]),
    )
    expect(last).toEqual({
      pairs: '33',
      As: 'A2s',
      Ao: 'A2o',
      Ks: 'K2s',
      Ko: 'K5o',
      Qs: 'Q6s',
      Qo: 'Q8o',
      Js: 'J8s',
      Jo: 'JTo',
      Ts: undefined,
      To: undefined,
    })
  })

  it('an offsuit king that is checked costs the raise of four antes', () => {
    const ladder = ultimateTexasHoldem.ladders!.find(({ id }) => id === 'Ko')!
    const line = ladder.rungs.findIndex(({ name }) => name === 'K7o') + 1
    const answers = ladder.rungs.flatMap((_, i) =>
      [1, 2].map(() => onRung(ultimateTexasHoldem.id, ladder, i, i < line, 0.1)),
    )
    const [found] = cutOffs(answers, [ladder], figures[ultimateTexasHoldem.id]!)
    expect(found!.own.above).toBe(line)
    // Twelve of 1326 hands each.
    expect(found!.cost).toBeCloseTo((12 / 1326) * (ladder.rungs[line]!.cost! + ladder.rungs[line + 1]!.cost!), 9)
  })

  it('against a ten one hits sixteen, against a four one stands on twelve', () => {
    const last = (id: string): string | undefined => {
      const { rungs, right } = texas21.ladders!.find((one) => one.id === id)!
      return rungs[right - 1]?.name
    }
    expect([last('hard v T'), last('hard v 7'), last('hard v 2'), last('hard v 4')]).toEqual(['17', '17', '13', '12'])
  })
})
