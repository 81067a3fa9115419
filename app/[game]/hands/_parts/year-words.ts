import { inSentence } from '@/app/_components/cards-in-text'
import { inWords, money, plain } from '@/app/_components/format'
import { NAMED_STAKE } from '@/lib/games/ev'
import { HOURS_A_WEEK, hourlyCost, hourOf } from '@/app/_components/pace'
import type { AnyGame } from '@/lib/games/game'
import type { Slip } from '@/content/pages/hand-page'
import { foundTables, knownTables, MAIN_BET } from '@/lib/games/known-tables'
import type { Found } from './found'
import { withinSentence } from './names'

/* What a mistake costs those who make it each time: a hand, an hour, and where it comes often a year. */

const WEEKS_A_YEAR = 52
const CURRENCY = 'USD'
/** Hardly anybody gives away more than this in one decision, in base wagers. */
const OBVIOUS = 1

export interface Year {
  readonly title: string
  readonly text: readonly string[]
  /** Decisions of the page in a year, and what doing the wrong thing each time costs, in dollars. */
  readonly times: number
  readonly cost: number
}

/** More decisions a year than these are met often enough for a yearly sum. */
const OFTEN = 200

/** `$1.18`, `0.4 cents`. */
function dollars(amount: number): string {
  if (amount >= 0.1) return money(amount >= 100 ? Math.round(amount) : amount, CURRENCY)
  const cents = amount * 100
  return `${plain(cents, cents >= 0.95 ? 1 : cents >= 0.095 ? 2 : 3)} cents`
}

/** What the game itself costs an hour at best play, under its usual rules, in dollars; undefined where nobody keeps that figure. */
function costOfGame(game: AnyGame): number | undefined {
  const usual = foundTables(game).find(({ bet }) => bet === MAIN_BET)
  const edge = usual && knownTables(game).find(({ id }) => id === usual.id)?.edge
  return edge === undefined ? undefined : hourlyCost(edge, hourOf(game))
}

/** “about once in three hours”, “about 40 times an hour”. */
function timesInWords(anHour: number): string {
  if (anHour >= 1.5) return `about ${inWords(Math.round(anHour))} times an hour`
  if (anHour >= 0.75) return 'about once an hour'
  return `about once in ${inWords(Math.round(1 / anHour))} hours`
}

function verdict(hourly: number, { cost: perHand, played = 'at best play' }: Slip, game: number | undefined): string {
  if (perHand > OBVIOUS) return 'Hardly anybody makes this mistake.'
  const part = game === undefined || game <= 0 ? undefined : hourly / game
  if (part === undefined || part < 0.0005) return 'You’d never notice it.'
  if (part < 0.005) return 'It is small change, but small mistakes add up.'
  return part < 1
    ? `The game itself costs ${dollars(game!)} an hour ${played}, so that is ${plain(part * 100, part < 0.05 ? 1 : 0)}% on top.`
    : `That is more than the game itself costs ${played}: ${dollars(game!)} an hour.`
}

/** Undefined where every option is worth the same. */
export function yearOf({ game, page, answer }: Pick<Found, 'game' | 'page' | 'answer'>): Year | undefined {
  const { slip, rules, solution } = answer
  if (!slip) return undefined
  const hour = hourOf(game)
  const times = slip.perRound * hour.rounds * HOURS_A_WEEK * WEEKS_A_YEAR
  const cost = times * slip.cost * NAMED_STAKE
  const hourly = hourlyCost(slip.cost * slip.perRound, hour)
  const [wrong, right] = [game.label(rules, slip.action), game.label(rules, solution.best[0]!)]
  const doing = slip.doing ?? wrong.doing
  const price = `${doing} instead of ${inSentence(right.doing)} costs ${dollars(slip.cost * NAMED_STAKE)} a hand at a ${money(NAMED_STAKE, CURRENCY)} ${game.unit}.`
  const setting = `At ${hour.rounds} rounds an hour this comes ${timesInWords(slip.perRound * hour.rounds)}, so the mistake costs ${dollars(hourly)} an hour.`
  const yearly = times < OFTEN ? [] : [`At ${inWords(HOURS_A_WEEK)} hours a week that is ${dollars(cost)} a year.`]
  return {
    title: `What ${inSentence(doing)}${slip.doing === undefined ? ` with ${withinSentence(page.name)}` : ''} costs`,
    text: [[price, setting, ...yearly, verdict(hourly, slip, costOfGame(game))].join(' ')],
    times,
    cost,
  }
}
