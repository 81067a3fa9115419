import { cards as cardWords, guidePage, numbers, proof } from '@/app/_languages/words'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { languageNow, messagesOf } from '@/app/_languages/messages'
import type { ReactNode } from 'react'
import { PlainLink, Term } from '@/app/_ui/link'
import type { AtSpot, Figures } from '@/content/guide'
import { CardsInText, inSentence, spokenCards } from '@/app/_felt/cards-in-text'
import { loss, money, percent, units, whole } from '@/app/_languages/format'
import { PlayingCard } from '@/app/_felt/playing-card'
import { parseCards } from '@/lib/cards/card'
import { must } from '@/lib/result'
import { skillName } from '@/app/_felt/names'
import { evValue } from '@/lib/game/ev'
import { isGameId } from '@/lib/games/ids'
import { type Decided, decisionsPerRound, priceOfAlways } from '@/lib/game/precomputed/rule-prices'
import type { Ev } from '@/lib/game/solution'
import { shortHand } from '@/app/_settings/rules-in-words'
import { speechOf } from '@/lib/messages/speech'
import { signedEv } from '@/app/_solver/ev-format'
import { calculatorHref } from '@/app/_felt/spot-address'
import { answerOf, findPage, handPath } from '@/content/pages/index'
import type { AnyGame } from '@/lib/game/game'
import { fraction, toNumber } from '@/lib/math/fraction'
import { say } from '@/lib/messages/message'
import { Exact } from './exact'
import { classFigures, decimal, type Draw, less, smallPercent, wholeFigures } from './numbers'
import { costOf, meterOf, optionOf, sideOf, sideRulesOf, type Solved, spotOf } from './figures'

const Meter: Figures['Meter'] = ({ of }) => money(of, 'USD')

/*
 * The figures in a guide's text about rules of the strategy: what it costs to always take one action instead, and how
 * often a rule decides.
 */

interface Asked {
  readonly rule?: string
  readonly skill?: string
}

/**
 * The rule or the skill that a figure is about, with its words. Throws unless exactly one of the two is given and the
 * game has it.
 */
function decidedBy(game: AnyTaughtGame, { rule, skill }: Asked): { readonly decided: Decided; readonly words: string } {
  const text = rule === undefined ? undefined : messagesOf(game).rules[rule]
  if (text !== undefined && rule !== undefined && skill === undefined) return { decided: { rule }, words: text }
  if (skill !== undefined && rule === undefined)
    return { decided: { skill }, words: skillName(game, game.variants[0].rules, skill) }
  throw new Error(`no rule “${rule ?? ''}” and no skill “${skill ?? ''}”`)
}

const DECIMALS = 1

function ruleFigures(game: AnyTaughtGame, draw: Draw) {
  const { id } = game
  if (!isGameId(id)) throw new RangeError(`“${id}” is no game`)
  const label = (action: string): string => messagesOf(game).action(action).doing
  return {
    Always: ({ of, ...asked }) => {
      const { decided, words } = decidedBy(game, asked)
      const value: Ev = { kind: 'exact', ...priceOfAlways(id, decided, of) }
      const name = guidePage.always(label(of), words)
      return draw({
        shown: smallPercent(evValue(value)),
        name,
        value,
        percent: true,
        unit: guidePage.overAllRounds(game.unit),
        note: guidePage.againstRules,
      })
    },
    Decides: (asked) => {
      const { decided, words } = decidedBy(game, asked)
      const value = decimal(decisionsPerRound(id, decided))
      return draw({ shown: percent(evValue(value), DECIMALS), name: guidePage.decides(words), value, percent: true })
    },
  } satisfies Partial<Figures>
}

/* The figures in a guide's text about one decision or about a side bet. */

/** The link to a decision in the calculator. */
const seen = (game: AnyGame, { rules, state }: Solved) => ({
  name: guidePage.inCalculator,
  href: calculatorHref(game, rules, state),
})

const nameOf = (game: AnyGame, action: string): string => messagesOf(game).action(action).doing

/** The best option's name inside a sentence. */
async function bestInWords(game: AnyGame, spot: AtSpot): Promise<string> {
  const { solution } = await spotOf(game, spot)
  return speechOf(languageNow()).or(solution.best.map((action) => inSentence(messagesOf(game).action(action).name)))
}

function costExactly({ solution }: Solved, action: string): Ev {
  return solution.best.includes(action)
    ? { kind: 'exact', ...fraction(0) }
    : less(optionOf(solution, solution.best[0]!).ev, optionOf(solution, action).ev)
}

const spotFigures = (game: AnyTaughtGame, draw: Draw) =>
  ({
    Ev: async ({ of, ...spot }) => {
      const solved = await spotOf(game, spot)
      const { ev } = optionOf(solved.solution, of)
      return draw({
        shown: signedEv(ev),
        name: guidePage.isWorth(nameOf(game, of)),
        value: ev,
        unit: numbers.units(game.unit),
        see: seen(game, solved),
      })
    },
    Cost: async ({ of, ...spot }) => {
      const solved = await spotOf(game, spot)
      const shown = loss(costOf(solved.solution, of))
      return draw({
        shown,
        name: guidePage.costs(nameOf(game, of)),
        value: costExactly(solved, of),
        unit: numbers.units(game.unit),
        see: seen(game, solved),
      })
    },
    Fact: async ({ of, fact, ...spot }) => {
      const solved = await spotOf(game, spot)
      const { solution } = solved
      const found = optionOf(solution, of).tally?.find(({ name }) => name === fact)
      if (!found || solution.deals === undefined) throw new Error(`no count of “${fact}”`)
      const value: Ev = { kind: 'exact', ...fraction(found.ways, solution.deals) }
      const name = guidePage.count(nameOf(game, of), proof.fact(fact), whole(found.ways), whole(solution.deals))
      return draw({ shown: percent(evValue(value), 1), name, value, percent: true, see: seen(game, solved) })
    },
    Counts: async ({ of, ...spot }) => {
      const solved = await spotOf(game, spot)
      const { why } = game.explain(solved.rules, solved.state, solved.solution)
      const reason = why.find(({ args = {} }) => Object.hasOwn(args, of))
      const count = (reason?.args as Readonly<Record<string, unknown>> | undefined)?.[of]
      if (!reason || typeof count !== 'number') throw new Error(`no reason of this answer counts “${of}”`)
      return draw({
        shown: whole(count),
        name: say(messagesOf(game).why, reason),
        value: { kind: 'exact', ...fraction(count) },
        see: seen(game, solved),
      })
    },
    Unimproved: async ({ of }) => {
      const rows = (await answerOf(game.id, of)).sections.flatMap(({ tables = [] }) =>
        tables.flatMap(({ columns, rows }) =>
          rows.map((row) => ({ row, cell: row.cells[columns.indexOf('Wins then') - 1] })),
        ),
      )
      const cell = rows.find(({ row }) => row.id === 'pair-high')?.cell
      if (cell?.kind !== 'share') throw new Error(`“${of}” is no pocket pair with a page`)
      return draw({
        shown: percent(cell.value, 0),
        name: guidePage.unimproved,
        value: { kind: 'real', value: cell.value },
        percent: true,
        see: { name: guidePage.handPage, href: handPath(game.id, of) },
      })
    },
  }) satisfies Partial<Figures>

const sideFigures = (game: AnyGame, draw: Draw) =>
  ({
    OneIn: async ({ rules, bet, of }) => {
      const { hits, deals } = await sideOf(game, sideRulesOf(game, rules), bet)
      const field = game.ruleFields.find((one) => one.kind === 'pays' && one.bet === bet)
      const found = hits.filter(({ id, pay }) => (of === undefined ? pay > 0 : id === of))
      const ways = found.reduce((sum, hit) => sum + hit.ways, 0)
      if (ways === 0) throw new Error(`“${bet}” never brings “${of ?? 'a win'}”`)
      const once = deals / ways
      const name = guidePage.dealsOf(
        of === undefined
          ? guidePage.anyWinOf
          : found.map((hit) => (field ? shortHand(game, field, hit.id) : hit.id)).join(', '),
        whole(ways),
        whole(deals),
      )
      return draw({
        shown: guidePage.oneIn(once < 100 ? units(Math.round(once * 10) / 10) : whole(Math.round(once))),
        name,
        value: { kind: 'exact', ...fraction(ways, deals) },
      })
    },
    ShareOfMeter: async ({ bet, players }) => {
      const { share = 1 } = await sideOf(game, sideRulesOf(game), bet, { players })
      return draw({
        shown: percent(share),
        name: guidePage.shareOfMeter(players),
        value: decimal(share),
        percent: true,
      })
    },
    BreakEven: async ({ rules, bet, players }) => {
      const meter = await meterOf(game, sideRulesOf(game, rules), bet, players)
      if (!meter?.breakEven) throw new Error(`no meter makes “${bet}” even`)
      return draw({
        shown: whole(Math.ceil(toNumber(meter.breakEven))),
        name: guidePage.evenMeter,
        value: { kind: 'exact', ...meter.breakEven },
        unit: guidePage.betsOfMeter,
      })
    },
  }) satisfies Partial<Figures>

interface HandLinkProps {
  readonly game: AnyGame
  readonly of: string
  readonly children: ReactNode
}

/** A link to the page of a hand. Throws if the hand has no page. */
function HandLink({ game, of, children }: HandLinkProps) {
  const page = findPage(game.id, of.toLowerCase())
  if (!page) throw new Error(`no page of “${of}” at ${game.name}`)
  return (
    <PlainLink href={handPath(game.id, page.slug)} className="link">
      {children}
    </PlainLink>
  )
}

/** The figures that are numbers, all drawn by `draw`. */
const numbersFor = (game: AnyTaughtGame, draw: Draw) => ({
  ...wholeFigures(game, draw),
  ...classFigures(game, draw),
  ...spotFigures(game, draw),
  ...sideFigures(game, draw),
  ...ruleFigures(game, draw),
})

/** The components for the figures in a game's text, as a page shows them: rounded, and exact when tapped. */
export const figuresFor = (game: AnyTaughtGame): Figures => ({
  ...numbersFor(game, (props) => <Exact {...props} />),
  Best: async (spot) => (
    <b className="font-semibold">
      <CardsInText>{await bestInWords(game, spot)}</CardsInText>
    </b>
  ),
  Cards: ({ of }) => (
    <span className="inline-flex gap-1 px-0.5 align-middle">
      {must(parseCards(of)).map((card) => (
        <PlayingCard key={card} spot={card} size="small" />
      ))}
    </span>
  ),
  Meter,
  Term,
  Hand: ({ of, children }) => (
    <HandLink game={game} of={of}>
      {children}
    </HandLink>
  ),
})

/** The same components as plain text, for structured data and for the search index. */
export const plainFiguresFor = (game: AnyTaughtGame): Figures => ({
  ...numbersFor(game, ({ shown }) => shown),
  Best: async (spot) => spokenCards(await bestInWords(game, spot)),
  Cards: ({ of }) =>
    must(parseCards(of))
      .map((card) => cardWords.card(card))
      .join(', '),
  Meter,
  Term: ({ children }) => children,
  Hand: ({ children }) => children,
})
