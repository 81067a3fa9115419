import { describe, expect, it } from 'vitest'
import { DECK } from '@/lib/cards/deck'
import { type Card, rankOf, RANKS } from '@/lib/cards/card'
import { handOfThree } from '@/lib/cards/three'
import { preciseEv } from '@/content/pages/said'
import { answerIn } from '@/content/pages/showdown/answers'
import { deadOf, exampleIn } from '@/content/pages/showdown/dead'
import { pageFacts } from '@/content/pages/showdown/facts'
import { listOf } from '@/content/pages/showdown/list'
import { membersOf } from '@/content/pages/showdown/members'
import { evValue } from '@/lib/game/ev'
import { pages } from '@/content/three-card-poker/pages/list'
import { roundOf } from '@/lib/families/showdown/round'
import { variantsOf } from '@/lib/families/showdown/rules'
import { rankingOf, strengthOf as strengthIn } from '@/lib/families/showdown/hands'
import { solver } from '@/lib/games/registry/made/three-card-poker/solve'
import { page } from '@/lib/games/three-card-poker/page'
import { suitClasses } from '@/lib/games/xx-poker/suit-classes'
import { combinations } from '@/lib/math/combinations'

const [{ rules: RULES }] = variantsOf(page)
const { start } = roundOf(page)
const { solve } = solver
const strengthOf = (hand: readonly Card[]): number => strengthIn(rankingOf(page), hand)
const SLUGS = ['q-6-4', 'k-3', 'pair-a', 'mini-royal'] as const
const facts = pageFacts(pages)
const list = listOf(pages, 'en')
const answerHand = (slug: string) => answerIn(pages, slug, 'en')
const exampleOf = (slug: string): readonly Card[] => exampleIn(facts, facts.factsOf(slug)).hand

/** The page of a hand, found without the family’s rows: `q-6-4`, `k-9`, `jack-high`, `pair-4`, `flush`. */
function slugOf(hand: readonly Card[]): string {
  const made = handOfThree(strengthOf(hand))
  const [a, b, c] = hand
    .map(rankOf)
    .sort((x, y) => y - x)
    .map((rank) => RANKS[rank]!.toLowerCase()) as [string, string, string]
  if (made === 'pair') return `pair-${b}`
  if (made !== 'high-card') return made
  if (a === 'q') return [a, b, c].join('-')
  if (a === 'a' || a === 'k') return [a, b].join('-')
  return { j: 'jack-high', t: 'ten-high' }[a] ?? 'nine-high-or-less'
}

describe('the pages of Three Card Poker', () => {
  it('hold every hand once, and draw one of their own', () => {
    const counts = new Map<string, number>()
    for (const hand of combinations(DECK, 3)) counts.set(slugOf(hand), (counts.get(slugOf(hand)) ?? 0) + 1)
    expect([...counts.keys()].sort()).toEqual(list.pages.map(({ slug }) => slug).sort())
    for (const { slug } of list.pages) {
      expect(facts.factsOf(slug).ways, slug).toBe(counts.get(slug))
      expect(slugOf(exampleOf(slug))).toBe(slug)
    }
  })

  it.each(SLUGS)('%s keeps what the solver says of its hands', (slug) => {
    const those = suitClasses().filter(({ hand }) => slugOf(hand) === slug)
    const solved = those.map(({ hand, hands }) => ({ hands, solution: solve(RULES, { ...start(RULES), hand }) }))
    const total = solved.reduce(
      (sum, { hands, solution }) =>
        sum + hands * solution.options[0]!.outcomes.reduce((all, [net, ways]) => all + net * ways, 0),
      0,
    )
    const { outcomes, ev } = answerHand(slug).solution.options[0]!
    expect(outcomes.reduce((all, [net, ways]) => all + net * ways, 0)).toBe(total)
    expect(evValue(ev)).toBeCloseTo(total / facts.factsOf(slug).ways / 18424, 12)
  })

  it.each(['q-6-4', 'k-7', 'pair-4', 'flush'])(
    '%s says what its command comes to, which solves the hand that is drawn',
    (slug) => {
      const { options } = solve(RULES, { ...start(RULES), hand: exampleOf(slug) })
      expect(answerHand(slug).drawn).toContain(preciseEv(evValue(options[0]!.ev)))
    },
  )

  it('has no more to say of a hand that all of its page are worth', () => {
    expect(answerHand('mini-royal').drawn).toBeUndefined()
  })

  it('has the line between queen-six-four and queen-six-three, every page above played and none below', () => {
    const inOrder = facts.cells.toSorted((a, b) => b.row.least - a.row.least)
    const plays = inOrder.map((cell) => cell.plays)
    const line = inOrder.map(({ slug }) => slug)
    expect(plays.indexOf(false)).toBe(line.indexOf('q-6-3'))
    expect(plays.lastIndexOf(true)).toBe(line.indexOf('q-6-4'))
  })

  it.each(['q-6-4', 'q-5-4'])('%s names the dead cards that turn the play, as the solver does', (slug) => {
    const hand = exampleOf(slug)
    const plays = (dead: readonly Card[]): boolean =>
      solve(RULES, { ...start(RULES, { dead }), hand }).best.includes('play')
    const { gone } = deadOf(facts, facts.factsOf(slug))!
    for (const { rank, turns } of gone) {
      const cards = DECK.filter((card) => rankOf(card) === rank && !hand.includes(card))
      const turned = cards.filter((card) => plays([card]) !== plays([])).length
      expect(turns, `rank ${rank}`).toBe(turned === 0 ? 'none' : turned === cards.length ? 'all' : 'some')
    }
    expect(gone.some(({ turns }) => turns !== 'none')).toBe(true)
  })

  it('tells the four suitings of queen-six-four apart, as the solver does', () => {
    const { all, by } = membersOf(facts, facts.factsOf('q-6-4'))!
    expect(by).toBe('suits')
    const solved = suitClasses()
      .filter(({ hand }) => slugOf(hand) === 'q-6-4')
      .map(({ hand, hands }) => {
        const [play] = solve(RULES, { ...start(RULES), hand }).options
        return [evValue(play!.ev), hands]
      })
      .sort((a, b) => b[0]! - a[0]!)
    expect(all.map(({ ways }) => ways)).toEqual(solved.map(([, ways]) => ways))
    all.forEach(({ ev }, i) => expect(ev).toBeCloseTo(solved[i]![0]!, 12))
    const table = answerHand('q-6-4').sections.flatMap(({ tables = [] }) => tables)[1]!
    expect(table.rows.map(({ name }) => name)).toEqual([
      'Different suits',
      'Queen and six of one suit',
      'Queen and four of one suit',
      'Six and four of one suit',
    ])
  })
})
