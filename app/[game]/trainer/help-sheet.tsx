'use client'

import Link from 'next/link'
import { type ReactNode, useMemo } from 'react'
import { HALF } from '@/app/_components/bar-scale'
import { CardsInText } from '@/app/_components/cards-in-text'
import { classes } from '@/app/_components/classes'
import { decimal, inWords, money, withUnit } from '@/app/_components/format'
import { GRADE_LOOKS } from '@/app/_components/grade-look'
import { GradeMark } from '@/app/_components/grade-mark'
import { KeysNote } from '@/app/_components/key-help'
import { KeyLines } from '@/app/_components/key-lines'
import { usePreferences } from '@/app/_components/preferences'
import { Sheet } from '@/app/_components/sheet'
import { called, calledAction } from '@/app/_languages/area'
import { deciding } from '@/app/_languages/english/deciding'
import { home } from '@/app/_languages/english/home'
import { numbers } from '@/app/_languages/english/numbers'
import { trainer } from '@/app/_languages/english/trainer'
import { Called } from '@/app/_languages/said'
import type { Rules } from '@/lib/games/game'
import { outlineOf } from '@/lib/games/outline'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GRADE_RULES, GRADES, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
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

/** A round in short: what is bet before the cards, what is decided, and what each choice costs at one's own stake. */
function HowToPlay({ game, rules }: { readonly game: AnyTaughtGame; readonly rules: Rules }) {
  const { stake, currency } = usePreferences()
  const { bets, stages } = useMemo(() => outlineOf(game, rules), [game, rules])
  const paid = (amount: number): string => money(amount * stake, currency)
  return (
    <>
      <p>{home.aboutGame(game.id, game.about)}</p>
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>{trainer.youBet(bets.map(({ name, stake: bet }) => `${called(name)} ${paid(bet)}`).join(', '))}</li>
        {stages.map(({ id, name, actions }) => (
          <li key={id}>
            <b className="font-semibold">
              <Called>{name}</Called>
            </b>
            {actions.length > 0 && (
              <>
                {': '}
                <CardsInText>
                  {actions
                    .map(({ action, cost }) => `${calledAction(game.label(rules, action).name)} · ${paid(cost)}`)
                    .join(', ')}
                </CardsInText>
              </>
            )}
            {actions.length === 0 && game.arrange && (
              <>: {deciding.tapCards(inWords(game.arrange.count), called(game.arrange.into).toLowerCase())}</>
            )}
          </li>
        ))}
      </ol>
      <p>
        <Link href={`/${game.id}`} className="link">
          {trainer.allTheRules}
        </Link>
      </p>
    </>
  )
}
