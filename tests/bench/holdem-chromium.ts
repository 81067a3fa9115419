import { cardOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { type Build, BUILDS } from '@/lib/engines/holdem/kernel/wasm-module'
import { bonusPayoff, casinoPayoff, ultimatePayoff, ultimatePlan } from '../engines/holdem/plain-tally'
import { BONUS_VARIANTS, CASINO_VARIANTS, ULTIMATE_VARIANTS } from '../engines/holdem/variants'
import type { Comparison } from '../tools/comparison'
import { type Asked, type KernelPage, openKernelPage } from '../tools/kernel-page'

/*
 * Hold'em in a worker of headless Chromium, run only by `npm run bench -- chromium`: the first answer of new workers,
 * later answers, and the worker's memory afterwards. On a busy machine the median rises more than the minimum.
 */

const COLD_RUNS = 7
const WARM_RUNS = 12

const [, ULTIMATE] = ULTIMATE_VARIANTS[0]!
const [, CASINO] = CASINO_VARIANTS[0]!
const [, BONUS] = BONUS_VARIANTS[0]!

// A different pay each time, for a hand that changes decisions, so that nothing of the last solve can be reused.
let pay = 0
const withPay = (list: readonly number[], place: number): number[] =>
  list.map((p, i) => (i === place ? (pay = (pay + 1) % 97) : p))

const hand = [cardOf(9, 0), cardOf(7, 1)]
const unseen = without(DECK, hand)
const dead = (cards: readonly number[]) => ({ hand, board: [], dead: cards })
const ultimate = () => ({ ...ULTIMATE, blind: withPay(ULTIMATE.blind, 7) })
const casino = () => casinoPayoff({ ...CASINO, ante: withPay(CASINO.ante, 7) })
const bonus = () => bonusPayoff({ ...BONUS, ante: withPay(BONUS.ante, 0) })

/** Only one of two cards with the same effect when dead: the two suits that the hand doesn't hold are equivalent. */
const oneOfAlike = unseen.filter((card) => (card & 3) !== 3)

const QUESTIONS: Readonly<Record<string, () => Omit<Asked, 'build'>>> = {
  'Ultimate Texas Hold’em': () => ({ game: 'ultimate', rules: ultimatePayoff(ultimate()) }),
  'Casino Hold’em': () => ({ game: 'casino', rules: casino() }),
  'Casino Hold’em, outcomes': () => ({ game: 'casino outcomes', rules: casino() }),
  'Texas Hold’em Bonus': () => ({ game: 'bonus', rules: bonus() }),
  'Texas Hold’em Bonus, outcomes': () => ({ game: 'bonus outcomes', rules: bonus() }),
  'a pre-flop hand, four dead': () => ({
    game: 'hand',
    rules: { plan: ultimatePlan(ultimate()), cards: dead([1, 2, 3, 4].map((i) => unseen[i * 10]!)) },
  }),
  'the eyes map of an offsuit hand': () => ({
    game: 'map',
    rules: { plan: ultimatePlan(ultimate()), hands: oneOfAlike.map((card) => dead([card])) },
  }),
}

const leastAndMiddle = (times: readonly number[]): string => {
  const [least, middle] = [Math.min(...times), times.toSorted((a, b) => a - b)[times.length >> 1]!]
  return [least, middle].map((time) => time.toFixed(0).padStart(5)).join(' /')
}
const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

async function measure(page: KernelPage, name: string, build: Build): Promise<string> {
  const ask = (): Promise<{ readonly time: number; readonly bytes: number }> =>
    page.solve({ build, ...QUESTIONS[name]!() })
  const [cold, warm]: [number[], number[]] = [[], []]
  let bytes = 0
  for (let i = 0; i < COLD_RUNS; i++) {
    await page.fresh()
    const first = await ask()
    cold.push(first.time)
    bytes = first.bytes
  }
  for (let i = 0; i < WARM_RUNS; i++) warm.push((await ask()).time)
  const beside = await page.memory()
  const memory = `${mega(bytes)} of the kernel${beside === undefined ? '' : ` and ${mega(beside)} besides`}`
  return `  ${name.padEnd(33)}${build.padEnd(7)}cold${leastAndMiddle(cold)} ms   warm${leastAndMiddle(warm)} ms   ${memory}`
}

const page = await openKernelPage()
if (page) {
  console.log('\nIn a worker of headless Chromium: the least and the middle of the runs')
  for (const name of Object.keys(QUESTIONS))
    for (const build of /hand$|dead$/.test(name) ? BUILDS.slice(0, 1) : BUILDS)
      console.log(await measure(page, name, build))
  await page.close()
} else console.log('\nNo browser here: the worker is not measured.')

export const comparisons: readonly Comparison[] = []
