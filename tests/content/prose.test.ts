import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spanishFaults } from '@/tests/tools/spanish-faults'
import {
  blocksOf,
  commentsIn,
  lengthsByKind,
  longSentences,
  sentencesIn,
  struckIn,
  struckPhrases,
  wordsIn,
} from '@/tests/tools/prose'

describe('the words of a page', () => {
  const html =
    '<head><title>Not read</title></head><body><p>You win <button popovertarget="x">5%</button><span id="x" popover="auto">exactly 1/20</span> of deals. It costs $1.5 a hand.</p>' +
    '<ul><li>One<q>a source says this</q></li></ul><span class="sr-only">heard only</span><br/></body>'

  it('are blocks of text with their figures, without popovers, quotations and what is only heard', () => {
    expect(blocksOf(html)).toEqual([
      { tag: 'p', text: 'You win 5% of deals. It costs $1.5 a hand.' },
      { tag: 'li', text: 'One' },
    ])
  })

  it('are sentences, which a decimal point doesn’t end', () => {
    expect(sentencesIn('You win 5% of deals. It costs $1.5 a hand. No end')).toEqual([
      'You win 5% of deals.',
      'It costs $1.5 a hand.',
    ])
    expect(sentencesIn('Dice: «Pasa.» ¿Y en EE. UU. también? Sí.')).toEqual([
      'Dice: «Pasa.»',
      '¿Y en EE. UU. también?',
      'Sí.',
    ])
    expect(wordsIn('Raise 4×, but only – with K♠.')).toBe(6)
  })

  it('are held against the struck phrases, and measured by the kind of page', () => {
    const prose = new Map([['/one/hands/k5o', blocksOf(html)]])
    expect(struckPhrases(prose, ['You win', 'heard'])).toEqual([
      '/one/hands/k5o says “You win”: You win 5% of deals. It costs $1.5 a hand.',
    ])
    expect(longSentences(prose, 4)).toEqual([
      '/one/hands/k5o, 5 words: You win 5% of deals.',
      '/one/hands/k5o, 5 words: It costs $1.5 a hand.',
    ])
    expect([...lengthsByKind(prose, ['one'])]).toEqual([
      ['/[game]/hands/[hand]', { pages: 1, sentences: 2, median: 5 }],
    ])
  })
})

describe('the faults of Spanish', () => {
  it.each([
    ['Ganas con un carta.', 'a masculine article before a feminine noun'],
    ['Pierde la trío.', 'a feminine article before a masculine noun'],
    ['Igualas con la parejas de mano.', 'an article of one before several'],
    ['Cobra de el ante.', '“de el”'],
    ['Sube sube con ases.', 'a word twice'],
    ['Ocho o ocho.', '“y” before an i'],
    ['Quedan 1 cartas.', 'one of several'],
    ['Cuesta 0.5 antes.', 'a decimal point'],
    ['Gana el 5%.', 'a per cent sign'],
    ['Pierdes $5.', 'a currency'],
    ['Se llama “ante”, y no «apuesta».', 'English quotation marks'],
    ['Qué haces?', 'a question'],
    ['Vosotros pedís.', 'a form of address'],
    [
      '¿Y el 5,5 %? Con 1.500 repartos, de ella y hielo; descubre una antes de tiempo. Una ventaja de 1,5 antes.',
      undefined,
    ],
  ])('%s', (text, fault) => {
    const found = spanishFaults(text)
    if (fault === undefined) expect(found).toEqual([])
    else expect(found).toEqual([expect.stringContaining(fault)])
  })
})

describe('the comments of the code', () => {
  const files = ['app', 'lib', 'content', 'workers', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|m[jt]s|css)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )

  it('say nothing that an editor struck out', () => {
    const comments = new Map(files.map((file) => [file, commentsIn(readFileSync(file, 'utf8'))]))
    expect(comments.size).toBeGreaterThan(1000)
    expect(struckPhrases(comments, struckIn('en'))).toEqual([])
  })

  it('are read whole, over their lines, and strings aren’t', () => {
    const code = "/** One\n * comment. */\nconst at = 'https://x.example' // two\n"
    expect(commentsIn(code).map(({ text }) => text)).toEqual(['/** One comment. */', '// two'])
  })
})
