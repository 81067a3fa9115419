import { sideBets } from '@/app/_languages/words'
import { compareEv, evValue } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import type { AnyGame, PayPreset, PayTable, RuleField, Rules, SideBet } from '@/lib/game/game'
import { valueAt } from '@/lib/game/rules'
import { inWords, percent } from '@/app/_languages/format'
import type { Ev } from '@/lib/game/solution'

/* The known pay tables of a side bet, and how the current one compares with them. */

export type PayField = Extract<RuleField, { kind: 'pays' }>

/** A known table with the figures of the bet. */
export interface KnownTable {
  readonly preset: PayPreset
  /** In the page's language. */
  readonly name: string
  readonly figures: SideFigures
}

export const payFieldOf = (game: AnyGame, bet: SideBet): PayField | undefined =>
  game.ruleFields.find((one): one is PayField => one.kind === 'pays' && one.bet === bet.id)

/** Whether the rules have exactly this table. */
export function hasTable(rules: Rules, field: PayField, preset: PayPreset): boolean {
  const pays = valueAt(rules, field.path) as PayTable
  return field.hands.every(({ id }) => (pays[id] ?? 0) === (preset.pays[id] ?? 0))
}

/** Sorted with the best for the player first. */
export const sorted = (known: readonly KnownTable[]): readonly KnownTable[] =>
  [...known].sort((a, b) => compareEv(b.figures.ev, a.figures.ev))

/** The edge inside a sentence: “keeps 2.32%”, “gives you 0.40%”. */
export const keeps = (ev: Ev): string =>
  evValue(ev) > 0 ? sideBets.gives(percent(evValue(ev))) : sideBets.keeps(percent(-evValue(ev)))

/** A sentence about how good a table is compared with the known ones. Null if there is nothing to compare it with. */
export function verdict(ev: Ev, known: readonly KnownTable[]): string | null {
  const [best] = sorted(known)
  const worst = sorted(known).at(-1)
  if (!best || !worst || known.length < 2) return null
  const better = known.filter(({ figures }) => compareEv(figures.ev, ev) > 0).length
  const same = known.filter(({ figures }) => compareEv(figures.ev, ev) === 0).length
  const all = inWords(known.length)
  const besideBest = sideBets.besideBest(keeps(ev), best.name, keeps(best.figures.ev))
  const besideWorst = sideBets.besideWorst(keeps(ev), worst.name, keeps(worst.figures.ev))
  if (better === 0)
    return same > 0 ? `${sideBets.noneBetter(all)} ${besideWorst}` : `${sideBets.betterThanAll(all)} ${besideBest}`
  if (better === known.length) return `${sideBets.allBetter(all)} ${besideWorst}`
  if (better + same === known.length) return `${sideBets.worst(all)} ${besideBest}`
  return `${same > 0 ? sideBets.placed(better + 1, all) : sideBets.someBetter(better, inWords(better), all)} ${besideBest}`
}
