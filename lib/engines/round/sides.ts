import { tidyNet } from '@/lib/games/ev'
import type { AnyGame, Game, PayPreset, Rules, SettledBet, SideBet } from '@/lib/games/game'
import { payInWords } from '@/lib/games/pays'
import { exactDecimal } from '@/lib/math/fraction'
import { fail, ok, type Result } from '@/lib/result'

/** Side bets placed in a round, by id, in base wagers. */
export type Sides = Readonly<Record<string, number>>

const MOST = 1_000_000

/** A stake: more than nothing, at most a million base wagers, at most six decimal places. */
const isStake = (stake: number): boolean => stake > 0 && stake <= MOST && 1_000_000n % exactDecimal(stake).den === 0n

/** The side bets of a setup as a state keeps them: known bets only, those of nothing left out. A bad one is a bug and throws. */
export function placeSides(known: readonly SideBet[], sides: Sides = {}): Sides {
  const placed = Object.entries(sides).filter(([, stake]) => stake !== 0)
  for (const [id, stake] of placed)
    if (!known.some((bet) => bet.id === id) || !isStake(stake)) throw new RangeError(`no side bet of ${stake} on ${id}`)
  return Object.fromEntries(known.flatMap(({ id }) => placed.filter(([placedId]) => placedId === id)))
}

/** What a side bet goes by: a hand in words, and what it pays to one; 0 loses. */
export interface SideResult {
  readonly hand: string
  readonly pay: number
}

/** The side bets that were placed, settled: each by what its own function finds. */
export const settleSides = <Id extends string>(
  known: readonly (SideBet & { readonly id: Id })[],
  sides: Sides,
  results: Readonly<Record<Id, () => SideResult>>,
): readonly SettledBet[] =>
  known.flatMap(({ id, name }) => {
    const stake = sides[id]
    if (stake === undefined) return []
    const { hand, pay } = results[id]()
    const because = `${hand}: ${pay > 0 ? `wins ${payInWords(pay)}` : 'loses'}`
    return [{ bet: id, name, stake, net: tidyNet(pay > 0 ? stake * pay : -stake), because }]
  })

/** The side bets on the table in a state of any game. */
export const sidesOf = (state: unknown): Sides => (state as { readonly sides?: Sides }).sides ?? {}

/** The state with these side bets on the table instead of its own; as it is where the game knows no such round (a side bet on cards that are not dealt). */
export function withSides<R extends Rules, S, A extends string>(
  game: Pick<Game<R, S, A>, 'sideBets' | 'make' | 'parse'>,
  rules: R,
  state: S,
  sides: Sides,
): S {
  const placed: S = { ...state, sides: placeSides(game.sideBets, sides) }
  return game.parse(rules, game.make(placed)).ok ? placed : state
}

/** `pair-plus_1_six-card_0.5`, for a field of a state's text. */
export const makeSides = (sides: Sides): string =>
  Object.entries(sides)
    .map(([id, stake]) => `${id}_${stake}`)
    .join('_')

/** Reads what `makeSides` wrote. Fails with `BadText`. */
export function parseSides(known: readonly SideBet[], text: string): Result<Sides> {
  const words = text === '' ? [] : text.split('_')
  const sides: [string, number][] = []
  for (let i = 0; i < words.length; i += 2) {
    const id = words[i]!
    const amount = words[i + 1] ?? ''
    const stake = /^\d{1,7}(\.\d{1,6})?$/.test(amount) ? Number(amount) : 0
    const fresh = !sides.some(([placed]) => placed === id)
    if (!known.some((bet) => bet.id === id) || !fresh || !isStake(stake))
      return fail('BadText', `“${id.slice(0, 40)} ${amount.slice(0, 40)}” is no side bet of this game.`, 'sides')
    sides.push([id, stake])
  }
  return ok(Object.fromEntries(sides))
}

// ——— The usual tables ————————————————————————————————————————————————————————————————————————————————————————

type Tables = Pick<AnyGame, 'variants' | 'ruleFields' | 'presets'>

/** The usual pay table of a side bet; undefined where no table of it is known. */
export function usualPreset({ ruleFields, presets }: Tables, bet: string): PayPreset | undefined {
  const table = ruleFields.find((field) => field.kind === 'pays' && field.bet === bet)?.path.at(-1)
  return presets.find((preset) => preset.table === table && preset.usual === true)
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The rules with the usual table on every side bet that has none of its own, which is one that stands as in the game's first variant.
 * The variants keep the tables that saved links are differences from, and those are not always the usual ones.
 */
export function withUsualSides<R extends Rules>(game: Tables, rules: R): R {
  const first = (game.variants[0].rules as Rules).pays
  const changed = game.presets.filter(
    ({ table, usual, pays }) =>
      usual === true && isSame(rules.pays[table] ?? {}, first[table]!) && !isSame(pays, first[table]!),
  )
  if (changed.length === 0) return rules
  return { ...rules, pays: { ...rules.pays, ...Object.fromEntries(changed.map(({ table, pays }) => [table, pays])) } }
}

/** The example that stands in for the table of a side bet whose prizes are not all printed; undefined of any other bet. */
export function examplePreset({ ruleFields, presets }: Tables, bet: string): PayPreset | undefined {
  const table = ruleFields.find((field) => field.kind === 'pays' && field.bet === bet)?.path.at(-1)
  return presets.find((preset) => preset.table === table && preset.example !== undefined)
}

/**
 * Whether prizes of such a bet are still to be entered: what it costs can't be said then. Every hand of its table pays; the one that
 * wins the meter has a prize or a meter.
 */
export function isUnknownTable(game: Tables, rules: Rules, bet: string, meter?: number): boolean {
  const preset = examplePreset(game, bet)
  const pays = preset && rules.pays[preset.table]
  if (!pays || !preset.example) return false
  const missing = Object.keys(preset.example.printed).filter((id) => !pays[id])
  return (
    isSame(pays, preset.pays) || missing.length > (meter !== undefined && missing.includes(preset.example.wins) ? 1 : 0)
  )
}
