import { type Card, parseCards, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { FactTable, HandSection } from '@/content/pages/hand-page'
import type { MadeStartingHand } from '@/lib/games/made-starting-hands'
import { andList, aRank, saidCards, saidCount, saidGap } from '@/content/pages/said'
import { capital } from '@/lib/games/skill-names'
import { leadOf, type Line, wordsOf } from '@/content/pages/starting-line'
import { cardsOf, type StartingHand } from '@/lib/games/starting-hands'
import { must } from '@/lib/result'

/* What a card seen in a neighbour’s hand does to a starting hand. */

interface Single {
  readonly card: Card
  /** How far acting is ahead with this card gone. */
  readonly lead: number
}

const singlesOf = ({ dead }: MadeStartingHand): readonly Single[] =>
  dead.flatMap(([cards, lead]) => must(parseCards(cards)).map((card) => ({ card, lead })))

interface ByRank {
  readonly rank: number
  /** Whether some of its cards turn the play and some do not. */
  readonly bySuit: boolean
  /** Mean over the unseen cards of the rank: what one of them gone adds to the lead of acting. */
  readonly change: number
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function byRank(singles: readonly Single[], lead: number): readonly ByRank[] {
  const all = RANKS.flatMap((_, rank): readonly ByRank[] => {
    const leads = singles.filter(({ card }) => rankOf(card) === rank).map((one) => one.lead)
    return leads.length === 0
      ? []
      : [{ rank, change: mean(leads) - lead, bySuit: leads.some((one) => one > 0) && leads.some((one) => one <= 0) }]
  })
  return all.sort((a, b) => b.change - a.change)
}

// ——— Sentences ———————————————————————————————————————————————————————————————————————————————————————————

/** So many cards are named one by one. */
const FEW = 3

/** Ranks of which every unseen card turns the play, and how many more cards do. `isUp`: acting is best as it is. */
function turning(singles: readonly Single[], flips: readonly Single[], isUp: boolean): string {
  const isWhole = (rank: number): boolean =>
    singles.filter(({ card }) => rankOf(card) === rank).every((one) => flips.includes(one))
  const ranks = [...new Set(flips.map(({ card }) => rankOf(card)))].filter(isWhole).sort((a, b) => b - a)
  const others = flips.filter(({ card }) => !ranks.includes(rankOf(card)))
  const words = ranks.map((rank) => `any ${rankInWords(rank)}`)
  if (others.length <= FEW) return andList([...words, ...others.map(({ card }) => saidCards([card]))])
  if (words.length > 0) return andList([...words, `${saidCount(others.length)} others, by their suits`])
  return `${saidCards(
    others
      .toSorted((a, b) => (isUp ? a.lead - b.lead : b.lead - a.lead))
      .slice(0, FEW)
      .map(({ card }) => card),
  )} above all`
}

function turnText(line: Line, made: MadeStartingHand, lead: number): string {
  const other = wordsOf(line, lead < 0)
  const singles = singlesOf(made)
  const flips = singles.filter((one) => one.lead > 0 !== lead > 0)
  if (flips.length > 0)
    return `One card is enough: ${saidCount(flips.length)} of the fifty unseen would make ${other.acting} the better play if you saw one of them gone, ${turning(singles, flips, lead > 0)}.`
  if (!made.turn) return `Not even with the six cards gone that speak most against it would ${other.acting} be right.`
  const [cards, then] = made.turn
  const gone = must(parseCards(cards)).toSorted((a, b) => b - a)
  return `No single card turns it; ${saidCount(gone.length)} together do, such as ${saidCards(gone)}: with those gone ${other.acting} is better, by ${saidGap(then)}.`
}

/** Which ranks help and which hurt. */
function ranksText(line: Line, hand: StartingHand, ranks: readonly ByRank[]): string {
  const [help, hurt] = [ranks[0]!, ranks.at(-1)!]
  const own = [hand.high, hand.low]
  const what = ({ rank }: ByRank): string => (own.includes(rank) ? `another ${rankInWords(rank)}` : aRank(rank))
  const speaks = `speaks against ${line.act.acting}, by ${saidGap(hurt.change)}`
  if (help.rank > hand.high && hand.high > hand.low)
    return `Seen in a neighbour’s hand, ${what(hurt)} ${speaks}; ${what(help)} gone is ${aRank(help.rank)} the dealer cannot have and helps by ${saidGap(help.change)}.`
  return `Seen in a neighbour’s hand, ${what(hurt)} ${speaks}; what helps most is ${what(help)} gone, by ${saidGap(help.change)}.`
}

/** What a card of its own suit costs, of a suited hand. */
function suitText(hand: StartingHand, singles: readonly Single[]): string | undefined {
  if (!hand.suited) return undefined
  const suit = suitOf(cardsOf(hand)[0])
  const others = singles.filter(({ card }) => ![hand.high, hand.low].includes(rankOf(card)))
  const apart =
    mean(others.filter(({ card }) => suitOf(card) !== suit).map(({ lead }) => lead)) -
    mean(others.filter(({ card }) => suitOf(card) === suit).map(({ lead }) => lead))
  return apart > 0
    ? `A card of its own suit gone costs ${saidGap(apart)} more than the same rank of another.`
    : undefined
}

// ——— Section ————————————————————————————————————————————————————————————————————————————————————————————————

/** So many ranks from either end are shown. */
const SHOWN = 3

function table(line: Line, lead: number, ranks: readonly ByRank[]): FactTable {
  const shown = [...ranks.slice(0, SHOWN), ...ranks.slice(-SHOWN)]
  return {
    caption: 'What one card gone changes, by its rank',
    columns: ['Seen', `${capital(line.act.acting)} gains`, 'Ahead then by'],
    rows: shown.map(({ rank, change, bySuit }) => ({
      name: capital(aRank(rank)),
      ...(!bySuit && lead + change > 0 !== lead > 0 ? { mark: 'flips' as const } : {}),
      cells: [
        { kind: 'ev', ev: { kind: 'real', value: change } },
        {
          kind: 'text',
          text: bySuit ? 'by its suit' : `${saidGap(lead + change)}, ${wordsOf(line, lead + change > 0).acting}`,
        },
      ],
    })),
  }
}

function title(made: MadeStartingHand, lead: number): string {
  const flips = singlesOf(made).filter((one) => one.lead > 0 !== lead > 0)
  if (flips.length > 0) return 'One card seen can turn it'
  return made.turn ? 'What it takes to turn it' : 'No card seen changes it'
}

/** Dead cards: what those seen in other hands change. */
export function deadSection(line: Line, hand: StartingHand, made: MadeStartingHand): HandSection {
  const lead = leadOf(line, hand)
  const singles = singlesOf(made)
  const ranks = byRank(singles, lead)
  const text = [turnText(line, made, lead), ranksText(line, hand, ranks), suitText(hand, singles)].filter(
    (one) => one !== undefined,
  )
  return { id: 'dead-cards', title: title(made, lead), text: [text.join(' ')], tables: [table(line, lead, ranks)] }
}
