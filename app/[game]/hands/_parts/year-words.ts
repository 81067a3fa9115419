import { inSentence } from '@/app/_components/cards-in-text'
import { inWords, loss, money, plain, whole, withUnit } from '@/app/_components/format'
import { HOURS_A_WEEK, NAMED_STAKE, paceOf } from '@/app/_components/pace'
import type { AnyGame } from '@/lib/games/game'
import type { Slip } from '@/content/pages/hand-page'
import { foundTables, knownTables, MAIN_BET } from '@/lib/games/known-tables'
import type { Found } from './found'
import { withinSentence } from './names'

/* What a mistake costs whoever makes it each time, in a year of play. */

const WEEKS_A_YEAR = 52
const roundsAYear = (game: AnyGame): number => paceOf(game) * HOURS_A_WEEK * WEEKS_A_YEAR

const CURRENCY = 'USD'
/** More than this is given away by hardly anybody, in base wagers. */
const OBVIOUS = 1
const dollars = (amount: number): string => money(amount >= 10 ? Math.round(amount) : amount, CURRENCY)

export interface Year {
  readonly title: string
  readonly text: readonly string[]
  /** Decisions of the page in a year, and what doing the wrong thing each time costs, in dollars. */
  readonly times: number
  readonly cost: number
}

/** What the game itself costs in a year at best play, under its usual rules, in dollars; undefined where nobody keeps that figure. */
function costOfGame(game: AnyGame): number | undefined {
  const usual = foundTables(game).find(({ bet }) => bet === MAIN_BET)
  const edge = usual && knownTables(game).find(({ id }) => id === usual.id)?.edge
  return edge === undefined ? undefined : edge * roundsAYear(game) * NAMED_STAKE
}

/** “about 66 times”, “two or three times”, “about once in 3 years”. */
function timesInWords(times: number): string {
  if (times >= 12.5) return `about ${whole(Math.round(times))} times a year`
  if (times >= 1.5) return `about ${inWords(Math.round(times))} times a year`
  if (times >= 0.75) return 'about once a year'
  return `about once in ${inWords(Math.round(1 / times))} years`
}

function verdict(cost: number, { cost: perHand, played = 'at best play' }: Slip, game: number | undefined): string {
  if (perHand > OBVIOUS) return 'Hardly anybody makes this mistake; the sum only says how clear the play is.'
  if (cost < 1) return 'Nobody would notice: if you have one hand to get wrong, let it be one like this.'
  const part = game === undefined || game <= 0 ? undefined : cost / game
  if (part === undefined || part < 0.005)
    return cost < 10
      ? 'That is small change, but it comes on top of every other slip of the kind.'
      : 'It comes on top of what the game costs anyway.'
  const beside = `what the game itself costs in that time ${played}, ${dollars(game!)}`
  if (part < 0.05) return `That is ${plain(part * 100, 1)}% on top of ${beside}.`
  return part < 1
    ? `That is ${plain(part * 100, 0)}% on top of ${beside}: with one decision alone.`
    : `That is more than ${beside}.`
}

/** Undefined where every option is worth the same. */
export function yearOf({ game, page, answer }: Pick<Found, 'game' | 'page' | 'answer'>): Year | undefined {
  const { slip, rules, solution } = answer
  if (!slip) return undefined
  const times = slip.perRound * roundsAYear(game)
  const cost = times * slip.cost * NAMED_STAKE
  const [wrong, right] = [game.label(rules, slip.action), game.label(rules, solution.best[0]!)]
  const doing = slip.doing ?? wrong.doing
  const setting = `At ${money(NAMED_STAKE, CURRENCY)} a bet, ${paceOf(game)} rounds an hour and ${inWords(HOURS_A_WEEK)} hours a week, this comes ${timesInWords(times)}.`
  const price = `${doing} each time instead of ${inSentence(right.doing)} costs ${withUnit(loss(slip.cost), game.unit)} a hand: ${dollars(cost)} a year.`
  return {
    title: `What ${inSentence(doing)}${slip.doing === undefined ? ` with ${withinSentence(page.name)}` : ''} costs in a year`,
    text: [`${setting} ${price} ${verdict(cost, slip, costOfGame(game))}`],
    times,
    cost,
  }
}
