import { describe, expect, it } from 'vitest'
import { type Condition } from '@/lib/engines/pai-gow/house-way'
import { checkWay } from '@/lib/engines/pai-gow/house-ways/check'
import { isSound } from '@/lib/engines/pai-gow/house-ways/check-types'
import { KNOWN_WAYS, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { studyWay } from '@/lib/engines/pai-gow/house-ways/study'
import { type Answers, asWay, gapsOf, type PrintedWay, readPrintedWay } from '@/lib/engines/pai-gow/printed/read-way'
import { PRINTS } from './ways'

const WILD_JOKER = 'Fully wild joker'

const printed = (name: string): string => PRINTS.find((print) => print.name === name)!.text
const wayOf = ({ clauses }: Pick<PrintedWay, 'clauses'>) => asWay(clauses, 'Pasted', 'A print', 'Read from a print.')!

/** How many hands a clause of the probe sets, by its id. */
const handsIn =
  ({ probe }: PrintedWay, hands: readonly number[]) =>
  (id: string): number | undefined =>
    hands[probe.findIndex((clause) => clause.id === id)]

/** `2+2 first 7-T single A: second+second`. */
const inShort = ({ clauses }: PrintedWay): readonly string[] =>
  clauses.map(({ when, set }) => {
    const asked = (one: Condition): string =>
      Object.entries(one)
        .map(([part, value]) => (part === 'groups' ? String(value) : `${part} ${String(value)}`))
        .join(' ')
    return `${when.map(asked).join(' | ')}: ${set.kind === 'complete' ? 'complete' : set.cards.join('+')}`
  })

const readingsOf = (text: string, answers?: Answers): readonly string[] =>
  readPrintedWay(text, answers).sentences.map(({ reading }) => reading)

describe('printed house ways', () => {
  it('reads the four ways of the site from their sentences and sets every hand as they do', () => {
    for (const way of KNOWN_WAYS) {
      const text = way.clauses.map(({ sentence }) => sentence).join('\n')
      // No sheet says whether two pairs with a straight or flush go by the two-pair sentences: the site's ways assume it.
      const read = readPrintedWay(text, { 'gap-2-2-complete': 1 })
      expect(new Set(read.sentences.map(({ reading }) => reading)), way.id).toEqual(new Set(['rules']))
      expect(read.questions, way.id).toEqual([])
      const [ours, theirs] = [wayOf({ clauses: read.probe }), way].map((one) => studyWay(usually(one)))
      expect(
        ours!.settings.every((setting, at) => setting === theirs!.settings[at]),
        way.id,
      ).toBe(true)
      expect(gapsOf(read, handsIn(read, ours!.hands), { 'gap-2-2-complete': 1 }), way.id).toEqual([])
    }
  })

  it('reads nine tenths and more of the clauses of eight and more prints unaided, and asks the rest', () => {
    const countsOf = (texts: readonly string[]) => {
      const counts = { read: 0, asked: 0, unread: 0 }
      for (const reading of texts.flatMap((text) => readingsOf(text))) {
        if (reading === 'rules' || reading === 'left') counts.read++
        if (reading === 'asked' || reading === 'how') counts.asked++
        if (reading === 'unread') counts.unread++
      }
      return counts
    }
    const sheets = PRINTS.filter(({ name }) => name !== WILD_JOKER).map(({ text }) => text)
    expect(sheets).toHaveLength(8)
    expect(countsOf(sheets)).toEqual({ read: 150, asked: 4, unread: 0 })
    const own = KNOWN_WAYS.map((way) => way.clauses.map(({ sentence }) => sentence).join('\n'))
    expect(countsOf(own)).toEqual({ read: 124, asked: 0, unread: 0 })
  })

  it('reads a way for a fully wild joker but for the hands with it, which this game doesn’t have', () => {
    const { sentences, clauses } = readPrintedWay(printed(WILD_JOKER))
    for (const { text, reading } of sentences)
      if (/with the joker:/.test(text)) expect(reading, text).toBe('unread')
      else expect(['rules', 'left', 'asked'], text).toContain(reading)
    expect(clauses.some(({ when }) => when.some(({ aceAndJokerInStraight }) => aceAndJokerInStraight))).toBe(false)
  })

  it('sets every hand as Foxwoods does, from its print', () => {
    const answers = { 'gap-3-2-2': 0, 'gap-3-complete': 0 }
    const read = readPrintedWay(printed('Foxwoods, as laid out'), answers)
    expect(read.questions).toEqual([])
    const check = checkWay(wayOf(read))
    expect(isSound(check)).toBe(true)
    expect(check.apart?.['foxwoods']).toBe(0)
  })

  it('reads thresholds and exceptions', () => {
    expect(inShort(readPrintedWay(printed('Flamingo'))).filter((one) => one.startsWith('4'))).toEqual([
      '4 first 2-6: single-1+single-2',
      '4 first 7-T single A alsoSingle J,Q,K: single-1+single-2',
      '4 first 7-T: first+first',
      '4+2 first J-K second T-A: second+second',
      '4,4+2 first J-K: first+first',
      '4+2 first A second 7-A: second+second',
      '4,4+2 first A: first+first',
    ])
    expect(inShort(readPrintedWay(printed('Casino Real'))).filter((one) => one.startsWith('2+2 '))).toEqual([
      '2+2 first Q-A: second+second',
      '2+2 first 9-J single A: single-1+single-2',
      '2+2 first 9-J: second+second',
      '2+2 first 6-8 single K,A: single-1+single-2',
      '2+2 first 6-8: second+second',
      '2+2 first 3-5 single Q,K,A: single-1+single-2',
      '2+2 first 3-5: second+second',
    ])
    const kingQueen = readPrintedWay('Two pair: Keep together with a king-queen or better in front, otherwise split.')
    expect(inShort(kingQueen)).toEqual([
      '2+2 single A | 2+2 single K alsoSingle Q: single-1+single-2',
      '2+2: second+second',
    ])
  })

  it.each([
    'Two pair: Split without an ace; otherwise keep.',
    'Two pair: Split when there is no ace, otherwise keep together.',
    'Two pair: With any other combination, split them if there is no ace; if there is an ace, put it in the front hand and keep both pairs in back.',
  ])('sets the hands with an ace first, as the rest of the sentence does: “%s”', (text) => {
    const read = readPrintedWay(text)
    expect(read.questions).toEqual([])
    expect(inShort(read)).toEqual(['2+2 single A: single-1+single-2', '2+2: second+second'])
  })

  it.each([
    ['either pair is jacks or better', '2+2 first J-A: second+second'],
    ['both pairs are sevens or better', '2+2 first 8-A second 7-K: second+second'],
  ])('knows one pair of two from both: “%s”', (condition, clause) =>
    expect(inShort(readPrintedWay(`Two pair: Split if ${condition}.`))).toEqual([clause]),
  )

  it.each([
    ['Two pair: Keep together with an ace high, otherwise split.', '2+2 single A: single-1+single-2'],
    ['Two pair: Keep together with a king high, otherwise split.', '2+2 single K: single-1+single-2'],
    [
      'Two pair: A king or better is required to keep both pairs behind, otherwise split.',
      '2+2 single K,A: single-1+single-2',
    ],
    ['Two pair: Requires an ace to keep both pairs behind, otherwise split.', '2+2 single A: single-1+single-2'],
  ])('takes the card that a house asks for with two pairs: “%s”', (text, first) => {
    expect(readPrintedWay(text).questions).toEqual([])
    expect(inShort(readPrintedWay(text))).toEqual([first, '2+2: second+second'])
  })

  it('takes a line that begins with “with a pair” for hands of the heading over it', () =>
    expect(
      inShort(
        readPrintedWay(
          'Four of a kind\nWith a pair or three of a kind: Pair in front.\nAces, kings: Split.\nOthers: Keep.',
        ),
      ).slice(0, 2),
    ).toEqual(['4+2,4+3: second+second', '4 first K-A: first+first']))

  it('takes lines under straights for hands with a straight or flush', () => {
    const { clauses } = readPrintedWay(
      'Straight or flush\n  No pair: Keep it with the two highest cards in front.\n  Three of a kind: Complete hand in back, pair in front.',
    )
    expect(clauses.map(({ when }) => when)).toEqual([
      [{ groups: ['none'], complete: true }],
      [{ groups: ['3'], completeBehind: ['first', 'first'] }],
    ])
  })

  it('reads a list of exceptions', () =>
    expect(
      inShort(readPrintedWay(printed('Flamingo'))).filter((one) => one.startsWith('2+2 ') || one.startsWith('2+2:')),
    ).toEqual([
      '2+2 first 3-6: single-1+single-2',
      '2+2 first 3-T single A: single-1+single-2',
      '2+2 first J-K second 2-5 single A: single-1+single-2',
      '2+2: second+second',
    ]))

  it('takes two pairs of face cards for pairs', () =>
    expect(inShort(readPrintedWay('Two pairs of face cards: Split.'))).toEqual([
      '2+2 first Q-K second J-Q: second+second',
    ]))

  it('takes a pair of face cards for a pair, and “any other combination” for what the sentences before leave', () => {
    const text =
      'Two pair\nSplit a pair of face cards and any pair of 6s or higher. Never split two pairs of 6s or lower. With any other combination of two pairs, split unless holding an ace.'
    const read = readPrintedWay(text)
    expect(read.questions).toEqual([])
    expect(inShort(read)).toEqual([
      '2+2 first J-K second 6-Q | 2+2 first Q-A second J-K: second+second',
      '2+2 first 3-6: single-1+single-2',
      '2+2 single A: single-1+single-2',
      '2+2: second+second',
    ])
  })

  it('reads a straight with a pair under straights, one of six cards, and the hands that it leaves to other sentences', () => {
    const read = readPrintedWay(
      'Straight – Any straight in back. For any six-card straight, the highest card from the straight in front. With a straight and a pair, put the pair in front. With a straight and two pair, refer to the two-pair rule.',
    )
    expect(read.sentences.map(({ reading }) => reading)).toEqual(['rules', 'rules', 'rules', 'left'])
    expect(read.clauses.map(({ when }) => when)).toEqual([
      [{ groups: ['none'], complete: true, completeSplits: 'several', completeKinds: 'one' }],
      [{ groups: ['none'], complete: true }],
      [{ groups: ['2'], completeBehind: ['first', 'first'] }],
    ])
  })

  it('asks which ranks a low pair has, and reads the sentences by the answer', () => {
    const text = 'Two pair\nLow pair and low pair: Split unless holding an ace.'
    expect(readPrintedWay(text).questions).toMatchObject([{ id: 'class-low', kind: 'class', of: 'low', sentence: 1 }])
    expect(readPrintedWay(text).clauses).toEqual([])
    const answered = readPrintedWay(text, { 'class-low': 1 })
    expect(answered.questions).toEqual([])
    expect(inShort(answered)).toEqual(['2+2 first 3-5 single A: single-1+single-2', '2+2 first 3-5: second+second'])
  })

  it('asks what “ace/king” means', () => {
    const text = 'Full house: Split except with a pair of 2’s and an ace/king in front.'
    expect(readPrintedWay(text).questions).toMatchObject([{ id: 'both', kind: 'both', word: 'ace/king' }])
    expect(inShort(readPrintedWay(text, { both: 0 }))[0]).toBe('3+2 second 2 singles A,K: single-1+single-2')
    expect(inShort(readPrintedWay(text, { both: 1 }))[0]).toBe('3+2 second 2 single K,A: single-1+single-2')
  })

  it('asks which of two sentences goes first where neither is an exception of the other', () => {
    const text = 'Two pair\nAces and another pair: Always split.\nWith a king: Keep.'
    const { questions } = readPrintedWay(text)
    expect(questions).toMatchObject([{ kind: 'order', sentence: 2, other: 1 }])
    expect(inShort(readPrintedWay(text, { [questions[0]!.id]: 1 }))[0]).toBe('2+2 single K: single-1+single-2')
    expect(inShort(readPrintedWay(text, { [questions[0]!.id]: 0 }))[0]).toBe('2+2 first A: second+second')
  })

  it('asks what happens with the ace where a sentence only says “without an ace”', () => {
    const { questions } = readPrintedWay('Four sevens to tens without an ace: Split.')
    expect(questions).toMatchObject([{ kind: 'without', when: [{ groups: ['4'], first: '7-T', single: ['A'] }] }])
  })

  it('says which hands no sentence sets, and how many they are', () => {
    const read = readPrintedWay(printed('Foxwoods, as laid out'))
    const { hands } = studyWay(usually(wayOf({ clauses: read.probe })))
    const handsOf = handsIn(read, hands)
    expect(gapsOf(read, handsOf, {}).map(({ id }) => [id, handsOf(id)])).toEqual([
      ['gap-3-2-2', 150_480],
      ['gap-3-complete', 140_400],
    ])
  })

  it.each([
    ['Two pair: Split unless the sum of the ranks is nine or less.', 'how'],
    ['Two pair: Split on Tuesdays.', 'how'],
    ['Two pair: Not together.', 'how'],
    ['Two pair: Split if the higher pair is tens or better, or if there is no ace.', 'how'],
    ['Straight or flush with a pair: Pair in front unless the pair is tens or higher with an ace.', 'how'],
    ['7-10: Always split.', 'unread'],
    ['Full house: Kings in front.', 'how'],
    ['One pair: Put the pair in front.', 'how'],
    ['Three pair: Highest pair in front unless a pair of aces, then the lowest pair in front.', 'how'],
    ['Four of a kind: Sometimes split.', 'how'],
    ['The dealer smiles.', 'unread'],
  ])('guesses nothing of “%s”', (text, reading) => {
    const read = readPrintedWay(text)
    expect(read.clauses).toEqual([])
    expect(read.sentences[0]).toMatchObject({ reading: reading === 'how' ? 'asked' : reading })
    expect(read.sentences[0]!.word).toBeTruthy()
  })

  it('keeps a printed sentence as a clause’s own only where it names its hands', () => {
    const { clauses } = readPrintedWay(
      'Four of a kind\n  Aces, kings or queens: Always split.\nThree pair: Highest pair in front.',
    )
    expect(clauses.map(({ sentence }) => sentence)).toEqual([
      'Four of a kind, if the four are queens to aces: two of the four in front.',
      'Three pair: Highest pair in front.',
    ])
  })

  it('keeps the ranks of a line for the lines under it', () => {
    expect(
      inShort(readPrintedWay('Four of a kind\n  7-10:\n    With an ace: Keep.\n    Otherwise: Split.\n  J-A: Split.')),
    ).toEqual(['4 first 7-T single A: single-1+single-2', '4 first 7-T: first+first', '4 first J-A: first+first'])
  })
})
