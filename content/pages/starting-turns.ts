import type { AnyGame } from '@/lib/games/game'
import type { Cell, FactRow, FactTable, HandSection } from './hand-page'
import { type FoundTable, foundTables, MAIN_BET } from '@/lib/games/known-tables'
import type { MadeStartingHand } from '@/lib/games/made-starting-hands'
import { andList, aRank, saidCards, saidCount, saidGap } from './said'
import { leadOf, type Line, wordsOf } from './starting-line'
import { cardsOf, type StartingHand } from '@/lib/games/starting-hands'
import { type Card, parseCards, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { capital } from '@/lib/text'
import { must } from '@/lib/result'

/* What turns the play of a starting hand: another table, a card seen. */

// ——— The other tables that casinos are known to use ————————————————————————————————————————————————————————————————

export interface UnderTable {
  readonly table: FoundTable
  /** How far acting is ahead there. */
  readonly lead: number
}

const leadIn = (evs: readonly number[]): number => evs[0]! - evs.at(-1)!

/** Every known table of the main game with the hand’s lead, the usual one first. */
export function underTables(
  game: AnyGame,
  line: Line,
  hand: StartingHand,
  made: Pick<MadeStartingHand, 'tables'>,
): readonly UnderTable[] {
  const [usual, ...others] = foundTables(game).filter(({ bet }) => bet === MAIN_BET)
  return [
    { table: usual!, lead: leadOf(line, hand) },
    ...others.map((table) => ({ table, lead: leadIn(made.tables[table.id]!) })),
  ]
}

/** A table by its name; one that is only there for comparison is called so. */
const nameIn = ({ table }: UnderTable): string =>
  `“${table.name}”${table.comparison ? ' (for comparison: no casino is known to use it)' : ''}`

/** Whether any of them turns the play. */
export function tablesText(line: Line, all: readonly UnderTable[]): string {
  const [usual, ...others] = all as [UnderTable, ...UnderTable[]]
  const turned = others.filter(({ lead }) => lead > 0 !== usual.lead > 0)
  const other = wordsOf(line, usual.lead <= 0)
  if (turned.length > 0)
    return `It depends on the table: with ${andList(turned.map(nameIn))} ${other.acting} is the better play, by ${saidGap(Math.max(...turned.map(({ lead }) => Math.abs(lead))))}${turned.length > 1 ? ' at the most' : ''}.`
  const sizes = others.map(({ lead }) => Math.abs(lead))
  const [closest, clearest] = [Math.min(...sizes), Math.max(...sizes)]
  const own = Math.abs(usual.lead)
  const moves = Math.max(own - closest, clearest - own)
  if (moves < 0.0005)
    return 'None of these tables changes anything here: what they pay differently this hand hardly ever makes.'
  const near = others.find(({ lead }) => Math.abs(lead) === closest)!
  if (closest < own / 2)
    return `None of these tables turns it, but with ${nameIn(near)} the lead is down to ${saidGap(closest)}.`
  return `The play is the same under all of these tables; the lead goes from ${saidGap(Math.min(own, closest))} to ${saidGap(Math.max(own, clearest))}.`
}

/** The tables and what becomes of the lead. */
export const tablesTable = (line: Line, all: readonly UnderTable[]): FactTable => ({
  caption: 'Under the known tables',
  columns: ['Table', 'Better', 'Ahead by'],
  rows: all.map(({ table, lead }, i): FactRow => {
    const better: Cell = { kind: 'text', text: wordsOf(line, lead > 0).acting }
    return {
      name: table.name,
      ...(i === 0 ? {} : lead > 0 !== all[0]!.lead > 0 ? { mark: 'flips' as const } : {}),
      cells: [better, { kind: 'gap', value: Math.abs(lead) }],
    }
  }),
})

// ——— A card seen in a neighbour’s hand —————————————————————————————————————————————————————————————————————————————

interface Single {
  readonly card: Card
  /** How far acting is ahead with this card gone. */
  readonly lead: number
}

/** What is kept of a hand with cards gone. */
type MadeDead = Pick<MadeStartingHand, 'dead' | 'turn'>

const singlesOf = ({ dead }: MadeDead): readonly Single[] =>
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

function turnText(line: Line, made: MadeDead, lead: number): string {
  const other = wordsOf(line, lead < 0)
  const singles = singlesOf(made)
  const flips = singles.filter((one) => one.lead > 0 !== lead > 0)
  if (flips.length > 0)
    return `One card is enough: ${saidCount(flips.length)} of the fifty unseen would make ${other.acting} the better play if you saw one of them gone, ${turning(singles, flips, lead > 0)}.`
  if (!made.turn)
    return `Not even with the ${saidCount(line.mostDead ?? 6)} cards gone that hurt it most would ${other.acting} be right.`
  const [cards, then] = made.turn
  const gone = must(parseCards(cards)).toSorted((a, b) => b - a)
  return `No single card turns it; ${saidCount(gone.length)} together do, such as ${saidCards(gone)}: with those gone ${other.acting} is better, by ${saidGap(then)}.`
}

/** Which ranks help and which hurt. */
function ranksText(line: Line, hand: StartingHand, ranks: readonly ByRank[]): string {
  const [help, hurt] = [ranks[0]!, ranks.at(-1)!]
  const own = [hand.high, hand.low]
  const what = ({ rank }: ByRank): string => (own.includes(rank) ? `another ${rankInWords(rank)}` : aRank(rank))
  const speaks = `makes ${line.act.acting} worse by ${saidGap(hurt.change)}`
  if (!line.alone && help.rank > hand.high && hand.high > hand.low)
    return `Seen in a neighbor’s hand, ${what(hurt)} ${speaks}; ${what(help)} gone is ${aRank(help.rank)} the dealer cannot have and helps by ${saidGap(help.change)}.`
  return `Seen in a neighbor’s hand, ${what(hurt)} ${speaks}; what helps most is ${what(help)} gone, by ${saidGap(help.change)}.`
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

function title(made: MadeDead, lead: number): string {
  const flips = singlesOf(made).filter((one) => one.lead > 0 !== lead > 0)
  if (flips.length > 0) return 'One card seen can turn it'
  return made.turn ? 'What it takes to turn it' : 'No card seen changes it'
}

/** Dead cards: what those seen in other hands change. */
export function deadSection(line: Line, hand: StartingHand, made: MadeDead): HandSection {
  const lead = leadOf(line, hand)
  const singles = singlesOf(made)
  const ranks = byRank(singles, lead)
  const text = [turnText(line, made, lead), ranksText(line, hand, ranks), suitText(hand, singles)].filter(
    (one) => one !== undefined,
  )
  return { id: 'dead-cards', title: title(made, lead), text: [text.join(' ')], tables: [table(line, lead, ranks)] }
}
