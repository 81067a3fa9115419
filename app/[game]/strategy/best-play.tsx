import { stageName, mapWords } from '@/app/_felt/names'
import { gameMessages } from '@/app/_languages/messages'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { DecisionTable } from '@/app/_charts/decision-table'
import { leavesNoChoice } from '@/app/_charts/decisions'
import { strategy } from '@/app/_languages/words'
import type { StartingClass } from '@/lib/game/figures'
import { makeRules } from '@/lib/game/rules'
import { BestPlaySection, ByItWords, ClauseTable, CostWords, HeadWords } from './clause-table'
import { clausesOf, type Priced, ruleAnchor } from './words'

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  /** The name of the rules. */
  readonly variant: string
  readonly cells: readonly StartingClass[]
  /** Absent until the strategies are priced. */
  readonly priced?: Priced
  /** The path of the page for each cell's hand, by the cell's id. */
  readonly links: Readonly<Record<string, string>>
}

/**
 * Best play on one page: the map of decisions and the rules in order. This is the part that is printed. It needs no
 * script.
 */
export function BestPlay({ game, rules, variant, cells, priced, links }: Props) {
  const isListed = leavesNoChoice(cells)
  const { unit } = game
  return (
    <BestPlaySection>
      <p className="best-play-head" aria-hidden="true">
        <b>{game.name}</b>
        <span>
          <HeadWords
            variant={variant}
            unit={unit}
            isSet={isListed}
            {...(priced && { prices: { best: priced.best, own: priced.own } })}
          />
        </span>
      </p>
      <div className="best-play-map">
        <h2 className="best-play-title">{mapWords(game).name}</h2>
        {isListed && priced && priced.own.cost > 0 && (
          <p className="best-play-cost">
            <ByItWords own={priced.own} unit={unit} />
          </p>
        )}
        {isListed ? (
          <ClauseTable words={mapWords(game)} rows={clausesOf(game, cells)} unit={unit} links={links} />
        ) : (
          <DecisionTable game={game} rules={rules} cells={cells} links={links} />
        )}
      </div>
      {!isListed && <OrderedRules game={game} rules={rules} {...(priced && { priced })} />}
    </BestPlaySection>
  )
}

interface RulesProps {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly priced?: Priced
}

/** The rules of the strategy by stage, in their words. Rules that can't decide any hand here are left out. */
function OrderedRules({ game, rules, priced }: RulesProps) {
  const inForce = game.strategy
    .map((rule) => ({ ...rule, text: game.messages.rules[rule.id]! }))
    .filter(({ id }) => game.canDecide?.(rules, id) ?? true)
  const stages = game.stages
    .map((stage) => ({ ...stage, rules: inForce.filter((rule) => rule.stage === stage.id) }))
    .filter((stage) => stage.rules.length > 0)
  const way = priced?.ways.find(({ id }) => id === game.toTheLetter)
  return (
    <div className="best-play-rules">
      <h2 className="best-play-title">{strategy.inOrder}</h2>
      <p className="best-play-cost">
        <CostWords isUsual={makeRules(game, rules) === ''} {...(way && { cost: way.price.cost })} />
      </p>
      {stages.map((stage) => (
        <div key={stage.id} className="best-play-stage">
          {stages.length > 1 && <h3>{stageName(game, stage.id)}</h3>}
          <ol>
            {stage.rules.map(({ id, text }) => (
              <li key={id} id={ruleAnchor(id)}>
                {gameMessages(game.id)?.rules[id] ?? text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
