import { messagesOf } from '@/app/_languages/messages'
import { answer, proof as words } from '@/app/_languages/words'
import { actionName, betName } from '@/app/_felt/names'
import type { AnyGame } from '@/lib/game/game'
import type { Ev, Option, Solution } from '@/lib/game/solution'
import { inSentence } from '@/app/_felt/cards-in-text'
import { type Exact, exactValue } from './ev-format'
import { whole } from '@/app/_languages/format'
import { calculatorHref, solveCommand } from '@/app/_felt/spot-address'

/** A proof as plain data for the view, made where the game is available: a page, a worker's answer, the build. */
export interface ProofData {
  /** The game's id. */
  readonly game: string
  /** The unit of the values: the game's base wager. */
  readonly unit: string
  /** The counts of the best option and its exact value; if the best option is a fold, those of another one. */
  readonly line: string
  /** What is approximated, if anything. */
  readonly approximation?: string
  /** Each option and its exact value, which the view formats for the reader. */
  readonly values: readonly { readonly id: string; readonly name: string; readonly value: Exact }[]
  /** If EVs are doubles: a note that every possible card is counted with its chance and only the sums are rounded. */
  readonly inexact?: string
  /** Other bets on offer, and their EV per unit staked. */
  readonly extras?: readonly { readonly id: string; readonly name: string; readonly value: Exact }[]
  /** Facts about the best option that the line had no room for. */
  readonly more?: string
  readonly command: string
  /** The link to the same decision in the calculator. */
  readonly href: string
}

type Tally = NonNullable<Option<string>['tally']>

/**
 * How many of the first facts sum to all deals. Those are shown in the line; facts that count deals again go below it.
 */
export function shownFacts(tally: Tally, deals: number | undefined): number {
  let sum = 0
  const full = tally.findIndex((fact) => (sum += fact.ways) === deals)
  return full < 0 ? tally.length : full + 1
}

const written = (facts: Tally): string => facts.map((fact) => `${words.fact(fact.name)} ${whole(fact.ways)}`).join(', ')

const exactOf = (ev: Ev): Exact => (ev.kind === 'exact' ? { num: ev.num, den: ev.den } : ev.value)

/**
 * The counts of an option in a sentence: “Over 990 deals, raise 1× wins 646, ties 76, loses 268: exactly −18 / 1,980”.
 */
function lineOf(name: string, best: Option<string>, deals: number | undefined): string {
  const text = exactValue(exactOf(best.ev), 6)
  const value = best.ev.kind === 'exact' ? answer.exactly(text) : text
  const facts = best.tally?.slice(0, shownFacts(best.tally, deals)) ?? []
  if (deals === undefined)
    return facts.length === 0 ? answer.worth(name, value) : answer.ends(name, written(facts), value)
  const option = inSentence(name)
  return facts.length === 0
    ? answer.worthOver(whole(deals), option, value)
    : answer.endsOver(whole(deals), option, written(facts), value)
}

/** The proof of a solved decision. */
export function proofOf(game: AnyGame, rules: unknown, state: unknown, solution: Solution<string>): ProofData {
  const nameOf = (action: string): string => actionName(game, action)
  const best = solution.options.find((option) => option.action === solution.best[0])
  if (!best) throw new Error('a solution without a best option')
  // A fold has no counts, so the proof uses the deals of the best option with counts.
  const shown = best.tally?.length ? best : (solution.options.find(({ tally }) => tally?.length) ?? best)
  const more = shown.tally?.slice(shownFacts(shown.tally, solution.deals)) ?? []
  return {
    game: game.id,
    unit: game.unit,
    line: lineOf(nameOf(shown.action), shown, solution.deals),
    ...(solution.isApproximated && { approximation: messagesOf(game).approximation }),
    ...(best.ev.kind === 'real' ? { inexact: answer.inexact } : {}),
    ...(solution.extra
      ? {
          extras: Object.entries(solution.extra).map(([id, ev]) => ({
            id,
            name: betName(game, id),
            value: exactOf(ev),
          })),
        }
      : {}),
    values: solution.options.map((option) => ({
      id: option.action,
      name: nameOf(option.action),
      value: exactOf(option.ev),
    })),
    ...(more.length === 0 ? {} : { more: answer.moreCounts(nameOf(shown.action), written(more)) }),
    command: solveCommand(game, rules, state),
    href: calculatorHref(game, rules, state),
  }
}
