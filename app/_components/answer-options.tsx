import type { Ref } from 'react'
import { answer } from '@/app/_languages/english/answer'
import type { AnyGame } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import type { Verdict } from '@/lib/teaching/quiz/grade'
import { OptionList } from './option-list'
import { answerRows } from './option-rows'
import { OtherOptions } from './other-options'

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
