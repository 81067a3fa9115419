import { actionDoing } from '@/app/_felt/names'
import { handPages as words, numbers } from '@/app/_languages/words'
import { inSentence } from '@/app/_felt/cards-in-text'
import { capital, lowerFirst } from '@/lib/text'
import { inWords, money, percent, plain } from '@/app/_languages/format'
import { NAMED_STAKE } from '@/lib/game/ev'
import { hourlyCost, hourOf, HOURS_A_WEEK } from '@/app/_settings/pace'
import type { AnyGame } from '@/lib/game/game'
import type { Slip } from '@/content/pages/hand-page'
import { foundTables, knownTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import { languageNow } from '@/app/_languages/messages'
import type { Found } from './found'

/* What a mistake costs if it is made every time: per hand, per hour, and, if it is frequent, per year. */

const WEEKS_A_YEAR = 52
const CURRENCY = 'USD'
/** Hardly anyone gives away more than this with one decision, in base wagers. */
const OBVIOUS = 1

export interface Year {
  readonly title: string
  readonly text: readonly string[]
  /** How often a player meets the decision in a year, and what being wrong each time costs, in dollars. */
  readonly times: number
  readonly cost: number
}

/** A yearly sum is shown only above this number of decisions a year. */
const OFTEN = 200

/** An amount in dollars: `$1.18`, `0.4 cents`. */
function dollars(amount: number): string {
  if (amount >= 0.1) return money(amount >= 100 ? Math.round(amount) : amount, CURRENCY)
  const cents = amount * 100
  return words.cents(plain(cents, cents >= 0.95 ? 1 : cents >= 0.095 ? 2 : 3))
}

/** What the game costs an hour with best play under its usual rules, in dollars; undefined if it isn't known. */
function costOfGame(game: AnyGame): number | undefined {
  const usual = foundTables(game).find(({ bet }) => bet === MAIN_BET)
  const edge = usual && knownTables(game).find(({ id }) => id === usual.id)?.edge
  return edge === undefined ? undefined : hourlyCost(edge, hourOf(game))
}

/** A frequency: “about once in three hours”, “about 40 times in an hour”. */
function timesInWords(anHour: number): string {
  if (anHour >= 1.5) return words.timesAnHour(inWords(Math.round(anHour)))
  if (anHour >= 0.75) return words.onceAnHour
  return words.onceIn(inWords(Math.round(1 / anHour)))
}

/** How the mistake compares with what the game itself costs; empty if the sums before it say enough. */
function verdict(hourly: number, { cost: perHand, played = words.atBestPlay }: Slip, game: number | undefined): string {
  if (perHand > OBVIOUS) return words.hardlyAnybody
  const part = game === undefined || game <= 0 ? undefined : hourly / game
  if (part === undefined || part < 0.0005) return words.neverNotice
  if (part < 0.005) return ''
  return part < 1
    ? words.addsTo(percent(part, part < 0.05 ? 1 : 0), played)
    : words.moreThanGame(played, dollars(game!))
}

/** Names of which there are many hands, so they need an article inside a sentence. */
const ONE = /^(?:pair of|full house|straight|flush|mini royal|high pair|medium pair)/

/** A page's name inside a sentence: “pocket eights” and “a pair of sevens”, but “K5 offsuit” and “Q-6-4”. */
export function withinSentence(name: string): string {
  const said = lowerFirst(name)
  return languageNow() === 'en' && ONE.test(said) ? `a ${said}` : said
}

/** Undefined if all options are worth the same. */
export function yearOf({ game, page, answer }: Pick<Found, 'game' | 'page' | 'answer'>): Year | undefined {
  const { slip, solution } = answer
  if (!slip) return undefined
  const hour = hourOf(game)
  const times = slip.perRound * hour.rounds * HOURS_A_WEEK * WEEKS_A_YEAR
  const cost = times * slip.cost * NAMED_STAKE
  const hourly = hourlyCost(slip.cost * slip.perRound, hour)
  const doing = inSentence(slip.doing ?? actionDoing(game, slip.action))
  const price = words.aHandMore(
    dollars(slip.cost * NAMED_STAKE),
    inSentence(actionDoing(game, solution.best[0]!)),
    money(NAMED_STAKE, CURRENCY),
    numbers.unit(game.unit),
  )
  const setting = words.comesUp(timesInWords(slip.perRound * hour.rounds), String(hour.rounds), dollars(hourly))
  const yearly = times < OFTEN ? [] : [words.aYear(inWords(HOURS_A_WEEK), dollars(cost))]
  return {
    title: slip.doing === undefined ? words.doingWith(doing, withinSentence(page.name)) : words.doing(doing),
    text: [[capital(price), setting, ...yearly, verdict(hourly, slip, costOfGame(game))].join(' ').trim()],
    times,
    cost,
  }
}
