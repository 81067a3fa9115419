import { Printer } from 'lucide-react'
import { inPageLanguage } from '@/app/_languages/messages'
import { audition, exam, paper, payouts, dealerSchool } from '@/app/_languages/words'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import { Button } from '@/app/_ui/button'
import { Heading } from '@/app/_ui/heading'
import { GAME_NAMES } from '@/lib/games/names'
import type { Done, Round } from '@/lib/teaching/dealer-school/procedure/audition'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { limitsOf } from '@/lib/teaching/dealer-school/procedure/first-bets'
import { houseRulesOf } from '@/lib/teaching/dealer-school/table/house'
import type { TableLimits } from '@/lib/teaching/dealer-school/table/limits'
import { wordsOf } from '../_parts/dispute-words'
import { chips, dueInWords, limitsInWords, saidInWords } from '../_parts/due-words'
import type { AuditionAddress, Limit } from './address'
import { dueName, faultInWords, handInWords, placeInWords } from './words'
import { plain } from '@/app/_languages/format'
import { SessionFigures, ThisSession } from '@/app/_solver/this-session'
import { FiguresTable } from '@/app/progress/figures-table'
import { Figure } from '@/app/_solver/figure'
import { MINUTE, paceOf, timeOf } from '@/lib/teaching/dealer-school/procedure/pace'

interface Props {
  readonly rounds: readonly Round[]
  readonly settings: AuditionAddress['settings']
  readonly frame: Pick<AuditionAddress, Limit>
}

/**
 * The dealer's results in the rounds so far. On paper, it has a heading of its own with lines for a name and a date.
 */
export function Report({ rounds, settings: { game, rules, seats, house, limits }, frame }: Props) {
  if (rounds.length === 0) return <PaceFigures rounds={rounds} frame={frame} />
  return (
    <div className="shift-report grid gap-4">
      <header className="hidden gap-1 print:grid">
        <Heading>{audition.report}</Heading>
        <p>{[GAME_NAMES[game], rulesInWords(gameOf(game), rules), audition.players(seats)].join(' · ')}</p>
        {limits && <p>{limitsInWords(limits)}</p>}
        {houseRulesOf({ game, house }).map((rule) => (
          <p key={rule.id}>{inPageLanguage(rule)}</p>
        ))}
        <p className="paper-lines">
          {paper.name}: <span /> {paper.date}: <span />
        </p>
      </header>
      <PaceFigures rounds={rounds} frame={frame} />
      <Mistakes rounds={rounds} limits={limitsOf({ game, limits })} />
      <Button look="quiet" onClick={() => window.print()} className="not-printed justify-self-start">
        <Printer size={17} aria-hidden="true" /> {exam.print}
      </Button>
    </div>
  )
}

/**
 * A mistake with what would have been right; undefined if there was none. Steps out of order are counted separately
 * above.
 */
function mistakeInWords(
  { board }: Round,
  limits: Required<TableLimits>,
  { step, judged, isRight }: Done,
): string | undefined {
  if (step.kind === 'settle' && judged && !judged.isRight)
    return `${dueName(board, step.due)}: ${dueInWords(step.due)}. ${payouts.youSaid(saidInWords(judged))}`
  if (step.kind === 'rule' && isRight === false) {
    const { name, options } = wordsOf(step.question.dispute)
    return `${name}. ${options[step.question.dispute.ruling]}`
  }
  if (step.kind === 'bets' && step.wrong && isRight === false) return faultInWords(board, step.wrong, limits)
  if (step.kind === 'announce' && isRight === false) return audition.misread(handInWords(board, step.hand))
  return step.kind === 'change' && isRight === false ? audition.changeOf(chips(step.cents)) : undefined
}

function Mistakes({ rounds, limits }: Pick<Props, 'rounds'> & { readonly limits: Required<TableLimits> }) {
  const lines = rounds.flatMap((round, i) =>
    round.done.flatMap((one) => {
      const text = mistakeInWords(round, limits, one)
      const place = 'place' in one.step ? one.step.place : 'dealer'
      return text === undefined ? [] : [audition.inRound(i + 1, placeInWords(place), text)]
    }),
  )
  if (lines.length === 0) return null
  return (
    <section aria-label={audition.mistakes} className="grid gap-2 px-1">
      <Heading level={3}>{audition.mistakes}</Heading>
      <ol className="grid gap-1 text-small">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </section>
  )
}

const SECOND = 1000

/** Rounds and hands per hour, errors per hundred payouts, and the time of each step. */
function PaceFigures({
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
