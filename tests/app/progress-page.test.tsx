import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Calendar } from '@/app/progress/calendar'
import { CutOffs, Worst } from '@/app/progress/parts'
import { dayOf, longDay, midnight } from '@/app/progress/dates'
import type { DueDays } from '@/app/progress/use-report'
import { EVERYTHING, type GameFacts } from '@/app/progress/address'
import { EXAMPLE, exampleAnswers } from '@/app/progress/example'
import { worstSkills } from '@/app/progress/figures'
import { RateOverTime } from '@/app/progress/edge-over-time'
import type { CutOffLine, WorstSkill } from '@/app/progress/report'
import { paces, type Purse } from '@/app/progress/words'
import { NextAction } from '@/app/progress/report-page'
import { GAMES } from '@/lib/games/index'
import { ROUNDS_AN_HOUR } from '@/lib/game/pace'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { answerRecord } from '@/tests/teaching/quiz/learner'

vi.mock('next/dynamic', () => ({ default: () => () => null }))

const NOW = midnight(1_795_262_400_000) + 18 * 3_600_000
const [game] = GAMES
const facts: readonly GameFacts[] = [
  {
    id: game.id,
    name: game.name,
    unit: game.unit,
    stages: game.stages.map(({ id }) => ({ id, name: game.messages.stages[id]! })),
    edge: 0.02,
    asked: { ev: -0.02, variance: 4 },
  },
]
const purse: Purse = { stake: 10, currency: 'USD', pace: 35 }
const tomorrow = midnight(NOW, 1)
const none: DueDays = { now: 0, today: 0, games: [], later: new Map(), answered: new Map(), first: NOW, last: NOW }

it('the calendar says each day for those who do not see it, and leads to what is due', () => {
  const due: DueDays = {
    ...none,
    now: 3,
    today: 4,
    games: [{ game: game.id, due: 3 }],
    later: new Map([[dayOf(tomorrow), 2]]),
    answered: new Map([[dayOf(NOW), 30]]),
    last: tomorrow,
  }
  render(<Calendar due={due} now={NOW} facts={facts} />)
  expect(
    screen.getByRole('cell', { name: new RegExp(`^${longDay(NOW)}, today, 4 skills due, 30 answered`) }),
  ).toBeTruthy()
  expect(screen.getByRole('cell', { name: new RegExp(`^${longDay(tomorrow)}, 2 skills due`) })).toBeTruthy()
  expect(screen.getByRole('link', { name: `Train 3 due: ${game.name}` }).getAttribute('href')).toBe(
    `/${game.id}/trainer?choice=due`,
  )
  expect(screen.getByRole('button', { name: 'Later month' }).getAttribute('aria-disabled')).toBe('true')
})

it('where nothing is due the calendar says when the next is', () => {
  const { rerender } = render(<Calendar due={none} now={NOW} facts={facts} />)
  expect(screen.getByText(/^Nothing is due yet/)).toBeTruthy()
  rerender(<Calendar due={{ ...none, later: new Map([[dayOf(tomorrow), 1]]) }} now={NOW} facts={facts} />)
  expect(screen.getByText(`Nothing is due now. The next comes on ${longDay(tomorrow)}.`)).toBeTruthy()
  rerender(<Calendar due={{ ...none, today: 1 }} now={NOW} facts={facts} />)
  expect(screen.getByText('Nothing is due now; 1 skill later today.')).toBeTruthy()
})

it('what costs you most is in the order of the money it prints, at the pace of each game', async () => {
  const lists = await Promise.all(GAMES.slice(0, 3).map(({ id }) => skillsOf(id)))
  const games = new Map(GAMES.map((one) => [one.id, one]))
  const answers = lists.flatMap((one) => exampleAnswers([one], { ...EXAMPLE, answers: 40, until: NOW }, games))
  const paced = GAMES.slice(0, 3).map((one, i) => ({ ...facts[0]!, id: one.id, name: one.name, pace: 30 * 3 ** i }))
  const skills = new Map(lists.map((one) => [one.game, one]))
  const worst = worstSkills(answers, (_, skill) => skill, skills, EVERYTHING, paces(paced, ROUNDS_AN_HOUR))
  render(<Worst skills={worst} facts={paced} purse={{ ...purse, pace: ROUNDS_AN_HOUR }} severalGames />)
  const printed = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(/\$([\d.,]+) an hour/.exec(textContent)![1]!.replace(',', '')))
  expect(new Set(worst.map(({ game }) => game)).size).toBeGreaterThan(1)
  expect(printed.length).toBeGreaterThan(4)
  expect(printed).toEqual(printed.toSorted((a, b) => b - a))
})

const line = (i: number, more: Partial<CutOffLine> = {}): CutOffLine => ({
  id: `line ${i}`,
  game: game.id,
  name: `Hands ${i}`,
  own: 'Play: Q-7 and up',
  right: 'Play: Q-6-4 and up',
  isRight: false,
  cost: 0.001,
  answers: 20,
  certainty: 0.9,
  ...more,
})

it('the dearest cut-off that is known is told in a sentence, all of them in the table', async () => {
  const lines = [
    line(0, { certainty: 0.2, cost: 0.01 }),
    line(1),
    ...Array.from({ length: 9 }, (_, i) => line(i + 2, { isRight: true, cost: 0 })),
  ]
  render(<CutOffs lines={lines} facts={facts} purse={purse} severalGames={false} />)
  // 0.001 of $10 in each of 35 rounds.
  expect(screen.getByText(/^Hands 1: your line is/).textContent).toBe(
    'Hands 1: your line is Play: Q-7 and up. The right one is Play: Q-6-4 and up. Yours costs $0.35 an hour.',
  )
  const table = screen.getByRole('table', { name: 'Your cut-offs, in figures' })
  expect(within(table).getAllByRole('row')).toHaveLength(9)
  await userEvent.click(screen.getByRole('button', { name: 'All 11' }))
  expect(within(table).getAllByRole('row')).toHaveLength(12)
})

it('a skill that costs is trained from its line', () => {
  const worst: WorstSkill = {
    game: game.id,
    skill: 'preflop K5s',
    name: 'King-five suited, before the flop',
    answers: 4,
    misses: 1,
    perRound: 0.002,
  }
  render(<Worst skills={[worst]} facts={facts} purse={purse} severalGames={false} />)
  expect(screen.getByText('$0.70')).toBeTruthy()
  expect(screen.getByRole('link', { name: `Train ${worst.name}` }).getAttribute('href')).toBe(
    `/${game.id}/trainer?choice=skill&skill=preflop+K5s`,
  )
})

it('the table under a chart has its figures; before the first decision that counts there is a dash', () => {
  const blank = { asked: 12, counted: 0, missed: 0, cost: 0, obvious: 12, obviousMissed: 0, rate: null }
  render(
    <RateOverTime
      moments={[
        { id: 'a', from: NOW, to: NOW, ...blank },
        { id: 'b', from: NOW, to: tomorrow, ...blank, counted: 9, rate: { value: 34, low: 20.4, high: 48 } },
      ]}
    />,
  )
  const rows = within(screen.getByRole('table', { name: 'Error rate over time, in figures' })).getAllByRole('row')
  expect(rows[1]!.textContent).toMatch(/120——$/)
  expect(rows[2]!.textContent).toMatch(/129\$0\.34\$0\.20 to \$0\.48$/)
})

it('says the one thing to do next: the skill whose mistakes cost most, in minutes of one’s own pace', async () => {
  const skills = (await skillsOf(game.id))!
  const [often] = [...skills.skills].sort((a, b) => b.perRound - a.perRound)
  const answers = Array.from({ length: 10 }, () =>
    answerRecord({ game: game.id, skill: often!.skill, stage: often!.stage, cost: 0.1, time: 6000 }),
  )
  const view = { game: null, stage: null, skill: null, notice: null }
  const chosen = { played: [], game: null, isPart: false, ofGame: answers, shown: answers, rounds: [] }
  const input = { facts, skills: new Map([[game.id, skills]]), games: new Map(), nameOf: () => 'Such hands', answers }
  render(<NextAction input={{ ...input, rounds: [], view, now: NOW }} chosen={chosen} purse={purse} />)
  expect(screen.getByText(`2 minutes on “Such hands” in ${game.name} saves you most.`, { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Play 20 hands of it' }).getAttribute('href')).toMatch(
    new RegExp(`^/${game.id}/trainer\\?choice=skill&skill=.+&n=20$`),
  )
})

it('where no mistake costs anything the next thing to do is the course', async () => {
  const skills = (await skillsOf(game.id))!
  const { skill, stage } = skills.skills[0]!
  const answers = [answerRecord({ game: game.id, skill, stage, cost: 0 })]
  const view = { game: null, stage: null, skill: null, notice: null }
  const chosen = { played: [], game: null, isPart: false, ofGame: answers, shown: answers, rounds: [] }
  const input = { facts, skills: new Map([[game.id, skills]]), games: new Map(), nameOf: () => 'Such hands', answers }
  render(<NextAction input={{ ...input, rounds: [], view, now: NOW }} chosen={chosen} purse={purse} />)
  const next = within(screen.getByRole('region', { name: 'What to do next' }))
  expect(next.getByRole('link', { name: 'To the course' }).getAttribute('href')).toBe(`/${game.id}/learn`)
})
