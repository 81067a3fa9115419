import { describe, expect, it } from 'vitest'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { searchEntries } from '@/app/search-index.json/entries'
import type { Kind } from '@/lib/search/entry'
import { find, makeIndex } from '@/lib/search/find'

const index = makeIndex(await searchEntries())
speak(spanish)
const indexInSpanish = makeIndex(await searchEntries())
speak(undefined)

const INSURANCE = '/blackjack#ask-should-i-ever-take-insurance-or-even-money'
const SIX_TO_FIVE = '/blackjack#ask-sitting-down-at-six-to-five'
const SPLITTING_TENS = '/blackjack#ask-splitting-tens'
const SPLIT_ACES_EIGHTS = '/blackjack/strategy#rule-split-aces-eights'
const TRIPS = '/ultimate-texas-holdem/side-bets/trips'
const PAIR_PLUS = '/three-card-poker/side-bets/pair-plus'
const AA_BONUS = '/casino-holdem/side-bets/bonus'
const FORTUNE = '/pai-gow-poker/side-bets/bonus'

/** What people type for each kind of result, and what it must find first. */
const TYPED: Readonly<Record<Kind, readonly (readonly [query: string, path: string])[]>> = {
  hand: [
    ['split aces and kings pai gow', '/pai-gow-poker/hands/t4-split'],
    ['quads pai gow split', '/pai-gow-poker/hands/q4-split'],
    ['three pair pai gow', '/pai-gow-poker/hands/p3'],
    ['hit A7', '/blackjack/hands/soft-18-against-2#soft-18-against-ace'],
    ['split 8s vs 10', '/blackjack/hands/8-8-against-10'],
    ['pocket aces casino holdem', '/casino-holdem/hands/pairs#aa'],
    ['pocket aces texas holdem bonus', '/texas-holdem-bonus/hands#aa'],
    ['q64 3 card poker', '/three-card-poker/hands/q-6-4'],
    ['what to do with K5', '/ultimate-texas-holdem/hands/k2s#k5s'],
  ],
  game: [
    ['black jack', '/blackjack'],
    ['texas hold’em bonus poker', '/texas-holdem-bonus'],
    ['3cp', '/three-card-poker'],
    ['caribbean stud', '/caribbean-stud'],
    ['caribbean poker', '/caribbean-stud'],
    ['casino stud poker', '/caribbean-stud'],
    ['pia gow', '/pai-gow-poker'],
    ['texas holdem', '/ultimate-texas-holdem'],
    ['hold em', '/ultimate-texas-holdem'],
    ['blackjack simulator', '/blackjack'],
    ['uth simulator', '/ultimate-texas-holdem'],
  ],
  question: [
    ['6:5 vs 3:2', SIX_TO_FIVE],
    ['6:5 blackjack', SIX_TO_FIVE],
    ['blackjack 3:2 or 6:5', SIX_TO_FIVE],
    ['is insurance worth it', INSURANCE],
    ['insurance', INSURANCE],
    ['insurance odds', INSURANCE],
    ['should i split tens', SPLITTING_TENS],
    ['dont split tens', SPLITTING_TENS],
    ['never split 10s', SPLITTING_TENS],
    ['when does the dealer qualify in casino holdem', '/casino-holdem#round'],
    ['shoud I bet a draw', '/texas-holdem-bonus#ask-should-i-bet-a-draw'],
  ],
  rule: [
    ['aces and eights', SPLIT_ACES_EIGHTS],
    ['always split aces', SPLIT_ACES_EIGHTS],
    ['always split aces and eights', SPLIT_ACES_EIGHTS],
    ['split 9s', '/blackjack/strategy#rule-split-nines'],
    ['stand on 17', '/blackjack/strategy#rule-stand-17'],
    ['double 11', '/blackjack/strategy#rule-double-11'],
    ['double soft 18', '/blackjack/strategy#rule-double-soft-18'],
    ['double ten against two to nine', '/blackjack/strategy#rule-double-10'],
    ['raise all pairs', '/ultimate-texas-holdem/strategy#rule-preflop-pairs'],
    ['raise any pair', '/ultimate-texas-holdem/strategy#rule-preflop-pairs'],
    ['when to raise 2x uth', '/ultimate-texas-holdem/strategy#rule-flop-two-pair'],
    ['flop bet uth', '/ultimate-texas-holdem/strategy#rule-flop-two-pair'],
  ],
  clause: [
    ['foxwoods', '/house-ways/foxwoods'],
    ['foxwoods pai gow', '/house-ways/foxwoods'],
    ['mgm', '/house-ways/mgm'],
    ['ballys', '/house-ways/ballys-ac'],
    ['playnow house way', '/house-ways/playnow'],
    ['house way two pair', '/house-ways/playnow#T4-split'],
    ['house way full house', '/house-ways/playnow#F2-keep'],
  ],
  table: [
    ['trips', TRIPS],
    ['trips house edge', TRIPS],
    ['trips payout', TRIPS],
    ['pair plus', PAIR_PLUS],
    ['pair plus house edge', PAIR_PLUS],
    ['pair plus payout', PAIR_PLUS],
    ['six card bonus house edge', '/three-card-poker/side-bets/six-card'],
    ['mix and match', '/xx-poker/side-bets/mix-and-match'],
    ['progressive', '/texas-21/side-bets/progressive'],
    ['casino holdem bonus bet', AA_BONUS],
    ['AA side bet casino holdem', AA_BONUS],
    ['aa bonus', AA_BONUS],
    ['pai gow fortune bet', FORTUNE],
    ['fortune bonus', FORTUNE],
  ],
  term: [
    ['hole card', '/glossary#hole-cards'],
    ['houes edge', '/glossary#house-edge'],
    ['elemnt riks', '/glossary#element-of-risk'],
    ['house e', '/glossary#house-edge'],
  ],
  page: [
    ['casino holdem vs three card poker', '/compare'],
    ['blackjack vs casino holdem', '/compare'],
    ['mississippi stud vs blackjack', '/compare'],
    ['uth against blackjack', '/compare/ultimate-texas-holdem/blackjack'],
    ['blackjack course', '/blackjack/learn'],
    ['bankroll', '/compare'],
    ['variance', '/compare'],
    ['how much to bring to casino', '/compare'],
    ['house edge comparison', '/best-odds'],
    ['pai gow house way rules', '/house-ways'],
    ['uth pay table', '/ultimate-texas-holdem/pay-tables'],
    ['my table', '/my-table'],
    ['wizard of odds errors', '/errata'],
    ['cite', '/data'],
    ['citation', '/data'],
    ['license', '/data'],
    ['licence', '/data'],
    ['python', '/data'],
    ['npm package', '/data'],
    ['csv', '/data'],
    ['embed hand', '/data'],
    ['offline', '/settings'],
    ['install app', '/settings'],
    ['collusion', '/neighbors/mississippi-stud'],
  ],
}

describe.each(Object.entries(TYPED))('a query for a %s', (kind, typed) => {
  it.each(typed)('“%s” finds %s first', (query, path) => {
    expect(find(index, query)[0]).toMatchObject({ kind, path })
  })
})

describe('a query about what the site doesn’t have', () => {
  it.each([
    'let it ride',
    'let it ride',
    'double hand poker',
    'dragon hand',
    'burn card',
    'toke',
    'rake',
    'muck',
    'K-Q-J-T-9',
    'A-A-K-K',
    '10-10-9-9-2',
  ])('“%s” finds nothing', (query) => {
    expect(find(index, query)).toEqual([])
  })
})

describe('a query in Spanish', () => {
  it.each([
    ['póquer caribeño', '/caribbean-stud'],
    ['dividir ochos', '/blackjack#ask-por-que-dividir-ochos-contra-un-diez'],
    ['nunca dividir dieces', '/blackjack#ask-dividir-los-dieces'],
    ['plantarse con 17', '/blackjack/strategy#rule-stand-17'],
    ['merece la pena el seguro', '/blackjack#ask-debo-tomar-alguna-vez-el-seguro-o-cobrar-a-la-par'],
    ['trips ventaja de la casa', TRIPS],
    ['ventaja de la casa más baja', '/best-odds'],
    ['licencia', '/data'],
    ['uth contra blackjack', '/compare/ultimate-texas-holdem/blackjack'],
    ['casino holdem contra blackjack', '/compare'],
  ])('“%s” finds %s first', (query, path) => {
    expect(find(indexInSpanish, query)[0]?.path).toBe(path)
  })
})
