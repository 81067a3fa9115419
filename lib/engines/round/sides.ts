import { tidyNet } from '@/lib/game/ev'
import type { Game, Rules, SettledBet, SideBet } from '@/lib/game/game'
import { exactDecimal } from '@/lib/math/fraction'
import type { AnyMessage } from '@/lib/messages/message'
import { fail, ok, type Result } from '@/lib/result'

/** The side bets of a round: the stake by id, in base wagers. */
export type Sides = Readonly<Record<string, number>>

const MOST = 1_000_000

/** Whether a stake is above 0, at most a million base wagers, and has at most six decimals. */
export const isStake = (stake: number): boolean =>
  Number.isFinite(stake) && stake > 0 && stake <= MOST && 1_000_000n % exactDecimal(stake).den === 0n

/** The side bets of a setup as a state keeps them, without stakes of 0. Throws on an unknown bet or a bad stake. */
export function placeSides(known: readonly SideBet[], sides: Sides = {}): Sides {
  const placed = Object.entries(sides).filter(([, stake]) => stake !== 0)
  for (const [id, stake] of placed)
    if (!known.some((bet) => bet.id === id) || !isStake(stake)) throw new RangeError(`no side bet of ${stake} on ${id}`)
  return Object.fromEntries(known.flatMap(({ id }) => placed.filter(([placedId]) => placedId === id)))
}

/** What a side bet pays to 1 (0 if it loses), and why. */
export interface SideResult {
  readonly pay: number
  readonly because: AnyMessage
}

/** The net of a bet that pays `pay` to 1 and loses if `pay` is 0, for messages. */
export const payOrLoss = (pay: number): number => (pay > 0 ? pay : -1)

/** Settles the side bets placed, each with its own function. */
export const settleSides = <Id extends string>(
  known: readonly (SideBet & { readonly id: Id })[],
  sides: Sides,
  results: Readonly<Record<Id, () => SideResult>>,
): readonly SettledBet[] =>
  known.flatMap(({ id }) => {
    const stake = sides[id]
    if (stake === undefined) return []
    const { pay, because } = results[id]()
    return [{ bet: id, stake, net: tidyNet(stake * payOrLoss(pay)), because }]
  })

/** The side bets placed in a state of any game. */
export const sidesOf = (state: unknown): Sides => (state as { readonly sides?: Sides }).sides ?? {}

/**
 * The state with these side bets instead of its own. Unchanged if the game has no such round, as with a side bet on
 * cards that aren't dealt.
 */
export function withSides<R extends Rules, S, A extends string>(
  game: Pick<Game<R, S, A>, 'sideBets' | 'make' | 'parse'>,
  rules: R,
  state: S,
  sides: Sides,
): S {
  const placed: S = { ...state, sides: placeSides(game.sideBets, sides) }
  return game.parse(rules, game.make(placed)).ok ? placed : state
}

/** The side bets as a field of a state's text: `pair-plus_1_six-card_0.5`. */
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
    if (!known.some((bet) => bet.id === id))
      return fail('BadText', { id: 'no-such-bet', args: { bet: id.slice(0, 40) } }, 'sides')
    if (sides.some(([placed]) => placed === id))
      return fail('BadText', { id: 'part-twice', args: { part: id } }, 'sides')
    if (!isStake(stake)) return fail('BadText', { id: 'no-such-stake', args: { bet: id } }, 'sides')
    sides.push([id, stake])
  }
  return ok(Object.fromEntries(sides))
}
