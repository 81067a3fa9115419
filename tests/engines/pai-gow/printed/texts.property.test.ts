import fc from 'fast-check'
import { it } from 'vitest'
import { parseHouseWay } from '@/lib/engines/pai-gow/house-way'
import { asWay, type PrintedWay, readPrintedWay } from '@/lib/engines/pai-gow/printed/read-way'
import { must } from '@/lib/result'
import { anyText, fuzz } from '../../../tools/arbitraries'
import { PRINTS } from './ways'

const wayOf = ({ clauses }: Pick<PrintedWay, 'clauses'>) => asWay(clauses, 'Pasted', 'A print', 'Read from a print.')!

it('a printed house way of any text never throws, and what is read of it is a house way', () => {
  const words = [...new Set(PRINTS.flatMap(({ text }) => text.split(/(?<=[\s:;,.])/)))]
  const texts = fc.oneof(
    anyText,
    fc.string({ maxLength: 200 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const read = readPrintedWay(text)
      if (read.clauses.length > 0) must(parseHouseWay(wayOf(read)))
      must(parseHouseWay(wayOf({ clauses: read.probe })))
    }),
    fuzz(300, 25),
  )
})
