import type { Rules, SideBet, Variant } from '@/lib/game/game'
import type { Solution } from '@/lib/game/solution'
import type { Exception } from '@/lib/messages/words/en'

/** Rules without those of side bets, which decide no play unless one is placed, and without absent fields. */
function playedBy(rules: Rules, sideBets: readonly Pick<SideBet, 'id'>[]): string {
  const isSide = new Set(sideBets.map(({ id }) => id))
  const pays = Object.entries(rules.pays).filter(([table]) => !isSide.has(table))
  const others = Object.entries(rules).filter(
    ([field, value]) => !['pays', 'afterFold'].includes(field) && value !== undefined,
  )
  const sorted = (entries: readonly (readonly [string, unknown])[]) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([sorted(others), sorted(pays)])
}

/**
 * Why exact play differs from a rule of the ordered strategy, which is written for the rules of the variants. Side bets
 * are the cause if the main game alone agrees with the rule: `says` is among its best actions.
 */
export function causeOf<R extends Rules>(
  rules: R,
  variants: readonly Variant<R>[],
  sideBets: readonly Pick<SideBet, 'id'>[],
  dead: readonly unknown[],
  { bestAlone = [] }: Pick<Solution<string>, 'bestAlone'> = {},
  says?: string,
): Exception {
  if (bestAlone.some((action) => action === says)) return 'sides'
  const isUsual = variants.some((one) => playedBy(one.rules, sideBets) === playedBy(rules, sideBets))
  if (isUsual) return dead.length > 0 ? 'dead' : 'cards'
  return dead.length > 0 ? 'both' : 'rules'
}
