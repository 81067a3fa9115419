import { tableIn } from '@/lib/messages/tables'
import type { AnyGame } from '@/lib/game/game'
import type { Cell, FactRow, FactTable, HandSection } from './hand-page'
import { foundTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import type { MadeStartingHand } from '@/lib/families/holdem/kept-starting-hands'
import { andList, aRank, orList, saidCards, saidCount, saidGap } from './said'
import {
  type ByRank,
  leadOf,
  type Line,
  type MadeDead,
  type TurnWords,
  type UnderTable,
  wordsOf,
} from './starting-line'
import { cardsOf, type StartingHand } from '@/lib/game/strategy/starting-hands'
import { type Card, parseCards, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { capital } from '@/lib/text'
import { must } from '@/lib/result'

/* What changes the play of a starting hand: another pay table, or dead cards. */

// ——— Other known pay tables ————————————————————————————————————————————————————————————————————————————————————————

const leadIn = (evs: readonly number[]): number => evs[0]! - evs.at(-1)!

/** All known pay tables of the main game with the hand’s lead, the usual table first. */
export function underTables(
  game: AnyGame,
  line: Line,
  hand: StartingHand,
  made: Pick<MadeStartingHand, 'tables'>,
): readonly UnderTable[] {
  const [usual, ...others] = foundTables(game).filter(({ bet, comparison }) => bet === MAIN_BET && !comparison)
  return [
    { game, table: usual!, lead: leadOf(line, hand) },
    ...others.map((table) => ({ game, table, lead: leadIn(made.tables[table.id]!) })),
  ]
}

const nameIn = ({ game, table }: UnderTable): string => `“${tableIn(game.messages, table)}”`

/** A smaller difference between leads, in base wagers, is ignored. */
const SAME = 0.0005

/** Whether another table changes the play. */
export const tablesTurn = ([usual, ...others]: readonly UnderTable[]): boolean =>
  others.some(({ lead }) => lead > 0 !== usual!.lead > 0)

/** Whether another table changes the lead enough to list it. */
export const tablesDiffer = ([usual, ...others]: readonly UnderTable[]): boolean =>
  others.some(({ lead }) => Math.abs(lead - usual!.lead) >= SAME)

/** How other tables change the play and its lead, as a sentence. */
export const tablesText = (line: Line, all: readonly UnderTable[]): string =>
  (line.turns ?? turnWords).tablesText(line, all)

function tablesInEnglish(line: Line, all: readonly UnderTable[]): string {
  const [usual, ...others] = all as [UnderTable, ...UnderTable[]]
  const turned = others.filter(({ lead }) => lead > 0 !== usual.lead > 0)
  const [same, other] = [wordsOf(line, usual.lead > 0), wordsOf(line, usual.lead <= 0)]
  if (turned.length > 0)
    return `With ${andList(turned.map(nameIn))}, ${other.acting} is better by ${saidGap(Math.max(...turned.map(({ lead }) => Math.abs(lead))))}${turned.length > 1 ? ' at most' : ''}.`
  const sizes = others.map(({ lead }) => Math.abs(lead))
  const [closest, clearest] = [Math.min(...sizes), Math.max(...sizes)]
  const own = Math.abs(usual.lead)
  const moves = Math.max(own - closest, clearest - own)
  if (moves < SAME)
    return 'No known table changes anything here: they differ in what they pay for hands that this one hardly ever makes.'
  const near = others.find(({ lead }) => Math.abs(lead) === closest)!
  if (closest < own / 2)
    return `No known table changes the play, but with ${nameIn(near)} ${same.acting} leads by only ${saidGap(closest)}.`
  return `The play is the same at every known table: ${same.acting} leads by ${saidGap(Math.min(own, closest))} to ${saidGap(Math.max(own, clearest))}.`
}

/** The tables with the hand's lead under each; empty if no table changes the lead. */
export const tablesTables = (line: Line, all: readonly UnderTable[]): readonly FactTable[] =>
  tablesDiffer(all) ? [tablesTable(line, all)] : []

const tablesTable = (line: Line, all: readonly UnderTable[]): FactTable => ({
  ...(line.turns ?? turnWords).tablesTable,
  rows: all.map(({ game, table, lead }, i): FactRow => {
    const better: Cell = { kind: 'text', text: wordsOf(line, lead > 0).acting }
    return {
      name: (line.turns ?? turnWords).tableName(game, table),
      ...(i === 0 ? {} : lead > 0 !== all[0]!.lead > 0 ? { mark: 'flips' as const } : {}),
      cells: [better, { kind: 'gap', value: Math.abs(lead) }],
    }
  }),
})

// ——— A card seen in a neighbor’s hand —————————————————————————————————————————————————————————————————————————————

export interface Single {
  readonly card: Card
  /** The lead of betting with this card dead. */
  readonly lead: number
}

/** The stored figures for dead cards. */
export const singlesOf = ({ dead }: MadeDead): readonly Single[] =>
  dead.flatMap(([cards, lead]) => must(parseCards(cards)).map((card) => ({ card, lead })))

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

/** The most cards that a sentence names. */
const FEW = 3

/** The cards that change the play if a single one of them is dead. */
export interface Turning {
  /** Ranks of which every unseen card changes it. */
  readonly ranks: readonly number[]
  /**
   * Other such cards: all of them if they are few; if they are many and there are no such ranks, those with the largest
   * change.
   */
  readonly cards: readonly Card[]
  /** The number of other such cards, if they are many and there are such ranks. */
  readonly more: number
}

/** Groups the cards that change the play. `isUp`: whether betting is best without dead cards. */
export function turningOf(singles: readonly Single[], flips: readonly Single[], isUp: boolean): Turning {
  const isWhole = (rank: number): boolean =>
    singles.filter(({ card }) => rankOf(card) === rank).every((one) => flips.includes(one))
  const ranks = [...new Set(flips.map(({ card }) => rankOf(card)))].filter(isWhole).sort((a, b) => b - a)
  const others = flips.filter(({ card }) => !ranks.includes(rankOf(card)))
  if (others.length <= FEW) return { ranks, cards: others.map(({ card }) => card), more: 0 }
  if (ranks.length > 0) return { ranks, cards: [], more: others.length }
  const furthest = others.toSorted((a, b) => (isUp ? a.lead - b.lead : b.lead - a.lead)).slice(0, FEW)
  return { ranks, cards: furthest.map(({ card }) => card), more: 0 }
}

const turning = ({ ranks, cards, more }: Turning): string =>
  orList([
    ...ranks.map((rank) => `any ${rankInWords(rank)}`),
    ...cards.map((card) => saidCards([card])),
    ...(more > 0 ? [`one of ${saidCount(more)} other cards`] : []),
  ])

/** A sentence on the cards that change the play, and how many of the unseen cards do. */
function turnsText(turn: Turning, acting: string, count: number, unseen: number): string {
  const isSome = turn.ranks.length === 0 && turn.cards.length < count
  return isSome
    ? `If a neighbor shows any of ${saidCount(count)} of the ${unseen} unseen cards, ${acting} becomes better. ${capital(andList(turn.cards.map((card) => saidCards([card]))))} change it most.`
    : `If a neighbor shows ${turning(turn)}, ${acting} becomes better. That’s ${saidCount(count)} of the ${unseen} unseen cards.`
}

function turnText(line: Line, made: MadeDead, lead: number): string {
  const [own, other] = [wordsOf(line, lead > 0), wordsOf(line, lead < 0)]
  const singles = singlesOf(made)
  const flips = singles.filter((one) => one.lead > 0 !== lead > 0)
  if (flips.length > 0)
    return turnsText(turningOf(singles, flips, lead > 0), other.acting, flips.length, singles.length)
  if (!made.turn)
    return `Even if you saw the ${saidCount(line.mostDead ?? 6)} cards that hurt it most in other hands, you’d still ${own.act}.`
  const [cards, then] = made.turn
  const gone = must(parseCards(cards)).toSorted((a, b) => b - a)
  return `No single card changes the play. With ${saidCards(gone)} gone, ${other.acting} is better by ${saidGap(then)}.`
}

/** A sentence on the ranks that help and those that hurt. */
function ranksText(line: Line, hand: StartingHand, ranks: readonly ByRank[]): string {
  const [help, hurt] = [ranks[0]!, ranks.at(-1)!]
  const own = [hand.high, hand.low]
  const what = ({ rank }: ByRank): string => (own.includes(rank) ? `another ${rankInWords(rank)}` : aRank(rank))
  const loses = `If a neighbor shows ${what(hurt)}, ${line.act.acting} loses ${saidGap(hurt.change)} ${line.unit}s.`
  return !line.alone && help.rank > hand.high && hand.high > hand.low
    ? `${loses} ${capital(what(help))} adds ${saidGap(help.change)}, because the dealer can’t have it.`
    : `${loses} ${capital(what(help))} helps most and adds ${saidGap(help.change)}.`
}

/** How much more a dead card of its own suit costs a suited hand than another suit. */
function suitCosts(hand: StartingHand, singles: readonly Single[]): number {
  if (!hand.suited) return 0
  const suit = suitOf(cardsOf(hand)[0])
  const others = singles.filter(({ card }) => ![hand.high, hand.low].includes(rankOf(card)))
  const apart =
    mean(others.filter(({ card }) => suitOf(card) !== suit).map(({ lead }) => lead)) -
    mean(others.filter(({ card }) => suitOf(card) === suit).map(({ lead }) => lead))
  return Math.max(0, apart)
}

// ——— Section ————————————————————————————————————————————————————————————————————————————————————————————————

/** How many ranks are shown from each end. */
const SHOWN = 3

function table(line: Line, words: TurnWords, lead: number, ranks: readonly ByRank[]): FactTable {
  const shown = [...ranks.slice(0, SHOWN), ...ranks.slice(-SHOWN)]
  return {
    ...words.deadTable(line),
    rows: shown.map(({ rank, change, bySuit }) => ({
      name: capital(words.aRank(rank)),
      ...(!bySuit && lead + change > 0 !== lead > 0 ? { mark: 'flips' as const } : {}),
      cells: [
        { kind: 'ev', ev: { kind: 'real', value: change } },
        {
          kind: 'text',
          text: bySuit ? words.dependsOnSuit : words.thenBetter(line, lead + change),
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

/** Section “Dead cards”: what cards seen in other hands change. */
export function deadSection(line: Line, hand: StartingHand, made: MadeDead): HandSection {
  const lead = leadOf(line, hand)
  const singles = singlesOf(made)
  const ranks = byRank(singles, lead)
  const words = line.turns ?? turnWords
  const costs = suitCosts(hand, singles)
  const text = [
    words.turnText(line, made, lead),
    words.ranksText(line, hand, ranks),
    ...(costs > 0 ? [words.suitText(costs)] : []),
  ]
  return {
    id: 'dead-cards',
    title: words.deadTitle(made, lead),
    text: [text.join(' ')],
    tables: [table(line, words, lead, ranks)],
  }
}

// ——— In one language ——————————————————————————————————————————————————————————————————————————————————————————

const turnWords: TurnWords = {
  tablesText: tablesInEnglish,
  tablesTable: { caption: 'Under the known tables', columns: ['Table', 'Better', 'Ahead by'] },
  tableName: ({ messages }, table) => tableIn(messages, table),
  deadTitle: title,
  turnText,
  ranksText,
  suitText: (costs) => `A card of your own suit costs ${saidGap(costs)} more than the same rank in another suit.`,
  deadTable: (line) => ({
    caption: 'What one dead card changes, rank by rank',
    columns: ['If you see', `${capital(line.act.acting)} gains`, 'Then better, and by'],
  }),
  dependsOnSuit: 'depends on the suit',
  thenBetter: (line, lead) => `${wordsOf(line, lead > 0).acting}, ${saidGap(lead)}`,
  aRank,
}
