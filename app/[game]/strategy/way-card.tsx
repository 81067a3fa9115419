'use client'

import { Link } from '@/app/_ui/link'
import { Button } from '@/app/_ui/button'
import { money, percent } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { setPreferences, usePreferences } from '@/app/_settings/preferences'
import { Figure } from '@/app/_solver/figure'
import { numbers, strategy } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { fitsCard } from './card-parts'
import { costInWords, costPercent, isWhole, type PricedWay } from './words'

interface HourProps {
  readonly cost: number
  /** The game's own pace. */
  readonly pace: number
}

/** What a strategy costs an hour, at the reader's stake and pace or at the game's own pace. */
export function HourCost({ cost, pace: own }: HourProps) {
  const preferences = usePreferences()
  const hour = hourOf({ pace: own }, undefined, preferences)
  return <span suppressHydrationWarning>{money(cost === 0 ? 0 : hourlyCost(cost, hour), preferences.currency)}</span>
}

interface Props {
  readonly gameId: string
  readonly unit: string
  readonly pace: number
  readonly way: PricedWay
  readonly open: boolean
  readonly onPrint: () => void
}

/** A strategy: a line with its name and cost, which opens to show its rules, its figures and buttons. */
export function WayCard({ gameId, unit, pace, way, open, onPrint }: Props) {
  const { strategies } = usePreferences()
  const isMine = strategies[gameId] === way.id
  const { name, about, rules, price, leaves } = way
  return (
    <details open={open} className="way border-t first:border-t-0">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-0.5 py-2.5">
        <span className="mr-auto font-strong">
          {name}
          {isMine && (
            <span suppressHydrationWarning className="ml-2 text-caption font-normal text-brass">
              {strategy.yours}
            </span>
          )}
        </span>
        <span className="text-small text-muted tabular-nums">{costInWords(price.cost)}</span>
      </summary>
      <div id={way.id} className="grid scroll-mt-20 gap-4 pb-6">
        <p className="max-w-text text-muted">{about}</p>
        {leaves !== undefined && rules.length > 0 && (
          <p className="max-w-text text-small text-muted">{strategy.leaves(leaves)}</p>
        )}
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure
            label={strategy.edge}
            {...(price.standardError === undefined ? {} : { after: `±${costPercent(price.standardError)}` })}
          >
            {percent(price.edge, 3)}
          </Figure>
          <Figure label={strategy.over}>{costPercent(price.cost)}</Figure>
          <Figure label={strategy.overAnHour}>
            <HourCost cost={price.cost} pace={pace} />
          </Figure>
        </dl>
        {price.fraction !== undefined && (
          <details className="text-small">
            <summary className="flex min-h-11 items-center gap-x-3 text-muted">{strategy.asFraction}</summary>
            <p className="wrap-anywhere tabular-nums">{strategy.keepsFraction(price.fraction, numbers.unit(unit))}</p>
          </details>
        )}
        {rules.length > 0 && <Rules rules={rules} />}
        {isWhole(way) && (
          <div className="flex flex-wrap gap-3 print:hidden">
            <Choice gameId={gameId} way={way} isMine={isMine} />
            {fitsCard(rules) && (
              <Button look="quiet" onClick={onPrint}>
                {strategy.printCard}
              </Button>
            )}
          </div>
        )}
      </div>
    </details>
  )
}

function Rules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ol className="grid max-w-text">
      {rules.map((rule, i) => (
        <li key={rule} className="grid grid-cols-mark-rest gap-x-2 border-t py-2 first:border-t-0">
          <span aria-hidden="true" className="text-muted tabular-nums">
            {i + 1}
          </span>
          <span>{rule}</span>
        </li>
      ))}
    </ol>
  )
}

/** A button that makes it the reader's own strategy, or undoes that. */
function Choice({
  gameId,
  way,
  isMine,
}: {
  readonly gameId: string
  readonly way: PricedWay
  readonly isMine: boolean
}) {
  const { strategies } = usePreferences()
  const { [gameId]: _, ...others } = strategies
  if (!isMine)
    return (
      <Button onClick={() => setPreferences({ strategies: { ...strategies, [gameId]: way.id } })}>
        {strategy.makeMine}
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-small">
        {filled(strategy.yoursNow, {
          trainer: (
            <Link href={`/${gameId}/trainer`} className="link">
              {strategy.trainer}
            </Link>
          ),
        })}
      </p>
      <Button look="quiet" onClick={() => setPreferences({ strategies: others })}>
        {strategy.putAway}
      </Button>
    </div>
  )
}
