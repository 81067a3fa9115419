'use client'

import { Announced } from '@/app/_components/announced'
import { classes } from '@/app/_components/classes'
import { Figure } from '@/app/_components/figure'
import { ProgressLine } from '@/app/_components/progress-line'
import { useSolverStatus } from '@/app/_components/use-solver'
import { risk } from '@/app/_languages/english/risk'
import { CHANNEL, type RiskHold, type ShownSession } from './use-risk'
import { answer, chance, inMoney, lengthInWords, plainMoney, shareAt, type Purse } from './words'

/** The answer in a sentence, then its few figures; or what is being done, or what went wrong. */
export function Answer({ hold, purse }: { readonly hold: RiskHold; readonly purse: Purse | null }) {
  const { shown, live, whole, reading } = hold
  const late = live.status !== 'solved' || reading.session === null
  return (
    <section aria-label={risk.theAnswer} className="grid gap-4">
      {shown && purse ? (
        <Sentence shown={shown} purse={purse} late={late} />
      ) : (
        <p className="min-h-[3.5em] text-lead text-muted">
          {whole.status === 'failed' || live.status === 'failed' ? '' : risk.adding}
        </p>
      )}
      <State hold={hold} />
      {shown && purse && <Sides shown={shown} purse={purse} />}
    </section>
  )
}

function Sentence({
  shown: { figures, session, by, hours },
  purse,
  late,
}: {
  readonly shown: ShownSession
  readonly purse: Purse
  readonly late: boolean
}) {
  const text = answer(lengthInWords(by, hours, session.rounds), figures.end, purse)
  return (
    <>
      <p
        aria-busy={late}
        className={classes(
          'max-w-note font-serif text-lede/label font-semibold text-balance transition-colors md:text-sum/label',
          late && 'text-muted',
        )}
      >
        {text}
      </p>
      <Announced text={late ? '' : text} />
    </>
  )
}

/** What is being done, and what went wrong. */
function State({ hold: { live, whole, reading, isStandard } }: { readonly hold: RiskHold }) {
  const status = useSolverStatus(CHANNEL)
  const failed = [whole, live].find((asked) => asked.status === 'failed')
  if (failed)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-3 rounded-option border border-line-strong px-4 text-small"
      >
        <p lang="en" className="py-2">
          {failed.problem?.message}
        </p>
        <button type="button" onClick={failed.retry} className="link min-h-11">
          {risk.tryAgain}
        </button>
      </div>
    )
  if (reading.session === null) return <p className="text-small text-mistake-ink">{risk.unreadNumber}</p>
  if (!isStandard && whole.status === 'solved' && !whole.value?.outcomes)
    return <p className="text-small text-mistake-ink">{risk.unknownEnds}</p>
  if (status === 'restarting') return <p className="text-small text-muted">{risk.restarting}</p>
  if (whole.status === 'solving') return <Waiting label={risk.solving} done={whole.progress} onStop={whole.cancel} />
  if (live.progress > 0) return <Waiting label={risk.addingUp} done={live.progress} onStop={live.cancel} />
  return null
}

function Waiting({
  label,
  done,
  onStop,
}: {
  readonly label: string
  readonly done: number
  readonly onStop: () => void
}) {
  return (
    <div className="grid max-w-110 animate-appear grid-cols-free-auto items-center gap-x-4 [animation-delay:250ms]">
      <ProgressLine done={done} label={label} />
      <button type="button" onClick={onStop} className="link -my-2.5 min-h-11 text-small">
        {risk.cancel}
      </button>
    </div>
  )
}

/** Ahead, even and behind as one bar, and the figures of the whole session. */
function Sides({ shown: { figures, session }, purse }: { readonly shown: ShownSession; readonly purse: Purse }) {
  const { end, mean, deviation, ruin } = figures
  const own = ruin.find(
    ({ bankroll }) => Math.abs(bankroll * session.stake - session.bankroll) < 1e-6 * session.bankroll,
  )
  const sides = [
    { name: risk.behind, share: end.behind, look: 'bg-blunder' },
    { name: risk.even, share: end.even, look: 'bg-line-strong' },
    { name: risk.ahead, share: end.ahead, look: 'bg-best' },
  ]
  return (
    <>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4 text-small tabular-nums">
          {sides.map(({ name, share }) => (
            <span key={name}>
              {name} <b className="font-semibold">{chance(share)}</b>
            </span>
          ))}
        </p>
        <div aria-hidden="true" className="flex h-3 gap-px overflow-hidden rounded-full">
          {sides.map(
            ({ name, share, look }) =>
              share > 0 && (
                <span key={name} className={classes('block h-full', look)} style={{ width: `${share * 100}%` }} />
              ),
          )}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-9 gap-y-3">
        <Figure label={mean > 0 ? risk.expectedGain : risk.expectedLoss}>{plainMoney(Math.abs(mean), purse)}</Figure>
        <Figure label={risk.deviation}>{plainMoney(deviation, purse)}</Figure>
        <Figure label={risk.median}>{inMoney(end.quantiles[shareAt(0.5)]!, purse)}</Figure>
        {own && <Figure label={risk.lostOnTheWay(plainMoney(own.bankroll, purse))}>{chance(own.chance)}</Figure>}
      </dl>
    </>
  )
}
