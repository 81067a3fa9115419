import { type Card, makeCard, makeCards } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evValue } from '@/lib/games/ev'
import { type Contested, integerPays, playHands } from '@/lib/games/xx-poker/contests'
import { exampleOf, memberOf, slugOf } from '@/lib/games/xx-poker/hand-classes'
import { VARIANTS } from '@/lib/games/xx-poker/rules'
import { solve } from '@/lib/games/xx-poker/solve'
import { start } from '@/lib/games/xx-poker/round'
import { type SuitClass, suitClasses } from '@/lib/cards/suit-classes'
import type { Show } from '@/lib/teaching/census/counts'

/* What the pages of XX Poker tell of hands before the add-on: all 22,100 of them, by pages. */

// ——— What content/xx-poker/hands.json keeps: sums over all deals, 38,137,680 of each hand ——————————————————————————

export interface XxMember {
  readonly id: string
  /** One of them. */
  readonly hand: string
  readonly hands: number
  /** What the Play bet alone comes to, as a mean, and of the worst and the best of them. */
  readonly ev: number
  readonly least: number
  readonly most: number
}

/** One card gone, and what the Play bet is worth then. */
export interface XxDead {
  readonly card: string
  readonly ev: number
}

export interface XxMade {
  readonly slug: string
  readonly hands: number
  /** In how many of its hands the add-on is right. */
  readonly adding: number
  /** The net of the Play bet over all deals, in halves of a bet. */
  readonly halves: string
  /** Deals by position and result, in the order of POSITIONS and RESULTS. */
  readonly ledger: readonly number[]
  readonly members: readonly XxMember[]
  /** Of the hand that is drawn. */
  readonly drawn: number
  readonly helps: XxDead
  readonly hurts: XxDead
}

// ——— What is worked out ————————————————————————————————————————————————————————————————————————————————————————————

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

/** Pays are halves of a bet. */
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
