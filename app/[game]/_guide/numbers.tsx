import type { Figures } from '@/content/guide'
import { CardsInText } from '@/app/_components/cards-in-text'
import { loss, percent, plain, signedEv, units, whole, withUnit } from '@/app/_components/format'
import { PlayingCard } from '@/app/_components/playing-card'
import { parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import type { Outcome } from '@/lib/games/solution'
import { toNumber } from '@/lib/math/fraction'
import { must } from '@/lib/result'
import { bestAction, classCost, costOf, meterOf, optionOf, rulesOf, sideOf, spotOf, wholeOf } from './figures'

const Figure = ({ children }: { readonly children: string }) => <span className="whitespace-nowrap tabular-nums">{children}</span>

/** A label inside a sentence; one that begins with a card, or any sign of one letter, stays as it is. */
const lowerFirst = (text: string): string => (/^\p{Lu}\p{Ll}|^A /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** Two decimals of a percentage, three where that hides what is there. */
export const smallPercent = (share: number): string => percent(share, share < 0.001 ? 3 : 2)

/** A share by its name; one that the game does not count is a slip in a text and throws. */
function known(shares: Readonly<Record<string, number>>, of: string): number {
  const share = shares[of]
  if (share === undefined) throw new Error(`no share of “${of}”`)
  return share
}

const RESULTS = { ahead: (net: number) => net > 0, even: (net: number) => net === 0, behind: (net: number) => net < 0 } as const

function resultShare(outcomes: readonly Outcome[], of: keyof typeof RESULTS): number {
  const ways = (those: readonly Outcome[]): number => those.reduce((sum, [, n]) => sum + n, 0)
  return ways(outcomes.filter(([net]) => RESULTS[of](net))) / ways(outcomes)
}

const wholeBy = (game: AnyGame) => (rules?: string, strategy?: string) => wholeOf(game, rulesOf(game, rules), strategy)

/** Of a whole game. */
function wholeFigures(game: AnyGame) {
  const wholeWith = wholeBy(game)
  return {
    Edge: async ({ rules, bet, meter, strategy, digits }) => {
      const { ev } = bet === undefined ? await wholeWith(rules, strategy) : await sideOf(game, rulesOf(game, rules), bet, meter)
      return <Figure>{percent(-evValue(ev), digits ?? 2)}</Figure>
    },
    Extra: async ({ rules, strategy }) => {
      const extra = Math.abs(evValue((await wholeWith(rules)).ev) - evValue((await wholeWith(rules, strategy)).ev))
      return <Figure>{smallPercent(extra)}</Figure>
    },
    Within: async ({ rules, strategy }) => <Figure>{smallPercent(2 * ((await wholeWith(rules, strategy)).standardError ?? 0))}</Figure>,
    Risk: async ({ rules }) => {
      const { ev, averageBet } = await wholeWith(rules)
      return <Figure>{percent(-evValue(ev) / evValue(averageBet))}</Figure>
    },
    AverageBet: async ({ rules }) => <Figure>{plain(evValue((await wholeWith(rules)).averageBet), 2)}</Figure>,
    Share: async ({ rules, strategy, of }) => <Figure>{percent(known((await wholeWith(rules, strategy)).frequencies, of), 1)}</Figure>,
    Result: async ({ rules, strategy, of }) => <Figure>{percent(resultShare((await wholeWith(rules, strategy)).outcomes ?? [], of), 1)}</Figure>,
    Ends: async ({ rules, of }) => <Figure>{percent(known((await wholeWith(rules)).ends ?? {}, of), 1)}</Figure>,
  } satisfies Partial<Figures>
}

/** Of the classes of starting hands. */
function classFigures(game: AnyGame) {
  const wholeWith = wholeBy(game)
  return {
    Hands: async ({ rules, of }) => {
      const classes = (await wholeWith(rules)).classes ?? []
      const all = classes.reduce((sum, one) => sum + one.deals, 0)
      const part = classes.filter((one) => bestAction(one) === of).reduce((sum, one) => sum + one.deals, 0)
      return <Figure>{part === 0 ? 'none' : percent(part / all, 1)}</Figure>
    },
    Ignoring: async ({ rules, classes, instead }) => {
      const all = (await wholeWith(rules)).classes ?? []
      const deals = all.reduce((sum, one) => sum + one.deals, 0)
      const cost = all.filter(({ id }) => classes.test(id)).reduce((sum, one) => sum + one.deals * classCost(one, instead), 0)
      return <Figure>{percent(cost / deals)}</Figure>
    },
  } satisfies Partial<Figures>
}

/** Of one decision. */
const spotFigures = (game: AnyGame) => ({
  Ev: async ({ of, ...spot }) => <Figure>{signedEv(optionOf((await spotOf(game, spot)).solution, of).ev)}</Figure>,
  Cost: async ({ of, ...spot }) => <Figure>{loss(costOf((await spotOf(game, spot)).solution, of))}</Figure>,
  Best: async (spot) => {
    const { rules, solution } = await spotOf(game, spot)
    return (
      <b className="font-semibold">
        <CardsInText>{solution.best.map((action) => lowerFirst(game.label(rules, action).name)).join(' or ')}</CardsInText>
      </b>
    )
  },
  Fact: async ({ of, fact, ...spot }) => {
    const { solution } = await spotOf(game, spot)
    const found = optionOf(solution, of).tally?.find(({ name }) => name === fact)
    if (!found || solution.deals === undefined) throw new Error(`no count of “${fact}”`)
    return <Figure>{percent(found.ways / solution.deals, 1)}</Figure>
  },
}) satisfies Partial<Figures>

/** Of a side bet. */
const sideFigures = (game: AnyGame) => ({
  OneIn: async ({ rules, bet, of }) => {
    const { hits, deals } = await sideOf(game, rulesOf(game, rules), bet)
    const ways = hits.filter(({ id, pay }) => (of === undefined ? pay > 0 : id === of)).reduce((sum, hit) => sum + hit.ways, 0)
    const once = deals / ways
    return <Figure>{`one in ${once < 100 ? units(Math.round(once * 10) / 10) : whole(Math.round(once))}`}</Figure>
  },
  BreakEven: async ({ rules, bet }) => {
    const meter = await meterOf(game, rulesOf(game, rules), bet)
    if (!meter?.breakEven) throw new Error(`no meter makes “${bet}” even`)
    return <Figure>{whole(Math.ceil(toNumber(meter.breakEven)))}</Figure>
  },
}) satisfies Partial<Figures>

const Cards: Figures['Cards'] = ({ of }) => (
  <span className="mb-2.5 flex gap-1">
    {must(parseCards(of)).map((card) => (
      <PlayingCard key={card} spot={card} size="small" />
    ))}
  </span>
)

/** The components by which a game's texts name its figures. */
export const figuresFor = (game: AnyGame): Figures => ({ ...wholeFigures(game), ...classFigures(game), ...spotFigures(game), ...sideFigures(game), Cards })

/** “4.15 antes” */
export const inUnits = (game: AnyGame, value: number, digits = 2): string => withUnit(plain(value, digits), game.unit)
