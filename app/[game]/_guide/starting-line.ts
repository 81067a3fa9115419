import { rankOfLetter, RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { StartingClass } from '@/lib/games/figures'
import { capital } from '@/lib/text'
import { bestAction } from './figures'

/** The hands with one high card: where suited and offsuit ones begin, in words. Pairs have one cell. */
export interface LineRow {
  readonly name: string
  readonly cells: readonly string[]
}

/** The kickers from the highest down, as the ranks of the other card: those with which an action is best. Throws where they are no unbroken run from the top. */
function runFrom(kickers: readonly string[], isBest: (kicker: string) => boolean): readonly string[] {
  const run = kickers.filter(isBest)
  if (run.some((kicker, i) => kicker !== kickers[i])) throw new Error('an action that is best has a gap below it')
  return run
}

function cellOf(run: readonly string[], all: readonly string[], handOf: (kicker: string) => string): string {
  if (run.length === 0) return 'none'
  if (run.length === all.length) return 'any'
  return run.length === 1 ? handOf(run[0]!) : `${handOf(run.at(-1)!)} and up`
}

/**
 * The line through the 169 starting hands of two cards: the hands with which an action is best, by their high card, aces first. High
 * cards of which no hand takes it are left out. Throws on classes that are no such hands, and where no line says it.
 */
export function startingLine(classes: readonly StartingClass[], action: string): readonly LineRow[] {
  const best = new Map(classes.map((one) => [one.id, bestAction(one)]))
  const takes = (id: string): boolean => {
    const found = best.get(id)
    if (found === undefined) throw new RangeError(`“${id}” is no starting hand here`)
    return found === action
  }
  const ranks = [...RANKS].reverse()
  const pairs = runFrom(ranks, (rank) => takes(rank + rank))
  const rows = ranks.flatMap((high, i): LineRow[] => {
    const kickers = ranks.slice(i + 1)
    const runs = ['s', 'o'].map((suits) => runFrom(kickers, (kicker) => takes(high + kicker + suits)))
    if (runs.every((run) => run.length === 0)) return []
    const cells = runs.map((run) => cellOf(run, kickers, (kicker) => high + kicker))
    return [{ name: capital(rankInWords(rankOfLetter(high))), cells }]
  })
  return [{ name: 'Pair', cells: [cellOf(pairs, ranks, (rank) => rank + rank)] }, ...rows]
}
