import { describe, expect, it } from 'vitest'
import kept from '@/content/ultimate-texas-holdem/strategy-deals.json'
import { DECK, without } from '@/lib/cards/deck'
import { compareEv, evValue } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import { STANDARD, type UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import {
  actionsAt,
  payoffOf,
  raisesOf,
  stageOf,
  STAGES,
  type UltimateAction,
  type UltimateState,
} from '@/lib/games/ultimate-texas-holdem/round'
import { countDeals, dealsKey, keepDeals } from '@/lib/games/ultimate-texas-holdem/strategies/kept-deals'
import {
  decisionsOf,
  type Decisions,
  playDeals,
  type PlayedDeals,
} from '@/lib/games/ultimate-texas-holdem/strategies/price'
import { flushTypeKeys, rankTypeKeys } from '@/lib/games/ultimate-texas-holdem/strategies/board-looks'
import { readRiverKey, riverLook } from '@/lib/games/ultimate-texas-holdem/strategies/river-looks'
import { en } from '@/lib/games/ultimate-texas-holdem/messages/en'
import { ruleById, RULES as LANGUAGE } from '@/lib/games/ultimate-texas-holdem/strategies/rules'
import {
  findStrategy,
  follows,
  STRATEGIES,
  strategyAction,
} from '@/lib/games/ultimate-texas-holdem/strategies/strategies'
import { advisedAction, dealerOuts } from '@/lib/games/ultimate-texas-holdem/strategy'
import { whole } from '@/lib/games/ultimate-texas-holdem/solve'
import { askBets } from '@/lib/engines/holdem/numbering/bets'
import { canonicalFlops } from '@/lib/engines/holdem/numbering/canonical-boards'
import { boardWalk, type Counts, kernelFor, LANES, RANK_ROW } from '@/lib/engines/holdem/kernel/kernel'
import { MULTISETS, multisetRanks, pairNumber } from '@/lib/cards/rank-multisets'
import { dealsIn, edgeBefore, totalOf } from '@/lib/engines/holdem/payoff/payoff'
import { ultimateWhole } from '@/lib/engines/holdem/games/ultimate-whole'
import { draw, makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'
import { randomDecision, RULES } from './spots'

const DEALS = 27813810024000
const total = (rules: UltimateRules, { early, flop, river, folded }: PlayedDeals, raise = 4): bigint =>
  totalOf(payoffOf(rules), {
    played: [
      [raise, early],
      [2, flop],
      [1, river],
    ],
    folded,
  })
const edge = ({ ev }: GameFigures): number => -100 * evValue(ev)

describe('the strategies of Ultimate Texas Hold’em', () => {
  const best = whole(STANDARD)

  it('have ids and names of their own, and rules in sentences', () => {
    expect(new Set(STRATEGIES.map(({ id }) => id)).size).toBe(STRATEGIES.length)
    expect(new Set(STRATEGIES.map(({ id }) => en.way(id).name)).size).toBe(STRATEGIES.length)
    for (const { rules } of STRATEGIES) {
      expect(rules.length).toBeGreaterThan(0)
      for (const rule of rules) expect(en.rule(rule)).toMatch(/^[A-Z][^.]*\.$/)
    }
  })

  it.each(STRATEGIES.map(({ id }) => id))('%s: never better than best play, all deals counted', (id) => {
    const figures = whole(STANDARD, { strategy: id })
    expect(compareEv(figures.ev, best.ev)).toBeLessThan(0)
    expect(figures.outcomes!.reduce((sum, [, ways]) => sum + ways, 0)).toBe(DEALS)
    expect(Object.values(figures.frequencies).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12)
    expect(figures.outcomes!.reduce((sum, [net, ways]) => sum + net * (ways / DEALS), 0)).toBeCloseTo(
      evValue(figures.ev),
      12,
    )
  })

  it('refuse an unknown one', () => {
    expect(() => whole(STANDARD, { strategy: 'luck' })).toThrow(RangeError)
    expect(() => follows(STANDARD, 'luck', randomDecision(makeRandom('luck'), 'flop', 0))).toThrow(RangeError)
  })

  // The whole strategy with 21 outs is known to cost some 0.2% of the ante more than best play; folding without a hand of one's own, and never raising early, many times that.
  it('lie where they are known to lie', () => {
    expect(edge(whole(STANDARD, { strategy: 'full' }))).toBeCloseTo(2.4, 1)
    expect(edge(whole(STANDARD, { strategy: 'hidden-pair' }))).toBeGreaterThan(5)
    expect(edge(whole(STANDARD, { strategy: 'never-early' }))).toBeGreaterThan(15)
  })

  it('raising always or folding always is worth what the cards are', () => {
    const { classes, dealsPerHand } = ultimateWhole(payoffOf(STANDARD), raisesOf(STANDARD))
    const always = classes.reduce((sum, { hands, raiseTotals }) => sum + BigInt(hands) * raiseTotals[0]!, 0n)
    expect(total(STANDARD, countDeals(STANDARD, [ruleById('pre-any')]))).toBe(always)
    expect(total(STANDARD, countDeals(STANDARD, []))).toBe(-4n * 1326n * BigInt(dealsPerHand))
    expect(
      compareEv(whole(STANDARD, { strategy: 'always-early' }).ev, {
        kind: 'exact',
        num: always,
        den: BigInt(DEALS) * 2n,
      }),
    ).toBe(0)
  })

  it('short ones: the longer, the cheaper', () => {
    const found = STRATEGIES.filter(({ id }) => /^short-\d+$/.test(id))
    const edges = found.map(({ id }) => edge(whole(STANDARD, { strategy: id })))
    expect(found.length).toBeGreaterThan(8)
    found.forEach(({ id, rules }) => expect(id).toBe(`short-${rules.length}`))
    edges.forEach((one, i) => expect(one).toBeLessThan(edges[i - 1] ?? Infinity))
  })
})

describe('what a strategy does', () => {
  const random = makeRandom('strategies')
  const states = STAGES.flatMap((stage) =>
    Array.from({ length: LONG ? 3000 : 400 }, (_, i) => randomDecision(random, stage, i % 3 === 0 ? 3 : 0)),
  )

  it('the rules to the letter are the ordered rules of the page', () => {
    for (const state of states) expect(strategyAction(STANDARD, 'full', state)).toBe(advisedAction(STANDARD, state))
  })

  it('every strategy has one of the actions of the stage for every state', () => {
    for (const [name, rules] of Object.entries(RULES)) {
      for (const { id } of STRATEGIES) {
        for (const state of states.slice(0, 10))
          expect([name, actionsAt(rules, stageOf(state)!)]).toEqual([
            name,
            expect.arrayContaining([...follows(rules, id, state)]),
          ])
      }
    }
  })

  it('three instead of four where three may be bet', () => {
    const aces = { ...states[0]!, hand: [48, 49], board: [], did: [] as readonly UltimateAction[] }
    expect(strategyAction(STANDARD, 'three-times', aces)).toBe('raise-3x')
    expect(strategyAction({ ...STANDARD, preflopRaises: [4, 2] }, 'three-times', aces)).toBe('raise-4x')
    expect(whole(STANDARD, { strategy: 'three-times' }).frequencies['raise-3x']).toBe(
      whole(STANDARD, { strategy: 'full' }).frequencies['raise-4x'],
    )
  })

  it('says nothing where there is nothing to decide', () => {
    expect(follows(STANDARD, 'full', { ...states[0]!, did: ['raise-4x'] })).toEqual([])
  })

  it('a suit is as good as another', () => {
    const renamed = (state: UltimateState): UltimateState => {
      const rename = (cards: readonly number[]): number[] => cards.map((card) => (card & ~3) | ((card + 1) & 3))
      return { ...state, hand: rename(state.hand), board: rename(state.board).reverse(), dead: rename(state.dead) }
    }
    for (const state of states)
      for (const id of ['full', 'mimic', 'ace-king-pair'])
        expect(strategyAction(STANDARD, id, renamed(state))).toBe(strategyAction(STANDARD, id, state))
  })
})

describe('looks', () => {
  const random = makeRandom('looks')

  /** The look at the river of one representative hand of a place, from cards. */
  const lookOf = (hand: readonly number[], board: readonly number[]) =>
    riverLook({ hand: [...hand], board: [...board], dead: [], dealer: [], did: ['check', 'check'], sides: {} })

  it('of a rank type: as the cards say', () => {
    const keys = new Uint32Array(91)
    for (let tried = 0; tried < 300; tried++) {
      const board = Math.floor(random() * MULTISETS[5]!)
      const ranks = Array.from(multisetRanks(5).subarray(board * 5, board * 5 + 5))
      if (ranks[0] === ranks[4]) continue
      rankTypeKeys(board, keys)
      const cards = ranks.map((rank, i) => rank * 4 + (i % 4))
      const [a, b] = draw(random, without(DECK, cards), 2) as [number, number]
      const suits = [...cards, a, b].reduce(
        (counts, card) => counts.with(card & 3, counts[card & 3]! + 1),
        [0, 0, 0, 0],
      )
      // Only hands that make no flush belong to the rank type.
      if (Math.max(...suits) >= 5) continue
      const [low, high] = [Math.min(a >> 2, b >> 2), Math.max(a >> 2, b >> 2)]
      expect(readRiverKey(keys[low + (high * (high + 1)) / 2]!)).toEqual(lookOf([a, b], cards))
    }
  })

  it('of a flush type: as the cards say', () => {
    const keys = new Uint32Array(LANES)
    const { lanes, walk } = boardWalk(1277)
    let tried = 0
    walk(new Uint16Array(canonicalFlops().length * 91), (set, board, others) => {
      if (random() > (LONG ? 0.2 : 0.01)) return
      flushTypeKeys(lanes.live, set, board, others, keys)
      const suited = Array.from({ length: 13 }, (_, rank) => rank).filter((rank) => set & (1 << rank))
      const cards = [...suited.map((rank) => rank * 4), ...others.map((rank, i) => rank * 4 + 1 + i)]
      const [a, b] = draw(random, without(DECK, cards), 2).sort((x, y) => x - y) as [number, number]
      const [low, high] = [a >> 2, b >> 2]
      const inSuit = [a, b].map((card) => +((card & 3) === 0)) as [number, number]
      const relation = low === high ? Math.max(...inSuit) : inSuit[0] + 2 * inSuit[1]
      expect(readRiverKey(keys[(low + (high * (high + 1)) / 2) * 4 + relation]!)).toEqual(lookOf([a, b], cards))
      tried++
    })
    expect(tried).toBeGreaterThan(100)
  })
})

describe('the price', () => {
  it('best play, told as decisions, is worth the whole game', () => {
    const payoff = payoffOf(STANDARD)
    const { ranks } = boardWalk(payoff.qualifies)
    const rule = edgeBefore(payoff, 2, 1)
    const solved = ultimateWhole(payoff, raisesOf(STANDARD))
    const early = Uint8Array.from(solved.classes, ({ plays }) => (plays < 0 ? 0 : 1))
    const { marks } = kernelFor(rule).flops(rule, payoff.qualifies)
    const flops = canonicalFlops()
    const raises = ({ below, ties, short, segment }: Counts, at: number): number => {
      const [c = 0, w = 0, t = 0, n = 0] = rule.gain.subarray(segment[at]! * 4, segment[at]! * 4 + 4)
      return +(c + w * below[at]! + t * ties[at]! + n * short[at]! > 0)
    }
    const decisions: Decisions = {
      early,
      flop(board) {
        const from = flops.findIndex(([cards]) => cards === board) * 91
        return (a, b) => ((marks[from + pairNumber(a >> 2, b >> 2)]! >> (4 * (a & 3) + (b & 3))) & 1) === 1
      },
      river: {
        onRanks(board, out) {
          for (let pair = 0; pair < 91; pair++) out[pair] = raises(ranks, board * RANK_ROW + pair)
        },
        onFlush(lanes, _set, _board, _others, out) {
          for (let lane = 0; lane < LANES; lane++) if (lanes.live[lane] === 1) out[lane] = raises(lanes, lane)
        },
      },
    }
    const played = playDeals(payoff.qualifies, decisions)
    expect(total(STANDARD, played)).toBe(solved.total)
    expect([dealsIn(played.early), dealsIn(played.flop), dealsIn(played.river), played.folded]).toEqual([
      dealsIn(solved.raised[0]!),
      dealsIn(solved.flop),
      dealsIn(solved.river),
      solved.folded,
    ])
  })
})

describe('the stored deals', () => {
  const listed = STRATEGIES.filter(({ id }) => LONG || ['full', 'short-5'].includes(id))

  it('are those of every strategy', () => {
    expect(new Set(Object.keys(kept.deals))).toEqual(new Set(STRATEGIES.map(({ raises }) => dealsKey(raises))))
  })

  it.each(listed.map(({ id }) => id))('%s: what they are counted to be', (id) => {
    const { raises } = findStrategy(id)
    expect(kept.deals[dealsKey(raises) as keyof typeof kept.deals]).toEqual(keepDeals(countDeals(STANDARD, raises)))
  })

  it('serve every pay table', () => {
    const rules = RULES['odd pays']!
    const { raises } = findStrategy('full')
    const counted = total(rules, countDeals(rules, raises))
    const { ev } = whole(rules, { strategy: 'full' })
    expect(compareEv(ev, { kind: 'exact', num: counted, den: BigInt(DEALS) * BigInt(payoffOf(rules).unit) })).toBe(0)
  })
})

describe('the language', () => {
  it('has one sentence for one rule', () => {
    expect(new Set(LANGUAGE.map(({ id }) => id)).size).toBe(LANGUAGE.length)
    expect(new Set(LANGUAGE.map(({ message }) => en.rule(message))).size).toBe(LANGUAGE.length)
    expect(() => ruleById('river-luck')).toThrow(RangeError)
  })

  it('counts outs as the trainer does', () => {
    const random = makeRandom('outs')
    for (let i = 0; i < 100; i++) {
      const state = randomDecision(random, 'river', i % 5)
      expect(riverLook(state).outs).toBe(dealerOuts(state))
    }
  })

  it('a list of no flop rules marks no flop', () => {
    const { bets } = askBets(canonicalFlops(), decisionsOf([ruleById('pre-any')]).flop)
    expect(bets.every((flops) => flops === 0)).toBe(true)
  })
})
