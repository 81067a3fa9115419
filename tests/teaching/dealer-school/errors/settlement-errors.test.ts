import { beforeAll, describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import { applyRules } from '@/lib/game/rules'
import { must } from '@/lib/result'
import { type BoardSettings, dealBoard } from '@/lib/teaching/dealer-school/table/board'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import {
  byRules,
  type Handling,
  isSameHandling,
  rightHandling,
  type Round,
} from '@/lib/teaching/dealer-school/errors/errors'
import { dealerOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'

/** The games with a settlement table, and rules that it replaces cells by. */
const GAMES = [
  ['three-card-poker', []],
  ['caribbean-stud', []],
  ['ultimate-texas-holdem', []],
  ['casino-holdem', [{ noGame: 'push-if-lower' }, { noGame: 'lose-if-lower' }]],
  ['texas-holdem-bonus', [{ ties: 'lose' }]],
  ['mississippi-stud', []],
] as const

describe.each(GAMES)('the errors at %s', (game, cases) => {
  beforeAll(() => loadSchoolGames([game]))

  /** Rounds of a few seats under these rules. */
  function* rounds(patch: object): Generator<Round> {
    const dealer = dealerOf(game)
    const rules = must(applyRules<Rules>(dealer.game, undefined, patch))
    const settings = { game, rules, seats: 3, rounding: ROUNDINGS[0] } as BoardSettings
    for (let i = 0; i < 25; i++)
      for (const seat of dealBoard(settings, `table-${i}`, []).seats)
        yield { game, rules, seat, rounding: settings.rounding, by: { game: dealer.game, dealer } } as Round
  }

  const kinds = ({ rules }: Round) => dealerOf(game).errors(rules)
  const isOffered = (round: Round, wrong: Handling): boolean =>
    kinds(round).some(({ ways }) => ways(round).some((way) => isSameHandling(way, wrong)))

  it('have each pay table misread where it pays the hand', () => {
    const usual = dealerOf(game).game.variants[0].rules as Rules
    const seen = new Set<string>()
    for (const round of rounds({}))
      for (const table of Object.keys(usual.pays))
        for (const hand of Object.keys(usual.pays[table]!)) {
          // The two bonuses that a house may leave unpaid are misread as a whole.
          const pays = game === 'three-card-poker' && table === 'anteBonus' ? {} : undefined
          const row = { ...usual.pays[table]!, [hand]: usual.pays[table]![hand]! + 1 }
          const wrong = byRules((rules) => ({ ...rules, pays: { ...rules.pays, [table]: pays ?? row } }))(round)
          if (wrong.length === 0 || usual.pays[table]![hand] === 0) continue
          seen.add(table)
          expect(isOffered(round, wrong[0]!), `${table} ${hand}`).toBe(true)
        }
    expect(seen.size).toBeGreaterThan(0)
  })

  it('have a dealer who doesn’t qualify settled as if they did, and each rule of a cell misread', () => {
    for (const patch of [{}, ...cases])
      for (const round of rounds(patch)) {
        const field = round.by.game.ruleFields.find(({ path }) => path.join() === 'qualifies')
        const [rule, value] = Object.entries(patch)[0] ?? []
        const changes = [
          ...(field ? [{ qualifies: 'none' }] : []),
          ...(rule === undefined
            ? []
            : [{ [rule]: rule === 'ties' ? 'push' : value === 'push-if-lower' ? 'lose-if-lower' : 'table' }]),
        ]
        for (const change of changes)
          for (const wrong of byRules((rules) => ({ ...rules, ...change }))(round))
            expect(isOffered(round, wrong), JSON.stringify(change)).toBe(true)
      }
  })

  it('are never the right handling', () => {
    for (const round of rounds({}))
      for (const { id, ways } of kinds(round))
        for (const way of ways(round)) expect(isSameHandling(way, rightHandling(round)), id).toBe(false)
  })
})
