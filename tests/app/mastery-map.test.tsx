import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MasteryMap } from '@/app/[game]/learn/mastery-map'
import { readAddress } from '@/app/[game]/trainer/address'
import { findGame, GAMES } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { must } from '@/lib/result'
import { type Standing, standings } from '@/lib/teaching/course/mastery'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'

async function show(id: string, shown: readonly (readonly [string, Standing])[]) {
  const game = findGame(id)!
  render(<MasteryMap game={game} skills={await skillsOf(id)} standings={new Map(shown)} />)
  return game
}
/** What the link of a skill opens. */
const opened = (id: string, link: HTMLElement) =>
  must(readAddress(findGame(id)!, new URLSearchParams(link.getAttribute('href')!.split('?')[1]), 'fresh')).plan

describe('what a person knows', () => {
  it('is a map of starting hands where those are trained, and each leads to its practice', async () => {
    await show('ultimate-texas-holdem', [
      ['preflop K5o', 'missed'],
      ['preflop AA', 'known'],
    ])
    expect(screen.getAllByRole('link', { name: /: Not met yet$/ }).length).toBeGreaterThan(150)
    expect(screen.getByRole('link', { name: 'AA: Right twice in a row' }).textContent).toBe('AA✓')
    const missed = screen.getByRole('link', { name: 'K5o: Missed last time' })
    expect(opened('ultimate-texas-holdem', missed)).toMatchObject({ choice: 'skill', skill: 'preflop K5o' })
  })

  it('is a list of the other decisions, the rare ones counted', async () => {
    await show('blackjack', [['insurance', 'once']])
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('link', { name: /^Insurance.*: Right last time$/i })).toBeTruthy()
    expect(screen.getByText(/^And \d+ rarer kinds of decision/)).toBeTruthy()
  })

  it.each(GAMES.map(({ id }) => id))('counts every skill of %s once', async (id) => {
    await show(id, [])
    const { skills } = await skillsOf(id)
    expect(screen.getByText('Not met yet', { selector: 'ul > li' }).textContent).toContain(String(skills.length))
  })
})

it('the last two fresh answers to a skill say how it stands', () => {
  const answer = (skill: string, isRight: boolean, i: number): AnswerRecord =>
    ({
      kind: 'answer',
      id: `a${i}`,
      at: i,
      game: 'three-card-poker',
      rules: '',
      seed: `s-${i}`,
      spot: `spot ${i}`,
      skill,
      grade: isRight ? 'best' : 'blunder',
    }) as AnswerRecord
  const given = [
    ...[true, true].map((right, i) => answer('a', right, i)),
    ...[true, false].map((right, i) => answer('b', right, 10 + i)),
    ...[false, true].map((right, i) => answer('c', right, 20 + i)),
    answer('d', false, 30),
    { ...answer('d', true, 31), aid: 'shown' as const },
  ]
  expect([...standings(given, { game: 'three-card-poker' })]).toEqual([
    ['a', 'known'],
    ['b', 'missed'],
    ['c', 'once'],
    ['d', 'missed'],
  ])
})
