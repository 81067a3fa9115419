import { describe, expect, it } from 'vitest'
import { openSession, readAddress, writeAddress, type Opened } from '@/app/[game]/trainer/address'
import { openTable, resume, sessionOf, wonBy } from '@/app/[game]/trainer/laid-table'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import { sidesOf } from '@/lib/engines/round/index'
import type { AnyGame, Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { makeRules } from '@/lib/game/rules'
import { allowedSides, betsAt, stakeInMoney, stakeOf } from '@/lib/game/side-bets/stakes'
import { applyPreset, sidePresets } from '@/lib/game/side-bets/usual-tables'
import { must } from '@/lib/result'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { answer, goOn } from '@/lib/teaching/quiz/round'

/* A settled round with side bets, reloaded and opened from its link in another browser. */

const SIDED = GAMES.filter(({ sideBets }) => sideBets.length > 0)
const rulesOf = (game: AnyGame): Rules => game.variants[0].rules as Rules

/** Each side bet at a stake of its own. */
const stakesOf = (game: AnyGame, base: number) =>
  Object.fromEntries(game.sideBets.map((bet, i) => [bet.id, stakeOf(bet, base / (i + 2), base)]))

/** Every table that a game's side bets are known to pay by, each alone and the variants' own. */
const tablesOf = (game: AnyGame): readonly Rules[] => [
  ...game.variants.map(({ rules }) => rules as Rules),
  ...game.sideBets.flatMap(({ id }) => sidePresets(game, id).map((preset) => applyPreset(rulesOf(game), preset))),
]

/** A round dealt with side bets and played to its end, as the trainer plays it. */
function played(game: (typeof GAMES)[number], rules: Rules, seed: string, base = 10): Opened {
  const plan: Plan = { drill: game.drills[0].id, choice: 'dealt' }
  const opened = openSession(game, plan, rules, seed, stakesOf(game, base))
  let round = opened.round!
  while (round.phase.kind === 'asking') round = goOn(game, answer(game, round, round.phase.actions[0]!))
  return { ...opened, round }
}

const settledOf = ({ round }: Opened, game: AnyGame, base = 10) => {
  if (round?.phase.kind !== 'ended') throw new Error('the round goes on')
  return {
    bets: betsAt(game, round.phase.bets, base).map(({ bet, stake, net }) => [bet, stake * base, net * base]),
    won: wonBy(game, round, { stakes: 1, base }),
  }
}

describe.each(SIDED.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('pays the same after a reload and from its link, by every known table', () => {
    for (const rules of tablesOf(game))
      for (const seed of ['side1', 'side2', 'side3']) {
        const opened = played(game, rules, seed)
        const address = writeAddress(game, opened)
        const again = must(readAddress(game, new URLSearchParams(address), 'other'))
        expect(makeRules(game, again.rules), address).toBe(makeRules(game, rules))
        expect(again.refused).toEqual([])
        expect(settledOf(again, game), address).toEqual(settledOf(opened, game))
        expect(sidesOf(again.round!.state)).toEqual(stakesOf(game, 10))
      }
  })

  it('pays the same from what the browser stored', () => {
    for (const rules of tablesOf(game)) {
      const opened = played(game, rules, 'kept1')
      const begun = openSession(game, opened.plan, rules, 'kept1', stakesOf(game, 10))
      const moves: { action: string; answer: string | null }[] = []
      let round = begun.round!
      while (round.phase.kind === 'asking') {
        const [action] = round.phase.actions
        moves.push({ action: action!, answer: null })
        round = goOn(game, answer(game, round, action!))
      }
      const table = openTable(game, begun)
      const session = sessionOf(
        game,
        begun,
        { ...table, hands: [{ ...table.hands[0]!, moves }] },
        { at: 0, stake: 10, version: 1 },
      )
      const link = must(readAddress(game, new URLSearchParams(writeAddress(game, opened)), 'other'))
      const restored = resume(game, link, { session: JSON.parse(JSON.stringify(session)), answers: [], rounds: [] })
      expect(settledOf(restored!, game)).toEqual(settledOf(opened, game))
    }
  })

  it('has a name of its own for every table, and the variant’s name for its own', () => {
    const rules = tablesOf(game)
    const names = rules.map((one) => rulesInWords(game, one))
    expect(new Set(names).size).toBe(new Set(rules.map((one) => makeRules(game, one))).size)
    for (const name of names) expect(name).not.toContain('changed')
  })
})

describe('the Texas Poker sheet', () => {
  const game = findGame('casino-holdem')!

  it('pays its bonus 7 to 1 for aces or better, and says so where it is paid as online', () => {
    const spot = 'hand-AsAh~board-2c7d9h~did-call~sides-bonus_1'
    const net = (rules: string) => {
      const { round } = must(readAddress(game, new URLSearchParams({ rules, seed: 'aces-1', spot }), 'x'))
      if (round?.phase.kind !== 'ended') throw new Error('the round goes on')
      return round.phase.bets.find(({ bet }) => bet === 'bonus')!.net
    }
    expect(net('')).toBe(7)
    const online = applyPreset(
      rulesOf(game),
      sidePresets(game, 'bonus').find(({ usual }) => usual)!,
    )
    expect(rulesInWords(game, rulesOf(game))).toBe('Texas Poker sheet')
    expect(rulesInWords(game, online)).toBe('Texas Poker sheet, Bonus: 100-50-40-30-20-7')
  })
})

describe('stakes', () => {
  it('of a fixed size are that size whatever the base wager is, to the cent', () => {
    for (const [id, bet] of [
      ['texas-21', 'progressive'],
      ['texas-holdem-bonus', 'first-five'],
    ] as const) {
      const game = findGame(id)!
      const side = game.sideBets.find((one) => one.id === bet)!
      for (const base of [3, 7, 10, 25]) {
        const stake = stakeOf(side, 5, base)
        expect(stakeInMoney(side, stake, base)).toBe(1)
        const [settled] = betsAt(game, [{ bet, stake, net: stake * 500, because: { id: 'won' } }], base)
        expect(settled!.net * base).toBeCloseTo(500, 9)
      }
    }
  })

  it('of a chosen size pay to the cent, also where they are no round part of the base wager', () => {
    const game = findGame('pai-gow-poker')!
    const stake = stakeOf(game.sideBets[0]!, 1, 15)
    const [settled] = betsAt(game, [{ bet: 'bonus', stake, net: stake * 8000, because: { id: 'won' } }], 15)
    expect(settled!.net * 15).toBeCloseTo(8000, 9)
  })

  it('that a rule doesn’t allow are told, stay in their hand, and are the allowed ones in the next', () => {
    const open = (id: string, query: string) => must(readAddress(findGame(id)!, new URLSearchParams(query), 'x'))
    const fixed = open('texas-21', 'seed=t-1&spot=hand-9s9d~upcard-6h~flop-2c9dKsTh~sides-side_2_progressive_1')
    expect(fixed.refused.map(({ bet, stake }) => [bet.id, stake])).toEqual([['progressive', 1]])
    expect(sidesOf(fixed.round!.state)).toEqual({ side: 2, progressive: 1 })
    expect(openTable(findGame('texas-21')!, fixed).sides).toEqual({ side: 2, progressive: 0.1 })
    const over = open('casino-holdem', 'seed=c-1&spot=hand-AsAh~board-2c7d9h~sides-bonus_5')
    expect(over.refused.map(({ bet, stake }) => [bet.id, stake])).toEqual([['bonus', 5]])
    expect(sidesOf(over.round!.state)).toEqual({ bonus: 5 })
    expect(openTable(findGame('casino-holdem')!, over).sides).toEqual({ bonus: 1 })
    const free = open('pai-gow-poker', 'seed=p-1&spot=hand-AsKhQdJcTs9h2d~sides-bonus_5')
    expect([free.refused, sidesOf(free.round!.state)]).toEqual([[], { bonus: 5 }])
    expect(allowedSides(findGame('texas-21')!, { progressive: 0.1, side: 9 }).refused).toEqual([])
  })
})
