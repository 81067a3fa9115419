import { expect, it } from 'vitest'
import { EVERYTHING, type GameFacts } from '@/app/progress/address'
import { cutOffLines, dueDays } from '@/app/progress/use-report'
import { dayOf, midnight } from '@/app/progress/dates'
import { EXAMPLE, exampleAnswers, exampleRounds } from '@/app/progress/example'
import {
  edgeMoments,
  gameReports,
  luckReport,
  partOfSkills,
  rateMoments,
  skillParts,
  stageParts,
  trendOf,
  viewed,
  worstSkills,
} from '@/app/progress/figures'
import { unusual } from '@/app/progress/words'
import { GAMES } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { draw, makeRandom } from '@/lib/math/random'
import { inOrder } from '@/lib/teaching/quiz/fresh'
import { scheduleOf } from '@/lib/teaching/quiz/schedule'
import { must } from '@/lib/result'
import { readKept } from '@/lib/storage/kept'
import { answerOf, roundOf } from '@/tests/storage/samples'

const facts: readonly GameFacts[] = GAMES.map(({ id, name, unit, stages, messages }, i) => ({
  id,
  name,
  unit,
  stages: stages.map((stage) => ({ ...stage, name: messages.stages[stage.id]! })),
  edge: 0.02 + i / 1000,
  asked: { ev: -0.02 - i / 1000, variance: 3 },
}))
const lists = await Promise.all(GAMES.slice(0, 3).map(({ id }) => skillsOf(id)))
const games = new Map(GAMES.map((game) => [game.id, game]))
const skills = new Map(lists.map((one) => [one.game, one]))
/** An evening in November 2026, by the clock of whoever runs this. */
const NOW = midnight(1_795_262_400_000) + 18 * 3_600_000
const size = { ...EXAMPLE, answers: 1500, until: NOW }
const answers = exampleAnswers(lists, size, games)
const rounds = exampleRounds(facts[0]!, size)
const name = (_game: string, skill: string): string => skill

/** All that the page shows of records, in whatever order they come. */
function everything(list: typeof answers, played: typeof rounds) {
  const [ordered, game] = [inOrder(list), facts[0]!]
  const own = viewed(ordered, { ...EVERYTHING, game: game.id })
  return {
    games: gameReports(ordered, facts, skills),
    rates: rateMoments(ordered),
    edges: edgeMoments(ordered, facts, skills),
    stages: stageParts(own, game, skills.get(game.id)),
    kinds: skillParts(own, (id) => id, skills.get(game.id)),
    worst: worstSkills(ordered, name, skills, EVERYTHING),
    lines: cutOffLines(ordered, skills, EVERYTHING, games),
    due: dueDays(ordered, NOW),
    luck: luckReport(inOrder(played), facts),
  }
}

it('the order in which records are stored changes no figure by a digit', () => {
  const shuffle = <T>(list: readonly T[]): T[] => draw(makeRandom('shuffle'), list, list.length)
  expect(everything(shuffle(answers), shuffle(rounds))).toStrictEqual(everything(answers, rounds))
})

it('the example is made of records as the log keeps them, the same each time, up to now', () => {
  for (const record of [...answers, ...rounds]) expect(must(readKept(record, ''))).toStrictEqual(record)
  expect(exampleAnswers(lists, size, games)).toStrictEqual(answers)
  expect(new Set([...answers, ...rounds].map(({ id }) => id)).size).toBe(answers.length + rounds.length)
  const times = answers.map(({ at }) => at)
  expect([...times].sort((a, b) => a - b)).toEqual(times)
  expect(times.at(-1)).toBeLessThanOrEqual(NOW)
})

it('the example errs less and less, draws lines too low, and plays above the best edge', () => {
  expect(trendOf(answers)).toBe('falling')
  for (const { edge, lost, game } of everything(answers, rounds).games) {
    expect(lost!.value).toBeGreaterThan(0)
    expect(edge!.value - lost!.value).toBeCloseTo(facts.find(({ id }) => id === game)!.edge, 12)
  }
  expect(cutOffLines(answers, skills, EVERYTHING, games)[0]!.isRight).toBe(false)
})

it('the stages add up to what the decisions give away', () => {
  const { stages, games } = everything(answers, rounds)
  const lost = games.find(({ game }) => game === facts[0]!.id)!.lost!.value
  expect(stages.reduce((sum, { perRound }) => sum + perRound!, 0)).toBeCloseTo(lost, 12)
})

it('a stage alone adds to nothing what its own answers give away', () => {
  const view = { ...EVERYTHING, game: facts[0]!.id, stage: facts[0]!.stages[0]!.id }
  const moments = edgeMoments(
    viewed(answers, view),
    facts.map((one) => ({ ...one, edge: 0 })),
    partOfSkills(skills, view),
  )
  expect(moments.at(-1)!.edges).toHaveLength(1)
  expect(moments.at(-1)!.edges[0]!.edge!.low).toBeGreaterThanOrEqual(0)
})

it('answers under other rules are in the rate, in no edge, and are counted apart', () => {
  const [game] = facts
  const own = answers.filter((one) => one.game === game!.id)
  const others = own
    .slice(0, 40)
    .map((one) => ({ ...one, id: `${one.id}-other`, rules: 'blind.flush_2', cost: 0.4, grade: 'blunder' as const }))
  const [plain, mixed] = [
    gameReports(own, facts, skills)[0]!,
    gameReports(inOrder([...own, ...others]), facts, skills)[0]!,
  ]
  expect(mixed.otherRules).toBe(40)
  expect(mixed.asked).toBe(plain.asked + 40)
  expect(mixed.rate!.value).toBeGreaterThan(plain.rate!.value)
  expect(mixed.edge).toStrictEqual(plain.edge)
  expect(gameReports(others, facts, skills)[0]!.edge).toBeNull()
})

it('without a game’s figures there is no edge, and the rest stands', () => {
  const report = gameReports(answers, facts, null)
  expect(report.every(({ edge, rate }) => edge === null && rate !== null)).toBe(true)
  expect(worstSkills(answers, name, null, EVERYTHING)).toEqual([])
  expect(skillParts(answers.slice(0, 50), (id) => id, undefined).every(({ perRound }) => perRound === null)).toBe(true)
})

it('moments of the rate hold every decision once', () => {
  const moments = rateMoments(answers)
  expect(moments.reduce((sum, { asked }) => sum + asked, 0)).toBe(answers.length)
  expect(rateMoments([])).toEqual([])
  expect(edgeMoments([], facts, skills)).toEqual([])
  expect(edgeMoments(answers, facts, skills).at(-1)!.decisions).toBe(answers.length)
})

it('what is due adds up to the schedule, by day', () => {
  const due = dueDays(answers, NOW)
  const schedule = scheduleOf(answers, { rules: '' })
  expect(due.today + [...due.later.values()].reduce((sum, count) => sum + count, 0)).toBe(schedule.length)
  expect(due.games.reduce((sum, one) => sum + one.due, 0)).toBe(due.now)
  expect([...due.later.keys()].every((day) => day > dayOf(NOW))).toBe(true)
  expect([...due.answered.values()].reduce((sum, count) => sum + count, 0)).toBe(answers.length)
  // A miss a minute ago is due in ten: later today.
  const missed = answerOf(1, { at: NOW - 60_000, grade: 'blunder', cost: 0.3, isObvious: false, gap: 0.3 })
  expect(dueDays([missed], NOW)).toMatchObject({ now: 0, today: 1, games: [] })
  expect(dueDays([missed], midnight(NOW, 1))).toMatchObject({ now: 1, today: 1 })
})

it('luck is the result less what the decisions were worth; rounds under other rules are left out', () => {
  const [a, b] = facts
  const played = [
    roundOf(0, { game: a!.id, net: 10, cost: 0.5 }),
    roundOf(1, { game: b!.id, net: -1, cost: 0 }),
    roundOf(2, { game: a!.id, rules: 'x', net: 99 }),
  ]
  const report = luckReport(played, facts)!
  expect(report.otherRules).toBe(1)
  expect(report.total.rounds).toBe(2)
  expect(report.total.result).toBe(9)
  expect(report.total.expected).toBeCloseTo(-a!.edge - b!.edge - 0.5, 12)
  expect(report.total.luck).toBeCloseTo(report.total.result - report.total.expected, 12)
  // 9.541 in standard deviations of √6 (variance 3 a round) is 3.895: all but 1 in 20,000 have less of it (any table of the normal distribution).
  expect(1 - report.total.below!).toBeCloseTo(4.9e-5, 6)
  expect(luckReport([], facts)).toBeNull()
})

it('says how unusual luck was', () => {
  const of = (luck: number, below: number | null): string =>
    unusual({ rounds: 100, result: 0, expected: 0, luck, below })
  expect(of(-3, 0.4)).toBe('That is ordinary luck: 40% of players do as badly or worse in 100 rounds.')
  expect(of(3, 0.9)).toBe('Fairly good luck: 10% of players have as much or more of it in 100 rounds.')
  expect(of(-30, 0.01)).toBe('Unusually bad luck: only 1 in 100 has as much of it in 100 rounds.')
  expect(of(90, 1)).toContain('fewer than one player in a million')
  expect(of(1, null)).toContain('can’t say')
})

it('tells no edge from a few answers, but how many more it needs', () => {
  const few = gameReports(answers.slice(0, 3), facts, skills)
  for (const { edge, lost, missing } of few) {
    expect([edge, lost]).toEqual([null, null])
    expect(missing).toBeGreaterThan(20)
  }
  expect(
    edgeMoments(answers.slice(0, 3), facts, skills).flatMap(({ edges }) => edges.map(({ edge }) => edge)),
  ).toContain(null)
  expect(gameReports(answers, facts, skills)[0]).toMatchObject({
    missing: 0,
    edge: { value: expect.any(Number) as number },
  })
})
