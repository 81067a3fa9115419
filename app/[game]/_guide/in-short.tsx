import { cards as cardWords, guidePage } from '@/app/_languages/words'
import { stageName } from '@/app/_felt/names'
import { PlainLink } from '@/app/_ui/link'
import { messagesOf } from '@/app/_languages/messages'
import { Heading } from '@/app/_ui/heading'
import { costPercent, frontier, type PricedWay, pricedWays } from '@/app/[game]/strategy/words'
import { inWords } from '@/app/_languages/format'
import type { Guide } from '@/content/guide'
import { rankOfLetter, RANKS } from '@/lib/cards/card'
import type { StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import { strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { capital } from '@/lib/text'
import { bestAction } from './figures'

/**
 * The hands with one high card: from which kicker up suited and offsuit ones are played, in words. The row for pairs
 * has one cell.
 */
interface LineRow {
  readonly name: string
  readonly cells: readonly string[]
}

/** The kickers with which an action is best, from the highest down. Throws if they aren't consecutive from the top. */
function runFrom(kickers: readonly string[], isBest: (kicker: string) => boolean): readonly string[] {
  const run = kickers.filter(isBest)
  if (run.some((kicker, i) => kicker !== kickers[i])) throw new Error('an action that is best has a gap below it')
  return run
}

function cellOf(run: readonly string[], all: readonly string[], handOf: (kicker: string) => string): string {
  if (run.length === 0) return guidePage.none
  if (run.length === all.length) return guidePage.any
  return run.length === 1 ? handOf(run[0]!) : guidePage.andUp(handOf(run.at(-1)!))
}

/**
 * The hands of two cards with which an action is best, by their high card, aces first. Leaves out high cards with which
 * it is never best. Throws if the classes aren't the 169 starting hands, or if a row has gaps.
 */
export function startingLine(classes: readonly StartingClass[], action: string): readonly LineRow[] {
  const best = new Map(classes.map((one) => [one.id, bestAction(one)]))
  const takes = (id: string): boolean => {
    const found = best.get(id)
    if (found === undefined) throw new RangeError(`“${id}” is no starting hand here`)
    return found === action
  }
  const ranks = [...RANKS].reverse()
  const pairs = runFrom(ranks, (rank) => takes(rank + rank))
  const rows = ranks.flatMap((high, i): LineRow[] => {
    const kickers = ranks.slice(i + 1)
    const runs = ['s', 'o'].map((suits) => runFrom(kickers, (kicker) => takes(high + kicker + suits)))
    if (runs.every((run) => run.length === 0)) return []
    const cells = runs.map((run) => cellOf(run, kickers, (kicker) => high + kicker))
    return [{ name: capital(cardWords.rank(rankOfLetter(high))), cells }]
  })
  return [{ name: guidePage.pair, cells: [cellOf(pairs, ranks, (rank) => rank + rank)] }, ...rows]
}

interface Props {
  readonly game: AnyTaughtGame
  readonly guide: Guide
  /** The starting hands as the engine solved them, for a guide with a `lineOf`. */
  readonly classes: readonly StartingClass[]
}

/** The game's strategies whose price under the usual rules is known. */
function pricedStrategies(game: AnyTaughtGame): readonly PricedWay[] {
  const rules = game.variants[0].rules as Rules
  return pricedWays(game, rules, (strategy) => strategyPrice(game, rules, strategy))?.ways ?? []
}

/**
 * One of the game's strategies with its price compared with best play. Throws if it doesn't exist or has no price or no
 * rules.
 */
export function shortWay(game: AnyTaughtGame, id: string): PricedWay {
  const way = pricedStrategies(game).find((one) => one.id === id)
  if (!way || way.rules.length === 0) throw new Error(`“${id}” is no list of rules with a price`)
  return way
}

/**
 * The short answer: the whole strategy if it is short, otherwise a short list of rules that is enough by itself, with
 * its price.
 */
export function InShort({ game, guide: { inShort, lineOf }, classes }: Props) {
  if (typeof inShort === 'string' && lineOf !== undefined)
    return <ExactLine game={game} way={shortWay(game, inShort)} rows={startingLine(classes, lineOf)} />
  if (typeof inShort === 'string') return <ShortList game={game} way={shortWay(game, inShort)} />
  const rules = inShort.flatMap((id) => game.strategy.filter((rule) => rule.id === id))
  const stageOf = (id: string): string => stageName(game, id)
  return (
    <>
      <Title>{guidePage.inShort}</Title>
      <ol className={LIST}>
        {rules.map((rule, i) => (
          <li key={rule.id} className={ITEM}>
            {game.stages.length > 1 && rules[i - 1]?.stage !== rule.stage && (
              <span className="text-caption text-muted">{stageOf(rule.stage)}</span>
            )}
            {messagesOf(game).rules[rule.id]}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The rules of a list, divided into those for the game's first stage and the others. */
export function atFirst(
  game: AnyGame,
  { rules }: PricedWay,
): { readonly first: readonly string[]; readonly later: readonly string[] } {
  const stage = stageName(game, game.stages[0]!.id)
  return {
    first: rules.filter((rule) => rule.startsWith(stage)),
    later: rules.filter((rule) => !rule.startsWith(stage)),
  }
}

/** How many shorter lists are shown below the line. */
const SHORTER = 3

/** The exact line through the starting hands, the rules for later stages, and what shorter lists cost. */
function ExactLine({
  game,
  way,
  rows,
}: {
  readonly game: AnyTaughtGame
  readonly way: PricedWay
  readonly rows: readonly LineRow[]
}) {
  const { first, later } = atFirst(game, way)
  const shorter = frontier(pricedStrategies(game))
    .filter(({ rules }) => rules.length > SHORTER && rules.length < first.length)
    .slice(-SHORTER)
    .reverse()
  return (
    <>
      <Title>{guidePage.exactly(stageName(game, game.stages[0]!.id))}</Title>
      <p className="text-small text-muted">{guidePage.raiseThese}</p>
      <table className="w-full border-collapse text-left text-copy/[1.4] tabular-nums">
        <caption className="sr-only">{guidePage.handsToRaise}</caption>
        <thead className="text-caption text-muted">
          <tr>
            <th scope="col" className="py-1 font-normal">
              {guidePage.highCard}
            </th>
            <th scope="col" className="py-1 font-normal">
              {guidePage.suited}
            </th>
            <th scope="col" className="py-1 font-normal">
              {guidePage.offsuit}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-t">
              <th scope="row" className="py-1.25 pr-3 font-strong">
                {name}
              </th>
              {cells.map((cell, i) => (
                <td key={i} colSpan={cells.length === 1 ? 2 : 1} className="py-1.25 pr-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="pt-1 text-caption text-muted">
        {guidePage.later(inWords(later.length), costPercent(way.price.cost), game.unit)}
      </h3>
      <ol className={LIST}>
        {later.map((rule) => (
          <li key={rule} className={ITEM}>
            {rule}
          </li>
        ))}
      </ol>
      <p className="border-t pt-2 text-small text-muted">
        {`${guidePage.simpler} ${capital(shorter.map(({ rules, price }) => guidePage.rulesCost(inWords(rules.length), costPercent(price.cost))).join(', '))}. `}
        <PlainLink href={`/${game.id}/strategy`} className="link">
          {guidePage.seeLists}
        </PlainLink>
      </p>
    </>
  )
}

function ShortList({ game, way }: { readonly game: AnyGame; readonly way: PricedWay }) {
  const { rules, price } = way
  return (
    <>
      <Title>{guidePage.inRules(inWords(rules.length))}</Title>
      <p className="text-small text-muted">{guidePage.rulesTogether(costPercent(price.cost), game.unit)}</p>
      <ol className={LIST}>
        {rules.map((rule) => (
          <li key={rule} className={ITEM}>
            {rule}
          </li>
        ))}
      </ol>
    </>
  )
}

const LIST = 'grid text-copy/[1.4] md:text-body'
const ITEM = 'grid gap-0.5 border-t py-1.75 first:border-t-0'

const Title = ({ children }: { readonly children: string }) => <Heading id="in-short">{children}</Heading>
