import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { preciseEv } from '@/content/pages/said'
import { evValue } from '@/lib/game/ev'
import { answerHand } from '@/content/xx-poker/pages/answers'
import { exampleOf, slugOf } from '@/lib/games/xx-poker/hand-classes'
import { contestFacts, CONTESTS } from '@/content/xx-poker/pages/contests'
import { handFacts } from '@/content/xx-poker/pages/facts'
import { list } from '@/content/xx-poker/pages/list'
import { VARIANTS } from '@/lib/games/xx-poker/rules'
import { solve } from '@/lib/games/xx-poker/solve'
import { start } from '@/lib/games/xx-poker/round'
import { combinations } from '@/lib/math/combinations'
import { must } from '@/lib/result'

const RULES = VARIANTS[0].rules
const HAND_SLUGS = list.pages.filter(({ group }) => group !== 'contests').map(({ slug }) => slug)

describe('the pages of XX Poker', () => {
  it('hold every hand once, and draw one of their own', () => {
    const counts = new Map<string, number>()
    for (const hand of combinations(DECK, 3)) counts.set(slugOf(hand), (counts.get(slugOf(hand)) ?? 0) + 1)
    expect([...counts.keys()].sort()).toEqual(HAND_SLUGS.toSorted())
    for (const slug of HAND_SLUGS) {
      expect(handFacts(slug).hands, slug).toBe(counts.get(slug))
      expect(slugOf(exampleOf(slug))).toBe(slug)
    }
  })

  it('keep three of a kind apart from pairs: 52 hands, each worth more than any pair', () => {
    const trips = handFacts('three-of-a-kind')
    expect(trips.hands).toBe(52)
    const pairs = HAND_SLUGS.filter((slug) => slug.startsWith('pair-')).flatMap((slug) => handFacts(slug).members)
    expect(Math.min(...trips.members.map(({ least }) => least))).toBeGreaterThan(
      Math.max(...pairs.map(({ most }) => most)),
    )
  })

  it('add on with just the hands that add on in the whole game: 6,280', () => {
    expect(HAND_SLUGS.reduce((sum, slug) => sum + handFacts(slug).adding, 0)).toBe(6280)
  })

  it.each(['pair-8', 'three-of-a-kind', 'suited-7', 'k-t'])(
    '%s says what its command comes to, which solves the hand that is drawn',
    (slug) => {
      const { options } = solve(RULES, { ...start(RULES), hand: exampleOf(slug) })
      for (const at of [0, -1]) expect(answerHand(slug).drawn).toContain(preciseEv(evValue(options.at(at)!.ev)))
    },
  )

  it('say of contests what the solver says of each: the lowest is never worse, the highest never better', () => {
    for (const { slug, hand, dealer } of CONTESTS) {
      const solution = solve(RULES, {
        ...start(RULES),
        hand: must(parseCards(hand)),
        addOn: 0,
        dealer: must(parseCards(dealer)),
      })
      const evs = solution.options.map(({ ev }) => evValue(ev))
      expect(evs[0]!, slug).toBeGreaterThanOrEqual(evs[1]!)
      expect(solution.best).toContain(solution.options[0]!.action)
      const [lowest, highest] = contestFacts(slug).evs
      expect(lowest).toBeGreaterThanOrEqual(highest)
    }
  })

  it.each(['q-j', 'k-t', 'suited-7', 'pair-2'])('%s keeps what the solver says of its hands', (slug) => {
    const { members, drawn } = handFacts(slug)
    const solved = (hand: string): number =>
      evValue(solve(RULES, { ...start(RULES), hand: must(parseCards(hand)) }).options.at(-1)!.ev)
    for (const { hand, least, most } of members.slice(0, 4)) {
      expect(solved(hand)).toBeGreaterThanOrEqual(least - 1e-8)
      expect(solved(hand)).toBeLessThanOrEqual(most + 1e-8)
    }
    expect(evValue(solve(RULES, { ...start(RULES), hand: exampleOf(slug) }).options.at(-1)!.ev)).toBeCloseTo(drawn, 7)
  })
})
