import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  blocksOf,
  commentsIn,
  lengthsByKind,
  longSentences,
  sentencesIn,
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

describe('the comments of the code', () => {
  const files = ['app', 'lib', 'content', 'workers', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|m[jt]s|css)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )

  it('say nothing that an editor struck out', () => {
    const comments = new Map(files.map((file) => [file, commentsIn(readFileSync(file, 'utf8'))]))
    expect(comments.size).toBeGreaterThan(1000)
    expect(
      struckPhrases(comments, readFileSync('tests/content/struck-phrases.txt', 'utf8').trim().split('\n')),
    ).toEqual([])
  })

  it('are read whole, over their lines, and strings aren’t', () => {
    const code = "/** One\n * comment. */\nconst at = 'https://x.example' // two\n"
    expect(commentsIn(code).map(({ text }) => text)).toEqual(['/** One comment. */', '// two'])
  })
})
