import { percent } from '@/app/_components/format'
import { DecisionTable } from '@/app/_components/decision-table'
import { leavesNoChoice } from '@/app/_components/decisions'
import type { StartingClass } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import { toTheLetter } from '@/lib/games/to-the-letter'
import { ClauseTable } from './clause-table'
import { costPercent, edgeInWords, type Priced } from './words'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  /** What the rules are called. */
  readonly variant: string
  readonly cells: readonly StartingClass[]
  /** Absent until the ways are priced. */
  readonly priced?: Priced
  /** Within the site: the page of a cell's hand, by the cell's id. */
  readonly links: Readonly<Record<string, string>>
}

/** Best play on one page: the map of decisions and the rules in their order. What the print choices print; needs no script. */
export function BestPlay({ game, rules, variant, cells, priced, links }: Props) {
  const isListed = leavesNoChoice(cells)
  return (
    <section aria-label="Best play" className="best-play">
      <p className="best-play-head" aria-hidden="true">
        <b>{game.name}</b>
        <span>
          {variant}
          {priced && `. ${edgeInWords(priced, game.unit, isListed)}`}
        </span>
      </p>
      <div className="best-play-map">
        <h2 className="best-play-title">{game.map.name}</h2>
        {isListed && priced && priced.own.cost > 0 && <p className="best-play-cost">{byItInWords(priced, game.unit)}</p>}
        {isListed ? <ClauseTable game={game} cells={cells} links={links} /> : <DecisionTable game={game} rules={rules} cells={cells} links={links} />}
      </div>
      {!isListed && <OrderedRules game={game} rules={rules} {...(priced && { priced })} />}
    </section>
  )
}

interface RulesProps {
  readonly game: AnyGame
  readonly rules: Rules
  readonly priced?: Priced
}

/** The strategy as it is said at the table, stage by stage. */
function OrderedRules({ game, rules, priced }: RulesProps) {
  const stages = game.stages.map((stage) => ({ ...stage, rules: game.strategy.filter((rule) => rule.stage === stage.id) })).filter((stage) => stage.rules.length > 0)
  return (
    <div className="best-play-rules">
      <h2 className="best-play-title">The rules in order</h2>
      <p className="best-play-cost">{costInWords(game, rules, priced)}</p>
      {stages.map((stage) => (
        <div key={stage.id} className="best-play-stage">
          {stages.length > 1 && <h3>{stage.name}</h3>}
          <ol>
            {stage.rules.map(({ id, text }) => (
              <li key={id} id={`rule-${id}`}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** What it costs to leave every hand to the house way. */
const byItInWords = ({ own }: Priced, unit: string): string => `Setting every hand by it, you pay ${percent(own.edge, 3)} of the ${unit}: ${costPercent(own.cost)} more than best play.`

const FIRST = 'The first rule that covers your hand decides.'

/** What following the rules to the letter costs under the rules of the house in force. */
function costInWords(game: AnyGame, rules: Rules, priced: Priced | undefined): string {
  const isUsual = makeRules(game, rules) === ''
  const way = priced?.ways.find(({ id }) => id === toTheLetter(game.id))
  const of = isUsual ? '' : ' They are made for the usual rules.'
  if (!way) return `${FIRST}${of}`
  const under = isUsual ? '' : ' under these'
  if (way.price.cost === 0) return `${FIRST}${of} To the letter they are best play${under}.`
  return `${FIRST}${of} To the letter they cost ${costPercent(way.price.cost)} more than best play${under}.`
}
