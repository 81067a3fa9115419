'use client'

import type { ReactNode } from 'react'
import { HALF } from '@/app/_components/bar-scale'
import { classes } from '@/app/_components/classes'
import { GRADE_LOOKS } from '@/app/_components/grade-look'
import { GradeMark } from '@/app/_components/grade-mark'
import { KeysNote } from '@/app/_components/key-help'
import { KeyLines } from '@/app/_components/key-lines'
import { Sheet } from '@/app/_components/sheet'
import type { AnyGame } from '@/lib/games/game'
import { GRADE_RULES, GRADES, OBVIOUS_GAP } from '@/lib/quiz/grade'
import { trainerKeys } from './keys'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly unit: string
  /** Where cards are moved, the keys that do it. */
  readonly arrange?: AnyGame['arrange']
}

/** Keys, grades and the scale of the bars, on one sheet. */
export function HelpSheet({ open, onOpenChange, unit, arrange }: Props) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="How the trainer works">
      <Part title="Keys">
        <KeyLines lines={trainerKeys(arrange)} />
        <KeysNote />
      </Part>
      <Part title="Grades">
        <dl className="grid gap-1.5">
          {GRADES.map((grade) => (
            <div key={grade} className="flex items-baseline gap-3">
              <dt className={classes('flex w-32 shrink-0 items-baseline gap-2 font-semibold', GRADE_LOOKS[grade].text)}>
                <GradeMark grade={grade} size="small" />
                {GRADE_RULES[grade].name}
              </dt>
              <dd>{GRADE_RULES[grade].reason}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Figures">
        <p>
          The value of an option is what the whole round is worth with it, in {unit}s, when every later decision is the best one. A bar is full for the
          best option and half as long for one that costs {HALF} {unit}s, in every hand alike. The error rate leaves out decisions where the second best
          option costs {OBVIOUS_GAP} {unit}s or more, unless you got one wrong.
        </p>
      </Part>
      <Part title="Sessions">
        <p>
          A session lasts until you end it, or for as many hands, as much time or as much money as you say. Each answer is kept in this browser as you give
          it. A hand whose time ran out is no answer and is not kept; its best play is made for you. Repetitions are new cards for a decision of the same
          class, when you are about to forget it.
        </p>
      </Part>
    </Sheet>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2 text-small">
      <h3 className="text-label tracking-[0.09em] text-muted uppercase">{title}</h3>
      {children}
    </section>
  )
}
