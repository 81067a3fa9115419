import { beforeAll, describe, expect, it } from 'vitest'
import { evValue } from '@/lib/game/ev'
import { type GameSkills, skillsOf } from '@/lib/game/precomputed/skills'
import { taughtGame as game } from '@/lib/games/registry/made/three-card-poker/teaching'
import { solver } from '@/lib/games/registry/made/three-card-poker/solve'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { perHour, playedEdge } from '@/lib/teaching/quiz/played-edge'
import {
  answerRecord,
  DAY,
  type Errors,
  gameSkills,
  learnerAnswers,
  lossPerRound,
  pureSkill,
  simulate,
  START,
} from './learner'
import { makeRandom } from '@/lib/math/random'

const BEST = 0.02
const [A, B, C, D] = [
  pureSkill('A', 0.05, 0.08),
  pureSkill('B', 0.2, 0.2),
  pureSkill('C', 0.3, 0.01),
  pureSkill('D', 0.9, 2),
]
const SKILLS = gameSkills([D, C, B, A])
/** Misses A always, B every other time. */
const ERRORS: Errors = { A: { chance: 1 }, B: { chance: 0.5 } }
const LOSS = 0.05 * 0.08 + 0.2 * 0.5 * 0.2

/** So many answers to each skill; of B every other is missed. */
const exactly = (counts: Readonly<Record<string, number>>) =>
  SKILLS.skills.flatMap((skill) =>
    Array.from({ length: counts[skill.skill] ?? 0 }, (_, i) =>
      answerRecord({
        skill: skill.skill,
        gap: skill.gap,
        cost: skill === A || (skill === B && i % 2 === 0) ? skill.gap! : 0,
      }),
    ),
  )

describe('the edge as played', () => {
  it('on paper and in the simulation’s own sum the loss is the same', () => {
    expect(lossPerRound(SKILLS, ERRORS)).toBeCloseTo(LOSS, 12)
  })

  it('is the best edge and Σ frequency × mean cost, to the last answer', () => {
    const { edge, lost, best, answers, covered, coveredClose } = playedEdge(
      exactly({ A: 10, B: 10, C: 10, D: 10 }),
      SKILLS,
      BEST,
    )
    expect({ best, answers, covered, coveredClose }).toEqual({ best: BEST, answers: 40, covered: 1, coveredClose: 1 })
    // A and C and B are alone in their strata, so the shared answer is at their own mean.
    expect(lost.value).toBeCloseTo(LOSS, 12)
    expect(edge.value).toBeCloseTo(BEST + LOSS, 12)
    expect(edge.low).toBeCloseTo(BEST + lost.low, 12)
  })

  it('hard drills do not falsify it', () => {
    const drilled = playedEdge(exactly({ A: 1000, B: 10, C: 10, D: 10 }), SKILLS, BEST)
    const easy = playedEdge(exactly({ A: 10, B: 10, C: 10, D: 1000 }), SKILLS, BEST)
    expect(drilled.edge.value).toBeCloseTo(BEST + LOSS, 12)
    expect(easy.edge.value).toBeCloseTo(BEST + LOSS, 12)
  })

  it('a learner who misses nothing plays at the best edge, and does not know it for certain', () => {
    const perfect = simulate(SKILLS, {}, 100, 'perfect')
    const { edge } = playedEdge(perfect, SKILLS, BEST)
    expect(edge.value).toBe(BEST)
    expect(edge.low).toBe(BEST)
    expect(edge.high).toBeGreaterThan(BEST)
    expect(playedEdge(simulate(SKILLS, {}, 10_000, 'perfect'), SKILLS, BEST).edge.high).toBeLessThan(edge.high)
  })

  it('comes near the truth as answers come, however the questions are chosen', () => {
    for (const weight of [undefined, () => 1, ({ gap }: { readonly gap: number | null }) => 1 / gap!]) {
      const { lost } = playedEdge(simulate(SKILLS, ERRORS, 20_000, 'truth', weight), SKILLS, BEST)
      expect(Math.abs(lost.value - LOSS)).toBeLessThan(0.001)
      expect(lost.low).toBeLessThan(LOSS)
      expect(lost.high).toBeGreaterThan(LOSS)
    }
  })

  it.each([
    ['60 answers as dealt', 60, ({ perRound }: { readonly perRound: number }) => perRound],
    [
      '200 answers, hard ones mostly',
      200,
      ({ skill }: { readonly skill: string }) => (skill.startsWith('hard') ? 5 : 1),
    ],
    ['1000 answers as dealt', 1000, ({ perRound }: { readonly perRound: number }) => perRound],
  ])('its interval holds the truth about 95 times in 100: %s', (_, count, weight) => {
    const random = makeRandom('a game of forty skills')
    const skills = gameSkills(
      Array.from({ length: 40 }, (_, i) =>
        pureSkill(`${i % 4 === 0 ? 'hard' : 'easy'} ${i}`, 0.01 + 0.05 * random(), [0.01, 0.06, 0.25, 1][i % 4]!),
      ),
    )
    const errors = Object.fromEntries(
      skills.skills.map(({ skill }, i) => [skill, { chance: [0.4, 0.25, 0.12, 0.005][i % 4]! * 2 * random() }]),
    )
    const truth = lossPerRound(skills, errors)
    const tries = 300
    let held = 0
    for (let i = 0; i < tries; i++) {
      const { lost } = playedEdge(simulate(skills, errors, count, `coverage ${count} ${i}`, weight), skills, BEST)
      if (lost.low <= truth && truth <= lost.high) held++
    }
    expect(held / tries).toBeGreaterThan(0.92)
  })
})

describe('what was not asked', () => {
  it('a skill without answers goes by the others of its stratum, and is told', () => {
    const twins = gameSkills([pureSkill('A', 0.05, 0.08), pureSkill('A2', 0.15, 0.08)])
    const { lost, covered } = playedEdge(
      [1, 2].map(() => answerRecord({ skill: 'A', gap: 0.08, cost: 0.08 })),
      twins,
      0,
    )
    expect(lost.value).toBeCloseTo(0.2 * 0.08, 12)
    expect(covered).toBeCloseTo(0.25, 12)
  })

  it('a stratum without answers goes by the nearest one: as much of the gap is given away', () => {
    // Half of what is at stake at B is given away; so at A, which is next to it, and not at D, which is obvious.
    const { lost, coveredClose } = playedEdge(exactly({ B: 10 }), SKILLS, 0)
    expect(lost.value).toBeCloseTo(0.2 * 0.1 + 0.05 * 0.04 + 0.3 * 0.005, 12)
    expect(coveredClose).toBeCloseTo(0.2 / 0.55, 12)
  })

  it('an answer pulls its cell away from the others’ mean as answers add up', () => {
    const twins = gameSkills([pureSkill('A', 1, 0.08), pureSkill('A2', 1, 0.08)])
    const lossAfter = (n: number): number =>
      playedEdge(
        [
          ...Array.from({ length: n }, () => answerRecord({ skill: 'A', gap: 0.08, cost: 0.08 })),
          ...Array.from({ length: n }, () => answerRecord({ skill: 'A2', gap: 0.08 })),
        ],
        twins,
        0,
      ).lost.value
    expect(lossAfter(1)).toBeCloseTo(0.08, 12)
    expect(lossAfter(100)).toBeCloseTo(0.08, 12)
  })

  it('without answers there is nothing but the best edge', () => {
    expect(playedEdge([], SKILLS, BEST)).toMatchObject({
      answers: 0,
      covered: 0,
      coveredClose: 0,
      edge: { value: BEST, low: BEST },
    })
    expect(playedEdge([], gameSkills([]), BEST)).toMatchObject({
      covered: 0,
      edge: { value: BEST, low: BEST, high: BEST },
    })
  })

  it('skills in several strata are weighed in each', () => {
    const mixed = gameSkills([{ skill: 'A', stage: 'play', perRound: 0.4, byGap: [0.1, 0.3, 0, 0], gap: 0.04 }])
    const { lost } = playedEdge([answerRecord({ gap: 0.01, cost: 0.01 }), answerRecord({ gap: 0.05 })], mixed, 0)
    expect(lost.value).toBeCloseTo(0.1 * 0.01, 12)
  })
})

describe('which answers', () => {
  it('other rules, other games and hands seen before are left out', () => {
    const own = exactly({ A: 4, B: 4, C: 4, D: 4 })
    const [first] = own
    const others = [
      answerRecord({ rules: 'own', cost: 5 }),
      answerRecord({ game: 'other', cost: 5 }),
      { ...first!, id: 'again', at: START + DAY, cost: 5 },
    ]
    expect(playedEdge([...own, ...others], SKILLS, BEST)).toEqual(playedEdge(own, SKILLS, BEST))
    expect(playedEdge([...own, ...others], SKILLS, BEST, { rules: 'own' }).answers).toBe(1)
  })

  it('the last so many: who learned plays better now', () => {
    const random = makeRandom('learns')
    const before = Array.from({ length: 100 }, (_, i) => learnerAnswers(B, ERRORS, random, { at: START + i }))
    const after = Array.from({ length: 100 }, (_, i) => learnerAnswers(B, {}, random, { at: START + DAY + i }))
    expect(playedEdge([...after, ...before], SKILLS, BEST, { last: 100 })).toMatchObject({
      answers: 100,
      edge: { value: BEST },
    })
    expect(playedEdge([...after, ...before], SKILLS, BEST).edge.value).toBeGreaterThan(BEST)
  })

  it('in an hour: at a stake and a pace', () => {
    expect(perHour(0.025, 10, 40)).toBe(10)
  })
})

describe('at Three Card Poker, where every cell is exact', () => {
  const { rules } = game.variants[0]
  const edgeOf = (strategy?: string): number =>
    -evValue(solver.whole(rules, strategy === undefined ? {} : { strategy }).ev)
  let skills: GameSkills
  let best: number
  beforeAll(async () => {
    skills = await skillsOf(game.id)
    best = edgeOf()
  })

  /** Some deals of each skill, each answered as often, by somebody who goes by a list. */
  const drilled = (strategy: string) =>
    skills.skills.flatMap(({ skill, stage }) => {
      const random = makeRandom(`${strategy} ${skill}`)
      return Array.from({ length: 6 }, () => {
        const spot = game.spotOf!(rules, skill, random)!
        const action = game.follows(rules, strategy, spot)[0]!
        const { cost, gap, isObvious, grade } = gradeAnswer(solver.solve(rules, spot), action)
        return Array.from({ length: 50 }, () =>
          answerRecord({ game: game.id, skill, stage, spot: game.make(spot), action, cost, gap, isObvious, grade }),
        )
      }).flat()
    })

  it.each(['queen-six-four', 'queen-seven', 'queen-high'])(
    'who plays %s is told the edge of that way to play',
    (strategy) => {
      const { edge, covered } = playedEdge(drilled(strategy), skills, best)
      const truth = edgeOf(strategy)
      // All that is left is the answer that each cell shares with its stratum.
      expect(Math.abs(edge.value - truth)).toBeLessThanOrEqual((truth - best) / 50 + 1e-9)
      expect(edge.low).toBeLessThanOrEqual(truth)
      expect(edge.high).toBeGreaterThanOrEqual(truth)
      expect(covered).toBeGreaterThan(0.98)
    },
  )
})

describe('how many decisions are missing until an edge is told', () => {
  const answered = (counts: Readonly<Record<string, number>>) => playedEdge(exactly(counts), SKILLS, BEST).missing

  it('after one answer most are missing, and none once enough answers cover enough of the close decisions', () => {
    expect(answered({ C: 1 })).toBe(29)
    expect(answered({ C: 20, B: 10 })).toBe(0)
  })

  it('answers to what is obvious cover nothing: as many are missing as are expected to cover the half', () => {
    const missing = answered({ D: 400 })
    // Of a decision as dealt B and C come with these chances; so many of them make the expected share a half.
    const covered = (n: number) =>
      [A, B, C].reduce((sum, { perRound }) => sum + (perRound * (1 - (1 - perRound / 1.45) ** n)) / 0.55, 0)
    expect(covered(missing)).toBeGreaterThanOrEqual(0.5)
    expect(covered(missing - 1)).toBeLessThan(0.5)
  })
})
