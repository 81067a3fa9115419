import readings from '@/content/house-ways/other-readings.json' with { type: 'json' }
import { type HouseWay, parseHouseWay } from '@/lib/engines/pai-gow/house-way'
import { must } from '@/lib/result'
import { usually } from './hands'
import { HANDS } from './classes'
import { studyWay } from './study'

/** A house way under the other reading that its print allows. */
export interface OtherReading {
  /** The clause with two readings. */
  readonly clause: string
  /** A house way in full, which can be named wherever a reader's own way can. */
  readonly way: HouseWay
  /** The share of all hands that the clause sets under this reading. */
  readonly share: number
}

const READINGS: Readonly<Record<string, (typeof readings)['ballys-ac'] | undefined>> = readings

/**
 * The other reading of a way of the site, with every hand counted in half a second; undefined if the print allows only
 * one.
 */
export function otherReadingOf(way: HouseWay): OtherReading | undefined {
  const reading = READINGS[way.id]
  if (!reading) return undefined
  const { id, name, note, clause, sentence, when } = reading
  const other = must(
    parseHouseWay({
      ...way,
      id,
      name,
      note: `${note} ${way.note}`,
      clauses: way.clauses.map((one) => (one.id === clause ? { ...one, sentence, when } : one)),
    }),
  )
  const hands = studyWay(usually(other)).hands[other.clauses.findIndex((one) => one.id === clause)]
  if (hands === undefined) throw new RangeError(`${way.id} has no clause ${clause} to read otherwise`)
  return { clause, way: other, share: hands / HANDS }
}
