import type { GameFigures, SideFigures } from '@/lib/game/figures'
import { PROBES, readMeter } from '@/lib/game/side-bets/meter'
import type { Ev, Solution } from '@/lib/game/solution'
import { choose } from '@/lib/math/combinations'
import { add, divide, exactDecimal, type Fraction, fraction, multiply, negate, subtract } from '@/lib/math/fraction'
import type { Figure } from './published'
import type { Measured } from './verdict'

/*
 * Computes our counterpart of a published figure from the engine's results. The caller, a page or a test, does the
 * solving.
 */

/** The parts of a whole game that are read. A stored price is enough if only EVs are needed. */
export type Whole = Pick<GameFigures, 'ev' | 'averageBet'> & Partial<GameFigures>

/** Where the engine's figures come from. Each is requested only if the published figure needs it. */
export interface Engine {
  readonly whole: (strategy?: string) => Promise<Whole>
  readonly side: (bet: string, meter?: number) => Promise<SideFigures>
  readonly solve: (spot: { readonly hand: string; readonly board?: string }) => Promise<Solution<string>>
  /** What a side bet pays for a hand. */
  readonly pay: (bet: string, hand: string) => number
}

const ONE = fraction(1n)

const read = (ev: Ev): Measured =>
  ev.kind === 'exact'
    ? { value: { num: ev.num, den: ev.den }, isExact: true }
    : { value: exactDecimal(ev.value), isExact: false }

const real = (value: number): Measured => ({ value: exactDecimal(value), isExact: false })

const map = ({ value, ...rest }: Measured, change: (value: Fraction) => Fraction): Measured => ({
  ...rest,
  value: change(value),
})

function both(one: Measured, other: Measured, join: (one: Fraction, other: Fraction) => Fraction): Measured {
  return { value: join(one.value, other.value), isExact: one.isExact && other.isExact }
}

const erring = (measured: Measured, standardError: number | undefined): Measured =>
  standardError === undefined ? measured : { ...measured, standardError }

type EvFigure = Extract<Figure, { readonly kind: 'edge' | 'return' | 'risk' | 'return-on-all' | 'average-bet' }>

async function evMeasure({ kind, bet, strategy, meter }: EvFigure, engine: Engine): Promise<Measured> {
  if (bet !== undefined) return fromEv(kind, read((await engine.side(bet, meter)).ev), { value: ONE, isExact: true })
  const { ev, averageBet, standardError } = await engine.whole(strategy)
  return erring(fromEv(kind, read(ev), read(averageBet)), standardError)
}

function fromEv(kind: EvFigure['kind'], ev: Measured, averageBet: Measured): Measured {
  switch (kind) {
    case 'edge':
      return map(ev, negate)
    case 'return':
      return map(ev, (value) => add(ONE, value))
    case 'risk':
      return both(map(ev, negate), averageBet, divide)
    case 'return-on-all':
      return map(both(ev, averageBet, divide), (value) => add(ONE, value))
    case 'average-bet':
      return averageBet
  }
}

async function gain(strategy: string, engine: Engine): Promise<Measured> {
  const [better, base] = [await engine.whole(strategy), await engine.whole()]
  return erring(both(read(better.ev), read(base.ev), subtract), better.standardError)
}

/** The standard deviation of a round, in base wagers. A net result of `nothing` counts as 0. */
function deviation({ variance, outcomes }: Whole, nothing: number | undefined): number {
  if (nothing === undefined) return Math.sqrt(variance ?? NaN)
  const all = (outcomes ?? []).map(([net, ways]) => [net === nothing ? 0 : net, ways] as const)
  const sum = (value: (net: number) => number): number =>
    all.reduce((total, [net, ways]) => total + value(net) * ways, 0)
  const deals = sum(() => 1)
  return Math.sqrt(sum((net) => net * net) / deals - (sum((net) => net) / deals) ** 2)
}

/** One in how many deals a bet wins, in all or with one hand. */
export function oneIn({ hits, deals }: SideFigures, of?: string): Fraction {
  const ways = hits
    .filter(({ id, pay }) => (of === undefined ? pay > 0 : id === of))
    .reduce((sum, hit) => sum + hit.ways, 0)
  return fraction(deals, ways)
}

/**
 * The edge of a bet on four suits, three of the player's cards and one of the dealer's, if the fourth suit were equally
 * likely to be any of the four whatever the player holds. Three suits are all different in 4 × 13³ of C(52, 3) hands
 * and all the same in 4 × C(13, 3).
 */
function suitApart(pays: { readonly mix: number; readonly match: number }): Fraction {
  const mix = fraction(4 * 13 ** 3, 4 * choose(52, 3))
  const match = fraction(4 * choose(13, 3), 4 * choose(52, 3))
  const won = add(multiply(mix, add(ONE, exactDecimal(pays.mix))), multiply(match, add(ONE, exactDecimal(pays.match))))
  return subtract(ONE, won)
}

/** The meter at which a bet breaks even. Throws if there is none. */
async function breakEven(bet: string, engine: Engine): Promise<Measured> {
  const meter = readMeter(await engine.side(bet, PROBES[0]), await engine.side(bet, PROBES[1]))
  if (!meter?.breakEven) throw new Error(`no meter makes “${bet}” even`)
  return { value: meter.breakEven, isExact: true }
}

/** The engine's figure. Throws if the game has no such figure, which is a mistake in the data. */
export async function measure(figure: Figure, engine: Engine): Promise<Measured> {
  switch (figure.kind) {
    case 'edge':
    case 'return':
    case 'risk':
    case 'return-on-all':
    case 'average-bet':
      return evMeasure(figure, engine)
    case 'gain':
      return gain(figure.strategy, engine)
    case 'deviation':
      return real(deviation(await engine.whole(figure.strategy), figure.nothing))
    case 'share':
      return real((await engine.whole(figure.strategy)).frequencies?.[figure.of] ?? NaN)
    case 'one-in':
      return { value: oneIn(await engine.side(figure.bet), figure.of), isExact: true }
    case 'jackpot': {
      const rounds = oneIn(await engine.side(figure.bet), figure.of)
      return { value: add(exactDecimal(figure.seed), multiply(rounds, exactDecimal(figure.share))), isExact: true }
    }
    case 'break-even':
      return breakEven(figure.bet, engine)
    case 'option': {
      const option = (await engine.solve(figure.spot)).options.find(({ action }) => action === figure.of)
      if (!option) throw new Error(`“${figure.of}” is not offered here`)
      return read(option.ev)
    }
    case 'suit-apart':
      return {
        value: suitApart({ mix: engine.pay(figure.bet, 'mix'), match: engine.pay(figure.bet, 'match') }),
        isExact: true,
      }
  }
}
