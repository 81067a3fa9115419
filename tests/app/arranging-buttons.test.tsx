import { render, renderHook, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArrangingQuestion, useArranging } from '@/app/[game]/trainer/arranging'
import { findGame } from '@/lib/games/index'
import { startRound } from '@/lib/teaching/quiz/round'

const game = findGame('pai-gow-poker')!
const round = startRound(game, game.variants[0].rules, game.drills[0].id, 'alone-1')

it('offer to set the cards by the house way, but not to a person who is to set them alone', () => {
  const show = (isAlone: boolean): void => {
    const { result } = renderHook(() => useArranging(game, round, isAlone))
    render(<ArrangingQuestion game={game} arranging={result.current!} onConfirm={() => {}} />)
  }
  show(true)
  expect(screen.queryByRole('button', { name: 'House way' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Confirm/ })).toBeTruthy()
  show(false)
  expect(screen.getByRole('button', { name: 'House way' })).toBeTruthy()
})
