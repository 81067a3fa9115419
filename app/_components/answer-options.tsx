import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { answer } from '@/app/_languages/english/answer'
import type { AnyGame } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import type { Verdict } from '@/lib/teaching/quiz/grade'
import { whole } from './format'
import { OptionList, type OptionRow } from './option-list'
import { answerRows } from './option-rows'

interface Props {
  readonly game: AnyGame
  readonly rules: unknown
  readonly state: unknown
  readonly solution: Solution<string>
  readonly verdict?: Verdict<string>
  readonly ref?: Ref<HTMLUListElement>
}

/**
 * What the options of a decision are worth. Where cards are moved there are many: the best, the one chosen and the one suggested
 * stand there with how their deals end, the rest are folded away.
 */
export function AnswerOptions({ game, rules, state, solution, verdict, ref }: Props) {
  const { told, all } = answerRows(game, rules, state, solution, verdict)
  const list = <OptionList {...(ref ? { ref } : {})} rows={told} label={answer.worths} />
  if (told.length === all.length) return list
  return (
    <div className="grid gap-1">
      {list}
      <OtherOptions rows={all} />
    </div>
  )
}

/** Every option of a decision that has many, folded away. */
function OtherOptions({ rows }: { readonly rows: readonly OptionRow[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-key text-small text-muted hover:text-ink details-marker:hidden">
        {answer.allRanked(whole(rows.length))}
        <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <OptionList rows={rows} label={answer.every} />
    </details>
  )
}
