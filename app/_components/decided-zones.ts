import type { Zone } from '@/lib/games/felt'
import type { AnyGame } from '@/lib/games/game'

/** What lies on the felt at a single decision: cards that were moved lie where they went, and side bets take no room. */
export function decidedZones(game: AnyGame, rules: unknown, state: unknown, action?: string): readonly Zone[] {
  const step = game.step(rules, state)
  const moved =
    game.arrange && action !== undefined && step.kind === 'decide' && step.actions.includes(action)
      ? step.next(action)
      : state
  const isSide = ({ id }: { readonly id: string }): boolean => game.sideBets.some((side) => side.id === id)
  return game
    .table(rules, moved)
    .map((zone) => (zone.kind === 'bets' ? { ...zone, bets: zone.bets.filter((bet) => !isSide(bet)) } : zone))
}
