import { describe, expect, it } from 'vitest'
import { proofOf } from '@/app/_solver/proof-data'
import { makeCards, parseCards } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { findGame } from '@/lib/games/index'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { loadSolver } from '@/lib/games/solvers'
import { combinations } from '@/lib/math/combinations'
import { draw, makeRandom } from '@/lib/math/random'
import { words } from '@/lib/messages/words/en'
import { reasonIn } from '@/lib/messages/message'
import { readSpot } from '@/lib/questions/decision'
import { solveSpot } from '@/lib/questions/solve-spot'
import { must } from '@/lib/result'

type Fields = Readonly<Record<string, unknown>>

/** A decision's solution, with the sentences and the proof line that the reader gets. */
async function answered(id: 'ultimate-texas-holdem' | 'three-card-poker' | 'texas-holdem-bonus', fields: Fields) {
  const game = findGame(id)!
  const { rules, state } = must(readSpot(game, { game: id, ...fields }))
  const solution = solveSpot(await loadSolver(id), rules, state)
  const explained = game.explain(rules, state, solution)
  return {
    best: solution.best,
    why: reasonIn(game.messages, explained).why,
    spanish: reasonIn(SPANISH[id], explained).why,
    line: proofOf(game, rules, state, solution).line,
  }
}

const ultimate = (fields: Fields) => answered('ultimate-texas-holdem', fields)
const LOST = { sides: { trips: 1 }, rules: { afterFold: { trips: 'forfeits' } } }
const KEPT = { sides: { trips: 1 } }

const BY_SIDES = 'The rule leaves your side bets out. A fold loses one at this table, so another play is better.'
const BY_DEAD = 'The rule counts no dead cards. With these gone, another play is better.'

// ——— What is said of a fold ——————————————————————————————————————————————————————————————————————————————

describe('the sentences of Ultimate Texas Hold’em with Trips placed', () => {
  it('count the deals before the flop, and say that a fold loses Trips', async () => {
    const [alone, lost] = [await ultimate({ hand: '9d3c' }), await ultimate({ hand: '9d3c', ...LOST })]
    expect(alone.why).toEqual([
      'No offsuit nine raises: even 98, the best, is better checked.',
      'A raise would win 37.4% of deals and lose 57.4%.',
      'If you check, you can still bet when the board helps; you fold 39.9% on the river and lose only two antes.',
    ])
    // With Trips to lose, no hand of the family has been looked at, and fewer are folded.
    expect(lost.why).toEqual([
      alone.why[1],
      'If you check, you can still bet when the board helps; you fold 39.0% on the river and lose two antes and Trips.',
    ])
    expect(lost.spanish[1]).toMatch(
      /te retiras en el river en el 39,0\s% de los repartos y pierdes dos antes y Trips\.$/,
    )
    expect(lost.line).toMatch(/^Over 20,975,724,000 deals, check wins [\d,]+, ties [\d,]+, loses [\d,]+, folds [\d,]+:/)
  })

  it('say of Trips that a fold keeps no more than that it pays', async () => {
    const [alone, kept] = [await ultimate({ hand: '9d3c' }), await ultimate({ hand: '9d3c', ...KEPT })]
    expect(kept.why.slice(0, 2)).toEqual(alone.why.slice(0, 2))
    expect(kept.why[2]).toBe(alone.why[2]!.replace(/\.$/, ', whatever Trips pays.'))
    expect(kept.spanish[2]).toMatch(/pierdes solo dos antes, pague lo que pague Trips\.$/)
  })

  it('count on the flop what is folded on its rivers', async () => {
    const [hand, board] = ['4d3c', 'JcJd8h']
    const others = without(DECK, must(parseCards(hand + board)))
    const dead = draw(makeRandom('flops'), others, others.length - 9)
    const left = without(others, dead)
    let [folds, boards] = [0, 0]
    for (const more of combinations(left, 2)) {
      const river = { hand, board: board + makeCards(more), dead: makeCards(dead), ...LOST }
      if ((await ultimate(river)).best.includes('fold')) folds++
      boards++
    }
    expect(folds).toBeGreaterThan(0)
    expect(folds).toBeLessThan(boards)
    const share = words.percent(folds / boards)
    const { why, spanish } = await ultimate({ hand, board, dead: makeCards(dead), ...LOST })
    expect(why[0]).toMatch(/^At showdown you win [1-9][\d.]*% of deals and lose [1-9][\d.]*%\.$/)
    expect(why.at(-1)).toBe(
      `A check lets you fold ${share} on the river for two antes and Trips, instead of losing up to four antes and Trips.`,
    )
    expect(spanish.at(-1)).toMatch(/y perder dos antes y Trips en vez de hasta cuatro antes y Trips\.$/)
  })

  it('say that a hand is never folded only if it isn’t', async () => {
    // A pair of twos on a paired flop: some rivers are folded, with Trips to lose and without.
    const folded = (why: readonly string[]) => why.filter((one) => /never fold/.test(one))
    for (const more of [{}, KEPT, LOST]) {
      const { why, line } = await ultimate({ hand: '4d3c', board: 'JcJd2h', ...more })
      expect(folded(why)).toEqual([])
      expect(line).toMatch(/, folds [1-9][\d,]*:/)
    }
    // Three jacks on the flop with Trips to lose: no river is worth a fold.
    const { why, best } = await ultimate({ hand: '4d3c', board: 'JcJdJh', ...LOST, sides: { trips: 5 } })
    expect(best).toEqual(['check'])
    expect(why).toEqual([expect.stringMatching(/^At showdown you win [1-9]/)])
  })

  it('say before the flop that a hand is never folded, where no river is worth it', async () => {
    // The other cards are jacks and tens: every board is a full house or better, which pays Trips.
    const dead = makeCards(without(DECK, must(parseCards('2d3cJsJhJdJcTsThTd'))))
    const { best, why, spanish } = await ultimate({ hand: '2d3c', dead, ...LOST, sides: { trips: 5 } })
    expect(best).toEqual(['check'])
    expect(why.at(-1)).toBe('If you check, you can still bet when the board helps, and you never fold it on the river.')
    expect(spanish.at(-1)).toBe('Si pasas, aún puedes apostar cuando la mesa ayude, y en el river nunca te retiras.')
  })

  it('count the dealer’s hands on the river, and say of a fold that wins that nothing is gained over it', async () => {
    const RIVER = { hand: '2d3c', board: 'JcJdJh9s8h' }
    const counts = 'Of the dealer’s 990 possible hands you beat 0, tie 201 and lose to 789.'
    const [alone, kept, lost] = [
      await ultimate(RIVER),
      await ultimate({ ...RIVER, ...KEPT }),
      await ultimate({ ...RIVER, ...LOST }),
    ]
    expect(alone.why.slice(1)).toEqual([counts, 'Raising loses more on average than folding.'])
    expect(kept.why.slice(1)).toEqual([counts, 'Raising gains nothing over folding on average.'])
    expect(kept.spanish.at(-1)).toBe('Subir no gana nada de media frente a retirarse.')
    expect(lost.why).toEqual([BY_SIDES, alone.why[0], counts, 'Raising wins on average.'])
    expect(lost.line).toContain('wins 0, ties 201, loses 789')
  })
})

// ——— Why exact play differs from the rule ——————————————————————————————————————————————————————————————————

describe('the reason of an exception with a side bet that a fold loses', () => {
  it('is the cards if the best play folds where the rule raises', async () => {
    const { best, why } = await ultimate({ hand: '3d7d', board: 'KcKd4c4hTc', ...LOST })
    expect(best).toEqual(['fold'])
    expect(why[0]).toMatch(/^The rule counts single cards\. In 48 deals the dealer beats you with two cards together/)
  })

  it.each([
    ['three-card-poker', { hand: 'Qs6d3c' }, 'six-card', 5, 'pair-plus'],
    ['texas-holdem-bonus', { hand: '7s2d' }, 'first-five', 1, 'bonus'],
  ] as const)(
    'of %s is the side bets only where the main game agrees with the rule',
    async (id, spot, bet, stake, other) => {
      const placed = (one: string, n: number) => ({ sides: { [one]: n }, rules: { afterFold: { [one]: 'forfeits' } } })
      const exceptions = (why: readonly string[]) => why.filter((one) => one.startsWith('The rule '))
      const aces = { dead: 'AsAdAcAhKsKd' }
      const at = async (more: Fields) => exceptions((await answered(id, { ...spot, ...more })).why)
      expect(await at({})).toEqual([])
      expect(await at(placed(bet, stake))).toEqual([BY_SIDES])
      expect(await at(aces)).toEqual([BY_DEAD])
      expect(await at({ ...placed(bet, stake), ...aces })).toEqual([BY_DEAD])
      expect(await at({ ...placed(other, 1), ...aces })).toEqual([BY_DEAD])
    },
  )

  it.each([
    ['three-card-poker', { hand: 'Qs6d3c' }, 'six-card'],
    ['texas-holdem-bonus', { hand: '7s2d' }, 'first-five'],
  ] as const)('of %s comes with the counts of the main game', async (id, spot, bet) => {
    const alone = await answered(id, spot)
    const lost = await answered(id, { ...spot, sides: { [bet]: 5 }, rules: { afterFold: { [bet]: 'forfeits' } } })
    expect(lost.why.slice(1, 3)).toEqual(alone.why.slice(0, 2))
    expect(lost.line).toMatch(/ wins [1-9][\d,]*, ties [\d,]+, loses [1-9]/)
  })
})
