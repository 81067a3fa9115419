import { type Card, makeCard, makeCards } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evValue } from '@/lib/game/ev'
import { type Contested, integerPays, playHands } from '@/lib/games/xx-poker/contests'
import { exampleOf, memberOf, slugOf } from '@/lib/games/xx-poker/hand-classes'
import { VARIANTS } from '@/lib/games/xx-poker/rules'
import { solve } from '@/lib/games/xx-poker/solve'
import { start } from '@/lib/games/xx-poker/round'
import { type SuitClass, suitClasses } from '@/lib/games/xx-poker/suit-classes'
import type { Show } from '@/lib/teaching/census/counts'

/* Figures for the pages on XX Poker's hands before the add-on: all 22,100 hands, grouped by page. */

// ——— The contents of content/xx-poker/hands.json —————————————————————————————————————————————————————————————————

export interface XxMember {
  readonly id: string
  /** One of these hands. */
  readonly hand: string
  readonly hands: number
  /**
   * The mean EV of the Play bet without an add-on, and the lowest and the highest EV among these hands, in Play bets.
   */
  readonly ev: number
  readonly least: number
  readonly most: number
}

/** A dead card, and the EV of the Play bet with it, in Play bets. */
export interface XxDead {
  readonly card: string
  readonly ev: number
}

export interface XxMade {
  readonly slug: string
  readonly hands: number
  /** In how many of its hands the add-on is right. */
  readonly adding: number
  /** The net of the Play bet, summed over all deals, in halves of a bet. */
  readonly halves: string
  /** Deals by position and result, in the order of POSITIONS and RESULTS: 38,137,680 of each hand. */
  readonly ledger: readonly number[]
  readonly members: readonly XxMember[]
  /** For the hand that the page shows: the EV of the Play bet, and the dead cards that help and hurt it most. */
  readonly drawn: number
  readonly helps: XxDead
  readonly hurts: XxDead
}

// ——— Computation —————————————————————————————————————————————————————————————————————————————————————————————————

const RULES = VARIANTS[0].rules
const DEALS = 49 * 48 * 16_215
const DIGITS = 9
const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

interface Played extends SuitClass, Contested {}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** Pays are whole halves of a bet. */
const UNIT = 2

const evOf = ({ total }: Played): number => Number(total) / UNIT / DEALS
const handsIn = (those: readonly Played[]): number => those.reduce((sum, { hands }) => sum + hands, 0)
const meanOf = (those: readonly Played[]): number =>
  those.reduce((sum, one) => sum + one.hands * evOf(one), 0) / handsIn(those)

const membersOf = (slug: string, those: readonly Played[]): readonly XxMember[] =>
  [...grouped(those, ({ hand }) => memberOf(slug, hand))].map(([id, some]) => ({
    id,
    hand: makeCards(some[0]!.hand),
    hands: handsIn(some),
    ev: rounded(meanOf(some)),
    least: rounded(Math.min(...some.map(evOf))),
    most: rounded(Math.max(...some.map(evOf))),
  }))

const playWithout = (hand: readonly Card[], dead: readonly Card[]): number =>
  evValue(solve(RULES, { ...start(RULES, { dead }), hand }).options.at(-1)!.ev)

function deadOf(hand: readonly Card[]): Pick<XxMade, 'drawn' | 'helps' | 'hurts'> {
  const each = without(DECK, hand).map((card): XxDead => ({
    card: makeCard(card),
    ev: rounded(playWithout(hand, [card])),
  }))
  return {
    drawn: rounded(playWithout(hand, [])),
    helps: each.reduce((best, one) => (one.ev > best.ev ? one : best)),
    hurts: each.reduce((worst, one) => (one.ev < worst.ev ? one : worst)),
  }
}

function pageOf(slug: string, those: readonly Played[]): XxMade {
  const ledger = those[0]!.ledger.map((_, at) => those.reduce((sum, one) => sum + one.hands * one.ledger[at]!, 0))
  return {
    slug,
    hands: handsIn(those),
    adding: handsIn(those.filter(({ total }) => total > 0n)),
    halves: String(those.reduce((sum, { total, hands }) => sum + total * BigInt(hands), 0n)),
    ledger: Array.from(ledger),
    members: membersOf(slug, those),
    ...deadOf(exampleOf(slug)),
  }
}

export function makeXxHands(show: Show): readonly XxMade[] {
  const pays = integerPays(RULES)
  if (pays.unit !== UNIT) throw new Error('the pays are halves of a bet')
  const contested = playHands(pays, 'best', (done) => show(0.3 * done))
  const played = suitClasses().map((one, i) => ({ ...one, ...contested[i]! }))
  const pages = [...grouped(played, ({ hand }) => slugOf(hand))]
  return pages.map(([slug, those], i) => {
    show(0.3 + (0.7 * i) / pages.length)
    return pageOf(slug, those)
  })
}
