import { barShare } from '@/app/_components/bar-scale'
import { CardsInText } from '@/app/_components/cards-in-text'
import { classes } from '@/app/_components/classes'
import { signedEv } from '@/app/_components/ev-format'
import { loss } from '@/app/_components/format'
import { GRADE_LOOKS } from '@/app/_components/grade-look'
import { evValue } from '@/lib/games/ev'
import type { HandAnswer } from '@/content/pages/hand-page'
import type { Found } from './found'

/** More options than these are folded up below them. */
const MOST = 4

/** What each option is worth, the best first, as bars: the bars of the trainer, drawn without a script. */
export function OptionBars({ game, answer }: Pick<Found, 'game' | 'answer'>) {
  const { solution, rules } = answer
  const ranked = [...solution.options].sort((a, b) => evValue(b.ev) - evValue(a.ev))
  const top = evValue(ranked[0]!.ev)
  const rows = ranked.map(({ action, ev }) => {
    const best = solution.best.includes(action)
    const name = game.label(rules, action).name
    const badge = best ? badgeOf(answer) : undefined
    return { action, name, ev: signedEv(ev), below: best ? 0 : top - evValue(ev), best, badge }
  })
  return (
    <div className="grid gap-2">
      <ul aria-label={`What each option is worth, in ${game.unit}s`} className="grid gap-2">
        {rows.slice(0, MOST).map((row) => (
          <Bar key={row.action} {...row} />
        ))}
      </ul>
      {rows.length > MOST && (
        <details>
          <summary className="min-h-11 py-2.5 text-small text-muted">The other {rows.length - MOST}</summary>
          <ul className="grid gap-2">
            {rows.slice(MOST).map((row) => (
              <Bar key={row.action} {...row} />
            ))}
          </ul>
        </details>
      )}
      <p className="text-caption text-muted">Expected value, in {game.unit}s.</p>
    </div>
  )
}

/** What the best option is called: nothing where it has no rival and single hands have a better setting. */
export function badgeOf({
  solution,
  onAverage = false,
}: Pick<HandAnswer, 'solution' | 'onAverage'>): string | undefined {
  if (!onAverage) return 'best'
  return solution.options.length > 1 ? 'better on average' : undefined
}

interface BarProps {
  readonly name: string
  readonly ev: string
  readonly below: number
  readonly best: boolean
  /** Beside the best option. */
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
          <span className="text-caption font-normal text-muted tabular-nums">costs {loss(below)}</span>
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
