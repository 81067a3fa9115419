import { grouped, percent, plain, withUnit } from '@/app/_languages/format'
import { languageNow } from '@/app/_languages/messages'
import { errata, numbers } from '@/app/_languages/words'
import { type Texts, textsIn } from '@/content/texts'
import { decimalOf, inUnit, type Measured, placesOf, type Verdict, verdictOf } from '@/lib/errata/verdict'
import {
  type Figure,
  type Published,
  PUBLISHED,
  type PublishedText,
  type PublishedUnit,
  type Reading,
} from '@/lib/errata/published'
import type { AnyGame, PayTable } from '@/lib/game/game'
import { type Fraction, reduce, toNumber } from '@/lib/math/fraction'
import { sideOf, spotOf, wholeOf } from '@/app/[game]/_guide/figures'
import { findGame } from '@/lib/games/index'
import { makeRules } from '@/lib/game/rules'
import { commandOf, rulesOfFigure } from '@/lib/errata/command'
import { wholeAtHand } from '@/lib/errata/made'
import { type Engine, measure } from '@/lib/errata/measure'

/* Compares the published figures with the engine's while the site is built. */

export interface WorkedReading {
  readonly reading: Reading
  readonly measured: Measured
  readonly verdict: Verdict
}

export interface Worked {
  readonly published: Published
  readonly game: AnyGame
  readonly verdict: Verdict
  readonly measured?: Measured
  readonly command?: string
  readonly readings: readonly WorkedReading[]
}

/** Kinds of figures that stored prices don't contain. */
const COMPLETE: readonly Figure['kind'][] = ['deviation', 'share']

function engineFor(game: AnyGame, figure: Figure): Engine {
  const rules = rulesOfFigure(game, figure)
  return {
    whole: async (strategy) =>
      wholeAtHand(game, rules, strategy, COMPLETE.includes(figure.kind)) ?? (await wholeOf(game, rules, strategy)),
    side: (bet, meter) => sideOf(game, rules, bet, meter === undefined ? {} : { meter }),
    solve: async (spot) => (await spotOf(game, { ...spot, rules: makeRules(game, rules) })).solution,
    pay: (bet, hand) => (rules.pays[bet] as PayTable)[hand]!,
  }
}

async function workReading(game: AnyGame, published: Published, reading: Reading): Promise<WorkedReading> {
  const measured = await measure(reading.figure, engineFor(game, reading.figure))
  return { reading, measured, verdict: verdictOf(published, measured) }
}

/** A published figure with ours, and whether they are equal. */
export async function work(published: Published): Promise<Worked> {
  const game = findGame(published.game)!
  const readings = await Promise.all((published.readings ?? []).map((reading) => workReading(game, published, reading)))
  const { ours } = published
  if (!ours) return { published, game, verdict: verdictOf(published, undefined), readings }
  const measured = await measure(ours, engineFor(game, ours))
  return {
    published,
    game,
    verdict: verdictOf(published, measured),
    measured,
    command: commandOf(game, ours),
    readings,
  }
}

export const workAll = (): Promise<readonly Worked[]> => Promise.all(PUBLISHED.map(work))

/*
 * The page's texts about published figures and ours. Only the server imports this, so that the scripts of a language
 * contain no long texts.
 */

const spoken = (): Texts | undefined => textsIn(languageNow())

/** The words about a published figure, in the page's language. */
export const textOf = (published: Published): PublishedText =>
  spoken()?.published[published.id] ?? { ...published, readings: published.readings?.map(({ words }) => words) ?? [] }

/** The publisher of a figure. Most names are the same in every language. */
export const sourceName = (english: string): string => spoken()?.publishers[english] ?? english

/** A number with its unit: `3.24%`, `3.8181 antes`, `$10,422`, `one in 14.9`. */
function inPrint(value: Fraction, unit: PublishedUnit, places: number, game: AnyGame): string {
  const text = plain(toNumber(value), places)
  switch (unit) {
    case 'percent':
      return numbers.percent(text)
    case 'wagers':
      return withUnit(text, game.unit)
    case 'dollars':
      return errata.dollars(text)
    case 'bets':
      return errata.oneIn(text)
  }
}

/** The figure with as many digits as were published. */
export const publishedText = ({ value, unit, about }: Published, game: AnyGame): string =>
  (about ? errata.around : String)(inPrint(decimalOf(value), unit, placesOf(value), game))

/** How many more digits make it clear how our figure is rounded. */
const MORE: Readonly<Record<PublishedUnit, number>> = { percent: 4, wagers: 3, dollars: 2, bets: 3 }

/** Our figure in the same unit with some more digits, or with one more if it is estimated. */
export const oursText = ({ value, unit }: Published, measured: Measured, game: AnyGame): string =>
  inPrint(
    inUnit(measured.value, unit),
    unit,
    placesOf(value) + (measured.standardError === undefined ? MORE[unit] : 1),
    game,
  )

/** The difference between two figures, with one digit more than the published one: `0.726 points`. */
function apart(by: Fraction, { unit, value }: Published, game: AnyGame): string {
  const size = Math.abs(toNumber(by))
  const text = plain(size, placesOf(value) + 1)
  return unit === 'percent'
    ? errata.points(text)
    : unit === 'dollars'
      ? errata.dollars(text)
      : unit === 'wagers'
        ? withUnit(text, game.unit)
        : text
}

/** The verdict in a sentence without its full stop. */
export function verdictText(verdict: Verdict, published: Published, game: AnyGame): string {
  switch (verdict.kind) {
    case 'agrees':
      return errata.agrees
    case 'cut':
      return errata.cut
    case 'differs':
      return errata.differs(apart(verdict.by, published, game), verdict.by.num > 0n)
    case 'unchecked':
      return errata.unchecked
  }
}

/** Our exact figure, or why it isn't a fraction. */
export function exactText({ value, isExact, standardError }: Measured): string {
  if (isExact) return errata.exactly(grouped(reduce(value)).replace('\u00A0/\u00A0', ' / '))
  return standardError === undefined ? errata.digits : errata.estimated(percent(2 * standardError, 4))
}
