import { type Card, makeCards, parseCards } from '@/lib/cards/card'
import { alikeCards } from '@/lib/game/dead-cards/effects'
import { evValue } from '@/lib/game/ev'
import { foundTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import { game as mississippiStud } from '@/lib/games/mississippi-stud/index'
import { betOrFold, leadOf, type MississippiMade } from '@/lib/games/mississippi-stud/made-hands'
import { start } from '@/lib/games/mississippi-stud/round'
import { type MississippiRules, VARIANTS } from '@/lib/games/mississippi-stud/rules'
import { cardsOf, slugOf, STARTING_HANDS } from '@/lib/game/strategy/starting-hands'
import { must } from '@/lib/result'
import type { Show } from '@/lib/teaching/census/counts'

/*
 * Figures for the pages on starting hands besides the decision itself: other pay tables, and cards seen in neighbors'
 * hands.
 */

const RULES = VARIANTS[0].rules
/** Six neighbors who show two cards each. */
const MOST_DEAD = 12
const DIGITS = 8
const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

const leadWith = (hand: readonly Card[], dead: readonly Card[]): number => leadOf(betOrFold(RULES, hand, dead))

type Single = MississippiMade['dead'][number]

/** Single cards, first those that help a bet most when they are dead. */
const inOrder = (singles: readonly Single[]): readonly Card[] =>
  [...singles].sort(([, a], [, b]) => b - a).flatMap(([cards]) => must(parseCards(cards)))

/**
 * The fewest cards from the start of an order that change the best play when they are dead, and the lead then;
 * undefined if twelve don't.
 */
function turnOf(hand: readonly Card[], lead: number, order: readonly Card[]): MississippiMade['turn'] {
  for (let count = 1; count <= MOST_DEAD; count++) {
    const gone = order.slice(0, count)
    const now = leadWith(hand, gone)
    if (now > 0 !== lead > 0) return [makeCards(gone), rounded(now)]
  }
  return undefined
}

/** Every starting hand. Takes a minute or two. */
export function makeMississippiHands(show: Show): readonly MississippiMade[] {
  const others = foundTables(mississippiStud)
    .filter(({ bet, usual }) => bet === MAIN_BET && !usual)
    .map(({ id, rules }) => ({ id, rules: rules as MississippiRules }))
  return STARTING_HANDS.map((one, i) => {
    show(i / STARTING_HANDS.length)
    const hand = cardsOf(one)
    const lead = leadWith(hand, [])
    const dead = alikeCards(mississippiStud, RULES, { ...start(RULES), hand }).map(({ cards }): Single => [
      makeCards(cards),
      rounded(leadWith(hand, [cards[0]])),
    ])
    const order = inOrder(dead)
    const hurt = order.toReversed()
    const turn = turnOf(hand, lead, lead > 0 ? hurt : order)
    const tables = others.map(({ id, rules }) => {
      const [bet, fold] = betOrFold(rules, hand).options
      return [id, [rounded(evValue(bet!.ev)), rounded(evValue(fold!.ev))]] as const
    })
    return {
      slug: slugOf(one),
      tables: Object.fromEntries(tables),
      dead,
      ...(turn ? { turn } : {}),
      extremes: [leadWith(hand, order.slice(0, MOST_DEAD)), leadWith(hand, hurt.slice(0, MOST_DEAD))].map(
        rounded,
      ) as unknown as MississippiMade['extremes'],
    }
  })
}
