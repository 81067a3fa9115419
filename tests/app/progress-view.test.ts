import { expect, it } from 'vitest'
import { EVERYTHING, type GameFacts, hrefOf, readView, writeView } from '@/app/progress/address'
import { speak } from '../tools/speak'
import {
  blocksOf,
  dayOf,
  fullDay,
  longDay,
  midnight,
  monthName,
  monthStart,
  placesUpTo,
  shortDay,
  spanInWords,
  weekDays,
  weeksOf,
} from '@/app/progress/dates'

const facts: readonly GameFacts[] = [
  {
    id: 'peek',
    name: 'Peek',
    unit: 'ante',
    stages: [{ id: 'look', name: 'Looking' }],
    edge: 0.02,
    asked: { ev: -0.02, variance: 1 },
  },
]
const read = (text: string) => readView(facts, new URLSearchParams(text))

it('the address holds game, stage and skill, and is read as it was written', () => {
  for (const view of [
    EVERYTHING,
    { ...EVERYTHING, game: 'peek' },
    { ...EVERYTHING, game: 'peek', stage: 'look' },
    { ...EVERYTHING, game: 'peek', skill: 'ace & king? 10%' },
  ])
    expect(read(writeView(view))).toEqual(view)
  expect(hrefOf({})).toBe('/progress')
  expect(hrefOf({ game: 'peek', skill: 'pair 8 v T' })).toBe('/progress?game=peek&skill=pair+8+v+T')
})

it('says what an address names that there is not, and shows the rest', () => {
  expect(read('game=chess')).toEqual({ ...EVERYTHING, notice: 'There is no game “chess” here, so you see everything.' })
  expect(read('game=peek&stage=river')).toEqual({
    ...EVERYTHING,
    game: 'peek',
    notice: 'Peek has no stage “river”, so you see all its stages.',
  })
  expect(read('skill=x').notice).toContain('no game')
  expect(read(`game=${'x'.repeat(1000)}`).notice!.length).toBeLessThan(120)
})

it('blocks hold every member once, in order, none smaller than ten unless there are fewer', () => {
  for (const length of [0, 1, 9, 10, 19, 20, 31, 199, 200, 10_007]) {
    const list = Array.from({ length }, (_, i) => i)
    const blocks = blocksOf(list)
    expect(blocks.flat()).toEqual(list)
    expect(blocks.length).toBeLessThanOrEqual(20)
    expect(Math.min(...blocks.map((block) => block.length), Infinity)).toBeGreaterThanOrEqual(Math.min(length, 10))
  }
})

it('places on the way up end at the end, and are none twice', () => {
  expect(placesUpTo(0, 5)).toEqual([])
  expect(placesUpTo(3, 5)).toEqual([1, 2, 3])
  expect(placesUpTo(100, 4)).toEqual([25, 50, 75, 100])
  expect(new Set(placesUpTo(37, 30)).size).toBe(30)
})

/** A morning in March 2026, by the clock of whoever runs this. */
const MORNING = midnight(1_773_316_800_000) + 9.5 * 3_600_000

it('a month is whole weeks from Monday, with each of its days once', () => {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
  for (let i = 0; i < 60; i++) {
    const at = monthStart(MORNING, i)
    const weeks = weeksOf(at)
    const days = weeks.flat().filter((day) => day !== null)
    const month = dayOf(at).slice(0, 8)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(days.map(dayOf)).toEqual(days.map((_, j) => `${month}${String(j + 1).padStart(2, '0')}`))
    expect(dayOf(midnight(days.at(-1)!, 1))).toBe(dayOf(monthStart(at, 1)))
    for (const week of weeks)
      week.forEach((day, j) => day === null || expect(weekday.format(day)).toBe(weekDays()[j]!.long))
  }
})

it('days follow the calendar, and spans are told by days or hours', () => {
  expect(dayOf(MORNING)).toBe('2026-03-12')
  expect(dayOf(midnight(MORNING, 30))).toBe('2026-04-11')
  expect(spanInWords(MORNING, midnight(MORNING, 21), false)).toBe('12\u00A0Mar\u00A0– 2\u00A0Apr')
  expect(spanInWords(MORNING, MORNING + 2_400_000, true)).toBe('09:30–10:10')
  expect(spanInWords(MORNING, MORNING + 999, true)).toBe('09:30')
  expect(spanInWords(MORNING, MORNING, false)).toBe('12\u00A0Mar')
})

it('days are written in the language that is spoken', () => {
  const written = () => [longDay(MORNING), fullDay(MORNING), monthName(MORNING), shortDay(MORNING), weekDays()[2]]
  expect(written()).toEqual([
    'Thursday 12 March',
    '12 March 2026',
    'March 2026',
    '12\u00A0Mar',
    { short: 'Wed', long: 'Wednesday' },
  ])
  speak({ id: 'es', areas: {}, games: {} })
  expect(written()).toEqual([
    'jueves, 12 de marzo',
    '12 de marzo de 2026',
    'Marzo de 2026',
    '12\u00A0mar',
    { short: 'mié', long: 'miércoles' },
  ])
  speak(null)
})
