import { exactValue } from '@/app/_solver/ev-format'
import { proofOf, shownFacts } from '@/app/_solver/proof-data'
import { afterEach, describe, expect, it } from 'vitest'
import { barShare, HALF } from '@/app/_charts/bar-scale'
import { optionRows } from '@/app/_solver/answer-options'
import { calculatorHref, trainerHref } from '@/app/_felt/spot-address'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { enterSpot } from '@/lib/game/enter'
import type { AnyGame, Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import { applyRules } from '@/lib/game/rules'
import { loadSolver } from '@/lib/games/solvers'
import { parseCards } from '@/lib/cards/card'
import { requestOf } from '@/lib/questions/proof'
import { must } from '@/lib/result'

const game = findGame('three-card-poker') as AnyGame
const rules = game.variants[0].rules as Rules
const spot = (hand: string, dead = '') =>
  must(enterSpot(game, rules, { hand: must(parseCards(hand)), dead: must(parseCards(dead)) }))

afterEach(() => speak(null))

describe('where a decision can be found again', () => {
  it('is one line of the command line, without what is empty or usual', () => {
    expect(requestOf(game, rules, spot('KsQd2c'))).toEqual({ game: 'three-card-poker', hand: ['Ks', 'Qd', '2c'] })
  })

  it('names the variant, the changed rules and the dead cards', () => {
    const changed = must(applyRules(game, '5-3-1', { qualifies: 'none' }))
    expect(requestOf(game, changed, spot('KsQd2c', 'As'))).toEqual({
      game: 'three-card-poker',
      variant: '5-3-1',
      rules: { qualifies: 'none' },
      hand: ['Ks', 'Qd', '2c'],
      dead: ['As'],
    })
  })

  it('has an address in the calculator and in the trainer', () => {
    expect(calculatorHref(game, rules, spot('KsQd2c'))).toBe('/three-card-poker/calculator?spot=hand-KsQd2c')
    expect(trainerHref(game, rules, spot('KsQd2c'), 'abc-1')).toBe(
      '/three-card-poker/trainer?seed=abc-1&spot=hand-KsQd2c',
    )
  })
})

describe('the proof of an answer', () => {
  it('tells every deal once: its counts add up to the deals, and what overlaps them stands below', async () => {
    const state = spot('KsQd2c')
    const solution = (await loadSolver(game.id)).solve(rules, state)
    const best = solution.options.find((option) => option.action === solution.best[0])
    const shown = best?.tally?.slice(0, shownFacts(best.tally, solution.deals)) ?? []
    expect(shown.reduce((sum, fact) => sum + fact.ways, 0)).toBe(solution.deals)
    expect(proofOf(game, rules, state, solution).line).toMatch(
      /^Over 18,424 deals, play wins [\d,]+, .*: exactly\s[−\d,]+\s\/\s[\d,]+$/,
    )
  })

  it('of a fold counts the deals of the play that is worse', async () => {
    const state = spot('Qs6d3c')
    const proof = proofOf(game, rules, state, (await loadSolver(game.id)).solve(rules, state))
    expect(proof.line).toMatch(/^Over 18,424 deals, play wins /)
    expect(proof.values.map(({ value }) => exactValue(value, 9)).at(-1)).toBe('−1')
  })

  it('is told in the language that is spoken', async () => {
    speak(spanish)
    const state = spot('KsQd2c')
    const proof = proofOf(game, rules, state, (await loadSolver(game.id)).solve(rules, state))
    expect(proof.line).toMatch(/^En 18\.424 repartos, jugar: gana [\d.]+, .*; exactamente\s[−\d.]+\s\/\s[\d.]+$/)
    expect(proof.values.map(({ name }) => name)).toEqual(['Jugar', 'Retirarse'])
  })

  it('says what is approximated in the language that is spoken, and only where something is', async () => {
    const blackjack = findGame('blackjack') as AnyGame
    const usual = blackjack.variants[0].rules as Rules
    const proofs = async () => {
      const { solve } = await loadSolver(blackjack.id)
      return ['8s8d', 'Ts6d'].map((hand) => {
        const state = must(
          enterSpot(blackjack, usual, { hand: must(parseCards(hand)), upcard: must(parseCards('6h')) }),
        )
        return proofOf(blackjack, usual, state, solve(usual, state)).approximation
      })
    }
    expect(await proofs()).toEqual([expect.stringMatching(/^The EV of a split is exact if/), undefined])
    speak(spanish)
    expect(await proofs()).toEqual([expect.stringMatching(/^El valor de dividir es exacto si/), undefined])
  })

  it('keeps what is told twice out of the line', () => {
    const tally = [
      { name: 'wins', ways: 6 },
      { name: 'loses', ways: 4 },
      { name: 'dealer does not qualify', ways: 3 },
    ]
    expect(shownFacts(tally, 10)).toBe(2)
    expect(shownFacts(tally, undefined)).toBe(3)
  })
})

describe('the bars', () => {
  it('are full for the best option, half as long at the documented loss, and never empty', () => {
    expect([barShare(0), barShare(HALF), barShare(HALF * 3)]).toEqual([1, 0.5, 0.25])
    expect(barShare(50)).toBeGreaterThan(0)
  })

  it('give every tied option the full bar', async () => {
    const state = spot('KsQd2c')
    const solution = (await loadSolver(game.id)).solve(rules, state)
    const tied = { ...solution, best: ['play', 'fold'] }
    expect(optionRows(game, rules, ['play', 'fold'], tied).map((row) => row.worth?.loss)).toEqual([0, 0])
  })
})
