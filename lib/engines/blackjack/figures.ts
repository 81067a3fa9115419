import { gatherClasses } from '@/lib/game/strategy/cells'
import { tidyNet } from '@/lib/game/ev'
import type { GameFigures, StartingClass } from '@/lib/game/figures'
import type { Outcome } from '@/lib/game/solution'
import { cellOf } from './chart'
import { dealName } from './holding'
import type { FirstPlay } from './by-cards'
import type { Tally } from './rounds'
import { type BlackjackRules, INSURANCE_STAKE } from './rules'

/* The figures of a whole game, from the tally of its rounds. */

export const classesOf = (plays: readonly FirstPlay[]): readonly StartingClass[] =>
  gatherClasses(plays.map(({ cards: [a, b], upcard, ...play }) => ({ ...play, into: dealName(a, b, upcard) })))

function cellsOf(plays: readonly FirstPlay[], byCards: ReadonlySet<string>): readonly StartingClass[] {
  return gatherClasses(
    plays.map(({ cards: [a, b], upcard, ...play }) => ({ ...play, into: cellOf(a, b, upcard) })),
  ).map((one) => (byCards.has(one.id) || one.shares !== undefined ? { ...one, byCards: true } : one))
}

/** In squared bets. The chances sum to 1, and their mean is the EV up to rounding. */
const varianceOf = (outcomes: readonly Outcome[], ev: number): number =>
  outcomes.reduce((sum, [net, chance]) => sum + chance * (net - ev) ** 2, 0)

/** The net results in bets, with blackjacks paid. */
function outcomesOf({ nets, blackjacks }: Tally, blackjackPays: number): readonly Outcome[] {
  const all = new Map(nets)
  for (const [net, chance] of [
    [blackjackPays, blackjacks.alone],
    [tidyNet(blackjackPays - INSURANCE_STAKE), blackjacks.insured],
  ] as const)
    if (chance > 0) all.set(net, (all.get(net) ?? 0) + chance)
  return [...all].sort((a, b) => a[0] - b[0])
}

/**
 * The figures of a game: its EV, the average bet, how rounds end, and its first plays if the tally has them. The outcomes
 * of split hands are combined hand by hand, given the dealer's total, and fitted to their EV.
 */
export function figuresOf({ blackjackPays }: BlackjackRules, tally: Tally): GameFigures {
  const { bet, shares, blackjacks, firstPlays, byCards } = tally
  const ev = tally.ev + blackjackPays * (blackjacks.alone + blackjacks.insured)
  const outcomes = outcomesOf(tally, blackjackPays)
  return {
    ev: { kind: 'real', value: ev },
    averageBet: { kind: 'real', value: bet },
    frequencies: shares,
    variance: varianceOf(outcomes, ev),
    outcomes,
    ...(firstPlays.length > 0 ? { classes: classesOf(firstPlays), cells: cellsOf(firstPlays, new Set(byCards)) } : {}),
    method: 'exact',
  }
}
