import { describe, expect, it } from 'vitest'
import { speak } from '../tools/speak'
import { search } from '@/app/_languages/words'
import spanish from '@/app/_languages/translations/es'
import { inEnglish } from '@/app/_languages/places'
import { SITE_PAGES } from '@/app/_site/registry'
import { searchEntries } from '@/app/search-index.json/entries'
import { GAMES } from '@/lib/games/index'
import { handPath, handsOf } from '@/content/pages/index'
import type { Kind } from '@/lib/search/entry'
import { find, makeIndex, readIndex } from '@/lib/search/find'
import { englishIn } from '../tools/english-words'

const entries = await searchEntries()
const index = readIndex(JSON.parse(JSON.stringify(makeIndex(entries))))
const first = (query: string): string | undefined => find(index, query)[0]?.path

it('every entry has a title and leads to a page of the site', () => {
  const known = new Set(SITE_PAGES.map(({ path }) => path))
  expect(entries.filter(({ title }) => !title)).toEqual([])
  expect(entries.map(({ path }) => inEnglish(path.split(/[#?]/)[0]!)).filter((path) => !known.has(path))).toEqual([])
})

it('every hand is found among the first results, by its name and by every other name it has', () => {
  const lost = GAMES.flatMap(({ id }) =>
    handsOf(id).flatMap(({ slug, name, also }) =>
      [name, ...also].filter((called) => {
        const found = find(index, called)
        return !found.slice(0, 40).some(({ path }) => path === handPath(id, slug))
      }),
    ),
  )
  expect(lost).toEqual([])
})

/** Ten searches for each kind of result, by what people type, with the page that they mean. */
const TYPED = {
  hand: [
    ['K5o', '/ultimate-texas-holdem/hands/k5o'],
    ['king five offsuit', '/ultimate-texas-holdem/hands/k5o'],
    ['K5 off', '/ultimate-texas-holdem/hands/k5o'],
    ['22', '/ultimate-texas-holdem/hands/22'],
    ['deuces', '/ultimate-texas-holdem/hands/22'],
    ['Q64', '/three-card-poker/hands/q-6-4'],
    ['16 v 10', '/blackjack/hands/16-against-10'],
    ['soft 18 vs 9', '/blackjack/hands/soft-18-against-9'],
    ['texas 21 16 vs 10', '/texas-21/hands/16-against-10'],
    ['two pair with an ace pai gow', '/pai-gow-poker/hands/t2-keep'],
    ['A7 vs 9', '/blackjack/hands/soft-18-against-9'],
    ['8s vs ace', '/blackjack/hands/8-8-against-10#8-8-against-ace'],
    ['A5 vs 4', '/blackjack/hands/soft-13-against-5#soft-16-against-4'],
    ['snowmen', '/ultimate-texas-holdem/hands/22#88'],
    ['pocket rockets', '/ultimate-texas-holdem/hands/22#aa'],
    ['big slick suited', '/ultimate-texas-holdem/hands#aks'],
  ],
  game: [
    ['uth', '/ultimate-texas-holdem'],
    ['3 card poker', '/three-card-poker'],
    ['three card poker rules', '/three-card-poker'],
    ['how to play three card poker', '/three-card-poker'],
    ['holdem bonus', '/texas-holdem-bonus'],
    ['casino holdem', '/casino-holdem'],
    ['pai gow', '/pai-gow-poker'],
    ['xx poker', '/xx-poker'],
    ['texas 21', '/texas-21'],
    ['mississippi stud', '/mississippi-stud'],
    ['blackjack', '/blackjack'],
  ],
  question: [
    ['rule of 21 outs', '/ultimate-texas-holdem#ask-what-is-the-rule-of-twenty-one-outs-and-what-does-it-cost'],
    ['21 outs', '/ultimate-texas-holdem#ask-how-do-you-count-twenty-one-outs-step-by-step'],
    ['3x or 4x', '/ultimate-texas-holdem#ask-should-you-ever-raise-3-instead-of-4'],
    ['is trips worth it', '/ultimate-texas-holdem#ask-is-the-trips-bet-worth-it'],
    ['raise a small pair', '/ultimate-texas-holdem#ask-do-you-raise-a-small-pair'],
    ['blackjack pays 6:5', '/blackjack#ask-sitting-down-at-six-to-five'],
    ['6 to 5 blackjack', '/blackjack#ask-sitting-down-at-six-to-five'],
    ['is the house way good enough', '/pai-gow-poker#ask-is-the-house-way-good-enough'],
    ['paid if i fold pair plus', '/three-card-poker#ask-is-pair-plus-paid-if-i-fold'],
    [
      'how much money to bring to ultimate texas holdem',
      '/ultimate-texas-holdem/risk#ask-how-much-money-should-you-bring-to-play-ultimate-texas-holdem-for-two-hours',
    ],
    [
      'how much to bring blackjack',
      '/blackjack/risk#ask-how-much-money-should-you-bring-to-play-blackjack-for-two-hours',
    ],
    [
      'best mississippi stud paytable',
      '/mississippi-stud/pay-tables#ask-which-mississippi-stud-table-has-the-lowest-house-edge',
    ],
  ],
  rule: [
    ['raise any ace', '/ultimate-texas-holdem/strategy#rule-preflop-aces'],
    ['fold everything less', '/three-card-poker/strategy#rule-fold'],
    ['stand on seventeen blackjack', '/blackjack/strategy#rule-stand-17'],
    ['stand on seventeen texas 21', '/texas-21/strategy#rule-stand-17'],
    ['double eleven blackjack', '/blackjack/strategy#rule-double-11'],
    ['double eleven texas 21', '/texas-21/strategy#rule-double-11'],
    ['never take insurance blackjack', '/blackjack/strategy#rule-insurance'],
    ['never take insurance texas 21', '/texas-21/strategy#rule-insurance'],
    ['add on with three cards of one suit', '/xx-poker/strategy#rule-suited'],
    ['bet 3x with any pair', '/mississippi-stud/strategy#rule-third-pair'],
    ['casino holdem call with any queen', '/casino-holdem/strategy#rule-queen'],
    ['check a pocket pair below an unpaired flop', '/texas-holdem-bonus/strategy#rule-flop-underpair'],
  ],
  clause: [
    ['foxwoods house way', '/house-ways/foxwoods'],
    ['mgm house way', '/house-ways/mgm'],
    ['rule sheet house way', '/house-ways/playnow'],
    ['bally’s house way', '/house-ways/ballys-ac'],
    ['pai gow house way foxwoods', '/house-ways/foxwoods'],
    ['mgm pai gow house way', '/house-ways/mgm'],
    ['rule sheet', '/house-ways/playnow'],
    ['P1', '/house-ways/playnow#P1'],
    ['N1', '/house-ways/playnow#N1'],
    ['Ballys house way', '/house-ways/ballys-ac'],
  ],
  table: [
    ['trips odds', '/ultimate-texas-holdem/side-bets/trips'],
    ['trips bet pay table', '/ultimate-texas-holdem/side-bets/trips'],
    ['6 card bonus', '/three-card-poker/side-bets/six-card'],
    ['six card bonus odds', '/three-card-poker/side-bets/six-card'],
    ['AA bonus', '/casino-holdem/side-bets/bonus'],
    ['21+3', '/blackjack/side-bets/twenty-one-plus-three'],
    ['21+3 odds', '/blackjack/side-bets/twenty-one-plus-three'],
    ['perfect pairs', '/blackjack/side-bets/perfect-pairs'],
    ['pair plus odds', '/three-card-poker/side-bets/pair-plus'],
    ['three card bonus mississippi', '/mississippi-stud/side-bets/three-card'],
  ],
  term: [
    ['ante', '/glossary#ante'],
    ['what is an ante', '/glossary#ante'],
    ['what is a push', '/glossary#push'],
    ['gutshot', '/glossary#straight-draw'],
    ['flush draw', '/glossary#flush-draw'],
    ['house edge', '/glossary#house-edge'],
    ['element of riks', '/glossary#element-of-risk'],
    ['jokolor', '/glossary#jokolor'],
    ['kicker', '/glossary#kicker'],
    ['dead card', '/glossary#dead-card'],
    ['outs', '/glossary#outs'],
    ['h17', '/glossary#soft-hand'],
    ['when does the dealer qualify', '/glossary#qualify'],
  ],
  page: [
    ['hi-lo', '/counting/blackjack'],
    ['wallet card uth', '/ultimate-texas-holdem/strategy'],
    ['pdf strategy uth', '/ultimate-texas-holdem/strategy'],
    ['uth preflop chart', '/ultimate-texas-holdem/strategy'],
    ['blackjack basic strategy', '/blackjack/strategy'],
    ['errata feed', '/errata'],
    ['how people really play', '/compare'],
    ['beginner strategy', '/compare'],
    ['pai gow house way', '/house-ways'],
    ['three card poker español', '/es/three-card-poker'],
    ['best odds', '/best-odds'],
    ['house edge of all games', '/best-odds'],
    ['lowest house edge', '/best-odds'],
    ['best odds at the tables', '/best-odds'],
    ['variance by game', '/compare'],
    ['uth vs casino holdem', '/compare/ultimate-texas-holdem/casino-holdem'],
    ['blackjack or three card poker', '/compare/blackjack/three-card-poker'],
    ['how to deal blackjack', '/dealer-school/blackjack'],
    ['how to deal pai gow', '/dealer-school/pai-gow-poker'],
    ['how to deal ultimate texas holdem', '/dealer-school/ultimate-texas-holdem'],
    ['gambling help', '/play-responsibly'],
    ['privacy', '/privacy'],
  ],
} as const satisfies Readonly<Record<Kind, readonly (readonly [query: string, path: string])[]>>

describe.each(Object.entries(TYPED))('of what people type for a %s', (_, typed) => {
  it('ten searches and more find their page first', () => {
    expect(typed.length).toBeGreaterThanOrEqual(10)
    expect(typed.flatMap(([query, path]) => (first(query) === path ? [] : [[query, first(query)]]))).toEqual([])
  })
})

describe('in Spanish', async () => {
  speak(spanish)
  const entries = await searchEntries()
  const examples = search.examples
  speak(undefined)
  const found = find.bind(null, readIndex(JSON.parse(JSON.stringify(makeIndex(entries)))))

  it('every entry leads to a page of the site, and none is called by English words', () => {
    const known = new Set(SITE_PAGES.map(({ path }) => path))
    expect(entries.map(({ path }) => path.split(/[#?]/)[0]!).filter((path) => !known.has(path))).toEqual([])
    expect(entries.flatMap(({ title, text }) => englishIn(`${title} ${text ?? ''}`))).toEqual([])
  })

  it.each([
    ['K5 de distinto palo', '/ultimate-texas-holdem/hands/k5o'],
    ['rey cinco de distinto palo', '/ultimate-texas-holdem/hands/k5o'],
    ['K5o', '/ultimate-texas-holdem/hands/k5o'],
    ['pareja de doses', '/ultimate-texas-holdem/hands/22'],
    ['16 contra 10', '/blackjack/hands/16-against-10'],
    ['18 blando contra 9', '/blackjack/hands/soft-18-against-9'],
    ['cómo se juega three card poker', '/three-card-poker'],
    ['reglas uth', '/ultimate-texas-holdem'],
    ['ventaja de la casa', '/glossary#house-edge'],
    ['house edge', '/glossary#house-edge'],
    ['elemneto de riesgo', '/glossary#element-of-risk'],
    ['apuesta lateral trips', '/ultimate-texas-holdem/side-bets/trips'],
    ['reglas de la casa foxwoods', '/house-ways/foxwoods'],
    ['subir 3x o 4x', '/ultimate-texas-holdem#ask-conviene-alguna-vez-subir-3-en-vez-de-4'],
    ['mejores probabilidades', '/best-odds'],
    ['cómo repartir blackjack', '/dealer-school/blackjack'],
    ['ludopatía', '/play-responsibly'],
    ['contar cartas', '/counting/blackjack'],
    ['nunca tomes seguro', '/blackjack/strategy#rule-insurance'],
    ['cómo jugar blackjack', '/blackjack'],
    ['21 outs', '/ultimate-texas-holdem#ask-como-se-cuentan-las-veintiuna-cartas-paso-a-paso'],
    [
      'cuánto llevar uth',
      '/ultimate-texas-holdem/risk#ask-cuanto-dinero-hay-que-llevar-para-jugar-dos-horas-a-ultimate-texas-holdem',
    ],
    ['qué es un ante', '/glossary#ante'],
    ['rendirse', '/glossary#late-surrender'],
  ])('“%s” finds its page first', (query, path) => {
    expect(found(query)[0]?.path).toBe(path)
  })

  it('each example finds something', () => {
    expect(examples.filter((query) => found(query).length === 0)).toEqual([])
  })
})
