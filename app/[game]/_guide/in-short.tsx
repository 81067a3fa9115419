import type { Guide } from '@/content/guide'
import { inWords } from '@/app/_components/format'
import { costPercent, frontier, type PricedWay, pricedWays } from '@/app/[game]/strategy/words'
import type { StartingClass } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { capital } from '@/lib/text'
import { strategyPrice } from '@/lib/games/strategy-prices'
import { type LineRow, startingLine } from './starting-line'

interface Props {
  readonly game: AnyTaughtGame
  readonly guide: Guide
  /** The starting hands as the engine has them, for a guide that draws the line through them. */
  readonly classes: readonly StartingClass[]
}

/** The game's ways to play whose price under the usual rules is known. */
function pricedStrategies(game: AnyTaughtGame): readonly PricedWay[] {
  const rules = game.variants[0].rules as Rules
  return pricedWays(game, rules, (strategy) => strategyPrice(game, rules, strategy))?.ways ?? []
}

/** One of the game's ways to play, with what it costs over best play. One that is not there, or has no price or no rules, is a slip and throws. */
export function shortWay(game: AnyTaughtGame, id: string): PricedWay {
  const way = pricedStrategies(game).find((one) => one.id === id)
  if (!way || way.rules.length === 0) throw new Error(`“${id}” is no list of rules with a price`)
  return way
}

/** The answer: the whole strategy where it is short, else a short list that stands by itself, with its price. */
export function InShort({ game, guide: { inShort, lineOf }, classes }: Props) {
  if (typeof inShort === 'string' && lineOf !== undefined)
    return <ExactLine game={game} way={shortWay(game, inShort)} rows={startingLine(classes, lineOf)} />
  if (typeof inShort === 'string') return <ShortList game={game} way={shortWay(game, inShort)} />
  const rules = inShort.flatMap((id) => game.strategy.filter((rule) => rule.id === id))
  const stageOf = (id: string): string => game.stages.find((stage) => stage.id === id)?.name ?? ''
  return (
    <>
      <Title>The best play, in short</Title>
      <ol className={LIST}>
        {rules.map((rule, i) => (
          <li key={rule.id} className={ITEM}>
            {game.stages.length > 1 && rules[i - 1]?.stage !== rule.stage && (
              <span className="text-caption text-muted">{stageOf(rule.stage)}</span>
            )}
            {rule.text}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The rules of a list that speak of the game’s first stage, and the others. */
export function atFirst(
  game: AnyGame,
  { rules }: PricedWay,
): { readonly first: readonly string[]; readonly later: readonly string[] } {
  const stage = game.stages[0]!.name
  return {
    first: rules.filter((rule) => rule.startsWith(stage)),
    later: rules.filter((rule) => !rule.startsWith(stage)),
  }
}

/** How many of the shorter lists stand below the line. */
const SHORTER = 3

/** The exact line through the starting hands, the rules for what comes later, and what shorter lists cost. */
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
      <Title>{`${game.stages[0]!.name}, exactly`}</Title>
      <p className="text-small text-muted">Raise these and check the rest. That’s best play: it costs nothing.</p>
      <table className="w-full border-collapse text-left text-copy/[1.4] tabular-nums">
        <caption className="sr-only">The starting hands to raise</caption>
        <thead className="text-caption text-muted">
          <tr>
            <th scope="col" className="py-1 font-normal">
              Your high card
            </th>
            <th scope="col" className="py-1 font-normal">
              Suited
            </th>
            <th scope="col" className="py-1 font-normal">
              Offsuit
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
      <h3 className="pt-1 text-caption text-muted">{`Later: with the line, these rules cost ${costPercent(way.price.cost)} of the ${game.unit} more than best play`}</h3>
      <ol className={LIST}>
        {later.map((rule) => (
          <li key={rule} className={ITEM}>
            {rule}
          </li>
        ))}
      </ol>
      <p className="border-t pt-2 text-small text-muted">
        {`Want it simpler? ${capital(shorter.map(({ rules, price }) => `${inWords(rules.length)} rules cost ${costPercent(price.cost)}`).join(', '))}. `}
        <a href={`/${game.id}/strategy`} className="link">
          See the lists
        </a>
      </p>
    </>
  )
}

function ShortList({ game, way }: { readonly game: AnyGame; readonly way: PricedWay }) {
  const { rules, price } = way
  return (
    <>
      <Title>{`The play in ${inWords(rules.length)} rules`}</Title>
      <p className="text-small text-muted">
        {`The first that covers your hand decides. Together they cost ${costPercent(price.cost)} of the ${game.unit} more than best play.`}
      </p>
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

const Title = ({ children }: { readonly children: string }) => (
  <h2 id="in-short" className="text-verdict font-semibold tracking-snug">
    {children}
  </h2>
)
