import type { AnyGame, Rules } from '@/lib/game/game'

/** The sum of all stakes on the felt, in base wagers. */
const staked = (game: AnyGame, rules: Rules, state: unknown): number =>
  game
    .table(rules, state)
    .flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))
    .reduce((sum, { stake }) => sum + (stake ?? 0), 0)

/** What an action puts on the table at a decision, in base wagers; 0 for a check or a fold. */
export function costOf(game: AnyGame, rules: Rules, state: unknown, action: string): number {
  const step = game.step(rules, state)
  return step.kind === 'decide' ? Math.max(0, staked(game, rules, step.next(action)) - staked(game, rules, state)) : 0
}

/**
 * What an action loses by ending the round at once, in base wagers: a fold loses everything on the table. Null if the
 * action doesn't end the round at a loss.
 */
export function lostBy(game: AnyGame, rules: Rules, state: unknown, action: string): number | null {
  const step = game.step(rules, state)
  const after = step.kind === 'decide' ? game.step(rules, step.next(action)) : step
  return step.kind === 'decide' && after.kind === 'end' && after.net < 0 ? -after.net : null
}
