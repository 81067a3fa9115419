import type { ReactNode } from 'react'
import { GRADE_RULES, type Grade } from '@/lib/quiz/grade'
import { classes } from './classes'
import { GRADE_LOOKS } from './grade-look'

/** The grade: sign, word and colour, and under it what the answer cost. */
export function Verdict({ grade, children }: { readonly grade: Grade; readonly children: ReactNode }) {
  const look = GRADE_LOOKS[grade]
  return (
    <div className="flex animate-appear items-center gap-3">
      <span aria-hidden="true" className={classes('grid h-[38px] w-[38px] shrink-0 place-items-center rounded-[10px] text-[18px] font-bold', look.tint, look.text)}>
        {look.sign}
      </span>
      <div>
        <h2 className="text-verdict font-semibold tracking-[-0.01em]">{GRADE_RULES[grade].name}</h2>
        <p className="mt-px text-small text-muted tabular-nums">{children}</p>
      </div>
    </div>
  )
}
