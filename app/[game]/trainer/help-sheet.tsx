'use client'

import { messagesOf } from '@/app/_languages/messages'
import { isDraft } from '@/lib/games/ids'
import { answer, deciding, numbers, trainer } from '@/app/_languages/words'
import { actionName, stageName, arrangeWords } from '@/app/_felt/names'
import { saidZones } from '@/app/_felt/said-felt'
import { Link } from '@/app/_ui/link'
import { type ReactNode, useMemo, useState } from 'react'
import { HALF } from '@/app/_charts/bar-scale'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { Felt } from '@/app/_felt/felt'
import { Settlement } from '@/app/_felt/settlement'
import { Button } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { decimal, inWords, money, withUnit } from '@/app/_languages/format'
import { GRADE_LOOKS, GradeMark } from '@/app/_solver/grade'
import { KeyLines, KeysNote } from '@/app/_ui/key-help'
import { usePreferences } from '@/app/_settings/preferences'
import { Sheet } from '@/app/_ui/dialog'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GRADE_RULES, MARKS, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import { shownRound } from '@/lib/teaching/course/shown-round'
import { withoutIdleSides } from './hand'
import { trainerKeys } from './keys'
import { betInWords } from './words'

/** A step of a round in the game's guide. */
export interface RoundStep {
  readonly name: string
  readonly text: string
}

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly game: AnyTaughtGame
  readonly rules: Rules
  /** A round in words. */
  readonly steps: readonly RoundStep[]
}

/** A sheet that explains how the game is played, the grades, the scale of the bars, and the keys. */
export function HelpSheet({ open, onOpenChange, game, rules, steps }: Props) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={trainer.howToPlay}>
      <div className="grid gap-2 text-small">
        <HowToPlay game={game} rules={rules} steps={steps} />
      </div>
      <Part title={trainer.grades}>
        <dl className="grid gap-1.5">
          {MARKS.map((grade) => (
            <div key={grade} className="flex items-baseline gap-3">
              <dt className={classes('flex w-32 shrink-0 items-baseline gap-2 font-semibold', GRADE_LOOKS[grade].text)}>
                <GradeMark grade={grade} size="small" />
                {answer.grades[grade]}
              </dt>
              <dd>{grade === 'followed' ? trainer.ruleFollowed : trainer.reason(grade, GRADE_RULES[grade].reason)}</dd>
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
      {/* Phones have no keys. */}
      <div className="hidden hoverable:block">
        <Part title={trainer.keys}>
          <KeyLines lines={trainerKeys(game)} />
          <KeysNote />
        </Part>
      </div>
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid border-t bg-raised p-5 pt-4 md:-bottom-7 md:-mx-7 md:-mb-7 md:px-7">
        <Button onClick={() => onOpenChange(false)}>{trainer.toTheHand}</Button>
      </div>
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

/**
 * A round on the felt, step by step: the bets and their purpose from the guide's first step, each decision with what
 * its options cost, and the settlement.
 */
function ShownRound({ game, rules, steps: told }: Pick<Props, 'game' | 'rules' | 'steps'>) {
  const purse = usePreferences()
  const steps = useMemo(() => shownRound(game, rules), [game, rules])
  const [at, setAt] = useState(0)
  const step = steps[at]!
  const bet = (action: string): string | undefined => betInWords(game, rules, step.state, action, purse)
  return (
    <section aria-label={trainer.oneRound} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{trainer.oneRound}</h3>
      {/* Above the felt, so that phones show the buttons at once and in the same place at every step. */}
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-muted">{trainer.stepOf(at + 1, steps.length)}</p>
        <Button
          look="quiet"
          aria-disabled={at === 0}
          onClick={() => setAt(Math.max(0, at - 1))}
          className="aria-disabled:opacity-45"
        >
          {trainer.stepBack}
        </Button>
        <Button look="quiet" onClick={() => setAt(at === steps.length - 1 ? 0 : at + 1)}>
          {at === steps.length - 1 ? trainer.stepAgain : trainer.stepOn}
        </Button>
      </div>
      <div role="status">
        {step.kind === 'bets' && (
          <p>
            <CardsInText>{told[0]?.text ?? ''}</CardsInText>
          </p>
        )}
        {step.kind === 'end' && (
          <p className="font-semibold">
            {trainer.roundEnds(
              step.net > 0 ? 'won' : step.net < 0 ? 'lost' : 'even',
              money(Math.abs(step.net) * purse.stake, purse.currency),
            )}
          </p>
        )}
        {step.kind === 'decision' && (
          <p>
            <b className="font-semibold">{stageName(game, step.stage)}.</b>{' '}
            <CardsInText>
              {game.arrange
                ? deciding.tapCards(inWords(game.arrange.count), arrangeWords(game).into.toLowerCase())
                : `${step.actions.map((action) => [actionName(game, action), bet(action) ?? []].flat().join(' · ')).join(', ')}.`}
            </CardsInText>{' '}
            <CardsInText>{trainer.inThisRound(actionName(game, step.action))}</CardsInText>
          </p>
        )}
      </div>
      <Felt zones={saidZones(game, withoutIdleSides(game, game.table(rules, step.state)))} />
      {step.kind === 'end' && <Settlement game={game} rules={rules} bets={step.bets} net={step.net} unit={game.unit} />}
    </section>
  )
}

/** The game in a sentence, a round on the felt, and the rules in the guide's words. */
function HowToPlay({ game, rules, steps }: Pick<Props, 'game' | 'rules' | 'steps'>) {
  return (
    <>
      <p>{messagesOf(game).about}</p>
      <ShownRound game={game} rules={rules} steps={steps} />
      {steps.length > 0 && (
        <section aria-label={trainer.roundInWords} className="grid gap-1.5 pt-2">
          <h3 className="font-semibold">{trainer.roundInWords}</h3>
          <ol className="grid list-decimal gap-1.5 pl-5">
            {steps.map(({ name, text }) => (
              <li key={name}>
                <b className="font-semibold">{name}.</b> <CardsInText>{text}</CardsInText>
              </li>
            ))}
          </ol>
        </section>
      )}
      {!isDraft(game.id) && (
        <p>
          <Link href={`/${game.id}`} className="link">
            {trainer.allTheRules}
          </Link>
        </p>
      )}
    </>
  )
}
