'use client'

import type { ReactNode } from 'react'
import { HALF } from '@/app/_components/bar-scale'
import { classes } from '@/app/_components/classes'
import { GRADE_LOOKS } from '@/app/_components/grade-look'
import { GradeMark } from '@/app/_components/grade-mark'
import { KeysNote } from '@/app/_components/key-help'
import { decimal, withUnit } from '@/app/_components/format'
import { KeyLines } from '@/app/_components/key-lines'
import { Sheet } from '@/app/_components/sheet'
import { called } from '@/app/_languages/area'
import { numbers } from '@/app/_languages/english/numbers'
import { trainer } from '@/app/_languages/english/trainer'
import type { AnyGame } from '@/lib/games/game'
import { GRADE_RULES, GRADES, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
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
    <Sheet open={open} onOpenChange={onOpenChange} title={trainer.howItWorks}>
      <Part title={trainer.keys}>
        <KeyLines lines={trainerKeys(arrange)} />
        <KeysNote />
      </Part>
      <Part title={trainer.grades}>
        <dl className="grid gap-1.5">
          {GRADES.map((grade) => (
            <div key={grade} className="flex items-baseline gap-3">
              <dt className={classes('flex w-32 shrink-0 items-baseline gap-2 font-semibold', GRADE_LOOKS[grade].text)}>
                <GradeMark grade={grade} size="small" />
                {called(GRADE_RULES[grade].name)}
              </dt>
              <dd>{trainer.reason(grade, GRADE_RULES[grade].reason)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={trainer.figures}>
        <p>
          {trainer.aboutFigures(
            numbers.units(unit),
            withUnit(decimal(HALF), unit),
            withUnit(decimal(OBVIOUS_GAP), unit),
          )}
        </p>
      </Part>
      <Part title={trainer.sessions}>
        <p>{trainer.aboutSessions}</p>
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
