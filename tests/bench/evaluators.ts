/*
 * `evaluate7` compared with the evaluators on npm: the same random hands for all, each peer through its fastest
 * function and with its preferred form of input, prepared in advance. `npx tsx tests/bench/evaluators.ts` runs only
 * this file, in interleaved rounds.
 */
import { fileURLToPath } from 'node:url'
import phe from 'phe'
import pheSeven from 'phe/lib/evaluator7.js'
import pokerEvaluator from 'poker-evaluator'
import pokersolver from 'pokersolver'
import { makeCard, type Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { CARD_KEYS } from '@/lib/cards/evaluate/keys'
import { evaluate7, strengthOfSum7 } from '@/lib/cards/evaluate/seven'
import { handOf } from '@/lib/cards/strength'
import { POKER_HANDS } from '@/lib/cards/hands'
import { makeRandom } from '@/lib/math/random'
import type { Comparison } from '../tools/comparison'

type Seven = readonly [Card, Card, Card, Card, Card, Card, Card]

const HANDS = 100_000
/** pokersolver is so much slower that it gets only the first few hands; rates are per hand. */
const FEW = 1000

function drawSeven(random: () => number): Seven {
  const left = [...DECK]
  for (let i = 0; i < 7; i++) {
    const j = i + Math.floor(random() * (52 - i))
    ;[left[i], left[j]] = [left[j]!, left[i]!]
  }
  return left.slice(0, 7) as unknown as Seven
}

const random = makeRandom('seven cards')
const lists = Array.from({ length: HANDS }, () => drawSeven(random))
const flat = Uint8Array.from(lists.flat())
const names = lists.slice(0, FEW).map((cards) => cards.map(makeCard))

/**
 * poker-evaluator numbers cards from 1 for the deuce of clubs to 52 for the ace of spades: the reverse of our order of
 * suits.
 */
const numbers = lists.map((cards) => cards.map((card) => (card ^ 3) + 1))
const flatNumbers = Uint8Array.from(numbers.flat())
const { evalCard, evalHand } = pokerEvaluator

/**
 * Each contender sums its results, so that no call can be optimized away. Every loop is written out, so that each call
 * site has one callee.
 */
const contenders = {
  'feltwise evaluate7': () => {
    let total = 0
    for (let i = 0; i < flat.length; i += 7)
      total += evaluate7(flat[i]!, flat[i + 1]!, flat[i + 2]!, flat[i + 3]!, flat[i + 4]!, flat[i + 5]!, flat[i + 6]!)
    return total
  },
  'phe evaluateCardCodes': () => {
    let total = 0
    for (const cards of lists) total += phe.evaluateCardCodes(cards)
    return total
  },
  'phe, its inner function': () => {
    let total = 0
    for (let i = 0; i < flat.length; i += 7)
      total += pheSeven(flat[i]!, flat[i + 1]!, flat[i + 2]!, flat[i + 3]!, flat[i + 4]!, flat[i + 5]!, flat[i + 6]!)
    return total
  },
  'poker-evaluator evalHand': () => {
    let total = 0
    for (const cards of numbers) total += evalHand(cards).value
    return total
  },
  'poker-evaluator evalCard ×7': () => {
    let total = 0
    for (let i = 0; i < flatNumbers.length; i += 7) {
      let at = 53
      for (let j = i; j < i + 7; j++) at = evalCard(at + flatNumbers[j]!)
      total += at
    }
    return total
  },
}

function solveFew(): number {
  let total = 0
  for (const cards of names) total += pokersolver.Hand.solve(cards).rank
  return total
}

function evaluateFew(): number {
  let total = 0
  for (let i = 0; i < FEW * 7; i += 7)
    total += evaluate7(flat[i]!, flat[i + 1]!, flat[i + 2]!, flat[i + 3]!, flat[i + 4]!, flat[i + 5]!, flat[i + 6]!)
  return total
}

/** All C(48, 3) = 17,296 run-outs of a hand and a flop's first two cards, looped as solvers do. */
const RUN_OUTS = 17_296
const enumeration = {
  'sums of keys': () => {
    let total = 0
    const four = (CARD_KEYS[0]! + CARD_KEYS[1]! + CARD_KEYS[2]! + CARD_KEYS[3]!) | 0
    for (let e = 4; e < 52; e++)
      for (let f = e + 1; f < 52; f++) {
        const six = (four + CARD_KEYS[e]! + CARD_KEYS[f]!) | 0
        for (let g = f + 1; g < 52; g++) total += strengthOfSum7((six + CARD_KEYS[g]!) | 0, 0, 1, 2, 3, e, f, g)
      }
    return total
  },
  evaluate7: () => {
    let total = 0
    for (let e = 4; e < 52; e++)
      for (let f = e + 1; f < 52; f++) for (let g = f + 1; g < 52; g++) total += evaluate7(0, 1, 2, 3, e, f, g)
    return total
  },
  'phe, its inner function': () => {
    let total = 0
    for (let e = 4; e < 52; e++)
      for (let f = e + 1; f < 52; f++) for (let g = f + 1; g < 52; g++) total += pheSeven(0, 1, 2, 3, e, f, g)
    return total
  },
}

/** Comparing evaluators that disagree would be meaningless. Throws if a peer orders the hands differently. */
function checkAgreement(): void {
  const strengthOf = new Map<number, number>()
  lists.forEach((cards, i) => {
    const strength = evaluate7(...cards)
    const peer = evalHand(numbers[i]!).value
    if (phe.evaluateCardCodes(cards) !== 7462 - strength || pheSeven(...cards) !== 7462 - strength)
      throw new Error(`phe: ${cards.map(makeCard).join(' ')}`)
    if ((strengthOf.get(peer) ?? strength) !== strength)
      throw new Error(`poker-evaluator: ${cards.map(makeCard).join(' ')}`)
    strengthOf.set(peer, strength)
  })
  const peers = [...strengthOf].sort(([x], [y]) => x - y)
  if (peers.some(([, strength], i) => i > 0 && strength <= peers[i - 1]![1]))
    throw new Error('poker-evaluator: another order')
  names.forEach((cards, i) => {
    // pokersolver numbers its hands from 1 and has no name for a royal flush.
    const place = Math.min(POKER_HANDS.indexOf(handOf(evaluate7(...lists[i]!))), POKER_HANDS.indexOf('straight-flush'))
    if (pokersolver.Hand.solve(cards).rank !== place + 1) throw new Error(`pokersolver: ${cards.join(' ')}`)
  })
}
checkAgreement()

export const comparisons: readonly Comparison[] = [
  { name: 'Best five of seven, random hands', unit: 'hands', amount: HANDS, contenders },
  {
    name: 'Best five of seven, a few random hands',
    unit: 'hands',
    amount: FEW,
    contenders: { 'feltwise evaluate7': evaluateFew, 'pokersolver Hand.solve': solveFew },
  },
  { name: 'Best five of seven, nested enumeration', unit: 'hands', amount: RUN_OUTS, contenders: enumeration },
]

/** In milliseconds: warming up until the code is fully optimized, and each round. */
const WARM_UP = 300
const ROUND = 30

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!

/**
 * Milliseconds a call, averaged over calls that together take `atLeast` milliseconds. Shorter runs would mostly measure
 * the caches left by the previous one.
 */
function timeOf(work: () => unknown, atLeast: number): number {
  const start = performance.now()
  let calls = 0
  do {
    work()
    calls++
  } while (performance.now() - start < atLeast)
  return (performance.now() - start) / calls
}

/**
 * Times one comparison in rounds with every contender once a round, so that a busy machine slows all of them. Medians.
 */
function compareInRounds({ name, amount, contenders }: Comparison, rounds: number): void {
  const entries = Object.entries(contenders) as [string, () => unknown][]
  const times = entries.map((): number[] => [])
  for (const [, work] of entries) timeOf(work, WARM_UP)
  for (let round = 0; round < rounds; round++) entries.forEach(([, work], i) => times[i]!.push(timeOf(work, ROUND)))
  const ours = median(times[0]!)
  console.log(`\n${name}, ${rounds} rounds`)
  entries.forEach(([contender], i) => {
    const rate = (amount / median(times[i]!) / 1000).toFixed(2)
    console.log(
      `  ${contender.padEnd(30)}${rate.padStart(10)} million a second${`${(median(times[i]!) / ours).toFixed(1)} ×`.padStart(12)}`,
    )
  })
}

/** Prints rates, and how many times as long each peer takes. */
export function run(rounds = 15): void {
  for (const comparison of comparisons) compareInRounds(comparison, rounds)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run()
