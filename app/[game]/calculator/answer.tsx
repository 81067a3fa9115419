'use client'

import type { ReactNode, Ref } from 'react'
import { AnswerOptions } from '@/app/_components/answer-options'
import { ButtonLink } from '@/app/_components/button'
import { CardsInText, inSentence, spokenCards } from '@/app/_components/cards-in-text'
import { Counting } from '@/app/_components/counting'
import { loss, money, signedEv, withUnit } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import { usePreferences } from '@/app/_components/preferences'
import { Proof } from '@/app/_components/proof'
import { trainerHref } from '@/app/_components/spot-address'
import type { useSolution } from '@/app/_components/use-solver'
import { Why } from '@/app/_components/why'
import { evValue } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import type { Reading } from './read'

type Solver = ReturnType<typeof useSolution<string>>

interface Props {
  readonly game: AnyGame
  readonly reading: Reading
  readonly solver: Solver
  readonly ref?: Ref<HTMLElement>
}

/** What the hand is worth, option by option; or what is still missing; or what went wrong. */
export function Answer({ game, reading, solver, ref }: Props) {
  return (
    <section ref={ref} id="answer" aria-label="The answer" className="calculator-answer scroll-mt-20">
      <Panel>
        <p role="status" className="sr-only">
          {spoken(game, reading, solver)}
        </p>
        {reading.state === null ? <Missing reading={reading} /> : solver.solution ? <Worth game={game} reading={reading} solution={solver.solution} /> : <Counting solver={solver} stopped="This hand was not worked out." />}
      </Panel>
    </section>
  )
}

const hasProblems = (reading: Reading): boolean => Object.keys(reading.problems).length > 0

function spoken(game: AnyGame, reading: Reading, { solution, status, problem }: Solver): string {
  if (reading.state === null) return hasProblems(reading) ? '' : reading.needs.join(' ')
  if (status === 'failed') return problem?.message ?? ''
  if (!solution) return 'Working it out.'
  const name = (action: string): string => game.label(reading.rules, action).name
  const values = solution.options.map((option) => `${name(option.action)} ${signedEv(option.ev)}`).join(', ')
  return spokenCards(`Best: ${solution.best.map(name).join(' or ')}. ${values}, in ${game.unit}s.`)
}

function Title({ children }: { readonly children: ReactNode }) {
  return <h2 className="text-verdict font-semibold tracking-[-0.01em]">{children}</h2>
}

function Missing({ reading }: { readonly reading: Reading }) {
  if (hasProblems(reading))
    return (
      <>
        <Title>Not right yet</Title>
        <p className="text-small text-muted">What is wrong stands beside its field. Everything you entered is kept.</p>
      </>
    )
  return (
    <>
      <Title>Enter a hand</Title>
      <ul className="grid gap-1.5 text-body">
        {reading.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <p className="text-small text-muted">Tap the cards, or type and paste them: a rank and a suit each, as in Ks Qd 10c.</p>
    </>
  )
}

interface WorthProps {
  readonly game: AnyGame
  readonly reading: Reading
  readonly solution: Solution<string>
}

function Worth({ game, reading: { rules, state, ruleProblems }, solution }: WorthProps) {
  const best = solution.best.map((action) => game.label(rules, action).name)
  return (
    <>
      <div>
        <Title>
          <CardsInText>{best.join(' or ')}</CardsInText>
        </Title>
        <Lead game={game} rules={rules} solution={solution} />
      </div>
      {Object.keys(ruleProblems).length > 0 && <p className="text-small text-mistake-ink">One of the rules below could not be read; this is the answer without it.</p>}
      <AnswerOptions game={game} rules={rules} state={state} solution={solution} />
      <Why explanation={game.explain(rules, state, solution)} />
      <Proof game={game} rules={rules} state={state} solution={solution} linked={false} />
      <ButtonLink href={trainerHref(game, rules, state)}>Train from here</ButtonLink>
    </>
  )
}

/** How far the best option is ahead of the next. */
function Lead({ game, rules, solution }: { readonly game: AnyGame; readonly rules: unknown; readonly solution: Solution<string> }) {
  const { stake, currency } = usePreferences()
  const top = solution.options.find((option) => option.action === solution.best[0])
  const others = solution.options.filter((option) => !solution.best.includes(option.action)).sort((a, b) => evValue(b.ev) - evValue(a.ev))
  const next = others[0]
  if (!top || (!next && solution.best.length < 2)) return null
  const ahead = next ? evValue(top.ev) - evValue(next.ev) : 0
  const tied = solution.best.length > 1 ? 'Worth exactly the same' : 'The best play'
  if (!next) return <p className="text-small text-muted">{tied}: each is right</p>
  return (
    <p className="text-small text-muted tabular-nums">
      {tied}: {withUnit(loss(ahead), game.unit)} better than <CardsInText>{inSentence(game.label(rules, next.action).doing)}</CardsInText>, {money(ahead * stake, currency)} at your stake
    </p>
  )
}
