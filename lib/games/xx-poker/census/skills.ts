import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import {
  choicesAtFirst,
  type Contests,
  integerPays,
  makeContests,
  playContests,
  worthAfterFirst,
} from '@/lib/games/xx-poker/contests'
import { VARIANTS, type XxRules } from '@/lib/games/xx-poker/rules'
import { skill } from '@/lib/games/xx-poker/skills'
import { start, type XxState } from '@/lib/games/xx-poker/round'
import { suitClasses } from '@/lib/games/xx-poker/suit-classes'
import { choose } from '@/lib/math/combinations'
import { type Counts, type Found, note, type Show } from '@/lib/teaching/census/counts'

const HANDS = choose(52, 3)
const COMMUNAL = choose(47, 3)

/** How far the best worth is ahead of the next lower one; null if all are equal. */
function gapOfWorths(worths: readonly number[]): number | null {
  const most = Math.max(...worths)
  const lower = worths.filter((worth) => worth < most)
  return lower.length === 0 ? null : most - Math.max(...lower)
}

const scaled = (gap: number | null, unit: number): number | null => (gap === null ? null : gap / unit)

/**
 * A hand in its contests. Worths are sums over communal hands. Divided by `unit` they are in Play bets, with the add-on
 * counted in.
 */
interface Played {
  readonly counts: Counts
  readonly rules: XxRules
  readonly state: XxState
  readonly contests: Contests
  readonly unit: number
  /** The share of deals that bring the hand. */
  readonly share: number
}

const countOf = (bits: number): number => [0, 1, 2].filter((i) => (bits & (1 << i)) !== 0).length

/** Notes the second contests that leave a choice: every card that wins is worth the same there. */
function noteSecond({ counts, rules, state, contests, share }: Played, first: Card, held: number): void {
  const placed = state.hand.filter((_, i) => (held & (1 << i)) === 0)[0] ?? null
  for (const second of contests.stub) {
    if (second === first || countOf(contests.winners[second]! & held) < 2) continue
    const text = skill(rules, { ...state, dealer: [first, second], placed: [placed] })
    note(counts, { skill: text, stage: 'contest-two', share: share / (49 * 48), gap: null })
  }
}

/** Notes both contests. Of equal choices the lowest card is placed. */
function noteContests(played: Played): void {
  const { counts, rules, state, contests, unit, share } = played
  for (const first of contests.stub) {
    const choices = choicesAtFirst(contests, first)
    const worths = choices.map((held) => worthAfterFirst(contests, first, held))
    if (choices.length > 1) {
      const text = skill(rules, { ...state, dealer: [first] })
      note(counts, {
        skill: text,
        stage: 'contest-one',
        share: share / 49,
        gap: scaled(gapOfWorths(worths), 48 * COMMUNAL * unit),
      })
    }
    noteSecond(played, first, choices[worths.indexOf(Math.max(...worths))]!)
  }
}

/** Counts the skills of every hand with every pair of contest cards, exactly. */
export function countXxPoker(show: Show): Found {
  const rules = VARIANTS[0].rules
  const counts: Counts = new Map()
  const pays = integerPays(rules)
  const classes = suitClasses()
  classes.forEach(({ hand, hands }, i) => {
    show(i / classes.length)
    const contests = makeContests(pays, hand, without(DECK, hand))
    const worth = Number(playContests(contests).total) / (49 * 48 * COMMUNAL * pays.unit)
    const dealt = { ...start(rules), hand }
    const share = hands / HANDS
    const gap = gapOfWorths([0, ...rules.addOns].map((addOn) => worth * addOn))
    note(counts, { skill: skill(rules, dealt), stage: 'add-on', share, gap })
    const addOn = worth > 0 ? Math.max(...rules.addOns) : 0
    noteContests({ counts, rules, state: { ...dealt, addOn }, contests, unit: pays.unit / (1 + addOn), share })
  })
  return { counts, rounds: 0 }
}
