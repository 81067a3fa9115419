import { afterAll, describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { askBets, type Bets, type BoardBettor } from '@/lib/engines/holdem/numbering/bets'
import { eachBetGain } from '@/lib/engines/holdem/games/bonus-whole'
import { canonicalFlops } from '@/lib/engines/holdem/numbering/canonical-boards'
import { allHands, HANDS } from '@/lib/engines/holdem/numbering/starting-hands'
import { forceKernel, kernelFor } from '@/lib/engines/holdem/kernel/kernel'
import { fits } from '@/lib/engines/holdem/kernel/limits'
import { edgeBefore, type EdgeRule, lastEdge, tallyOf } from '@/lib/engines/holdem/payoff/payoff'
import { BUILDS } from '@/lib/engines/holdem/kernel/wasm-module'
import { below, makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'
import { bonusEdge, casinoEdge, plainBoard, plainBoards, ultimateFlop, type PlainBoard } from './plain-flop'
import {
  addTally,
  bonusPayoff,
  casinoPayoff,
  type CasinoRules,
  emptyTally,
  plainly,
  ultimatePayoff,
} from './plain-tally'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from './variants'

/*
 * What the whole games are made of, on flops drawn at random: sums over run-outs for every hand, and how the hands end. A flop of
 * one suit is always among them, for it has the most flushes.
 */

afterAll(() => forceKernel())

/** What a call gains over a fold. */
function gainOfCalling(rules: CasinoRules): EdgeRule {
  const { nets, fold } = casinoPayoff(rules)
  return lastEdge(nets[2]!, Array<number>(60).fill(fold))
}

const random = makeRandom('whole games against the plain method')
const flops = canonicalFlops()
const ofOneSuit = flops.flatMap(([cards], number) => (cards.every((card) => (card & 3) === 0) ? [number] : []))
const drawn = [
  ofOneSuit[below(random, ofOneSuit.length)]!,
  ...Array.from({ length: LONG ? 40 : 1 }, () => below(random, flops.length)),
]
const qualifying = [...new Set([0, ...[...ULTIMATE_VARIANTS, ...CASINO_VARIANTS].map(([, rules]) => rules.qualifies)])]
const { low, high } = allHands()
const everyone = new Uint8Array(169).fill(1)

/** What a bet on a flop is worth, by hand. */
function sumsOn(number: number, rule: EdgeRule, qualifies: number): Float64Array {
  let found = new Float64Array(HANDS)
  kernelFor(rule).eachFlop(rule, qualifies, (flop, sums) => {
    if (flop === flops[number]) found = sums.slice()
  })
  return found
}

const holdsNone = (hand: number, cards: readonly Card[]): boolean =>
  !cards.includes(low[hand]!) && !cards.includes(high[hand]!)
const handsOff = (cards: readonly Card[]): number[] =>
  Array.from({ length: HANDS }, (_, hand) => hand).filter((hand) => holdsNone(hand, cards))
/** The rules are dealt out over the flops: each is asked on one of them. */
const dealtOut = <T>(variants: readonly T[], number: number): T[] =>
  variants.filter((_, i) => LONG || i % drawn.length === drawn.indexOf(number))
/** Some of many, enough to find what is wrong with a rule. */
const some = (hands: readonly number[]): number[] => hands.filter((_, i) => LONG || i % 13 === 0)

describe.each(drawn)('on flop %i', (number) => {
  const [cards] = flops[number]!
  const hands = some(handsOff(cards))
  const boards: readonly PlainBoard[] = plainBoards(cards, qualifying)
  const halves = halvesOf(number, hands)

  it.each(dealtOut(ULTIMATE_VARIANTS, number))(
    'Ultimate Texas Hold’em, %s: what raising gains, and how hands end',
    (_, rules) => {
      const rule = edgeBefore(ultimatePayoff(rules), 2, 1)
      const sums = sumsOn(number, rule, rules.qualifies)
      const plain = hands.map((hand) => ultimateFlop(boards, hand, rules))
      expect(hands.map((hand) => sums[hand]! + 0)).toEqual(plain.map(({ edge }) => edge + 0))
      expectEnds(number, halves, hands, plain, rules.qualifies, rule)
    },
  )

  it.each(dealtOut(CASINO_VARIANTS, number))('Casino Hold’em, %s: what calling gains', (_, rules) => {
    const rule = gainOfCalling(rules)
    const plain = hands.map((hand) => casinoEdge(boards, hand, rules))
    const { marks } = kernelFor(rule).flops(rule, rules.qualifies)
    const { pair, bit } = allHands()
    expect(hands.map((hand) => (marks[number * 91 + pair[hand]!]! >> bit[hand]!) & 1)).toEqual(
      plain.map((edge) => (edge > 0n ? 1 : 0)),
    )
    if (rule.most * 1081 > Number.MAX_SAFE_INTEGER) {
      expect(() => sumsOn(number, rule, rules.qualifies)).toThrow('too large')
      return
    }
    const sums = sumsOn(number, rule, rules.qualifies)
    expect(hands.map((hand) => BigInt(sums[hand]!))).toEqual(plain)
  })

  it.each(BONUS_VARIANTS.filter(([, { ante }], i) => i % 4 === 0 && ante.length > 0))(
    'Texas Hold’em Bonus, %s: what a bet on the flop brings',
    (_, rules) => {
      let found: readonly number[] = []
      eachBetGain('flop', bonusPayoff(rules), ([board], gains) => {
        if (board === cards) found = hands.map((hand) => gains[hand]! + 0)
      })
      expect(found).toEqual(hands.map((hand) => bonusEdge(boards, hand, rules) + 0))
    },
  )
})

/** Half of the hands raise on this flop and on no other; then half of them check on this flop and on no other. */
function halvesOf(number: number, hands: readonly number[]): readonly [bets: Bets, others: Bets] {
  const half = new Set(hands.filter((_, i) => i % 2 === 1).map((hand) => `${low[hand]} ${high[hand]}`))
  const isOfHalf: BoardBettor = (board) => (a, b) => board === flops[number]![0] && half.has(`${a} ${b}`)
  return [askBets(flops, isOfHalf).marks, askBets(flops, (board) => (a, b) => !isOfHalf(board)(a, b)).marks]
}

function expectEnds(
  number: number,
  [bets, others]: readonly [Bets, Bets],
  hands: readonly number[],
  plain: readonly ReturnType<typeof ultimateFlop>[],
  qualifies: number,
  rule: EdgeRule,
): void {
  const [, times] = flops[number]!
  const [raised, river] = [emptyTally(), emptyTally()]
  let [folded, riverTies] = [0, 0]
  hands.forEach((_, i) => {
    if (i % 2 === 0) return
    addTally(raised, plain[i]!.raised, times)
    addTally(river, plain[i]!.river, times)
    folded += plain[i]!.folded * times
    riverTies += plain[i]!.riverTies * times
  })
  for (const name of BUILDS.filter((build) => fits(rule, build))) {
    forceKernel(name)
    const solver = kernelFor(rule)
    expect(plainly(tallyOf(solver.resultsOf(bets, qualifies).bet))).toEqual(raised)
    const { passed, gaveUp, ties } = solver.resultsOf(others, qualifies, everyone, rule)
    expect({ river: plainly(tallyOf(passed)), gaveUp, ties }).toEqual({ river, gaveUp: folded, ties: riverTies })
  }
  forceKernel()
}

describe('on a turn', () => {
  it.each([true, false])('Texas Hold’em Bonus, ties losing %s: what a bet brings, for every hand', (tiesLose) => {
    const wanted = new Set(Array.from({ length: LONG ? 200 : 8 }, () => below(random, 16432)))
    let at = 0
    eachBetGain('turn', bonusPayoff({ unit: 1, ante: Array<number>(10).fill(1), tiesLose }), ([board], gains) => {
      if (!wanted.has(at++)) return
      const [turn, ...flop] = board as readonly [Card, ...Card[]]
      const rivers = DECK.filter((card) => !board.includes(card)).map((river) => plainBoard(flop, [turn, river], [0]))
      const hands = some(handsOff(board))
      expect(hands.map((hand) => gains[hand]! + 0)).toEqual(
        hands.map((hand) => bonusEdge(rivers, hand, { unit: 1, ante: [], tiesLose }) + 0),
      )
    })
    expect(at).toBe(16432)
  })
})
