import { Figure } from '@/app/_components/figure'
import { percent } from '@/app/_components/format'
import { SessionFigures, ThisSession } from '@/app/_components/this-session'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { foul } from '@/app/_languages/english/foul'
import { countEndings, ENDINGS, type FoulAnswer } from '@/lib/teaching/dealer-school/fouls'
import { endingWords } from './words'

/** Catches, misses and false alarms, each apart. */
export function RoundScores({ answers }: { readonly answers: readonly FoulAnswer[] }) {
  const counts = countEndings(answers)
  const errors = counts.named + counts.caught + counts.missed
  const clean = counts.passed + counts['false-alarm']
  const of: Readonly<Record<(typeof ENDINGS)[number], number>> = {
    named: errors,
    caught: errors,
    missed: errors,
    passed: clean,
    'false-alarm': clean,
  }
  return (
    <ThisSession asked={answers.length} before={foul.before}>
      <SessionFigures>
        {ENDINGS.map((ending) => (
          <Figure
            key={ending}
            label={endingWords(ending).short}
            {...(of[ending] > 0 ? { after: percent(counts[ending] / of[ending], 0) } : {})}
          >
            {of[ending] === 0 ? '—' : dealerSchool.ofAll(counts[ending], of[ending])}
          </Figure>
        ))}
      </SessionFigures>
    </ThisSession>
  )
}
