import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFirstVisit } from '@/app/[game]/trainer/first-visit'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'

type Visit = Parameters<typeof useFirstVisit>[0]

const ANSWERED = [{} as AnswerRecord]

/** How often the rules were shown on a visit: first while the record is read, then with it. */
function shownOn(visit: Pick<Visit, 'game'> & Partial<Visit>): number {
  const onFirst = vi.fn()
  const all: Visit = { isPlain: true, log: { status: 'ready', answers: [] }, onFirst, ...visit }
  const { rerender, unmount } = renderHook((props: Visit) => useFirstVisit(props), {
    initialProps: { ...all, log: { status: 'opening', answers: [] } },
  })
  expect(onFirst).not.toHaveBeenCalled()
  rerender(all)
  rerender({ ...all })
  unmount()
  return onFirst.mock.calls.length
}

beforeEach(() => localStorage.clear())

it('shows how a game is played on the first visit to its trainer, and on that alone', () => {
  expect(shownOn({ game: 'three-card-poker' })).toBe(1)
  expect(shownOn({ game: 'three-card-poker' })).toBe(0)
  expect(shownOn({ game: 'mississippi-stud' })).toBe(1)
})

it('shows nothing to somebody who has answered the game, or who opens a hand', () => {
  expect(shownOn({ game: 'pai-gow-poker', log: { status: 'ready', answers: ANSWERED } })).toBe(0)
  expect(shownOn({ game: 'xx-poker', isPlain: false })).toBe(0)
  expect(shownOn({ game: 'xx-poker' })).toBe(1)
})

it('waits for another visit where a panel is open already', () => {
  const open = vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
  expect(shownOn({ game: 'blackjack' })).toBe(0)
  open.mockRestore()
  expect(shownOn({ game: 'blackjack' })).toBe(1)
})
