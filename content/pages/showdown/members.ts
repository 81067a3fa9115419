import { type Card, cardOf } from '@/lib/cards/card'
import { decide } from '@/lib/engines/showdown/index'
import { rankingOf, strengthOf } from '@/lib/families/showdown/hands'
import { showdownOf } from '@/lib/families/showdown/figures'
import { type CellFacts, ENDS, type PageFacts } from './facts'
import { grouped, looksOf, type RowHand } from './rows'

/* The hands of a cell by what tells them apart: their suits if they have the same ranks, or else the first card that their row doesn’t name. */

/** What some hands of a cell have in common: the rank of that card, or the ranks of one suit, a list for each suit. */
export type MemberHand = { readonly rank: number } | { readonly suits: readonly (readonly number[])[] }

export interface Member {
  readonly hand: MemberHand
  /** How many deals of these hands and the up card there are. */
  readonly ways: number
  /** The mean EV of going on, in base wagers. */
  readonly ev: number
}

/** What tells the hands apart: suits, the card at a place from the highest (0), the kicker of a pair, or what they make. */
export type ToldBy = 'suits' | 'kicker' | 'made' | { readonly place: number }

export interface Members {
  readonly by: ToldBy
  /** By rank from the highest down, or the best suits first. At least two. */
  readonly all: readonly Member[]
  /** Those that are worth most and least: several if they are worth the same. */
  readonly best: readonly Member[]
  readonly worst: readonly Member[]
}

// ——— Hands of the same ranks ——————————————————————————————————————————————————————————————————————————————————

/** Every way in which cards can share suits, as the number of each card’s suit: [0, 1, 0] if the first and last do. */
function suitings(cards: number): readonly (readonly number[])[] {
  if (cards === 0) return [[]]
  return suitings(cards - 1).flatMap((some) => {
    const next = some.length === 0 ? 0 : Math.max(...some) + 1
    return Array.from({ length: Math.min(4, next + 1) }, (_, suit) => [...some, suit])
  })
}

/** How many ways there are to choose so many different suits in order. */
const suitChoices = (suits: number): number => [4, 3, 2, 1].slice(0, suits).reduce((all, n) => all * n, 1)

function bySuits({ page, rules, netOf }: PageFacts, { row }: CellFacts, ranks: readonly number[]): readonly Member[] {
  const game = showdownOf(page, rules)
  return suitings(ranks.length).flatMap((suits): readonly Member[] => {
    const hand: readonly Card[] = ranks.map((rank, i) => cardOf(rank, suits[i]!))
    const strength = strengthOf(rankingOf(page), hand)
    if (strength < row.least || strength >= row.below) return []
    const { ends, deals } = decide(game, { hand, up: [], dead: [] })
    const nets = netOf(strength)
    const shared = [...grouped(ranks, (rank) => suits[ranks.indexOf(rank)]!).values()].filter((of) => of.length > 1)
    return [
      {
        hand: { suits: shared },
        ways: suitChoices(new Set(suits).size),
        ev: ENDS.reduce((sum, end) => sum + nets[end] * ends[end], 0) / deals,
      },
    ]
  })
}

// ——— Hands by a card ——————————————————————————————————————————————————————————————————————————————————————————

function toldBy(hand: RowHand): ToldBy {
  switch (hand.as) {
    case 'pair':
      return 'kicker'
    case 'kind':
      return 'made'
    case 'top':
      return { place: hand.ranks.length }
    case 'rest':
      return { place: 0 }
  }
}

/** The rank by which a hand is told from others: of what is made, the one that it has most of. */
function rankBy(by: ToldBy, hand: RowHand, ranks: readonly number[]): number {
  if (typeof by === 'object') return ranks[by.place]!
  if (by === 'kicker') return ranks.find((rank) => hand.as === 'pair' && rank !== hand.rank)!
  const copies = (rank: number): number => ranks.filter((one) => one === rank).length
  return ranks.reduce((most, rank) => (copies(rank) > copies(most) ? rank : most))
}

function byCard({ page, counted, netOf }: PageFacts, cell: CellFacts, by: ToldBy): readonly Member[] {
  const { columns, waysOf, sums, dealerHands } = counted
  const looks = grouped(looksOf(page, cell), ({ ranks }) => rankBy(by, cell.row.hand, ranks))
  const ups = columns === 1 ? [0] : cell.up === undefined ? Array.from({ length: columns }, (_, up) => up) : [cell.up]
  return [...looks]
    .map(([rank, some]): Member => {
      const strengths = [...new Set(some.map(({ strength }) => strength))]
      const groups = strengths.flatMap((strength) => ups.map((up) => ({ strength, group: strength * columns + up })))
      const ways = groups.reduce((sum, { group }) => sum + waysOf[group]!, 0)
      const net = groups.reduce((sum, { strength, group }) => {
        const nets = netOf(strength)
        return sum + ENDS.reduce((all, end, i) => all + nets[end] * sums[group * ENDS.length + i]!, 0)
      }, 0)
      return { hand: { rank }, ways, ev: net / (ways * dealerHands) }
    })
    .filter(({ ways }) => ways > 0)
    .toSorted((a, b) => rankOfMember(b) - rankOfMember(a))
}

const rankOfMember = ({ hand }: Member): number => ('rank' in hand ? hand.rank : 0)

/** Smaller differences between EVs are rounding errors. */
const SAME = 1e-9

function find(facts: PageFacts, cell: CellFacts): Members | undefined {
  const { hand } = cell.row
  const isWhole = hand.as === 'top' && hand.ranks.length === facts.page.player.cards
  // With an up card, suits would have to be told apart by its own too.
  if (isWhole && facts.page.dealer.up === 1) return undefined
  const by: ToldBy = isWhole ? 'suits' : toldBy(hand)
  const all = isWhole ? bySuits(facts, cell, hand.ranks) : byCard(facts, cell, by)
  if (all.length < 2) return undefined
  const byEv = all.toSorted((a, b) => b.ev - a.ev)
  const worth = (ev: number): readonly Member[] => all.filter((one) => Math.abs(one.ev - ev) < SAME)
  return { by, all: isWhole ? byEv : all, best: worth(byEv[0]!.ev), worst: worth(byEv.at(-1)!.ev) }
}

const known = new WeakMap<CellFacts, Members | undefined>()

/** The hands of a cell by what tells them apart, found once; undefined if nothing does. */
export function membersOf(facts: PageFacts, cell: CellFacts): Members | undefined {
  if (!known.has(cell)) known.set(cell, find(facts, cell))
  return known.get(cell)
}
