import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { deckOf } from '@/lib/engines/showdown/index'
import { dealerBySkill } from '@/lib/game/strategy/hands-by-skill'
import type { Drill } from '@/lib/game/teaching'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'
import { leastOf, rankingOf, rowAt, strengthOf } from './hands'
import type { ShowdownPage } from './page'
import { roundOf, type ShowdownState } from './round'
import type { ShowdownRules } from './rules'
import { skillAt } from './skills'
import { dividedBy, handOfRule, learnedOf, lineOf, lookOf, rankHigh } from './strategy'

/* The drills of a page, and the deals of its drills and skills. */

/** How many rounds are dealt in search of a decision; the rarest skill comes up once in some hundred. */
const MOST_DEALS = 20_000
/** Hands of so few cards are all listed, and one of those wanted is drawn. */
const FEW_CARDS = 3

const isListed = ({ player, dealer }: ShowdownPage): boolean => player.cards === FEW_CARDS && dealer.up === 0

type Hand = readonly Card[]
type IsWanted = (hand: Hand) => boolean

/** The rows of the chart on both sides of every hand from which a rule holds. */
const besideLines = (page: ShowdownPage): ReadonlySet<string> =>
  new Set(
    learnedOf(page).flatMap((rule) => {
      const hand = handOfRule(rule)
      if (hand === undefined) return []
      const place = page.chart.indexOf(rowAt(page, leastOf(rankingOf(page), hand)))
      return page.chart.slice(place, place + 2)
    }),
  )

/** The drills besides `as-dealt`, each with the hands that it deals. */
function wantedBy(page: ShowdownPage): Readonly<Record<string, IsWanted>> {
  const ranking = rankingOf(page)
  const [close, line] = [dividedBy(page, learnedOf(page)), lineOf(page)]
  const rowOf = (hand: Hand): string => rowAt(page, strengthOf(ranking, hand))
  const within = (least: number, most: number): IsWanted => {
    return (hand) => {
      const strength = strengthOf(ranking, hand)
      return strength >= least && strength < most
    }
  }
  if (line === undefined)
    return { 'close-calls': close ? within(close.least, close.below) : (hand) => besideLines(page).has(rowOf(hand)) }
  const high = rankHigh(line[0]!)
  const next = line[0]! + 1
  const above = leastOf(ranking, next < 13 ? rankHigh(next) : ranking.categories[1]!.id)
  const isHigh = within(leastOf(ranking, high), above)
  const isBeside: IsWanted = (hand) => Math.abs(lookOf(page, { hand }).ranks[1]! - line[1]!) <= 1
  return {
    ...(close
      ? { 'close-calls': within(close.least, close.below) }
      : line.length > 1 && { 'close-calls': (hand: Hand) => isHigh(hand) && isBeside(hand) }),
    [high]: isHigh,
  }
}

export interface Drills {
  readonly drills: readonly [Drill, ...Drill[]]
  /** Throws `RangeError` on an unknown drill. */
  readonly spot: (rules: ShowdownRules, drill: string, random: Random) => ShowdownState
  /** Undefined if no hand of the skill is found. */
  readonly spotOf: (rules: ShowdownRules, skill: string, random: Random) => ShowdownState | undefined
}

export function drillsOf(page: ShowdownPage): Drills {
  const { player, dealer } = page
  const { stage } = page.settlement.decisions[0]!
  const { start } = roundOf(page)
  const wanted = wantedBy(page)
  const listed = new Map<string, readonly Hand[]>()

  const holding = (rules: ShowdownRules, cards: readonly Card[]): ShowdownState => ({
    ...start(rules),
    hand: cards.slice(0, player.cards),
    ...(dealer.up > 0 && { upcard: cards.slice(player.cards) }),
  })
  const deal = (rules: ShowdownRules, random: Random): ShowdownState =>
    holding(rules, draw(random, deckOf(rankingOf(page)), player.cards + dealer.up))
  const dealUntil = (rules: ShowdownRules, random: Random, isWanted: (state: ShowdownState) => boolean) => {
    for (let i = 0; i < MOST_DEALS; i++) {
      const state = deal(rules, random)
      if (isWanted(state)) return state
    }
    return undefined
  }
  /** Hands that a drill deals, all equally likely. They are collected at the first call. */
  const list = (drill: string): readonly Hand[] => {
    const hands =
      listed.get(drill) ?? Array.from(combinations(DECK, FEW_CARDS), (cards) => [...cards]).filter(wanted[drill]!)
    listed.set(drill, hands)
    return hands
  }
  const bySkill = dealerBySkill((hand) => skillAt(page, { hand }))

  return {
    drills: [{ id: 'as-dealt' }, ...Object.keys(wanted).map((id) => ({ id, stage }))],
    spot(rules, drill, random) {
      if (drill === 'as-dealt') return deal(rules, random)
      if (!Object.hasOwn(wanted, drill)) throw new RangeError(`“${drill}” is no drill of ${page.name}`)
      if (!isListed(page)) return dealUntil(rules, random, ({ hand }) => wanted[drill]!(hand)) ?? deal(rules, random)
      const hands = list(drill)
      return holding(rules, draw(random, hands[below(random, hands.length)]!, FEW_CARDS))
    },
    spotOf(rules, skill, random) {
      if (!isListed(page)) return dealUntil(rules, random, (state) => skillAt(page, state) === skill)
      const hand = bySkill(skill, random)
      return hand && holding(rules, hand)
    },
  }
}
