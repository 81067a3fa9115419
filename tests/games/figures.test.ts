import { describe, expect, it } from 'vitest'
import { draggedIn } from '@/lib/game/drag'
import { compareEv, evValue } from '@/lib/game/ev'
import type { GameFigures, StartingClass } from '@/lib/game/figures'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import { meanOf } from '@/lib/game/outcomes'
import { applyRules, type RulesPatch, valueAt } from '@/lib/game/rules'
import type { AnySolver } from '@/lib/game/solver'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'

/* What pay-table pages read off any game: its map and the cells on it, the net results of a round, what can be dragged. */

const SOLVED = await Promise.all(
  GAMES.map(async (game): Promise<[string, AnyTaughtGame, AnySolver]> => [game.id, game, await loadSolver(game.id)]),
)

const cellIds = ({ map }: AnyTaughtGame): readonly string[] =>
  map.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))

/** What a class is worth as it is played. */
const worthOf = ({ ev, options }: StartingClass): number =>
  ev ? evValue(ev) : Math.max(...options.map((option) => evValue(option.ev)))

function expectClasses(classes: readonly StartingClass[], { ev }: GameFigures): void {
  const deals = classes.reduce((sum, one) => sum + one.deals, 0)
  expect(new Set(classes.map(({ id }) => id)).size).toBe(classes.length)
  for (const { shares } of classes)
    if (shares) expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  // At Texas 21 nothing is decided before the dealer has looked for a blackjack: the classes are given that there is none.
  if (ev.kind === 'exact')
    expect(classes.reduce((sum, one) => sum + (one.deals / deals) * worthOf(one), 0)).toBeCloseTo(evValue(ev), 10)
}

const HOLDEM = ['ultimate-texas-holdem', 'texas-holdem-bonus', 'casino-holdem']

/** The patch with one value more. */
function merged(patch: RulesPatch, [key, ...rest]: readonly string[], value: number): RulesPatch {
  return { ...patch, [key!]: rest.length === 0 ? value : merged((patch[key!] ?? {}) as RulesPatch, rest, value) }
}

describe.each(SOLVED)('%s', (_id, game, solver) => {
  const usual = game.variants[0].rules as Rules
  let known: GameFigures | undefined
  const figures = (): GameFigures => (known ??= solver.whole(usual))

  it('has a map with each cell once, in as many columns as are named', () => {
    const ids = cellIds(game)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { cells } of game.map.rows) expect(cells.length).toBe(game.map.columns.length)
    expect(game.messages.map.note).toMatch(/\.$/)
  })

  it('knows every cell that its figures have, and together they are the whole game', () => {
    const { cells, classes } = figures()
    expect(cellIds(game)).toEqual(expect.arrayContaining(cells!.map(({ id }) => id)))
    expectClasses(cells!, figures())
    if (classes) expectClasses(classes, figures())
  })

  it('spreads its net results around the EV', () => {
    const { outcomes, variance, ev } = figures()
    const all = outcomes!.reduce((sum, [, ways]) => sum + ways, 0)
    const mean = outcomes!.reduce((sum, [net, ways]) => sum + (net * ways) / all, 0)
    expect(mean).toBeCloseTo(evValue(ev), 9)
    expect(outcomes!.reduce((sum, [net, ways]) => sum + ((net - mean) ** 2 * ways) / all, 0)).toBeCloseTo(variance!, 7)
    expect(outcomes!.map(([net]) => net)).toEqual([...new Set(outcomes!.map(([net]) => net))].sort((a, b) => a - b))
    if (game.deck(usual).copies > 1) expect(all).toBeCloseTo(1, 10)
  })

  it('crosses to a worker and back', () => {
    expect(structuredClone(figures())).toEqual(figures())
  })

  it('tells how far it is: from nothing to all, never back', () => {
    const told: number[] = []
    // Rules that nothing was kept for.
    const patch = game.ruleFields.find(({ kind, bet }) => kind === 'switch' && bet === undefined)?.path
    const rules = patch
      ? (must(applyRules<Rules>(game, undefined, { [patch[0]!]: !(valueAt(usual, patch) as boolean) })) as Rules)
      : usual
    if (game.id !== 'pai-gow-poker') solver.whole(rules, {}, (done) => told.push(done))
    else solver.whole(usual, {}, (done) => told.push(done))
    expect(told.at(-1)).toBe(1)
    expect(told.every((done, i) => done >= (told[i - 1] ?? 0) && done <= 1)).toBe(true)
  })

  /** What `tests/engines/holdem` shows of the games of its kernel. */
  it.runIf(game.deck(usual).copies === 1 && !HOLDEM.includes(game.id))(
    'sums the largest pays of the most decimal places exactly',
    () => {
      let patch: RulesPatch = {}
      draggedIn<Rules>(game).forEach(({ path, field }, i) => {
        const most = field.kind === 'pays' || field.kind === 'number' ? field.most : 0
        patch = merged(patch, path, Number((most - (i + 1) / 1e6).toFixed(6)))
      })
      const { ev, outcomes } = solver.whole(must(applyRules<Rules>(game, undefined, patch)))
      const deals = outcomes!.reduce((sum, [, ways]) => sum + BigInt(ways), 0n)
      // The one from totals in doubles where they are safe, the other in bigints from the net results.
      expect(compareEv(ev, meanOf(outcomes!, deals))).toBe(0)
    },
  )

  it('drags every pay and number of the main game within its bounds, over the values that are known', () => {
    for (const { path, field, drag } of draggedIn<Rules>(game)) {
      expect(field.bet).toBeUndefined()
      const steps = (valueAt(usual, path) as number) / drag.step
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9)
      expect(drag.least).toBeLessThan(drag.most)
      for (const value of [drag.least, drag.most, drag.least + drag.step]) {
        const patch = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), Number(value.toFixed(6)))
        expect(applyRules(game, undefined, patch).ok).toBe(true)
      }
    }
  })
})
