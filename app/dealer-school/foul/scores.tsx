import { Figure } from '@/app/_components/figure'
import { percent } from '@/app/_components/format'
import { SessionFigures, ThisSession } from '@/app/_components/this-session'
import { countEndings, ENDINGS, type FoulAnswer } from '@/lib/dealer-school/fouls'
import { ENDING_WORDS } from './words'

/** Catches, misses and false alarms, each apart. */
export function RoundScores({ answers }: { readonly answers: readonly FoulAnswer[] }) {
  const counts = countEndings(answers)
  const errors = counts.named + counts.caught + counts.missed
  const clean = counts.passed + counts['false-alarm']
  const of: Readonly<Record<(typeof ENDINGS)[number], number>> = { named: errors, caught: errors, missed: errors, passed: clean, 'false-alarm': clean }
  return (
    <ThisSession asked={answers.length} before="Nothing answered yet. What you caught, what you missed and your false alarms will stand here.">
      <SessionFigures>
        {ENDINGS.map((ending) => (
          <Figure key={ending} label={ENDING_WORDS[ending].short} {...(of[ending] > 0 ? { after: percent(counts[ending] / of[ending], 0) } : {})}>
            {of[ending] === 0 ? '—' : `${counts[ending]} of ${of[ending]}`}
          </Figure>
        ))}
      </SessionFigures>
    </ThisSession>
  )
}
