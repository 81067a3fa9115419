import { plain, whole } from '@/app/_components/format'
import { asTyped } from '@/app/_components/typed-number'
import { numbers } from '@/app/_languages/english/numbers'
import { payTables } from '@/app/_languages/english/pay-tables'

/* Why a text is no number that a rule may be, told apart and in a sentence that says what to do. */

interface Range {
  readonly least: number
  readonly most: number
  readonly whole: boolean
}

/** As many decimal places as rules keep: more is a slip of the pen. */
const PLACES = 6
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const SCIENTIFIC = /^[+-]?(\d+(\.\d*)?|\.\d+)e[+-]?\d{1,3}$/i
/** `3:2`, `3/2`, `3 to 2`. */
const RATIO = /^(\d{1,6}(?:\.\d+)?)\s*(?::|\/|to)\s*(\d{1,6}(?:\.\d+)?)$/i

const shown = (text: string): string => `“${text.length > 24 ? `${text.slice(0, 24)}…` : asTyped(text)}”`
const written = (value: number): string =>
  Number.isInteger(value) ? whole(value) : plain(value, Math.min(PLACES, String(value).split('.')[1]?.length ?? 0))

function ratioProblem(text: string): string | null {
  const [, left, right] = RATIO.exec(text) ?? []
  if (left === undefined || Number(right) === 0) return null
  return payTables.oneNumber(shown(text), asTyped(String(Number((Number(left) / Number(right)).toFixed(PLACES)))))
}

function rangeProblem(value: number, { least, most }: Range): string | null {
  if (value > most) return payTables.tooMuch(written(value), written(most))
  if (value < 0 && least === 0) return payTables.negative
  return value < least ? payTables.tooLittle(written(value), written(least)) : null
}

function placesProblem(text: string, value: number, isWhole: boolean): string | null {
  if (isWhole && !Number.isInteger(value)) return payTables.notWhole
  // Up to the last that is no nought.
  const places = (/^\d*[1-9]/.exec(text.split('.')[1] ?? '')?.[0] ?? '').length
  return places > PLACES ? payTables.tooManyPlaces(places) : null
}

/** What is wrong with a typed number, in a sentence; null where nothing is. A comma may stand for the point. */
export function numberProblem(typed: string, range: Range): string | null {
  const text = typed.trim()
  if (text === '') return range.least === 0 ? payTables.nothingPays : payTables.nothingEntered
  if (/^\d{1,3}(,\d{3})+$/.test(text))
    return payTables.whichComma(shown(text), text.replaceAll(',', ''), text.replace(',', '.'))
  const plainText = text.replace(/^([+-]?\d*),(\d+)$/, '$1.$2')
  const isScientific = SCIENTIFIC.test(plainText)
  if (!isScientific && !DECIMAL.test(plainText)) return ratioProblem(text) ?? payTables.noNumber(shown(text))
  const value = Number(plainText)
  const problem = rangeProblem(value, range)
  if (problem !== null || !isScientific) return problem ?? placesProblem(plainText, value, range.whole)
  return payTables.writeOut(shown(text), written(value).replaceAll(numbers.grouping, ''))
}
