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
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GRADE_RULES, GRADES, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import { HowToPlay } from './how-to-play'
import { trainerKeys } from './keys'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly game: AnyTaughtGame
  readonly rules: Rules
}

/** How the game is played, then grades, the scale of the bars and the keys, on one sheet. */
export function HelpSheet({ open, onOpenChange, game, rules }: Props) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={trainer.howItWorks}>
      <Part title={trainer.howToPlay}>
        <HowToPlay game={game} rules={rules} />
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
            numbers.units(game.unit),
            withUnit(decimal(HALF), game.unit),
            withUnit(decimal(OBVIOUS_GAP), game.unit),
          )}
        </p>
      </Part>
      <Part title={trainer.sessions}>
        <p>{trainer.aboutSessions}</p>
      </Part>
      <Part title={trainer.keys}>
        <KeyLines lines={trainerKeys(game.arrange)} />
        <KeysNote />
      </Part>
    </Sheet>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2 text-small">
      <h3 className="text-label tracking-caps text-muted uppercase">{title}</h3>
      {children}
    </section>
  )
}
