import { type Card, JOKER, rankOf, suitOf } from '@/lib/cards/card'
import { eachFlushRun, type Suits } from './flush-classes'
import { eachRankRun } from './rank-classes'
import type { Setting } from './hand'
import { FIVE_CARD_VALUES, TWO_CARD_VALUES } from './ranking'
import { FRONT_BITS, type WayTable } from './way-table'

/*
 * Every hand the other side can have, set by its house way, against our settings. Rank classes come first, as if there
 * were no flushes; then each flush class moves its ways from the setting of its ranks to its own setting.
 */

/** The ranks of each suit among the cards as masks, and whether they include the joker. */
export function suitsOf(cards: readonly Card[]): { readonly suits: Suits; readonly joker: boolean } {
  const suits: [number, number, number, number] = [0, 0, 0, 0]
  for (const card of cards) if (card !== JOKER) suits[suitOf(card)]! |= 1 << rankOf(card)
  return { suits, joker: cards.includes(JOKER) }
}

/** The number of cards of each rank, without the joker. */
export function rankCounts(cards: readonly Card[]): Uint8Array {
  const counts = new Uint8Array(13)
  for (const card of cards) if (card !== JOKER) counts[rankOf(card)]!++
  return counts
}

/** The results of a setting against all hands of the other side. */
export interface Showdowns {
  readonly wins: number
  readonly pushes: number
  readonly losses: number
}

const distinct = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b)

/** For each value of half a hand, how many of ours (ascending) don't beat it. A copy goes to the banker. */
function unbeaten(ours: readonly number[], values: number, copiesWin: boolean): Uint8Array {
  const counts = new Uint8Array(values)
  let at = 0
  for (let value = 0; value < values; value++) {
    while (at < ours.length && (copiesWin ? ours[at]! < value : ours[at]! <= value)) at++
    counts[value] = at
  }
  return counts
}

/**
 * Wins, pushes and losses of each setting, over every hand the other side can have from the stub. `copiesWin`: we are
 * the banker, and win equal halves.
 */
export function showdowns(
  settings: readonly Setting[],
  table: WayTable,
  stub: readonly Card[],
  copiesWin: boolean,
): readonly Showdowns[] {
  const lows = distinct(settings.map(({ front }) => front))
  const highs = distinct(settings.map(({ behind }) => behind))
  const byFront = unbeaten(lows, TWO_CARD_VALUES, copiesWin)
  const byBehind = unbeaten(highs, FIVE_CARD_VALUES, copiesWin)
  const width = highs.length + 1
  const cells = new Float64Array((lows.length + 1) * width)
  fillCells(cells, width, byFront, byBehind, table, stub)
  return settings.map(({ front, behind }) => addCells(cells, width, lows.indexOf(front), highs.indexOf(behind)))
}

/**
 * Adds every hand of the other side to its cell: 53,524,680 hands from 46 cards in some 430,000 additions. The keys of
 * `makeSettingKey` are computed inline, because this loop takes nearly all the time of an answer.
 */
function fillCells(
  cells: Float64Array,
  width: number,
  byFront: Uint8Array,
  byBehind: Uint8Array,
  table: WayTable,
  stub: readonly Card[],
): void {
  const { rankSettings, flushSettings, plainSettings } = table
  const { suits, joker } = suitsOf(stub)
  const front = (1 << FRONT_BITS) - 1
  const rows = Uint16Array.from(byFront, (unbeatenFronts) => unbeatenFronts * width)
  eachRankRun(rankCounts(stub), joker, (at, scale, ways) => {
    for (let i = 0; i < ways.length; i++) {
      const setting = rankSettings[at + i]!
      cells[rows[setting & front]! + byBehind[setting >>> FRONT_BITS]!]! += scale * ways[i]!
    }
  })
  eachFlushRun(suits, joker, (at, ways) => {
    for (let i = 0; i < ways.length; i++) {
      const own = flushSettings[at + i]!
      const plain = plainSettings[at + i]!
      if (own === plain) continue
      cells[rows[own & front]! + byBehind[own >>> FRONT_BITS]!]! += ways[i]!
      cells[rows[plain & front]! + byBehind[plain >>> FRONT_BITS]!]! -= ways[i]!
    }
  })
}

/** Adds the cells up. Our half beats the hands in the cells up to its own limit. */
function addCells(cells: Float64Array, width: number, low: number, high: number): Showdowns {
  let [wins, pushes, losses] = [0, 0, 0]
  for (let at = 0; at < cells.length; at++) {
    const frontWon = Math.floor(at / width) <= low
    const behindWon = at % width <= high
    if (frontWon && behindWon) wins += cells[at]!
    else if (frontWon || behindWon) pushes += cells[at]!
    else losses += cells[at]!
  }
  return { wins, pushes, losses }
}
