import {
  FIRST_HANDS,
  type FirstHand,
  firstHandSlug,
  handWords,
  labelOf,
  UPCARDS,
  upcardWords,
} from '@/lib/engines/blackjack/index'
import { capital } from '@/lib/text'
import { type FirstHandFacts, sidesOf } from './first-hand-facts'
import { dealCards } from './first-hand-words'
import type { FactRow, FactTable } from './hand-page'
import { real } from './said'

/* The tables that the page of a first hand shows in every game of blackjack. */

/** Which hands a game has, and which of them have a page. */
export interface FirstHandPages<F extends FirstHandFacts> {
  readonly factsOf: (slug: string) => F
  readonly hasPage: (hand: FirstHand) => boolean
  /** Whether pairs are compared with every other pair instead of the nearest. */
  readonly allPairs: boolean
}

/** The same hand against every card, low to high, the ace last. */
export const againstEvery = <F extends FirstHandFacts>(
  { factsOf }: Pick<FirstHandPages<F>, 'factsOf'>,
  hand: FirstHand,
): readonly F[] => UPCARDS.map((upcard) => factsOf(firstHandSlug({ ...hand, upcard })))

/** The nearest up cards against which another play is best: one, or two as far off; none where the play is the same against every card. */
export function turningCards<F extends FirstHandFacts>(pages: FirstHandPages<F>, here: F): readonly F[] {
  const at = UPCARDS.indexOf(here.hand.upcard as (typeof UPCARDS)[number])
  const turned = againstEvery(pages, here.hand)
    .map((facts, i) => ({ facts, far: Math.abs(i - at) }))
    .filter(({ facts }) => facts.best !== here.best)
  const far = Math.min(...turned.map((one) => one.far))
  return turned.filter((one) => one.far === far).map(({ facts }) => facts)
}

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

const optionRow = (option: FirstHandFacts['ranked'][number]): FactRow => {
  const { ahead, even, behind } = sidesOf(option)
  return {
    name: labelOf(option.action).name,
    cells: [ahead, even, behind].map((value) => ({ kind: 'share', value })),
  }
}

export const optionsTable = ({ ranked }: FirstHandFacts): FactTable => ({
  caption: 'How the round ends with each play',
  columns: ['Play', 'Ahead', 'Even', 'Behind'],
  rows: ranked.map(optionRow),
})

// ——— Against other cards, with other hands —————————————————————————————————————————————————————————————————————

const HEADS = ['Best', 'Worth, bets', 'A mistake costs'] as const

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

const upcardTable = <F extends FirstHandFacts>(pages: FirstHandPages<F>, here: F): FactTable => ({
  caption: `${capital(handWords(here.hand))} against every up card`,
  columns: ['Up card', ...HEADS],
  rows: againstEvery(pages, here.hand).map((one) =>
    playRow(pages, here, { name: `Against ${upcardWords(one.hand.upcard)}`, one }),
  ),
})

const AROUND = 2

/** Hands of the same kind against the same card: two up and two down. */
function handsTable<F extends FirstHandFacts>(pages: FirstHandPages<F>, here: F): FactTable {
  const { hand } = here
  const same = FIRST_HANDS.filter((one) => one.kind === hand.kind && one.upcard === hand.upcard)
  const at = same.findIndex((one) => one.number === hand.number)
  const from = Math.max(0, Math.min(same.length - 1 - 2 * AROUND, at - AROUND))
  const shown = hand.kind === 'pair' && pages.allPairs ? same : same.slice(from, from + 2 * AROUND + 1)
  const rows = shown.map((one) =>
    playRow(pages, here, { name: capital(handWords(one)), one: pages.factsOf(firstHandSlug(one)) }),
  )
  return { caption: `Other hands against ${upcardWords(hand.upcard)}`, columns: ['Hand', ...HEADS], rows }
}

/** The cards that make the hand, each with its own best play. */
const dealsTable = ({ facts, best }: FirstHandFacts): FactTable => ({
  caption: 'By its two cards',
  columns: ['Cards', ...HEADS],
  rows: facts.map((deal): FactRow => ({
    name: capital(dealCards(deal.deal)),
    cells: [
      { kind: 'action', action: deal.best },
      { kind: 'ev', ev: real(Math.max(...deal.evs)) },
      { kind: 'gap', value: deal.lead },
    ],
    ...(deal.best === best ? {} : { mark: 'flips' as const }),
  })),
})

/** What the hand is against other cards, other hands against its card, and, if `byCards`, what its own cards change. */
export const playTables = <F extends FirstHandFacts>(
  pages: FirstHandPages<F>,
  here: F,
  byCards: boolean,
): readonly FactTable[] => [upcardTable(pages, here), handsTable(pages, here), ...(byCards ? [dealsTable(here)] : [])]
