import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Proof } from '@/app/_solver/proof'
import { parseCards } from '@/lib/cards/card'
import { enterSpot } from '@/lib/game/enter'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { makeProof } from '@/lib/questions/proof'
import { must } from '@/lib/result'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('an answer’s proof is saved as a file that has everything', async () => {
  const game = findGame('three-card-poker')!
  const { rules } = game.variants[0]
  const state: unknown = must(enterSpot(game, rules, { hand: must(parseCards('KsQd2c')) }))
  const solution = (await loadSolver(game.id)).solve(rules, state)
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  render(<Proof game={game} rules={rules} state={state} solution={solution} />)
  await userEvent.click(screen.getByRole('button', { name: 'Recompute it yourself' }))
  await userEvent.click(screen.getByRole('button', { name: 'Download the proof (JSON)' }))
  expect(names).toEqual(['three-card-poker-hand-KsQd2c.json'])
  expect(JSON.parse(await files[0]!.text())).toEqual(
    JSON.parse(JSON.stringify(makeProof(game, rules, state, solution))),
  )
})
