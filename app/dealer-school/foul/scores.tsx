import { Figure } from '@/app/_components/figure'
import { percent } from '@/app/_components/format'
import { countEndings, ENDINGS, type FoulAnswer } from '@/lib/dealer-school/fouls'
import { ENDING_WORDS } from './words'

/** Catches, misses and false alarms, each apart. Before the first answer it says what will stand there. */
export function RoundScores({ answers }: { readonly answers: readonly FoulAnswer[] }) {
  const counts = countEndings(answers)
  const errors = counts.named + counts.caught + counts.missed
  const clean = counts.passed + counts['false-alarm']
  const of: Readonly<Record<(typeof ENDINGS)[number], number>> = { named: errors, caught: errors, missed: errors, passed: clean, 'false-alarm': clean }
  return (
    <section aria-label="This session" className="border-t px-1 pt-4">
      {answers.length === 0 ? (
        <p className="text-small text-muted">Nothing answered yet. What you caught, what you missed and your false alarms will stand here.</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-5 gap-y-3 min-[900px]:flex min-[900px]:gap-x-11">
          {ENDINGS.map((ending) => (
            <Figure key={ending} label={ENDING_WORDS[ending].short} {...(of[ending] > 0 ? { after: percent(counts[ending] / of[ending], 0) } : {})}>
              {of[ending] === 0 ? '—' : `${counts[ending]} of ${of[ending]}`}
            </Figure>
          ))}
        </dl>
      )}
    </section>
  )
}
