import { describe, expect, it } from 'vitest'
import made from '@/content/three-card-poker/hands.json' with { type: 'json' }
import { DECK } from '@/lib/cards/deck'
import { parseCards } from '@/lib/cards/card'
import { preciseEv } from '@/content/pages/said'
import { evValue } from '@/lib/games/ev'
import { answerHand } from '@/content/three-card-poker/pages/answers'
import { exampleOf, slugOf } from '@/lib/games/three-card-poker/hand-classes'
import { handFacts, LINE } from '@/content/three-card-poker/pages/facts'
import { list } from '@/content/three-card-poker/pages/list'
import { VARIANTS } from '@/lib/games/three-card-poker/rules'
import { solve } from '@/lib/games/three-card-poker/solve'
import { start } from '@/lib/games/three-card-poker/round'
import { suitClasses } from '@/lib/cards/suit-classes'
import { combinations } from '@/lib/math/combinations'
import { must } from '@/lib/result'

const RULES = VARIANTS[0].rules
const SLUGS = ['q-6-4', 'k-3', 'pair-a', 'mini-royal'] as const

describe('the pages of Three Card Poker', () => {
  it('hold every hand once, and draw one of their own', () => {
    const counts = new Map<string, number>()
    for (const hand of combinations(DECK, 3)) counts.set(slugOf(hand), (counts.get(slugOf(hand)) ?? 0) + 1)
    expect([...counts.keys()].sort()).toEqual(list.pages.map(({ slug }) => slug).sort())
    for (const { slug } of list.pages) {
      expect(handFacts(slug).hands, slug).toBe(counts.get(slug))
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
    expect(handFacts(slug).total).toBe(total)
    expect(evValue(answerHand(slug).solution.options[0]!.ev)).toBeCloseTo(total / handFacts(slug).hands / 18424, 12)
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
    const plays = LINE.map((slug) => handFacts(slug).plays)
    expect(plays.indexOf(false)).toBe(LINE.indexOf('q-6-3'))
    expect(plays.lastIndexOf(true)).toBe(LINE.indexOf('q-6-4'))
  })

  it('names dead cards that do turn the play, and no fewer of them', () => {
    for (const { slug, dead: kept } of made.pages) {
      if (!('turn' in kept) || kept.turn === undefined) continue
      const hand = exampleOf(slug)
      const dead = must(parseCards(kept.turn.dead))
      const plays = (gone: readonly number[]): boolean =>
        solve(RULES, { ...start(RULES, { dead: gone }), hand }).best.includes('play')
      expect(plays(dead), slug).toBe(!plays([]))
      expect(plays(dead.slice(0, -1)), slug).toBe(plays([]))
    }
  })
})
