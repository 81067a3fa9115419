import { INSURANCE_PAYS, INSURANCE_STAKE, SURRENDER_NET } from '@/lib/engines/blackjack/index'
import { tidyNet } from '@/lib/games/ev'
import type { Rules } from '@/lib/games/game'
import type { GameId } from '@/lib/games/ids'
import type { PaiGowRules } from '@/lib/games/pai-gow-poker/rules'
import type { Texas21Rules } from '@/lib/games/texas-21/rules'
import { ratio } from '@/lib/games/texas-21/settle'
import type { UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import type { Table } from './board'
import { amountInWords, centsOf, dueOn, ROUNDINGS } from './chips'
import { layoutOf } from './layouts'

/* What a dealer has to know by heart besides the pay tables: what comes of the game's other rules, in chips. */

/** A table of amounts, its columns named. */
export interface PayoutTable {
  readonly id: string
  readonly name: string
  readonly note?: string
  /** Of the first column, which names the rows. */
  readonly head: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** Stakes in dollars whose payouts are worth knowing without reckoning. */
export const STAKES = [5, 10, 15, 25] as const

const CENTS = 100

/** `31250` as `31,250`. */
const inThousands = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** What so many base wagers come to at each of the stakes. */
export const amountsAt = (units: number, stakes: readonly number[]): readonly string[] =>
  stakes.map((stake) => inThousands(amountInWords(centsOf(units, stake * CENTS))))

const stakeNames = (stakes: readonly number[]): readonly string[] => stakes.map((stake) => `on ${stake}`)

// ——— By game —————————————————————————————————————————————————————————————————————————————————————————————————

/** The raises on the flop and on the river are no parameters of the game. */
const LATER_RAISES = [2, 1]

function ultimate({ preflopRaises }: UltimateRules): readonly PayoutTable[] {
  const rows = [...preflopRaises, ...LATER_RAISES].map((times) => ({
    name: `${times}×`,
    cells: amountsAt(times, STAKES),
  }))
  return [
    {
      id: 'play',
      name: 'Play',
      note: 'What lies on Play, and what a win pays on it.',
      head: 'Raise',
      columns: stakeNames(STAKES),
      rows,
    },
  ]
}

function paiGow({ commission }: PaiGowRules): readonly PayoutTable[] {
  const win = { bet: 'main', name: 'Bet', stake: 1, net: tidyNet(1 - commission), because: '' }
  const rows = layoutOf('pai-gow-poker').chips.map((chips) => ({
    name: String(chips),
    cells: ROUNDINGS.map((rounding) => amountInWords(dueOn(win, chips * CENTS, rounding, true).cents)),
  }))
  return [
    {
      id: 'win',
      name: 'A win, less the commission',
      note: `Commission ${tidyNet(commission * CENTS)}%, exact or rounded up, as your house has it.`,
      head: 'Bet',
      columns: ROUNDINGS.map(({ name }) => name),
      rows,
    },
  ]
}

function texas21({ blackjackPays }: Texas21Rules): readonly PayoutTable[] {
  const rows = [
    { name: `Blackjack, ${ratio(blackjackPays)}`, cells: amountsAt(blackjackPays, STAKES) },
    {
      name: `Insurance of half the bet, ${ratio(INSURANCE_PAYS)}`,
      cells: amountsAt(INSURANCE_STAKE * INSURANCE_PAYS, STAKES),
    },
    { name: 'Surrender: the house keeps', cells: amountsAt(-SURRENDER_NET, STAKES) },
  ]
  return [{ id: 'blackjack', name: 'Blackjack', head: 'Bet', columns: stakeNames(STAKES), rows }]
}

type ExtraOf = (rules: Rules) => readonly PayoutTable[]
const extraOf =
  <R extends Rules>(make: (rules: R) => readonly PayoutTable[]): ExtraOf =>
  (rules) =>
    make(rules as R)

const EXTRAS: Readonly<Partial<Record<GameId, ExtraOf>>> = {
  'ultimate-texas-holdem': extraOf(ultimate),
  'pai-gow-poker': extraOf(paiGow),
  'texas-21': extraOf(texas21),
}

/** The tables that a game has besides its pay tables. */
export const extraPayouts = ({ game, rules }: Table): readonly PayoutTable[] => EXTRAS[game]?.(rules) ?? []
