import { allHands, canonicalFlops, HANDS, type CanonicalFlop } from './canonical-flops'
import { betsByClass, flopEdges, sumsOnFlop, type EdgeRule } from './flop-edges'
import { makeFlushLanes } from './flush-lanes'
import { kernel, kernelFor, type DecidedFlops } from './kernel'
import { linear, PER_SEGMENT, worthOf, type Linear } from './segments'
import { STARTING_HANDS, type StartingHand } from './starting-hands'

/*
 * Casino Hold'em as numbers, in antes. The hole cards and the flop are seen at once; fold (−1) or call with 2. Then:
 *   the dealer qualifies      win  pay(hand) + 2     tie 0     loss −3
 *   he does not               the call pushes; the ante goes by comparison as the rules say, by the player's hand
 */

export interface CasinoRules {
  /** Pays are given in 1/unit of the ante. */
  readonly unit: number
  /** What the ante pays to one on a win against a dealer who qualifies, times `unit`, by hand (its place in POKER_HANDS). */
  readonly ante: readonly number[]
  /** The least strength the dealer qualifies with; 0: always. At most the weakest flush. */
  readonly qualifies: number
  /** The ante's net result, times `unit`, by the player's hand, when the dealer does not qualify: the player higher, equal, lower. */
  readonly noGame: {
    readonly higher: readonly number[]
    readonly equal: readonly number[]
    readonly lower: readonly number[]
  }
}

const CALL = 2
const LOSS = -1 - CALL

/** Says whether a hand (two cards) calls on a flop (three), whatever the suits are named. */
export type Caller = (hand: readonly [number, number], flop: readonly [number, number, number]) => boolean

/** One of the 169 starting hands over all flops. Totals are net results in 1/unit over `dealsPerHand` deals of one hand of the class. */
export interface CasinoClass extends StartingHand {
  /** If it were called on every flop. */
  readonly callTotal: bigint
  /** Called where that is best, else folded; absent where somebody else decides. */
  readonly playedTotal?: bigint
  /** On how many (hand, flop) pairs of the class it calls, of `hands` · C(50, 3). */
  readonly calls: number
}

export interface CasinoWhole {
  /** The equally likely deals: the hole cards, the flop, the rest of the board, the dealer's hand. */
  readonly deals: number
  /** Net result of all deals in 1/unit: the EV is `total / (deals · unit)`. */
  readonly total: bigint
  readonly called: number
  readonly folded: number
  /** How the called deals end: net results in 1/unit, each once. */
  readonly results: readonly { readonly net: number; readonly deals: number }[]
  /** The 169 classes in the order of STARTING_HANDS. */
  readonly classes: readonly CasinoClass[]
  /** The deals of one hand: `deals / 1326`. */
  readonly dealsPerHand: number
}

/** C(50, 3) · C(47, 2) · C(45, 2). */
const DEALS_PER_HAND = 19600 * 1081 * 990
/** C(52, 2) · C(50, 3) · C(47, 2) · C(45, 2). */
const DEALS = 1326 * DEALS_PER_HAND

/**
 * The net result of a called board, with W, T, N the dealer's hands below, equal and short of qualifying, of 990. If the player's
 * own hand would qualify, all N are below: N·higher + (W − N)·(pay + 2) − 3·(990 − W − T). Else all W and T are short:
 * W·higher + T·equal + (N − W − T)·lower − 3·(990 − N).
 */
function calledWorth({ unit, ante, noGame }: CasinoRules): Linear {
  const loss = LOSS * unit
  return linear((hand, qualifies) => {
    const win = ante[hand]! + CALL * unit
    const [higher, equal, lower] = [noGame.higher[hand]!, noGame.equal[hand]!, noGame.lower[hand]!]
    return qualifies
      ? [990 * loss, win - loss, -loss, higher - win]
      : [990 * loss, higher - lower, equal - lower, lower - loss]
  })
}

/** What a call gains over a fold. Throws on rules that are no whole numbers. */
export function gainOfCalling(rules: CasinoRules): EdgeRule {
  const pays = [...rules.ante, ...rules.noGame.higher, ...rules.noGame.equal, ...rules.noGame.lower]
  if (pays.length !== 40 || ![rules.unit, ...pays].every(Number.isSafeInteger) || rules.unit < 1)
    throw new RangeError('the rules must be whole numbers, ten to a table')
  const worth = calledWorth(rules).map((factor, i) => factor + (i % PER_SEGMENT === 0 ? 990 * rules.unit : 0))
  return { worth, most: 990 * (Math.max(...pays.map(Math.abs)) + 4 * rules.unit) }
}

/**
 * Calls back for each of the 1,755 flops with what calling gains over folding, by hand, in 1/unit over 1,081 × 990 deals; hands that
 * share a card with it have NaN. The list is filled again for each.
 */
export function eachCallGain(rules: CasinoRules, visit: (flop: CanonicalFlop, gains: Float64Array) => void): void {
  const edges = flopEdges(gainOfCalling(rules), makeFlushLanes(rules.qualifies))
  const gains = new Float64Array(HANDS)
  for (const flop of canonicalFlops()) {
    sumsOnFlop(flop, edges, gains)
    visit(flop, gains)
  }
}

function betsOf(calls: Caller, onProgress?: (done: number) => void): Uint8Array {
  const { low, high } = allHands()
  const flops = canonicalFlops()
  const bets = new Uint8Array(flops.length * HANDS)
  flops.forEach(({ cards }, i) => {
    if (i % 50 === 0) onProgress?.((0.7 * i) / flops.length)
    for (let hand = 0; hand < HANDS; hand++) {
      const [a, b] = [low[hand]!, high[hand]!]
      if (!cards.includes(a) && !cards.includes(b) && calls([a, b], cards)) bets[i * HANDS + hand] = 1
    }
  })
  return bets
}

/** The flops as somebody calls them; that has no gains over anything. */
function decidedBy(
  rules: CasinoRules,
  calls: Caller,
  onProgress?: (done: number) => void,
): Pick<DecidedFlops, 'bets' | 'results'> {
  const bets = betsOf(calls, onProgress)
  return { bets: betsByClass(bets), results: () => kernel().resultsOf(bets, rules.qualifies) }
}

function decidedBest(rules: CasinoRules): DecidedFlops {
  const rule = gainOfCalling(rules)
  return kernelFor(rule).flops(rule, rules.qualifies)
}

/**
 * The whole game, exactly: every hand on every flop, called where that is worth more than a fold (an exact tie folds), or played as
 * `calls` says. Throws on rules that are no whole numbers or too large to be counted with exactly.
 */
export function casinoWhole(rules: CasinoRules, calls?: Caller, onProgress?: (done: number) => void): CasinoWhole {
  const flops = calls ? decidedBy(rules, calls, onProgress) : decidedBest(rules)
  const played = kernel().played(rules.qualifies)
  onProgress?.(0.7)
  const classes = classesOf(rules, played, flops)
  // The results know every called board once for each of its ten flops: as often as it is dealt.
  const { bet } = flops.results(new Uint8Array(STARTING_HANDS.length).fill(1))
  const called = 990 * bet.reduce((sum, n, i) => sum + (i % PER_SEGMENT === 0 ? n : 0), 0)
  const folded = DEALS - called
  onProgress?.(1)
  return {
    deals: DEALS,
    total: worthOf(bet, calledWorth(rules)) - BigInt(folded) * BigInt(rules.unit),
    called,
    folded,
    results: resultsOf(bet, rules),
    classes,
    dealsPerHand: DEALS_PER_HAND,
  }
}

function classesOf(
  rules: CasinoRules,
  played: readonly Float64Array[],
  { bets, gains }: Pick<DecidedFlops, 'bets'> & Partial<DecidedFlops>,
): readonly CasinoClass[] {
  const worth = calledWorth(rules)
  return STARTING_HANDS.map((start, place) => {
    const callTotal = worthOf(played[place]!, worth)
    return {
      ...start,
      callTotal,
      calls: bets[place]!,
      ...(gains ? { playedTotal: callTotal + gains[place]! / BigInt(start.hands) } : {}),
    }
  })
}

function resultsOf(segments: Float64Array, { unit, ante, noGame }: CasinoRules): CasinoWhole['results'] {
  const deals = new Map<number, number>()
  const add = (net: number, some: number): void => void deals.set(net, (deals.get(net) ?? 0) + some)
  for (let segment = 0, at = 0; at < segments.length; segment++, at += PER_SEGMENT) {
    const hand = segment >> 1
    const [boards, below, ties, short] = segments.subarray(at, at + PER_SEGMENT) as unknown as [
      number,
      number,
      number,
      number,
    ]
    if (segment % 2 === 1) {
      add(noGame.higher[hand]!, short)
      add(ante[hand]! + CALL * unit, below - short)
      add(0, ties)
      add(LOSS * unit, 990 * boards - below - ties)
    } else {
      add(noGame.higher[hand]!, below)
      add(noGame.equal[hand]!, ties)
      add(noGame.lower[hand]!, short - below - ties)
      add(LOSS * unit, 990 * boards - short)
    }
  }
  return [...deals].filter(([, some]) => some !== 0).map(([net, some]) => ({ net, deals: some }))
}
