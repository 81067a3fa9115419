import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clauseInWords, SAID, wayInWords } from '@/app/house-ways/_parts/clause-words'
import { problemInWords } from '@/app/_ui/problem-words'
import { speak } from '../tools/speak'
import { houseWays, waySentences } from '@/app/_languages/words'
import spanish from '@/app/_languages/translations/es'
import { handOfClause } from '@/lib/engines/pai-gow/clause-hands'
import { sentenceOf } from '@/lib/engines/pai-gow/house-ways/editing'
import { type Clause, GROUPS, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { readPrintedWay } from '@/lib/engines/pai-gow/printed/read-way'
import { usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { combinations } from '@/lib/math/combinations'
import { makeRandom } from '@/lib/math/random'
import { parseAsked } from '@/lib/teaching/house-ways/drill'
import { judgeSetting } from '@/lib/teaching/house-ways/verdict'
import { englishIn } from '../tools/english-words'

const CLAUSES = KNOWN_WAYS.flatMap(({ clauses }) => clauses)
const SENTENCES = KNOWN_WAYS.flatMap(({ clauses }) => clauses.map(({ sentence }) => sentence))

describe('a clause of a house way', () => {
  beforeAll(() => speak(spanish))
  afterAll(() => speak(undefined))

  it('is said in Spanish, whichever known way it is of', () => {
    expect(SENTENCES.filter((sentence) => clauseInWords(sentence) === sentence)).toEqual([])
  })

  it('is of a way that has a Spanish name, but where a person named it', () => {
    expect(KNOWN_WAYS.map(wayInWords)).toEqual(['Hoja de reglas', 'Bally’s, Atlantic City', 'Foxwoods', 'MGM'])
    expect(wayInWords({ id: 'mine', name: 'Rule sheet' })).toBe('Rule sheet')
  })

  it('stays as a person wrote it', () => {
    expect(clauseInWords('Two aces in front.')).toBe('Two aces in front.')
  })

  it('is said as it is written in English', () => {
    speak(null)
    expect(SENTENCES.map(clauseInWords)).toEqual(SENTENCES)
    expect(CLAUSES.map(houseWays.sentence)).toEqual(CLAUSES.map(sentenceOf))
    speak(spanish)
  })

  it('is made into a sentence of its parts, in Spanish', () => {
    const made = CLAUSES.map((clause) => houseWays.sentence(clause))
    expect(
      made.filter((sentence) => englishIn(sentence).length > 0 || !/^\p{Lu}.*: .{10,}\.$/u.test(sentence)),
    ).toEqual([])
    expect(made).toContain(
      'Dobles parejas, si la pareja mayor es de jotas a reyes y la pareja menor es de sietes a reyes: la pareja menor delante.',
    )
    expect(GROUPS.map((groups) => houseWays.pattern(groups)).flatMap(englishIn)).toEqual([])
    const either: Pick<Clause, 'when' | 'set'> = {
      when: [{ groups: ['2+2'], first: 'A' }, { groups: ['2', 'none'] }, { groups: ['2+2+2'], complete: true }],
      set: { kind: 'complete' },
    }
    expect(houseWays.sentence(either)).toBe(
      'Dobles parejas, si la pareja mayor es de ases; o una pareja o sin pareja; o tres parejas, si cinco cartas forman escalera o color: una mano completa detrás y las dos cartas más altas que le sobran delante.',
    )
    expect(sentenceOf(either)).toBe(
      'Two pair, if the higher pair is aces; or one pair or no pair; or three pairs, if five cards make a straight or flush: a complete hand behind, the highest two cards that it spares in front.',
    )
  })

  it('is made into a sentence of its parts, in Spanish, where a printed way says it in no sentence', () => {
    const { clauses } = readPrintedWay(
      'Three pair: Highest pair in front.',
      { 'gap-2-2-complete': 0 },
      houseWays.sentence,
    )
    expect(clauses.map(({ sentence }) => sentence)).toEqual([
      'Three pair: Highest pair in front.',
      expect.stringMatching(/^Dobles parejas, si cinco cartas forman escalera o color: /),
    ])
  })

  it('is called by no English name where it is missing', () => {
    const read = parseAsked(usually(KNOWN_WAYS[0]!), 'T9-keep')
    expect(read.ok ? '' : problemInWords(read.problem)).toBe('Estas reglas de la casa no tienen la cláusula «T9-keep».')
  })

  it('has its reasons in Spanish: why it doesn’t apply, and what a wrong setting seems to be', () => {
    const random = makeRandom('in Spanish')
    const said = new Set(
      KNOWN_WAYS.map(usually).flatMap((dealing) =>
        dealing.way.clauses.flatMap((clause) => {
          const hand = handOfClause(dealing, random, clause)!
          const [first, ...others] = [...combinations(hand, 2)].map((low) =>
            judgeSetting(dealing, hand, low, KNOWN_WAYS),
          )
          return [
            ...waySentences.passed(first!),
            ...[first!, ...others].flatMap(({ applied }) => (applied ? [waySentences.applied(applied, SAID)] : [])),
          ]
        }),
      ),
    )
    expect(said.size).toBeGreaterThan(100)
    expect([...said].flatMap(englishIn)).toEqual([])
  })
})
