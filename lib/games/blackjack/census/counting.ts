import { firstHand, firstHandName } from '@/lib/engines/blackjack/index'
import { type EdgeAt, edgeByCount, HALF_SHOE, type IndexPlay, indexPlays } from '@/lib/games/blackjack/counting'
import { VARIANTS } from '@/lib/games/blackjack/rules'
import type { Show } from '@/lib/teaching/census/counts'

/** A play that the count changes, with the hand in words (“Hard 16 against a ten”) or “Insurance”. */
export interface NamedPlay extends IndexPlay {
  readonly name: string
}

/** What a Hi-Lo count is worth under a variant's rules. Figures are kept to six significant digits. */
export interface Counted {
  readonly variant: string
  readonly plays: readonly NamedPlay[]
  readonly edges: readonly EdgeAt[]
}

const DIGITS = 6
const rounded = <T extends object>(one: T): T =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => [
      key,
      typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
    ]),
  ) as T

const named = (play: IndexPlay): NamedPlay => ({
  name: play.cell === 'insurance' ? 'Insurance' : firstHandName(firstHand(play.cell)),
  ...rounded(play),
})

/** What a Hi-Lo count is worth under every variant. Takes about a minute. */
export function makeCounting(show: Show): readonly Counted[] {
  return VARIANTS.map(({ id, rules }, i) => ({
    variant: id,
    plays: indexPlays(rules, HALF_SHOE, { onProgress: (share) => show((i + share) / VARIANTS.length) }).map(named),
    edges: edgeByCount(rules).map(rounded),
  }))
}
