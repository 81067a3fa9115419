import { tidyNet } from '@/lib/game/ev'
import type { AnyGame, SettledBet, SideBet } from '@/lib/game/game'

/*
 * What a side bet may be staked on: any amount, a fixed one, or at most the base wager. States and links hold stakes in
 * base wagers. A bet of a fixed size doesn't follow the base wager, so they hold it at a base wager of `WRITTEN_AT`.
 */

/** The base wager, in money, at which a bet of a fixed size is written in base wagers. */
export const WRITTEN_AT = 10

/** The side bets placed: the stake by id, in base wagers. */
type Stakes = Readonly<Record<string, number>>
type Sided = Pick<AnyGame, 'sideBets'>

const ruleOf = ({ sideBets }: Sided, bet: string): SideBet | undefined => sideBets.find(({ id }) => id === bet)

/** The finest part of a base wager that a link can hold. */
const inBase = (amount: number, base: number): number => Number((amount / base).toFixed(6))

/** An amount of money on a side bet, as states hold it, with a base wager of `base` in the same money. */
export const stakeOf = ({ always }: SideBet, amount: number, base: number): number =>
  always === undefined ? inBase(amount, base) : inBase(always, WRITTEN_AT)

/** Whether the rule of a side bet allows a stake, in base wagers as states hold it. */
const isAllowed = (bet: SideBet, stake: number): boolean =>
  bet.always === undefined ? bet.atMostBase === undefined || stake <= 1 : stake === stakeOf(bet, 0, WRITTEN_AT)

/**
 * The stake of a side bet in money, to the cent, with a base wager of `base`. A stake that the rule of the bet doesn't
 * allow follows the base wager, as links from before that rule have it.
 */
export const stakeInMoney = (bet: SideBet, stake: number, base: number): number =>
  bet.always !== undefined && isAllowed(bet, stake) ? bet.always : Math.round(stake * base * 100) / 100

/** A side bet with a stake that its rule doesn't allow, in base wagers as a link has it. */
export interface Refused {
  readonly bet: SideBet
  readonly stake: number
}

/** The side bets with the stakes that their rules allow, and those whose stakes were others. */
export function allowedSides(
  game: Sided,
  sides: Stakes,
): { readonly sides: Stakes; readonly refused: readonly Refused[] } {
  const refused = Object.entries(sides).flatMap(([id, stake]): Refused[] => {
    const bet = ruleOf(game, id)
    return bet && !isAllowed(bet, stake) ? [{ bet, stake }] : []
  })
  const right = refused.map(({ bet }) => [bet.id, bet.always === undefined ? 1 : stakeOf(bet, 0, WRITTEN_AT)] as const)
  return { sides: { ...sides, ...Object.fromEntries(right) }, refused }
}

/** The stake of a bet on the felt in base wagers, where a base wager is `base` in money; null if it isn't placed. */
export function stakeAt(
  game: Sided,
  { bet, stake }: { readonly bet: string; readonly stake: number | null },
  base: number,
) {
  const side = ruleOf(game, bet)
  return side && stake !== null ? stakeInMoney(side, stake, base) / base : stake
}

/** Settled bets in base wagers, where a base wager is `base` in money: each side bet at its own stake, to the cent. */
export const betsAt = (game: Sided, bets: readonly SettledBet[], base: number): readonly SettledBet[] =>
  bets.map((bet) => {
    if (bet.stake === 0 || !ruleOf(game, bet.bet)) return bet
    const stake = stakeAt(game, bet, base)!
    return { ...bet, stake, net: tidyNet(bet.net / bet.stake) * stake }
  })

/** Whether any of the settled bets is a side bet, so that all bets may come to another total than the main bets. */
export const hasSides = (game: Sided, bets: readonly SettledBet[]): boolean =>
  bets.some(({ bet }) => ruleOf(game, bet) !== undefined)

/** The net of all these bets, in base wagers. */
export const netOf = (bets: readonly SettledBet[]): number => bets.reduce((sum, { net }) => sum + net, 0)
