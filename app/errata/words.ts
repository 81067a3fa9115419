import { grouped, percent, plain, withUnit } from '@/app/_components/format'
import { decimalOf, inUnit, type Measured, placesOf, type Verdict } from '@/lib/errata/verdict'
import type { Published, PublishedUnit } from '@/lib/errata/published'
import type { AnyGame } from '@/lib/games/game'
import { type Fraction, reduce, toNumber } from '@/lib/math/fraction'

/* Published figures and ours as the page writes them. */

/** A number in a unit: `3.24%`, `3.8181 antes`, `$10,422`, `one in 14.9`. */
function inPrint(value: Fraction, unit: PublishedUnit, places: number, game: AnyGame): string {
  const text = plain(toNumber(value), places)
  switch (unit) {
    case 'percent':
      return `${text}%`
    case 'wagers':
      return withUnit(text, game.unit)
    case 'dollars':
      return `$${text}`
    case 'bets':
      return `one in ${text}`
  }
}

/** The figure with the digits it is published with. */
export const publishedText = ({ value, unit, about }: Published, game: AnyGame): string =>
  `${about ? 'about ' : ''}${inPrint(decimalOf(value), unit, placesOf(value), game)}`

/** How many digits more than the published ones make plain which way ours is rounded. */
const MORE: Readonly<Record<PublishedUnit, number>> = { percent: 4, wagers: 3, dollars: 2, bets: 3 }

/** Ours in the same unit, with some digits more; with one more where it is estimated. */
export const oursText = ({ value, unit }: Published, measured: Measured, game: AnyGame): string =>
  inPrint(
    inUnit(measured.value, unit),
    unit,
    placesOf(value) + (measured.standardError === undefined ? MORE[unit] : 1),
    game,
  )

/** `0.726 points`: how far apart two figures are, one digit finer than the published one. */
function apart(by: Fraction, { unit, value }: Published, game: AnyGame): string {
  const size = Math.abs(toNumber(by))
  const text = plain(size, placesOf(value) + 1)
  return unit === 'percent'
    ? `${text} points`
    : unit === 'dollars'
      ? `$${text}`
      : unit === 'wagers'
        ? withUnit(text, game.unit)
        : text
}

/** What the comparison came to, in a sentence without its full stop. */
export function verdictText(verdict: Verdict, published: Published, game: AnyGame): string {
  switch (verdict.kind) {
    case 'agrees':
      return 'Agrees to the last published digit'
    case 'cut':
      return 'Cut off instead of rounded'
    case 'differs':
      return `Ours is ${apart(verdict.by, published, game)} ${verdict.by.num > 0n ? 'higher' : 'lower'}`
    case 'unchecked':
      return 'Cannot be worked out'
  }
}

/** What ours is exactly, or why it is no fraction. */
export function exactText({ value, isExact, standardError }: Measured): string {
  if (isExact) return `exactly ${grouped(reduce(value)).replace('\u00A0/\u00A0', ' / ')}`
  return standardError === undefined
    ? 'kept to fifteen digits, not as a fraction'
    : `estimated from a sample, give or take ${percent(2 * standardError, 4)}`
}

/** How the list of a verdict is called, in its heading and after its count. */
export const LISTS: Readonly<
  Record<Verdict['kind'], { readonly title: string; readonly short: string; readonly lead: string }>
> = {
  differs: {
    title: 'Where ours differs',
    short: 'differ',
    lead: 'First what those who deal the game print, then analysts, then the press. Each with what is known of the reason; where it is not known, it says so.',
  },
  cut: {
    title: 'Cut off instead of rounded',
    short: 'cut off',
    lead: 'Published with its last digits dropped: the same figure, written another way.',
  },
  agrees: {
    title: 'Where both agree',
    short: 'agree',
    lead: 'Ours, rounded to the digits that are published, is the published figure.',
  },
  unchecked: {
    title: 'What cannot be worked out',
    short: 'cannot be worked out',
    lead: 'The figure depends on something that isn’t published with it.',
  },
}
