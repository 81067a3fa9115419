'use client'

import type { ReactNode } from 'react'
import { HALF } from '@/app/_components/bar-scale'
import { classes } from '@/app/_components/classes'
import { GRADE_LOOKS } from '@/app/_components/grade-look'
import { GradeMark } from '@/app/_components/grade-mark'
import { Sheet } from '@/app/_components/sheet'
import type { AnyGame } from '@/lib/games/game'
import { GRADE_RULES, GRADES, OBVIOUS_GAP } from '@/lib/quiz/grade'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly unit: string
  /** Where cards are moved, the keys that do it. */
  readonly arrange?: AnyGame['arrange']
}

type KeyLine = readonly [keys: readonly string[], does: string]

/** The keys where cards are moved instead of options chosen. */
const arrangeKeys = ({ into, suggestedBy }: NonNullable<AnyGame['arrange']>): readonly KeyLine[] => [
  [['1', '–', '7'], `moves a card: ${into.toLowerCase()}, and back`],
  [['H'], `${suggestedBy.toLowerCase()}: the cards as the house would set them`],
  [['U', 'C'], 'undo, clear. Backspace undoes too'],
  [['Space'], 'confirm; play on; the same bets again. Enter does the same'],
  [['N', 'D'], 'after a round: a new game without side bets; twice the bets'],
  [['/'], 'what to train: which hands, how many, against what clock'],
  [['?'], 'this sheet'],
]

const KEYS: readonly KeyLine[] = [
  [['1', '–', '9'], 'choose an option by its number, or by its letter'],
  [['Space'], 'the next thing: play on, or the next hand. Enter does the same'],
  [['/'], 'what to train: which hands, how many, against what clock'],
  [['?'], 'this sheet'],
]

/** Keys, grades and the scale of the bars, on one sheet. */
export function HelpSheet({ open, onOpenChange, unit, arrange }: Props) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="How the trainer works">
      <Part title="Keys">
        <dl className="grid gap-2">
          {(arrange ? arrangeKeys(arrange) : KEYS).map(([keys, does]) => (
            <div key={does} className="flex items-baseline gap-3">
              <dt className="flex w-20 shrink-0 gap-1">
                {keys.map((key) => (
                  <kbd key={key} className={key === '–' ? 'font-sans' : 'rounded-key border border-b-2 px-1.5 font-sans text-[12.5px] font-semibold'}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
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
