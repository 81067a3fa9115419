import {
  FIRST_HANDS,
  type FirstHand,
  firstHandName,
  firstHandSlug,
  handWords,
  UPCARDS,
  upcardWords,
} from '@/lib/engines/blackjack/index'
import { capital } from '@/lib/text'
import type { FirstHandFacts } from './first-hand-facts'
import { classOfFirstHand, dealCards } from './first-hand-words'
import type { FactRow, FactTable, TableWords } from './hand-page'
import { real } from './said'

/* The tables on the page of a first hand, in every game of blackjack. */

/** The hands of a game, and which of them have a page. */
export interface FirstHandPages<F extends FirstHandFacts> {
  readonly factsOf: (slug: string) => F
  readonly hasPage: (hand: FirstHand) => boolean
}

/** The hand against every card, from low to high, the ace last. */
export const againstEvery = <F extends FirstHandFacts>(
  { factsOf }: Pick<FirstHandPages<F>, 'factsOf'>,
  hand: FirstHand,
): readonly F[] => UPCARDS.map((upcard) => factsOf(firstHandSlug({ ...hand, upcard })))

/**
 * The nearest up cards with another best play: one, or two equally near; empty if the play is the same against every
 * card.
 */
export function turningCards<F extends FirstHandFacts>(pages: FirstHandPages<F>, here: F): readonly F[] {
  const at = UPCARDS.indexOf(here.hand.upcard as (typeof UPCARDS)[number])
  const turned = againstEvery(pages, here.hand)
    .map((facts, i) => ({ facts, far: Math.abs(i - at) }))
    .filter(({ facts }) => facts.best !== here.best)
  const far = Math.min(...turned.map((one) => one.far))
  return turned.filter((one) => one.far === far).map(({ facts }) => facts)
}

// ——— Against other cards, with other hands —————————————————————————————————————————————————————————————————————

/** The words of a first hand's tables and rows. */
export interface FirstHandTableWords {
  upcards(hand: FirstHand, isWhole: boolean): TableWords
  /** “Against a ten” */
  against(upcard: number): string
  readonly alike: TableWords
  /** “Soft 14 against a five” */
  hand(hand: FirstHand): string
  readonly deals: TableWords
  /** “Ten-six” for `T6 v T`. */
  dealName(deal: string): string
}

const HEADS = ['Best', 'Worth, bets', 'A mistake costs'] as const

const tableWords: FirstHandTableWords = {
  upcards: (hand, isWhole) => ({
    caption: `${capital(handWords(hand))} against ${isWhole ? 'every up card' : 'the cards beside it'}`,
    columns: ['Up card', ...HEADS],
  }),
  against: (upcard) => `Against ${upcardWords(upcard)}`,
  alike: { caption: 'Hands that are played alike, where each is closest', columns: ['Hand', ...HEADS] },
  hand: firstHandName,
  deals: { caption: 'By its two cards', columns: ['Cards', ...HEADS] },
  dealName: (deal) => capital(dealCards(deal)),
}

const playRow = <F extends FirstHandFacts>(
  { hasPage }: FirstHandPages<F>,
  here: F,
  { name, one }: { readonly name: string; readonly one: F },
): FactRow => ({
  name,
  ...(one.slug === here.slug || !hasPage(one.hand) ? {} : { page: one.slug }),
  cells: [
    { kind: 'action', action: one.best },
    { kind: 'ev', ev: real(one.ranked[0].ev) },
    { kind: 'gap', value: one.lead },
  ],
  ...(one.slug === here.slug ? { mark: 'here' as const } : one.best === here.best ? {} : { mark: 'flips' as const }),
})

const nearer = (a: FirstHandFacts, b: FirstHandFacts): number => a.lead - b.lead

/** Whether this page of a hand covers every up card: the page with the closest decision, or the only page of a pair. */
function isClosest<F extends FirstHandFacts>(pages: FirstHandPages<F>, here: F): boolean {
  const [closest] = againstEvery(pages, here.hand)
    .filter(({ hand }) => pages.hasPage(hand))
    .toSorted(nearer)
  return here.hand.kind === 'pair' || closest === undefined || closest.slug === here.slug
}

/** The hands without a page that are played like this one, each with the closest decision for each of its plays. */
function alikeTable<F extends FirstHandFacts>(
  pages: FirstHandPages<F>,
  here: F,
  words: FirstHandTableWords,
): readonly FactTable[] {
  const own = classOfFirstHand(here.slug)
  const others = FIRST_HANDS.filter(
    (hand) =>
      hand.upcard === here.hand.upcard &&
      hand.number !== here.hand.number &&
      classOfFirstHand(firstHandSlug(hand)) === own,
  )
  if (others.length === 0 || !isClosest(pages, here)) return []
  const rows = others.flatMap((hand) => {
    const all = againstEvery(pages, hand).toSorted(nearer)
    return all.filter(({ best }, i) => all.findIndex((one) => one.best === best) === i)
  })
  return [{ ...words.alike, rows: rows.map((one) => playRow(pages, here, { name: words.hand(one.hand), one })) }]
}

/**
 * A row for every up card on one page of the hand: that of its closest decision, or a pair's only page. The hand's
 * other pages have the neighboring cards and the nearest ones with another play; a sentence there describes the rest.
 */
function upcardTable<F extends FirstHandFacts>(
  pages: FirstHandPages<F>,
  here: F,
  words: FirstHandTableWords,
): FactTable {
  const all = againstEvery(pages, here.hand)
  const isWhole = isClosest(pages, here)
  const at = all.findIndex(({ slug }) => slug === here.slug)
  const turning = new Set(turningCards(pages, here).map(({ slug }) => slug))
  return {
    ...words.upcards(here.hand, isWhole),
    rows: all
      .filter(({ slug }, i) => isWhole || Math.abs(i - at) <= 1 || turning.has(slug))
      .map((one) => playRow(pages, here, { name: words.against(one.hand.upcard), one })),
  }
}

/** The pairs of cards that make the hand, each with its own best play. */
const dealsTable = ({ facts, best }: FirstHandFacts, words: FirstHandTableWords): FactTable => ({
  ...words.deals,
  rows: facts.map((deal): FactRow => ({
    name: words.dealName(deal.deal),
    cells: [
      { kind: 'action', action: deal.best },
      { kind: 'ev', ev: real(Math.max(...deal.evs)) },
      { kind: 'gap', value: deal.lead },
    ],
    ...(deal.best === best ? {} : { mark: 'flips' as const }),
  })),
})

/** How the hand plays against other cards and, if `byCards`, with which own cards the play changes. */
export const playTables = <F extends FirstHandFacts>(
  pages: FirstHandPages<F>,
  here: F,
  byCards: boolean,
  words = tableWords,
): readonly FactTable[] => [
  upcardTable(pages, here, words),
  ...alikeTable(pages, here, words),
  ...(byCards ? [dealsTable(here, words)] : []),
]
