import type { AnyGame } from '@/lib/games/game'
import type { Cell, FactRow, FactTable, HandSection } from './hand-page'
import { type FoundTable, foundTables, MAIN_BET } from '@/lib/games/known-tables'
import type { MadeStartingHand } from '@/lib/games/made-starting-hands'
import { andList, aRank, orList, saidCards, saidCount, saidGap } from './said'
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
  `“${table.name}”${table.comparison ? ' (shown for comparison: no casino is known to use it)' : ''}`

/** Whether any of them turns the play. */
export function tablesText(line: Line, all: readonly UnderTable[]): string {
  const [usual, ...others] = all as [UnderTable, ...UnderTable[]]
  const turned = others.filter(({ lead }) => lead > 0 !== usual.lead > 0)
  const [same, other] = [wordsOf(line, usual.lead > 0), wordsOf(line, usual.lead <= 0)]
  if (turned.length > 0)
    return `With ${andList(turned.map(nameIn))}, ${other.acting} is better by ${saidGap(Math.max(...turned.map(({ lead }) => Math.abs(lead))))}${turned.length > 1 ? ' at most' : ''}.`
  const sizes = others.map(({ lead }) => Math.abs(lead))
  const [closest, clearest] = [Math.min(...sizes), Math.max(...sizes)]
  const own = Math.abs(usual.lead)
  const moves = Math.max(own - closest, clearest - own)
  if (moves < 0.0005)
    return 'No known table changes anything here: this hand hardly ever makes what they pay differently.'
  const near = others.find(({ lead }) => Math.abs(lead) === closest)!
  if (closest < own / 2)
    return `No known table changes the play, but with ${nameIn(near)} ${same.acting} leads by only ${saidGap(closest)}.`
  return `The play is the same at every known table: ${same.acting} leads by ${saidGap(Math.min(own, closest))} to ${saidGap(Math.max(own, clearest))}.`
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

// ——— A card seen in a neighbor’s hand —————————————————————————————————————————————————————————————————————————————

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
  if (others.length <= FEW) return orList([...words, ...others.map(({ card }) => saidCards([card]))])
  if (words.length > 0) return orList([...words, `one of ${saidCount(others.length)} other cards`])
  return orList(
    others
      .toSorted((a, b) => (isUp ? a.lead - b.lead : b.lead - a.lead))
      .slice(0, FEW)
      .map(({ card }) => saidCards([card])),
  )
}

function turnText(line: Line, made: MadeDead, lead: number): string {
  const [own, other] = [wordsOf(line, lead > 0), wordsOf(line, lead < 0)]
  const singles = singlesOf(made)
  const flips = singles.filter((one) => one.lead > 0 !== lead > 0)
  if (flips.length > 0)
    return `One card can be enough: if a neighbor shows ${turning(singles, flips, lead > 0)}, ${other.acting} becomes better. In all, ${saidCount(flips.length)} of the ${singles.length} unseen cards do that.`
  if (!made.turn)
    return `Even if you saw the ${saidCount(line.mostDead ?? 6)} cards that hurt it most in other hands, you’d still ${own.act}.`
  const [cards, then] = made.turn
  const gone = must(parseCards(cards)).toSorted((a, b) => b - a)
  return `No single card changes the play. With ${saidCards(gone)} gone, ${other.acting} is better by ${saidGap(then)}.`
}

/** Which ranks help and which hurt. */
function ranksText(line: Line, hand: StartingHand, ranks: readonly ByRank[]): string {
  const [help, hurt] = [ranks[0]!, ranks.at(-1)!]
  const own = [hand.high, hand.low]
  const what = ({ rank }: ByRank): string => (own.includes(rank) ? `another ${rankInWords(rank)}` : aRank(rank))
  const loses = `If a neighbor shows ${what(hurt)}, ${line.act.acting} loses ${saidGap(hurt.change)} ${line.unit}s.`
  return !line.alone && help.rank > hand.high && hand.high > hand.low
    ? `${loses} ${capital(what(help))} adds ${saidGap(help.change)}, because the dealer can’t have it.`
    : `${loses} ${capital(what(help))} helps most and adds ${saidGap(help.change)}.`
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
    ? `A card of your own suit costs ${saidGap(apart)} more than the same rank in another suit.`
    : undefined
}

// ——— Section ————————————————————————————————————————————————————————————————————————————————————————————————

/** So many ranks from either end are shown. */
const SHOWN = 3

function table(line: Line, lead: number, ranks: readonly ByRank[]): FactTable {
  const shown = [...ranks.slice(0, SHOWN), ...ranks.slice(-SHOWN)]
  return {
    caption: 'What one dead card changes, rank by rank',
    columns: ['If you see', `${capital(line.act.acting)} gains`, 'Then better, and by'],
    rows: shown.map(({ rank, change, bySuit }) => ({
      name: capital(aRank(rank)),
      ...(!bySuit && lead + change > 0 !== lead > 0 ? { mark: 'flips' as const } : {}),
      cells: [
        { kind: 'ev', ev: { kind: 'real', value: change } },
        {
          kind: 'text',
          text: bySuit
            ? 'depends on the suit'
            : `${wordsOf(line, lead + change > 0).acting}, ${saidGap(lead + change)}`,
        },
      ],
    })),
  }
}

function title(made: MadeDead, lead: number): string {
  const flips = singlesOf(made).filter((one) => one.lead > 0 !== lead > 0)
  if (flips.length > 0) return 'One card you see can change the play'
  return made.turn ? 'Which dead cards change the play' : 'Dead cards don’t change the play'
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
