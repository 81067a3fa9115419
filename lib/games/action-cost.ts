import type { AnyGame, Rules } from '@/lib/games/game'

/** What lies in the betting places, in base wagers. */
const staked = (game: AnyGame, rules: Rules, state: unknown): number =>
  game
    .table(rules, state)
    .flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))
    .reduce((sum, { stake }) => sum + (stake ?? 0), 0)

/** What an action puts on the table at a decision, in base wagers: nothing for a check or a fold. */
export function costOf(game: AnyGame, rules: Rules, state: unknown, action: string): number {
  const step = game.step(rules, state)
  return step.kind === 'decide' ? Math.max(0, staked(game, rules, step.next(action)) - staked(game, rules, state)) : 0
}

/** What an action loses by giving the round up, in base wagers: a fold, all that lies on the table. Null of one that doesn't end it at once. */
export function lostBy(game: AnyGame, rules: Rules, state: unknown, action: string): number | null {
  const step = game.step(rules, state)
  const after = step.kind === 'decide' ? game.step(rules, step.next(action)) : step
  return step.kind === 'decide' && after.kind === 'end' && after.net < 0 ? -after.net : null
}
