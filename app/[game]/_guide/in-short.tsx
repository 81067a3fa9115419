import type { Guide } from '@/content/guide'
import { inWords } from '@/app/_components/format'
import { costPercent, type PricedWay, pricedWays } from '@/app/[game]/strategy/words'
import type { AnyGame, Rules } from '@/lib/games/game'
import { strategyPrice } from '@/lib/games/strategy-prices'

interface Props {
  readonly game: AnyGame
  readonly guide: Guide
}

/** One of the game's ways to play, with what it costs over best play. One that is not there, or has no price or no rules, is a slip and throws. */
export function shortWay(game: AnyGame, id: string): PricedWay {
  const rules = game.variants[0].rules as Rules
  const way = pricedWays(game, (strategy) => strategyPrice(game, rules, strategy))?.ways.find((one) => one.id === id)
  if (!way || way.rules.length === 0) throw new Error(`“${id}” is no list of rules with a price`)
  return way
}

/** The answer: the whole strategy where it is short, else a short list that stands by itself, with its price. */
export function InShort({ game, guide: { inShort } }: Props) {
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

const LIST = 'grid text-[15px]/[1.4] min-[700px]:text-body'
const ITEM = 'grid gap-0.5 border-t py-[7px] first:border-t-0'

const Title = ({ children }: { readonly children: string }) => (
  <h2 id="in-short" className="text-verdict font-semibold tracking-[-0.01em]">
    {children}
  </h2>
)
