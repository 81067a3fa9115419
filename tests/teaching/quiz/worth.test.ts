import { describe, expect, it } from 'vitest'
import { worthOf } from '@/lib/teaching/quiz/worth'
import { answerRecord, type Errors, gameSkills, pureSkill, simulate, START } from './learner'

const SKILLS = gameSkills([
  pureSkill('D', 0.9, 2),
  pureSkill('C', 0.3, 0.01),
  pureSkill('B', 0.2, 0.2),
  pureSkill('A', 0.05, 0.08),
])

const names = (list: readonly { readonly skill: string }[]): readonly string[] => list.map(({ skill }) => skill)

describe('what a skill is worth', () => {
  it('before any answer: how often × gap × a beginner’s chance', () => {
    const list = worthOf([], SKILLS)
    expect(names(list)).toEqual(
      ['D', 'B', 'A', 'C'].sort(
        (a, b) => list.find(({ skill }) => skill === b)!.worth - list.find(({ skill }) => skill === a)!.worth,
      ),
    )
    const b = list.find(({ skill }) => skill === 'B')!
    expect(b).toMatchObject({ perRound: 0.2, gap: 0.2, answers: 0, misses: 0 })
    expect(b.worth).toBeCloseTo(0.2 * 0.2 * b.chance, 12)
    expect(list.find(({ skill }) => skill === 'D')!.chance).toBeLessThan(b.chance)
  })

  it('goes to what a learner of a known pattern gives away', () => {
    const errors: Errors = { A: { chance: 1 }, B: { chance: 0.5 } }
    const list = worthOf(
      simulate(SKILLS, errors, 20_000, 'worth', () => 1),
      SKILLS,
    )
    expect(names(list).slice(0, 2)).toEqual(['B', 'A'])
    // An answer weighs half after eight more, so that the last ones decide: 12 answers' worth of evidence against 4 of the mean.
    expect(list[1]!.chance).toBeGreaterThan(0.8)
    expect(list[1]!.worth).toBeCloseTo(0.05 * 0.08 * list[1]!.chance, 12)
    expect(list.find(({ skill }) => skill === 'C')!.chance).toBeLessThan(0.2)
  })

  it('is the Bayesian mean of the answers weighed by how many came after', () => {
    const one = gameSkills([pureSkill('A', 1, 0.08)])
    const [missed, right] = [
      answerRecord({ at: START, cost: 0.08, gap: 0.08 }),
      answerRecord({ at: START + 1, gap: 0.08 }),
    ]
    // Of all close calls one of two was missed; four answers more at a quarter; then the stratum the same towards that.
    const close = (1 + 4 * 0.25) / (2 + 4)
    const stratum = (1 + 4 * close) / (2 + 4)
    const weight = 0.5 ** (1 / 8)
    expect(worthOf([missed, right], one)[0]!.chance).toBeCloseTo((weight + 4 * stratum) / (1 + weight + 4), 12)
  })

  it('the last answers weigh more than the first', () => {
    const answers = (misses: (i: number) => boolean) =>
      Array.from({ length: 20 }, (_, i) => answerRecord({ at: START + i, gap: 0.08, cost: misses(i) ? 0.08 : 0 }))
    const skills = gameSkills([pureSkill('A', 1, 0.08)])
    const [learned, forgot] = [
      worthOf(
        answers((i) => i < 10),
        skills,
      ),
      worthOf(
        answers((i) => i >= 10),
        skills,
      ),
    ]
    expect(learned[0]!.chance).toBeLessThan(forgot[0]!.chance)
    expect(learned[0]).toMatchObject({ answers: 20, misses: 10 })
  })

  it('an unseen skill is thought as likely to be missed as the person’s others', () => {
    const twins = gameSkills([pureSkill('A', 0.1, 0.08), pureSkill('new', 0.1, 0.08)])
    const chanceOfNew = (cost: number): number =>
      worthOf(
        Array.from({ length: 30 }, () => answerRecord({ gap: 0.08, cost })),
        twins,
      ).find(({ skill }) => skill === 'new')!.chance
    expect(chanceOfNew(0.08)).toBeGreaterThan(0.8)
    expect(chanceOfNew(0)).toBeLessThan(0.1)
  })

  it('where nothing can go wrong there is nothing to save; ties go by frequency, then name', () => {
    const nothing = { stage: 'play', byGap: [0, 0, 0, 0.1], gap: null, perRound: 0.1 }
    const skills = gameSkills([
      { ...nothing, skill: 'y' },
      { ...nothing, skill: 'x' },
      { ...nothing, skill: 'w', perRound: 0.2, byGap: [0, 0, 0, 0.2] },
    ])
    expect(worthOf([], skills).map(({ skill, worth }) => [skill, worth])).toEqual([
      ['w', 0],
      ['x', 0],
      ['y', 0],
    ])
  })

  it('is the same in whatever order the records lie, and plain data', () => {
    const log = simulate(SKILLS, { B: { chance: 0.5 } }, 300, 'order')
    expect(worthOf([...log].reverse(), SKILLS)).toEqual(worthOf(log, SKILLS))
    expect(JSON.parse(JSON.stringify(worthOf(log, SKILLS)))).toEqual(worthOf(log, SKILLS))
  })

  it('only the game and the rules asked about', () => {
    const log = [answerRecord({ cost: 1, game: 'other' }), answerRecord({ cost: 1, rules: 'own' })]
    expect(worthOf(log, SKILLS)).toEqual(worthOf([], SKILLS))
  })
})
