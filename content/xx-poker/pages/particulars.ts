import { ACE, type Card, rankNamed, rankOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { aRank, roundShare, saidCount, saidGap } from '@/content/pages/said'
import { exampleOf } from '@/lib/games/xx-poker/hand-classes'
import { handFacts, type HandFacts } from './facts'
import type { XxMember } from '@/lib/games/xx-poker/census/hands'
import { list } from './list'
import { type HandResult, RESULTS } from '@/lib/games/xx-poker/rules'
import { capital } from '@/lib/text'

/*
 * Facts about a page's hands: the straights they can still make, how often contests move the bets, and how far the
 * neighboring hands are.
 */

/** The ten straights, by their lowest rank; in the first one the ace is low. */
const RUNS: readonly (readonly number[])[] = [
  [ACE, 0, 1, 2, 3],
  ...Array.from({ length: 9 }, (_, low) => [0, 1, 2, 3, 4].map((step) => low + step)),
]

/** How many of the ten straights use the two highest cards. */
export const straightsWith = (cards: readonly Card[]): number =>
  RUNS.filter((run) => cards.slice(0, 2).every((card) => run.includes(rankOf(card)))).length

/** A sentence on the straights that the two highest cards can still make. */
export function straightsText({ slug, kind }: HandFacts): string | undefined {
  if (kind !== 'top-two') return undefined
  const cards = exampleOf(slug)
  const [a, b] = cards.map((card) => rankInWords(rankOf(card))) as [string, string]
  const count = straightsWith(cards)
  if (count === 0) return `No straight uses both the ${a} and the ${b}.`
  return `${count === 1 ? 'One straight uses' : `${capital(saidCount(count))} straights use`} both the ${a} and the ${b}.`
}

/** How often a contest moves the bets. */
export function movedText({ ends }: HandFacts): string {
  const moved = 1 - ends[0]!
  return `They move in ${roundShare(moved)} of deals${ends[2]! === 0 ? ', and never twice' : `, and in ${roundShare(ends[2]! / moved)} of those they move twice`}.`
}

/** What all wins bring, and what all losses cost. */
export const winsAndLosses = ({ results }: HandFacts): { readonly won: number; readonly lost: number } => ({
  won: results.reduce((sum, { brings }) => sum + Math.max(0, brings), 0),
  lost: -results.reduce((sum, { brings }) => sum + Math.min(0, brings), 0),
})

/**
 * How much more the next hand up in its group is worth, and how much less the next one down; undefined at an end of the
 * group.
 */
export function stepsOf({ slug, group, ev }: HandFacts): { readonly up: number; readonly down: number } | undefined {
  const same = list.pages.filter((page) => page.group === group)
  const at = same.findIndex((page) => page.slug === slug)
  const [above, below] = [same[at - 1], same[at + 1]].map((page) => (page ? handFacts(page.slug) : undefined))
  return above && below && { up: above.ev - ev, down: ev - below.ev }
}

/** A sentence on the neighboring hands in its group, and which is farther. */
export function stepsText(facts: HandFacts): string | undefined {
  const steps = stepsOf(facts)
  if (!steps) return undefined
  const { up, down } = steps
  const gap = (value: number): string => `${saidGap(value)} ${value > 0 ? 'more' : 'less'}`
  if (up * down < 0)
    return `Both neighboring hands are worth ${up > 0 ? 'more' : 'less'}: one step higher by ${saidGap(up)}, one step lower by ${saidGap(down)}.`
  return `One step higher is worth ${gap(up)}, one step lower ${gap(-down)}.`
}

/** The name of a frequent result, and its verb. */
export const RESULTS_THAT_WIN: Readonly<Partial<Record<HandResult, readonly [name: string, verb: 'is' | 'are']>>> = {
  'two-pair': ['two pair', 'is'],
  'three-of-a-kind': ['three of a kind', 'is'],
  straight: ['straights', 'are'],
  flush: ['flushes', 'are'],
  'full-house': ['full houses', 'are'],
  'four-of-a-kind': ['four of a kind', 'is'],
  'straight-flush': ['straight flushes', 'are'],
  'royal-flush': ['royal flushes', 'are'],
}

/** The result that causes most of the difference between two hands, and how much more it brings the other hand. */
export function causeOf(here: HandFacts, other: HandFacts): readonly [result: HandResult, change: number] {
  const bringsIn = (facts: HandFacts, result: HandResult): number =>
    facts.results.find((one) => one.result === result)?.brings ?? 0
  const changes = RESULTS.map((result) => [result, bringsIn(other, result) - bringsIn(here, result)] as const)
  return changes.reduce((most, one) => (Math.abs(one[1]) > Math.abs(most[1]) ? one : most))
}

/** A clause on the cause of most of the difference between two hands, about the other one. */
export function causeText(here: HandFacts, other: HandFacts): string {
  const [result, change] = causeOf(here, other)
  const won = RESULTS_THAT_WIN[result]
  if (!won) return `losing hands cost it ${saidGap(change)} ${change < 0 ? 'more' : 'less'}`
  return `${won[0]} ${won[1] === 'is' ? 'brings' : 'bring'} it ${saidGap(change)} ${change > 0 ? 'more' : 'less'}`
}

const byRank = (members: readonly XxMember[]): readonly (readonly [string, number])[] =>
  [...new Set(members.map(({ id }) => id[0]!))].map((rank) => {
    const own = members.filter(({ id }) => id[0] === rank)
    return [
      rank,
      own.reduce((sum, { ev, hands }) => sum + ev * hands, 0) / own.reduce((sum, { hands }) => sum + hands, 0),
    ] as const
  })

/**
 * The ranks of the best and the worst third card, their difference in EV, and whether a higher rank is always worth
 * more.
 */
export function thirdsOf({ members, kind }: HandFacts) {
  if (kind === 'trips') return undefined
  const ranks = byRank(members)
  if (ranks.length < 2) return undefined
  const [best, worst] = [ranks.reduce((a, b) => (b[1] > a[1] ? b : a)), ranks.reduce((a, b) => (b[1] < a[1] ? b : a))]
  const sorted = [...ranks].sort((a, b) => rankNamed(a[0]) - rankNamed(b[0]))
  const rises = sorted.every((one, i) => i === 0 || one[1] >= sorted[i - 1]![1])
  return { best: rankNamed(best[0]), worst: rankNamed(worst[0]), apart: best[1] - worst[1], rises }
}

export function thirdText(facts: HandFacts): string | undefined {
  const thirds = thirdsOf(facts)
  if (!thirds) return undefined
  const { best, worst, apart, rises } = thirds
  const place = facts.kind === 'suited' ? 'second' : 'third'
  return `The best ${place} card is ${aRank(best)} and the worst ${aRank(worst)}, ${saidGap(apart)} apart. ${rises ? 'Higher is always better' : 'Higher isn’t always better'}.`
}

/** The third card with which suits matter most, and the difference between the best and the worst of them. */
export function suitsOf({ members, kind }: HandFacts): { readonly rank: number; readonly most: number } | undefined {
  if (kind !== 'top-two') return undefined
  const ranks = [...new Set(members.map(({ id }) => id[0]!))]
  const spreads = ranks
    .map((rank) => members.filter(({ id }) => id[0] === rank).map(({ ev }) => ev))
    .map((evs) => Math.max(...evs) - Math.min(...evs))
  const most = Math.max(...spreads)
  return { rank: rankNamed(ranks[spreads.indexOf(most)]!), most }
}

export function suitsText(facts: HandFacts): string | undefined {
  const suits = suitsOf(facts)
  return suits && `The suits matter most when the third card is ${aRank(suits.rank)}: ${saidGap(suits.most)}.`
}
