'use client'

import { actionDoing } from '@/app/_felt/names'
import { Heading } from '@/app/_ui/heading'
import type { ReactNode, Ref } from 'react'
import { AnswerOptions } from '@/app/_solver/answer-options'
import { ButtonLink } from '@/app/_ui/button'
import { CardsInText, inSentence, spokenCards } from '@/app/_felt/cards-in-text'
import { Counting } from '@/app/_charts/counting'
import { signedEv } from '@/app/_solver/ev-format'
import { loss, money, withUnit } from '@/app/_languages/format'
import { Panel } from '@/app/_ui/panel'
import { usePreferences } from '@/app/_settings/preferences'
import { Proof } from '@/app/_solver/proof'
import { trainerHref } from '@/app/_felt/spot-address'
import type { useSolution } from '@/app/_solver/use-solver'
import { Why } from '@/app/_solver/why'
import { calculator, numbers } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { problemInWords } from '@/app/_ui/problem-words'
import { evValue } from '@/lib/game/ev'
import type { AnyGame } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Solution } from '@/lib/game/solution'
import { nameOf } from './eyes-words'
import type { Reading } from './read'

type Solver = ReturnType<typeof useSolution<string>>

interface Props {
  readonly game: AnyTaughtGame
  readonly reading: Reading
  readonly solver: Solver
  readonly ref?: Ref<HTMLElement>
}

/** What each option of the hand is worth, what is still missing, or what went wrong. */
export function Answer({ game, reading, solver, ref }: Props) {
  return (
    <section ref={ref} id="answer" aria-label={calculator.theAnswer} className="calculator-answer scroll-mt-20">
      <Panel>
        <p role="status" className="sr-only">
          {spoken(game, reading, solver)}
        </p>
        {reading.state === null ? (
          <Missing reading={reading} />
        ) : solver.solution ? (
          <Worth game={game} reading={reading} solution={solver.solution} />
        ) : (
          <Counting solver={solver} stopped={calculator.stopped} />
        )}
      </Panel>
    </section>
  )
}

const hasProblems = (reading: Reading): boolean => Object.keys(reading.problems).length > 0

function spoken(game: AnyGame, reading: Reading, { solution, status, problem }: Solver): string {
  if (reading.state === null) return hasProblems(reading) ? '' : reading.needs.join(' ')
  if (status === 'failed') return problem ? problemInWords(problem) : ''
  if (!solution) return calculator.workingItOut
  const name = (...actions: readonly string[]): string => nameOf(game, actions)
  const values = solution.options.map((option) => `${name(option.action)} ${signedEv(option.ev)}`).join(', ')
  return spokenCards(calculator.spoken(name(...solution.best), values, numbers.units(game.unit)))
}

function Title({ children }: { readonly children: ReactNode }) {
  return <Heading>{children}</Heading>
}

function Missing({ reading }: { readonly reading: Reading }) {
  if (hasProblems(reading))
    return (
      <>
        <Title>{calculator.notRight}</Title>
        <p className="text-small text-muted">{calculator.notRightAbout}</p>
      </>
    )
  return (
    <>
      <Title>{calculator.enterHand}</Title>
      <ul className="grid gap-1.5 text-body">
        {reading.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <p className="text-small text-muted">{calculator.enterHow}</p>
    </>
  )
}

interface WorthProps {
  readonly game: AnyTaughtGame
  readonly reading: Reading
  readonly solution: Solution<string>
}

function Worth({ game, reading: { rules, state, ruleProblems }, solution }: WorthProps) {
  return (
    <>
      <div>
        <Title>
          <CardsInText>{nameOf(game, solution.best)}</CardsInText>
        </Title>
        <Lead game={game} solution={solution} />
      </div>
      {Object.keys(ruleProblems).length > 0 && <p className="text-small text-mistake-ink">{calculator.ruleUnread}</p>}
      <AnswerOptions game={game} rules={rules} state={state} solution={solution} />
      <Why game={game} explanation={game.explain(rules, state, solution)} />
      <Proof game={game} rules={rules} state={state} solution={solution} linked={false} />
      <ButtonLink href={trainerHref(game, rules, state)}>{calculator.train}</ButtonLink>
    </>
  )
}

/** How much better the best option is than the next. */
function Lead({ game, solution }: { readonly game: AnyGame; readonly solution: Solution<string> }) {
  const { stake, currency } = usePreferences()
  const top = solution.options.find((option) => option.action === solution.best[0])
  const others = solution.options
    .filter((option) => !solution.best.includes(option.action))
    .sort((a, b) => evValue(b.ev) - evValue(a.ev))
  const next = others[0]
  if (!top || (!next && solution.best.length < 2)) return null
  const ahead = next ? evValue(top.ev) - evValue(next.ev) : 0
  if (!next) return <p className="text-small text-muted">{calculator.allRight}</p>
  const lead = solution.best.length > 1 ? calculator.leadTied : calculator.lead
  return (
    <p className="text-small text-muted tabular-nums">
      {filled(lead(withUnit(loss(ahead), game.unit), money(ahead * stake, currency)), {
        next: <CardsInText>{inSentence(actionDoing(game, next.action))}</CardsInText>,
      })}
    </p>
  )
}
