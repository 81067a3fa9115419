import { barShare } from '@/app/_charts/bar-scale'
import { actionName } from '@/app/_felt/names'
import { handPages as words, numbers } from '@/app/_languages/words'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { classes } from '@/app/_ui/classes'
import { signedEv } from '@/app/_solver/ev-format'
import { loss } from '@/app/_languages/format'
import { GRADE_LOOKS } from '@/app/_solver/grade'
import { evValue } from '@/lib/games/ev'
import type { HandAnswer } from '@/content/pages/hand-page'
import type { Found } from './found'

/** If there are more options, the others are folded up below these. */
const MOST = 4

/** The value of each option as a bar, the best first, like the trainer's bars but drawn without a script. */
export function OptionBars({ game, answer }: Pick<Found, 'game' | 'answer'>) {
  const { solution } = answer
  const ranked = [...solution.options].sort((a, b) => evValue(b.ev) - evValue(a.ev))
  const top = evValue(ranked[0]!.ev)
  const rows = ranked.map(({ action, ev }) => {
    const best = solution.best.includes(action)
    const name = actionName(game, action)
    const badge = best ? badgeOf(answer) : undefined
    return { action, name, ev: signedEv(ev), below: best ? 0 : top - evValue(ev), best, badge }
  })
  return (
    <div className="grid gap-2">
      <ul aria-label={words.worths(numbers.units(game.unit))} className="grid gap-2">
        {rows.slice(0, MOST).map((row) => (
          <Bar key={row.action} {...row} />
        ))}
      </ul>
      {rows.length > MOST && (
        <details>
          <summary className="min-h-11 py-2.5 text-small text-muted">
            {words.theOther(String(rows.length - MOST))}
          </summary>
          <ul className="grid gap-2">
            {rows.slice(MOST).map((row) => (
              <Bar key={row.action} {...row} />
            ))}
          </ul>
        </details>
      )}
      <p className="text-caption text-muted">{words.expected(numbers.units(game.unit))}</p>
    </div>
  )
}

/** The badge of the best option; undefined if it is the only one and the answer is an average. */
export function badgeOf({
  solution,
  onAverage = false,
}: Pick<HandAnswer, 'solution' | 'onAverage'>): string | undefined {
  if (!onAverage) return words.best
  return solution.options.length > 1 ? words.betterOnAverage : undefined
}

interface BarProps {
  readonly name: string
  readonly ev: string
  readonly below: number
  readonly best: boolean
  /** Shown beside the best option. */
  readonly badge: string | undefined
}

function Bar({ name, ev, below, best, badge }: BarProps) {
  const look = GRADE_LOOKS.best
  return (
    <li
      className={classes(
        'grid grid-cols-rest-auto items-center gap-x-3 gap-y-1.5 rounded-option border px-3 py-2.5',
        best && look.border,
        best && 'bg-best/6',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 font-strong">
        <CardsInText>{name}</CardsInText>
        {best ? (
          badge !== undefined && (
            <span className={classes('rounded-full px-2 py-px text-micro font-semibold', look.tint, look.text)}>
              {badge}
            </span>
          )
        ) : (
          <span className="text-caption font-normal text-muted tabular-nums">{words.costs(loss(below))}</span>
        )}
      </span>
      <span className={classes('font-semibold tabular-nums', best && look.text)}>{ev}</span>
      <span aria-hidden="true" className="col-span-2 block h-2 overflow-hidden rounded-full bg-ink/8">
        <span
          className={classes('block h-full rounded-full', best ? look.bar : 'bg-muted/60')}
          style={{ width: `${(barShare(below) * 100).toFixed(1)}%` }}
        />
      </span>
    </li>
  )
}
