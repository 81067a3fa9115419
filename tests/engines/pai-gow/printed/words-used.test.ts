import { describe, expect, it } from 'vitest'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { sentenceOf } from '@/lib/engines/pai-gow/house-ways/editing'
import { readOwnSentence } from '@/lib/engines/pai-gow/printed/own-sentence'
import { readPrintedWay } from '@/lib/engines/pai-gow/printed/read-way'
import { PRINTS } from './ways'

/** `2+2 first 7-T single A: single-1+single-2`, or how a sentence is read if it makes no clause. */
const inShort = (text: string): readonly string[] => {
  const { clauses, sentences } = readPrintedWay(text)
  return [
    ...clauses.map(({ when, set }) => {
      const asked = when.map((one) =>
        Object.entries(one)
          .map(([part, value]) => (part === 'groups' ? String(value) : `${part} ${String(value)}`))
          .join(' '),
      )
      return `${asked.join(' | ')}: ${set.kind === 'complete' ? 'complete' : set.cards.join('+')}`
    }),
    ...sentences.flatMap(({ reading, word }) =>
      reading === 'rules' || reading === 'heading' ? [] : [`${reading}: ${word ?? ''}`],
    ),
  ]
}

describe('the words of a printed sentence', () => {
  /** Conditions that change what each sentence says, whatever it is about. */
  const MORE = [' if there is a queen', ' unless there is a queen', ' except with a nine', ' with a queen and a five']
  const sentences = [
    ...new Set(
      [
        ...KNOWN_WAYS.map(({ clauses }) => clauses.map(({ sentence }) => sentence)),
        ...PRINTS.map(({ text }) => text.split('\n')),
      ].flat(),
    ),
  ].filter((text) => /:.*\.$/.test(text) && !/\. /.test(text))

  it.each(MORE)('all count: a sentence that ends in “%s” isn’t read as it is without', (more) => {
    for (const text of sentences) {
      const [before, after] = [text, text.replace(/\.$/, `${more}.`)].map((one) => readPrintedWay(one))
      if (after!.sentences.some(({ reading }) => reading === 'asked' || reading === 'unread')) continue
      const said = ({ clauses }: NonNullable<typeof after>) => clauses.map(({ when, set }) => ({ when, set }))
      expect(said(after!), text + more).not.toEqual(said(before!))
    }
  })

  it.each([
    // A colon or semicolon in the middle of a condition.
    [
      'Two pair\nBig pair is 9s or 8s: Keep both pair in back if you can: Put a King in front, otherwise split.',
      ['2+2 first 8-9 single K: single-1+single-2', '2+2 first 8-9: second+second'],
    ],
    [
      'Two pair\nBig pair is 9s or 8s: Both pair in back if you can; put at least a Queen up front: otherwise split.',
      ['2+2 first 8-9 single Q,K,A: single-1+single-2', '2+2 first 8-9: second+second'],
    ],
    ['Two pair: Both pairs behind, an ace in front.', ['asked: , ace']],
    ['Two pair: Both pairs behind; split.', ['asked: Both pairs behind ; split']],
    ['Two pair: Keep together, otherwise.', ['asked: otherwise']],
    ['Two pair: The two lowest other cards in front.', ['asked: two lowest other cards']],
    ['Two pair: Keep together if possible.', ['asked: if']],
    // Capital A is an ace.
    [
      'Full house: Split unless A and K can be played in front.',
      ['3+2 singles A,K: single-1+single-2', '3+2: second+second'],
    ],
    [
      "Four of a kind\nJ's, Q's: split unless A can go in front",
      ['4 first J-Q single A: single-1+single-2', '4 first J-Q: first+first'],
    ],
    ["Four of a kind\nA's, K's: split", ['4 first K-A: first+first']],
    ["Four of a kind\n8's - 10's: never split", ['4 first 8-T: single-1+single-2']],
    // Under a heading, “pair of …” is the pair of that hand.
    ["Full House\nPair of two's and A-K: keep together", ['3+2 second 2 singles A,K: single-1+single-2']],
    [
      "Full house: split. Except with a pair of two's and A-K.",
      ['3+2 second 2 singles A,K: single-1+single-2', '3+2: second+second'],
    ],
    [
      "Four of a kind: A's, K's: Split. Q's: Split unless there is an ace.",
      ['4 first K-A: first+first', '4 first Q single A: single-1+single-2', '4 first Q: first+first'],
    ],
    ['Straight or flush\nThree of a kind: Keep the flush with a pair or a king in front.', ['asked: flush']],
  ])('are read, or asked about: “%s”', (text, clauses) =>
    expect(inShort(text).filter((one) => !one.endsWith('undefined'))).toEqual(clauses),
  )

  it('of every clause, as the editor writes it, are read as that clause', () => {
    for (const { clauses } of KNOWN_WAYS)
      for (const clause of clauses) {
        const said = sentenceOf(clause)
        expect(readOwnSentence(said)?.set, said).toEqual(clause.set)
        expect(sentenceOf(readOwnSentence(said)!)).toBe(said)
      }
    expect(readOwnSentence('One pair: the pair in front, or so.')).toBeUndefined()
  })
})
