import { betName } from '@/app/_felt/names'
import type { ReactNode } from 'react'
import type { Figures } from '@/content/guide'
import { guidePage, numbers } from '@/app/_languages/words'
import { messagesOf } from '@/app/_languages/messages'
import { filled } from '@/app/_languages/filled'
import { signedEv } from '@/app/_solver/ev-format'
import { loss, money, percent, plain, signed, withUnit } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { compareEv, evValue } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Ev, Outcome } from '@/lib/game/solution'
import { makeRules } from '@/lib/game/rules'
import { add, divide, fraction, type Fraction, multiply, negate, subtract } from '@/lib/math/fraction'
import type { ExactProps } from './exact'
import { bestAction, priceOf, rulesOf, sideOf, sideRulesOf, wholeOf } from './figures'

/* The figures in a guide's text about a whole game and about its starting hands. */

/** Renders a figure, on a page or as plain text. */
export type Draw = (props: ExactProps) => ReactNode

/** Below this share, three decimals of a percentage would show zero. */
const HIDDEN = 0.000_005

/** A percentage with two decimals, or three if two would round away too much, or two digits that aren't zero. */
export function smallPercent(share: number): string {
  if (share > 0 && share < HIDDEN) return percent(share, 1 - Math.floor(Math.log10(100 * share)))
  return percent(share, share < 0.001 ? 3 : 2)
}

/** A number with the game's unit: “4.15 antes”. */
export const inUnits = (game: AnyGame, value: number, digits = 2): string => withUnit(plain(value, digits), game.unit)

/** The share with this name. Throws if the game doesn't count it. */
function known(shares: Readonly<Record<string, number>>, of: string): number {
  const share = shares[of]
  if (share === undefined) throw new Error(`no share of “${of}”`)
  return share
}

const RESULTS = {
  ahead: (net: number) => net > 0,
  even: (net: number) => net === 0,
  behind: (net: number) => net < 0,
} as const

/* Arithmetic with EVs. A result is exact if both operands are. */

const real = (value: number): Ev => ({ kind: 'real', value })

function joined(
  a: Ev,
  b: Ev,
  exactly: (a: Fraction, b: Fraction) => Fraction,
  nearly: (a: number, b: number) => number,
): Ev {
  return a.kind === 'exact' && b.kind === 'exact'
    ? { kind: 'exact', ...exactly(a, b) }
    : real(nearly(evValue(a), evValue(b)))
}

const plus = (a: Ev, b: Ev): Ev => joined(a, b, add, (x, y) => x + y)
export const less = (a: Ev, b: Ev): Ev => joined(a, b, subtract, (x, y) => x - y)
const over = (a: Ev, b: Ev): Ev => joined(a, b, divide, (x, y) => x / y)
const times = (a: Ev, b: Ev): Ev => joined(a, b, multiply, (x, y) => x * y)
const opposite = (ev: Ev): Ev => (ev.kind === 'exact' ? { kind: 'exact', ...negate(ev) } : real(-ev.value))
const size = (ev: Ev): Ev => (evValue(ev) < 0 ? opposite(ev) : ev)
const whole = (value: number): Ev => ({ kind: 'exact', ...fraction(value) })
/** A figure that is known as a decimal number only. */
export const decimal = real

/** The share of rounds with these results, as a fraction if the deals are counted exactly. */
function resultShare(outcomes: readonly Outcome[], of: keyof typeof RESULTS | number): Ev {
  const isThat = typeof of === 'number' ? (net: number) => net === of : RESULTS[of]
  const ways = (those: readonly Outcome[]): number => those.reduce((sum, [, n]) => sum + n, 0)
  const [some, every] = [ways(outcomes.filter(([net]) => isThat(net))), ways(outcomes)]
  return Number.isSafeInteger(some) && Number.isSafeInteger(every)
    ? { kind: 'exact', ...fraction(some, every) }
    : decimal(some / every)
}

/** A note on a figure that isn't for the usual rules or for best play. */
function under(game: AnyTaughtGame, rules: Rules, strategy?: string): { readonly note?: string } {
  const way = strategy === undefined ? undefined : messagesOf(game).way(strategy).name
  const text = makeRules(game, rules)
  const said = [...(way === undefined ? [] : [guidePage.playedAs(way)]), ...(text === '' ? [] : [guidePage.otherRules])]
  return said.length === 0 ? {} : { note: said.join(' ') }
}

const wholeBy = (game: AnyGame) => (rules?: string, strategy?: string) => wholeOf(game, rulesOf(game, rules), strategy)
const priceBy = (game: AnyGame) => (rules?: string, strategy?: string) => priceOf(game, rulesOf(game, rules), strategy)

/** The house edge of a whole game or of a side bet. */
async function edgeOf(game: AnyGame, { rules, bet, meter, strategy }: Parameters<Figures['Edge']>[0]): Promise<Ev> {
  const { ev } =
    bet === undefined
      ? await priceBy(game)(rules, strategy)
      : await sideOf(game, sideRulesOf(game, rules), bet, meter === undefined ? {} : { meter })
  return opposite(ev)
}

/** The link to a whole game under these rules, on its page of pay tables. */
function payTables(game: AnyGame, rules: Rules): { readonly name: string; readonly href: string } {
  const text = makeRules(game, rules)
  return { name: guidePage.changeRules, href: `/${game.id}/pay-tables${text === '' ? '' : `?rules=${text}`}` }
}

/** Figures of a whole game. */
export function wholeFigures(game: AnyTaughtGame, draw: Draw) {
  const [wholeWith, priceWith] = [wholeBy(game), priceBy(game)]
  const of = (rules?: string, strategy?: string) => under(game, rulesOf(game, rules), strategy)
  return {
    Edge: async (props) => {
      const { rules, bet, strategy, digits } = props
      const value = await edgeOf(game, props)
      const name = bet === undefined ? guidePage.houseEdge : guidePage.edgeOf(betName(game, bet))
      const see = bet === undefined ? { see: payTables(game, rulesOf(game, rules)) } : {}
      return draw({
        shown: percent(evValue(value), digits ?? 2),
        name,
        value,
        percent: true,
        unit: guidePage.ofThe(bet === undefined ? game.unit : 'bet'),
        ...of(rules, strategy),
        ...see,
      })
    },
    Extra: async ({ rules, strategy }) => {
      const value = size(less((await priceWith(rules)).ev, (await priceWith(rules, strategy)).ev))
      return draw({
        shown: smallPercent(evValue(value)),
        name: guidePage.againstOwn,
        value,
        percent: true,
        unit: guidePage.ofThe(game.unit),
        ...of(rules, strategy),
      })
    },
    Within: async ({ rules, strategy }) => {
      const value = decimal(2 * ((await priceWith(rules, strategy)).standardError ?? 0))
      return draw({
        shown: smallPercent(evValue(value)),
        name: guidePage.twiceError,
        value,
        percent: true,
        unit: guidePage.ofThe(game.unit),
        ...of(rules, strategy),
      })
    },
    Risk: async ({ rules }) => {
      const { ev, averageBet } = await priceWith(rules)
      const value = over(opposite(ev), averageBet)
      return draw({
        shown: percent(evValue(value)),
        name: guidePage.elementOfRisk,
        value,
        percent: true,
        unit: guidePage.ofAllMoney,
        ...of(rules),
        see: payTables(game, rulesOf(game, rules)),
      })
    },
    AverageBet: async ({ rules }) => {
      const value = (await priceWith(rules)).averageBet
      return draw({
        shown: plain(evValue(value), 2),
        name: guidePage.allMoney,
        value,
        unit: numbers.units(game.unit),
        ...of(rules),
      })
    },
    Share: async ({ rules, strategy, of: action }) => {
      const value = decimal(known((await wholeWith(rules, strategy)).frequencies, action))
      return draw({
        shown: percent(evValue(value), 1),
        name: guidePage.shareOfRounds,
        value,
        percent: true,
        ...of(rules, strategy),
      })
    },
    Result: async ({ rules, strategy, of: result }) => {
      const value = resultShare((await wholeWith(rules, strategy)).outcomes ?? [], result)
      return draw({
        shown: percent(evValue(value), 1),
        name:
          typeof result === 'number'
            ? guidePage.shareEndingAt(withUnit(signed(result, 0), game.unit))
            : guidePage.shareEnding(result),
        value,
        percent: true,
        ...of(rules, strategy),
      })
    },
    Ends: async ({ rules, of: place }) => {
      const value = decimal(known((await wholeWith(rules)).ends ?? {}, place))
      return draw({
        shown: percent(evValue(value), 1),
        name: guidePage.shareOfRounds,
        value,
        percent: true,
        ...of(rules),
      })
    },
    PerHour: async ({ bare = false, ...props }) => {
      const edge = await edgeOf(game, props)
      const hour = hourOf(
        game,
        game.sideBets.find(({ id }) => id === props.bet),
      )
      const { stake, rounds } = hour
      const lost = hourlyCost(evValue(edge), hour)
      const basis = guidePage.basis(
        money(stake, 'USD'),
        props.bet === undefined ? game.unit : 'bet',
        rounds,
        props.meter === undefined ? undefined : money(props.meter * stake, 'USD'),
      )
      const figure = draw({
        shown: money(lost, 'USD'),
        name: guidePage.lostAnHour(basis),
        value: decimal(lost),
        unit: guidePage.dollars,
        ...of(props.rules, props.strategy),
      })
      return bare ? figure : filled(guidePage.anHourAt(basis), { figure })
    },
  } satisfies Partial<Figures>
}

/** What an option costs compared with the best one, for a class of starting hands. */
function costOfClass({ options }: StartingClass, action: string): Ev {
  const option = options.find((one) => one.action === action)
  if (!option) return whole(0)
  return less(
    options.reduce((best, { ev }) => (compareEv(ev, best) > 0 ? ev : best), option.ev),
    option.ev,
  )
}

/** The option of a class with this action. Throws if it isn't offered. */
function optionOfClass({ id, options }: StartingClass, action: string): StartingClass['options'][number] {
  const option = options.find((one) => one.action === action)
  if (!option) throw new Error(`“${action}” is not offered with ${id}`)
  return option
}

/** Figures of classes of starting hands. */
export function classFigures(game: AnyGame, draw: Draw) {
  const wholeWith = wholeBy(game)
  const classOf = async (rules: string | undefined, id: string): Promise<StartingClass> => {
    const found = (await wholeWith(rules)).classes?.find((one) => one.id === id)
    if (!found) throw new Error(`no starting hand is “${id}”`)
    return found
  }
  return {
    Hands: async ({ rules, of }) => {
      const classes = (await wholeWith(rules)).classes ?? []
      const all = classes.reduce((sum, one) => sum + one.deals, 0)
      const part = classes.filter((one) => bestAction(one) === of).reduce((sum, one) => sum + one.deals, 0)
      return draw({
        shown: part === 0 ? guidePage.none : percent(part / all, 1),
        name: guidePage.shareOfHands,
        value: { kind: 'exact', ...fraction(part, all) },
        percent: true,
      })
    },
    ClassEv: async ({ rules, one, of }) => {
      const value = optionOfClass(await classOf(rules, one), of).ev
      return draw({
        shown: signedEv(value),
        name: guidePage.worthOnAverage(one),
        value,
        unit: numbers.units(game.unit),
      })
    },
    ClassCost: async ({ rules, one, of }) => {
      const found = await classOf(rules, one)
      optionOfClass(found, of)
      const value = costOfClass(found, of)
      return draw({
        shown: loss(evValue(value)),
        name: guidePage.costsOnAverage(one),
        value,
        unit: numbers.units(game.unit),
      })
    },
    Ignoring: async ({ rules, classes, instead }) => {
      const all = (await wholeWith(rules)).classes ?? []
      const deals = all.reduce((sum, one) => sum + one.deals, 0)
      const ids = new RegExp(classes)
      const named = all.filter(({ id }) => ids.test(id))
      if (named.length === 0) throw new Error(`no starting hand is “${classes}”`)
      const value = over(
        named.reduce((sum, one) => plus(sum, times(whole(one.deals), costOfClass(one, instead))), whole(0)),
        whole(deals),
      )
      return draw({
        shown: smallPercent(evValue(value)),
        name: guidePage.averageOfRounds,
        value,
        percent: true,
        unit: guidePage.ofThe(game.unit),
      })
    },
  } satisfies Partial<Figures>
}
