import { blackjackValue, freshCounts, type Play, playHands, playsAt } from '@/lib/engines/blackjack/index'
import type { Card } from '@/lib/cards/card'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { type Draw, shoeOf } from '@/lib/games/texas-21/skill-deals'
import { skill } from '@/lib/games/texas-21/skills'
import { solve } from '@/lib/games/texas-21/solve'
import { looked } from '@/lib/games/texas-21/spots'
import { FLOP_CARDS, start, type Texas21State } from '@/lib/games/texas-21/state'
import type { Random } from '@/lib/math/random'
import { type Counts, type Found, gapOf, note, type Show } from '@/lib/teaching/census/counts'

/** Rounds in all, in proportion to how often two cards come against an up card, and the least for each such start. */
const ROUNDS = 36_000
const LEAST = 40
const INSURANCES = 400

/** Two values against an up card, and how often they come with no blackjack of the dealer’s behind it. */
interface Start {
  readonly a: number
  readonly b: number
  readonly upcard: number
  readonly chance: number
}

const VALUES = Array.from({ length: 10 }, (_, i) => i + 1)

/** The chance of these values, in this order, from a fresh shoe. */
function chanceOf(decks: number, values: readonly number[]): number {
  const left = freshCounts(decks)
  return values.reduce((chance, value) => {
    const all = left.reduce((sum, n) => sum + n, 0)
    return (chance * left[value - 1]!--) / all
  }, 1)
}

function startOf(decks: number, a: number, b: number, upcard: number): Start {
  const hole = blackjackValue(upcard)
  const chance = chanceOf(decks, [a, b, upcard]) - (hole === undefined ? 0 : chanceOf(decks, [a, b, upcard, hole]))
  return { a, b, upcard, chance: a === b ? chance : 2 * chance }
}

/** Every start that leaves something to decide: not a blackjack. */
const startsOf = ({ decks }: Texas21Rules): readonly Start[] =>
  VALUES.flatMap((a) =>
    VALUES.filter((b) => b >= a && !(a === 1 && b === 10)).flatMap((b) =>
      VALUES.map((upcard) => startOf(decks, a, b, upcard)),
    ),
  )

const dealFlop = (draw: Draw): readonly Card[] => Array.from({ length: FLOP_CARDS }, () => draw())

/** A start dealt with a flop, the hole card being none that makes a blackjack; and the cards after them. */
function dealStart(
  rules: Texas21Rules,
  random: Random,
  { a, b, upcard }: Start,
): { readonly state: Texas21State; readonly draw: Draw } {
  const draw = shoeOf(rules, random)
  const of = (value: number): Card => draw((other) => other === value)
  const [hand, up, hole] = [[of(a), of(b)], [of(upcard)], blackjackValue(upcard)]
  draw((value) => value !== hole)
  return { state: looked({ ...start(rules), hand, upcard: up, flop: dealFlop(draw) }), draw }
}

/** Plays one round as is best, and notes every decision. What the start alone fixes is not left to chance. */
function playOut(counts: Counts, rules: Texas21Rules, state: Texas21State, draw: Draw, share: number): void {
  for (let now = state; ;) {
    const side = playHands(now)
    if (side.waits === 'nothing') return
    if (side.waits === 'card') {
      now = { ...now, drawn: [...now.drawn, draw()] }
      continue
    }
    if (playsAt(rules, side).length === 1) return
    const solution = solve(rules, now)
    const text = skill(rules, now)
    note(counts, {
      skill: text,
      stage: 'play',
      share,
      gap: gapOf(solution),
      sampled: now.did.length > 0 || text.endsWith('flop'),
    })
    now = { ...now, did: [...now.did, solution.best.at(-1)! as Play] }
  }
}

function noteInsurance(counts: Counts, rules: Texas21Rules, random: Random): void {
  const share = chanceOf(rules.decks, [1]) / INSURANCES
  for (let i = 0; i < INSURANCES; i++) {
    const draw = shoeOf(rules, random)
    const upcard = [draw((value) => value === 1)]
    const state: Texas21State = { ...start(rules), upcard, hand: [draw(), draw()], flop: dealFlop(draw) }
    note(counts, { skill: skill(rules, state), stage: 'insurance', share, gap: gapOf(solve(rules, state)) })
  }
}

/** How often two cards come against an up card is exact; what follows is of a sample of rounds of each, played best. */
export function countTexas21(show: Show, random: Random): Found {
  const rules = VARIANTS[0].rules
  const counts: Counts = new Map()
  noteInsurance(counts, rules, random)
  let rounds = INSURANCES
  const starts = startsOf(rules)
  starts.forEach((one, i) => {
    show(i / starts.length)
    const times = Math.max(LEAST, Math.round(one.chance * ROUNDS))
    rounds += times
    for (let k = 0; k < times; k++) {
      const { state, draw } = dealStart(rules, random, one)
      playOut(counts, rules, state, draw, one.chance / times)
    }
  })
  return { counts, rounds }
}
