import { plain } from '@/app/_languages/format'
import { SessionFigures, ThisSession } from '@/app/_solver/this-session'
import { audition, dealerSchool } from '@/app/_languages/words'
import { FiguresTable } from '@/app/progress/figures-table'
import { Figure } from '@/app/_solver/figure'
import type { Round } from '@/lib/teaching/dealer-school/audition'
import { MINUTE, paceOf, timeOf } from '@/lib/teaching/dealer-school/pace'
import type { AuditionAddress, Limit } from './address'

const SECOND = 1000

/** Rounds and hands per hour, errors per hundred payouts, and the time of each step. */
export function PaceFigures({
  rounds,
  frame: { target, clock, shift },
}: {
  readonly rounds: readonly Round[]
  readonly frame: Pick<AuditionAddress, Limit>
}) {
  const pace = paceOf(rounds)
  const done = rounds.flatMap((round) => round.done)
  const late = clock === undefined ? 0 : done.filter(({ ms }) => ms > clock * SECOND).length
  return (
    <ThisSession asked={rounds.length} before={audition.before}>
      {pace && (
        <div className="grid gap-4">
          <SessionFigures>
            <Figure
              label={audition.atTable}
              {...(shift === undefined ? {} : { after: audition.ofShift(plain(shift, 0)) })}
            >
              {audition.minutes(plain(timeOf(rounds) / MINUTE, 1))}
            </Figure>
            <Figure label={audition.roundsAnHour}>{plain(pace.roundsAnHour, 1)}</Figure>
            <Figure
              label={audition.handsAnHour}
              {...(target === undefined ? {} : { after: audition.ofTarget(plain(target, 0)) })}
            >
              {plain(pace.handsAnHour, 0)}
            </Figure>
            <Figure label={audition.perHundred} after={audition.ofPayouts(pace.errors, pace.payouts)}>
              {plain(pace.perHundred, 1)}
            </Figure>
            {pace.handled > 0 && (
              <Figure label={audition.handled}>
                {dealerSchool.ofAll(pace.handled - pace.mishandled, pace.handled)}
              </Figure>
            )}
            {clock !== undefined && (
              <Figure label={audition.late} after={audition.clockFor(plain(clock, 0))}>
                {dealerSchool.ofAll(late, done.length)}
              </Figure>
            )}
          </SessionFigures>
          <FiguresTable
            label={audition.byStep}
            wordy
            heads={[audition.step, audition.times, audition.middle, audition.worst, audition.slips]}
            rows={pace.steps.map(({ kind, count, middle, worst, slips }) => ({
              id: kind,
              cells: [
                audition.steps[kind],
                plain(count, 0),
                plain(middle / SECOND, 1),
                plain(worst / SECOND, 1),
                plain(slips, 0),
              ],
            }))}
          />
        </div>
      )}
    </ThisSession>
  )
}
