import { describe, expect, it } from 'vitest'
import figuresFile from '@/content/pai-gow-poker/figures.json' with { type: 'json' }
import houseWays from '@/content/house-ways/figures.json' with { type: 'json' }
import { DECK, without } from '@/lib/cards/deck'
import { evValue } from '@/lib/game/ev'
import type { AnyGame } from '@/lib/game/game'
import { EVERY_ID } from '@/lib/games/ids'
import { DRAFTS, findGame, GAMES } from '@/lib/games/index'
import { type GameSkills, GAP_EDGES, type SkillFigures, skillsOf, stratumOf } from '@/lib/game/precomputed/skills'
import { loadSolver } from '@/lib/games/solvers'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import { playGiven } from '@/lib/games/texas-21/skills'
import { winsContest } from '@/lib/games/xx-poker/round'
import { suitClasses } from '@/lib/games/xx-poker/suit-classes'
import { makeRandom } from '@/lib/math/random'
import { gradeAnswer, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import { spotOfSkill } from '@/lib/teaching/quiz/skill-spot'

const EVERY_GAME = [...GAMES, ...DRAFTS]

/* The files of `npm run make:skills` against figures that are known another way. */

const ALL = new Map<string, GameSkills>(
  await Promise.all(EVERY_ID.map(async (id) => [id, await skillsOf(id)] as const)),
)

const skills = (game: string): readonly SkillFigures[] => ALL.get(game)!.skills
const one = (game: string, skill: string): SkillFigures => skills(game).find((figures) => figures.skill === skill)!
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const ofStage = (game: string, stage: string): number =>
  sum(
    skills(game)
      .filter((figures) => figures.stage === stage)
      .map(({ perRound }) => perRound),
  )
const frequencies = async (id: string): Promise<Readonly<Record<string, number>>> =>
  (await loadSolver(id)).whole((findGame(id) as AnyGame).variants[0].rules).frequencies

it('gaps fall into strata, the last of them obvious', () => {
  expect([null, 0, 0.019, 0.02, 0.3, 0.5, 9].map(stratumOf)).toEqual([3, 0, 0, 1, 2, 3, 3])
  expect(GAP_EDGES.at(-1)).toBe(OBVIOUS_GAP)
})

it('there is no file of a game that there is not', () => expect(skillsOf('toString')).rejects.toThrow(RangeError))

describe.each(EVERY_GAME.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { rules } = game.variants[0]

  it('tells of its own game, each skill once, the most frequent first', () => {
    expect(ALL.get(id)!.game).toBe(id)
    const rates = skills(id).map(({ perRound }) => perRound)
    expect(rates).toEqual([...rates].sort((a, b) => b - a))
    expect(new Set(skills(id).map(({ skill }) => skill)).size).toBe(skills(id).length)
    expect(new Set(skills(id).map(({ skill }) => game.messages.skill(skill))).size).toBe(skills(id).length)
  })

  it('has the skills of the game, at their stages', () => {
    for (const { skill, stage } of skills(id)) expect([skill, game.skillStage(rules, skill)]).toEqual([skill, stage])
    expect(new Set(skills(id).map(({ stage }) => stage))).toEqual(new Set(game.stages.map(({ id: stage }) => stage)))
  })

  it('splits every skill by its gaps, and its mean gap is possible', () => {
    const edges = [0, ...GAP_EDGES, Infinity]
    for (const { perRound, byGap, gap } of skills(id)) {
      expect(byGap).toHaveLength(GAP_EDGES.length + 1)
      expect(sum(byGap) / perRound).toBeCloseTo(1, 6)
      if (gap === null) continue
      expect(gap).toBeGreaterThan(0)
      // Decisions without a gap are in the last stratum and leave the mean alone.
      const [least, most] = [byGap.findIndex((share) => share > 0), byGap.findLastIndex((share) => share > 0)]
      expect(gap).toBeGreaterThanOrEqual(edges[least]! - 1e-6)
      expect(gap).toBeLessThanOrEqual(edges[most + 1]!)
    }
  })

  it('has the gaps that the solver has', async () => {
    const solver = await loadSolver(id)
    for (const { skill, byGap } of skills(id).filter((_, i) => i % 23 === 0)) {
      const state: unknown = spotOfSkill(game, rules, skill, makeRandom(`gap ${skill}`))
      const solution = solver.solve(rules, state)
      const { gap } = gradeAnswer(solution, solution.best[0]!)
      expect(solution.options.length).toBeGreaterThan(1)
      expect(byGap.findLastIndex((share) => share > 0)).toBeGreaterThanOrEqual(stratumOf(gap) - 1)
    }
  })
})

describe('how often', () => {
  it.each([
    ['ultimate-texas-holdem', 'preflop'],
    ['texas-holdem-bonus', 'preflop'],
    ['casino-holdem', 'flop'],
    ['three-card-poker', 'play'],
    ['pai-gow-poker', 'set'],
    ['xx-poker', 'add-on'],
  ])('%s: every round has one first decision', (id, stage) => expect(ofStage(id, stage)).toBeCloseTo(1, 6))

  it('starting hands come as often as there are of them', () => {
    for (const id of ['ultimate-texas-holdem', 'texas-holdem-bonus']) {
      expect(skills(id).filter(({ stage }) => stage === 'preflop')).toHaveLength(169)
      expect(one(id, 'preflop 77').perRound).toBeCloseTo(6 / 1326, 9)
      expect(one(id, 'preflop K5s').perRound).toBeCloseTo(4 / 1326, 9)
      expect(one(id, 'preflop K5o').perRound).toBeCloseTo(12 / 1326, 9)
    }
  })

  it('the flop and the river of Ultimate come to those who have not raised', async () => {
    const { 'raise-4x': early, 'raise-1x': late, fold } = await frequencies('ultimate-texas-holdem')
    expect(ofStage('ultimate-texas-holdem', 'flop')).toBeCloseTo(1 - early!, 6)
    expect(ofStage('ultimate-texas-holdem', 'river')).toBeCloseTo(late! + fold!, 6)
  })

  it('the flop and the turn of the Bonus come to those who have not folded', async () => {
    const { fold } = await frequencies('texas-holdem-bonus')
    for (const stage of ['flop', 'turn']) expect(ofStage('texas-holdem-bonus', stage)).toBeCloseTo(1 - fold!, 6)
  })

  it('the contests of XX Poker are questions where two cards held win, because one that wins alone must be placed', () => {
    let [first, second] = [0, 0]
    for (const { hand, hands } of suitClasses()) {
      const stub = without(DECK, hand)
      for (const one of stub) {
        const winning = hand.filter((card) => winsContest(card, one)).sort((a, b) => a - b)
        if (winning.length > 1) first += hands
        const held = hand.filter((card) => card !== winning[0])
        second +=
          hands * stub.filter((two) => two !== one && held.filter((card) => winsContest(card, two)).length > 1).length
      }
    }
    expect(ofStage('xx-poker', 'contest-one')).toBeCloseTo(first / (22100 * 49), 7)
    expect(ofStage('xx-poker', 'contest-two')).toBeCloseTo(second / (22100 * 49 * 48), 7)
  })

  it('the clauses of the house way come as often as they set hands', () => {
    const { clauses } = houseWays.ways.playnow
    expect(skills('pai-gow-poker')).toHaveLength(Object.keys(clauses).length)
    for (const [clause, hands] of Object.entries(clauses))
      expect(one('pai-gow-poker', `house way ${clause}`).perRound * houseWays.hands).toBeCloseTo(hands, -1)
    const { frequencies: known } = figuresFile.figures['pai-gow-poker usual best']
    expect(one('pai-gow-poker', 'house way P1').perRound).toBeCloseTo(known.P1, 7)
  })

  it('queen-high hands of Three Card Poker come 60 times in 22,100', () => {
    expect(one('three-card-poker', 'Q64').perRound).toBeCloseTo(60 / 22100, 9)
    expect(one('three-card-poker', 'mini-royal').perRound).toBeCloseTo(4 / 22100, 9)
  })

  it('insurance is offered under one card of thirteen, and a pair of eights comes as the shoe has them', () => {
    expect(ofStage('texas-21', 'insurance')).toBeCloseTo(1 / 13, 8)
    // 24 eights of 312 cards against one of 24 sixes; a split pair may come again.
    const first = ((24 * 23) / (312 * 311)) * (24 / 310)
    expect(one('texas-21', 'pair 8 v 6').perRound).toBeGreaterThanOrEqual(first)
    expect(one('texas-21', 'pair 8 v 6').perRound).toBeLessThan(1.5 * first)
  })
})

describe('rounds dealt without any strata come to the same', () => {
  const ROUNDS = 6000
  const rules = texas21.variants[0].rules
  const random = makeRandom('plain rounds')
  const rounds = Array.from({ length: ROUNDS }, () =>
    playGiven(rules, random, {}).map((state) => texas21.skill(rules, state)),
  )

  it.each([
    'hard 18 or more',
    'pair T',
    'hard 16 v T with tens on the flop',
    'hard 15 v T',
    'soft 18 v 9',
    'hard 12 v 4 with one ten on the flop',
    'pair 8 v T',
  ])('%s', (skill) => {
    const counts = rounds.map((round) => round.filter((one) => one === skill).length)
    const { perRound, error = 0 } = one('texas-21', skill)
    const ofSample = Math.sqrt(Math.max(perRound, sum(counts) / ROUNDS) / ROUNDS)
    expect(Math.abs(sum(counts) / ROUNDS - perRound)).toBeLessThan(4.5 * Math.hypot(ofSample, error))
  })

  it('all plays of a round', () => {
    expect(Math.abs(sum(rounds.map((round) => round.length)) / ROUNDS - ofStage('texas-21', 'play'))).toBeLessThan(
      4.5 * Math.sqrt(1 / ROUNDS),
    )
  })
})

describe('how hard', () => {
  it('the gaps of starting hands are those of the whole game', async () => {
    for (const id of ['ultimate-texas-holdem', 'texas-holdem-bonus']) {
      const { cells } = (await loadSolver(id)).whole((findGame(id) as AnyGame).variants[0].rules)
      for (const { id: cell, options } of cells!) {
        const [best, second] = options.map(({ ev }) => evValue(ev)).sort((a, b) => b - a)
        expect(one(id, `preflop ${cell}`).gap).toBeCloseTo(best! - second!, 6)
      }
    }
  })

  it('the closest hands of Three Card Poker are those on both sides of queen-six-four', () => {
    const gaps = new Map(skills('three-card-poker').map(({ skill, gap }) => [skill, gap!]))
    const closest = [...gaps]
      .sort((a, b) => a[1] - b[1])
      .slice(0, 2)
      .map(([skill]) => skill)
    expect(closest).toEqual(['Q63', 'Q64'])
  })

  it('sixteen against a ten is close whatever the flop', () => {
    for (const flop of ['no tens', 'one ten', 'tens'])
      expect(one('texas-21', `hard 16 v T with ${flop} on the flop`).gap).toBeLessThan(0.02)
  })
})
