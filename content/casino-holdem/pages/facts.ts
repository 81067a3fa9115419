import made from '@/content/casino-holdem/hands.json' with { type: 'json' }
import { bestOf, exact } from '@/lib/game/ev'
import type { Option, Solution } from '@/lib/game/solution'
import { startingHand, shareOf } from '@/lib/game/strategy/starting-hands'
import { scaleToIntegers } from '@/lib/math/fraction'
import type { CasinoMade, FlopKind } from '@/lib/games/casino-holdem/census/hands'
import { CLASSES, closestCase, drawnOf, list } from './list'
import { type CasinoRules, VARIANTS } from '@/lib/games/casino-holdem/rules'
import { FOLD_NET } from '@/lib/games/casino-holdem/round'
import { madeBySlug, once } from '@/content/pages/made'

/*
 * The facts of a starting hand over all its flops, and of a class of them, from the file that `npm run make:hands`
 * wrote. EVs in antes.
 */

export const RULES: CasinoRules = VARIANTS[0].rules

const madeOf = madeBySlug<CasinoMade>(made.pages, 'Casino Hold’em')

export interface HandFacts extends CasinoMade {
  readonly name: string
  readonly isPair: boolean
  /** The share of its flops on which it calls, from 0 to 1. */
  readonly called: number
  /** The share of flops that leave it without a pair or a good draw, and how often it calls on those. */
  readonly askedShare: number
  readonly askedCalled: number
  /** Over those flops: the solution, and what calling gains over folding on average. */
  readonly solution: Solution<'call' | 'fold'>
  readonly lead: number
  /** How many such flops with this hand a round holds on average. */
  readonly perRound: number
}

function solutionOf({ outcomes }: CasinoMade): Solution<'call' | 'fold'> {
  const deals = outcomes.reduce((sum, [, some]) => sum + some, 0)
  const { unit, integers } = scaleToIntegers(outcomes.map(([net]) => net))
  const total = outcomes.reduce((sum, [, some], i) => sum + BigInt(integers[i]!) * BigInt(some), 0n)
  const ways = (holds: (net: number) => boolean): number =>
    outcomes.reduce((sum, [net, some]) => sum + (holds(net) ? some : 0), 0)
  const options: readonly Option<'call' | 'fold'>[] = [
    {
      action: 'call',
      ev: exact(total, BigInt(unit) * BigInt(deals)),
      outcomes,
      tally: [
        { name: 'wins', ways: ways((net) => net > 0) },
        { name: 'ties', ways: ways((net) => net === 0) },
        { name: 'loses', ways: ways((net) => net < 0) },
      ],
    },
    { action: 'fold', ev: exact(FOLD_NET, 1), outcomes: [[FOLD_NET, deals]] },
  ]
  return { options, best: bestOf(options), deals }
}

/** Throws on an unknown slug. */
export const handFacts = once((slug): HandFacts => factsOf(madeOf(slug), shareOf(startingHand(slug))))

function factsOf(one: CasinoMade, share: number): HandFacts {
  const page = list.pages.find((known) => known.slug === one.slug)!
  return {
    ...one,
    name: page.name,
    isPair: page.group === 'pairs',
    called: one.calls / one.flops,
    askedShare: one.asked.flops / one.flops,
    askedCalled: one.asked.calls / one.asked.flops,
    solution: solutionOf(one),
    lead: one.asked.gain,
    perRound: share * (one.asked.flops / one.flops),
  }
}

// ——— Classes ————————————————————————————————————————————————————————————————————————————————————————————————

export interface ClassFacts extends HandFacts {
  /** Its hands, the best first. */
  readonly hands: readonly HandFacts[]
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The kinds of flops of all hands together, the most frequent first. */
function together(kinds: readonly FlopKind[]): readonly FlopKind[] {
  const ids = [...new Set(kinds.map(({ id }) => id))]
  return ids
    .map((id): FlopKind => {
      const same = kinds.filter((one) => one.id === id)
      const flops = sum(same.map((one) => one.flops))
      return {
        id,
        flops,
        calls: sum(same.map(({ calls }) => calls)),
        gain: sum(same.map((one) => one.gain * one.flops)) / flops,
      }
    })
    .sort((a, b) => b.flops - a.flops)
}

function outcomesOf(hands: readonly HandFacts[]): CasinoMade['outcomes'] {
  const deals = new Map<number, number>()
  for (const { outcomes } of hands) for (const [net, some] of outcomes) deals.set(net, (deals.get(net) ?? 0) + some)
  return [...deals].sort(([a], [b]) => a - b)
}

/** Throws on an unknown slug. */
export const classFacts = once((slug): ClassFacts => {
  const slugs = CLASSES.get(slug)
  if (!slugs) throw new RangeError(`“${slug}” isn’t a page of Casino Hold’em`)
  const hands = slugs.map(handFacts).toSorted((a, b) => b.ev - a.ev)
  const flops = sum(hands.map((one) => one.flops))
  const mean = (of: (one: HandFacts) => number): number => sum(hands.map((one) => of(one) * one.flops)) / flops
  const least = (of: 'call' | 'fold'): CasinoMade['call'] =>
    hands.flatMap((one) => one[of] ?? []).sort((a, b) => Math.abs(a.gain) - Math.abs(b.gain))[0]
  const worst = hands.flatMap((one) => one.worst ?? []).sort((a, b) => a.gain - b.gain)[0]
  const [call, fold] = [least('call'), least('fold')]
  const made: CasinoMade = {
    slug,
    flops,
    calls: sum(hands.map(({ calls }) => calls)),
    ev: mean(({ ev }) => ev),
    always: mean(({ always }) => always),
    kinds: together(hands.flatMap(({ kinds }) => kinds)),
    over: together(hands.flatMap(({ over }) => over)).toSorted((a, b) => Number(a.id) - Number(b.id)),
    asked: together(hands.map(({ asked }) => asked))[0]!,
    outcomes: outcomesOf(hands),
    rules: hands[0]!.rules.map(({ id }, i) => ({
      id,
      calls: mean(({ rules }) => rules[i]!.calls),
      ev: mean(({ rules }) => rules[i]!.ev),
    })),
    ...(call && { call }),
    ...(fold && { fold }),
    ...(worst && { worst }),
  }
  return { ...factsOf(made, sum(slugs.map((one) => shareOf(startingHand(one))))), hands }
})

/** The flop shown on the page of a hand or a class. */
export const drawnCase = (slug: string): ReturnType<typeof closestCase> =>
  closestCase(handFacts(CLASSES.has(slug) ? drawnOf(slug) : slug))
