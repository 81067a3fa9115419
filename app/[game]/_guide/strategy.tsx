import { stageName } from '@/app/_felt/names'
import { guidePage } from '@/app/_languages/words'
import { messagesOf } from '@/app/_languages/messages'
import type { Guide } from '@/content/guide'
import { percent } from '@/app/_languages/format'
import { evValue } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { isFoundList } from '@/lib/game/strategy/decision-list'
import { isAtHand } from '@/lib/game/precomputed/figures'
import type { Price } from '@/lib/game/precomputed/strategy-prices'
import { priceOf, wholeOf } from './figures'
import { smallPercent } from './numbers'
import { CELL, Heads, NAME, WideTable } from './parts'

interface Props {
  readonly game: AnyTaughtGame
  readonly guide: Guide
}

type StrategyRule = AnyTaughtGame['strategy'][number]

/** The whole strategy by stage, each rule with what ignoring it costs. The first rule that covers a hand decides. */
export function WholeStrategy({ game, guide }: Props) {
  const { folded } = guide
  const open = game.strategy.filter(({ id }) => !folded.some(({ ids }) => ids.test(id)))
  return (
    <div className="grid gap-8">
      {game.stages.map((stage) => (
        <div key={stage.id} className="grid gap-1">
          <h3 className="text-large/snug font-semibold">{stageName(game, stage.id)}</h3>
          <RuleList game={game} rules={open.filter((rule) => rule.stage === stage.id)} guide={guide} />
        </div>
      ))}
      {folded.map(({ name, ids }) => (
        <details key={name}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{name}</summary>
          <RuleList game={game} rules={game.strategy.filter(({ id }) => ids.test(id))} guide={guide} />
        </details>
      ))}
    </div>
  )
}

interface RuleListProps {
  readonly game: AnyTaughtGame
  readonly rules: readonly StrategyRule[]
  readonly guide: Guide
}

function RuleList({ game, rules, guide }: RuleListProps) {
  return (
    <ol className="guide-rules">
      {rules.map((rule, i) => (
        <li key={rule.id}>
          <span aria-hidden="true">{i + 1}</span>
          <div>
            <p>{messagesOf(game).rules[rule.id]}</p>
            {guide.costs[rule.id] !== undefined && <div className="prose text-muted">{guide.costs[rule.id]}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

interface PricedWay {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly price: Price
}

const pricedWays = (game: AnyTaughtGame, rules: Rules): Promise<readonly PricedWay[]> =>
  Promise.all(
    (game.strategies ?? [])
      .filter(({ id }) => !isFoundList(id) && isAtHand(game, rules, id))
      .map(async ({ id }) => ({ id, ...messagesOf(game).way(id), price: await priceOf(game, rules, id) })),
  )

/** The game's strategies whose figures are estimated by sampling. */
export async function sampledWays(
  game: AnyTaughtGame,
  rules: Rules,
): Promise<readonly { readonly name: string; readonly figures: GameFigures }[]> {
  const sampled = (await pricedWays(game, rules)).filter(({ price }) => price.standardError !== undefined)
  return Promise.all(sampled.map(async ({ id, name }) => ({ name, figures: await wholeOf(game, rules, id) })))
}

/** The game's other strategies, and what each costs or gains compared with the game's own figures. */
export async function SimplerRules({ game, rules }: { readonly game: AnyTaughtGame; readonly rules: Rules }) {
  const ways = await pricedWays(game, rules)
  if (ways.length === 0) return null
  const best = evValue((await priceOf(game, rules)).ev)
  return (
    <WideTable label={guidePage.waysTable}>
      <Heads columns={[guidePage.way, guidePage.houseEdge, guidePage.costsMore]} />
      <tbody>
        {ways.map(({ id, name, about, price }) => (
          <tr key={id} className="border-t">
            <th scope="row" className={NAME}>
              {name}
              <span className="block max-w-text text-caption font-normal text-muted">{about}</span>
            </th>
            <td className={`${CELL} font-semibold`}>
              {percent(-evValue(price.ev))}
              {price.standardError !== undefined && (
                <span className="block text-caption font-normal text-muted">±{smallPercent(price.standardError)}</span>
              )}
            </td>
            <td className={`${CELL} text-muted`}>{extraInWords(best - evValue(price.ev))}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

/** A difference between two edges: `0.08%`, `nothing`, `0.28% less`. */
function extraInWords(extra: number): string {
  if (Math.abs(extra) < 1e-12) return guidePage.nothing
  return extra > 0 ? smallPercent(extra) : guidePage.lessBy(smallPercent(-extra))
}
