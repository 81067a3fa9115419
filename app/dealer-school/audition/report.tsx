import { Printer } from 'lucide-react'
import { inPageLanguage } from '@/app/_languages/messages'
import { audition, exam, paper, payouts } from '@/app/_languages/words'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import { Button } from '@/app/_ui/button'
import { Heading } from '@/app/_ui/heading'
import { GAME_NAMES } from '@/lib/games/ids'
import type { Done, Round } from '@/lib/teaching/dealer-school/audition'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { limitsOf } from '@/lib/teaching/dealer-school/first-bets'
import { houseRulesOf } from '@/lib/teaching/dealer-school/house'
import type { TableLimits } from '@/lib/teaching/dealer-school/table-limits'
import { wordsOf } from '../_parts/dispute-words'
import { chips, dueInWords, limitsInWords, saidInWords } from '../payouts/words'
import type { AuditionAddress, Limit } from './address'
import { PaceFigures } from './pace'
import { dueName, faultInWords, handInWords, placeInWords } from './words'

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
