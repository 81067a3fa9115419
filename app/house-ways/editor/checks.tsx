'use client'

import { Check, CircleAlert, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardRow } from '@/app/house-ways/_parts/card-row'
import { shareInWords } from '@/app/house-ways/_parts/share'
import { whole } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import { ProgressLine } from '@/app/_components/progress-line'
import type { Live } from '@/app/_components/use-live-solver'
import { parseCards } from '@/lib/cards/card'
import { ALL, type BadHands, type WayCheck } from '@/lib/house-ways/check-types'
import { type HouseWay, KNOWN_WAYS } from '@/lib/house-ways/hands'
import { must, type Problem } from '@/lib/result'

interface Props {
  readonly way: HouseWay
  readonly problem: Problem | undefined
  readonly live: Live<'way'>
}

/** What the clauses come to over every hand: every hand set, none foul, no clause idle. */
export function Checks({ way, problem, live }: Props) {
  const check = live.shown?.value
  const isNamed = problem !== undefined && !/^(clauses\[|id$|name$|source$|note$)/.test(problem.at ?? '')
  return (
    <Panel>
      <div className="grid gap-1">
        <h2 className="text-verdict font-semibold tracking-[-0.01em]">Checked over every hand</h2>
        <p role="status" className="text-small text-muted">
          {problem ? 'Waiting: something is missing or cannot be read.' : live.status === 'solving' ? `Setting ${whole(ALL)} hands…` : live.status === 'failed' ? 'The check failed.' : `All ${whole(ALL)} hands, by their classes.`}
        </p>
        {live.status === 'solving' && !problem && <ProgressLine label="Checking every hand" />}
      </div>
      {isNamed && <p className="text-small break-words text-blunder-ink">{problem.message}</p>}
      {live.status === 'failed' && (
        <p className="text-small">
          {live.problem?.message}{' '}
          <button type="button" onClick={live.retry} className="link min-h-11">
            Try again
          </button>
        </p>
      )}
      {check && !problem && (
        <div className={live.status === 'solved' ? 'grid gap-3' : 'grid gap-3 opacity-55'}>
          <Findings check={check} way={way} />
        </div>
      )}
    </Panel>
  )
}

function Findings({ check, way }: { readonly check: WayCheck; readonly way: HouseWay }) {
  const { uncovered, foul, impossible, unreached, apart } = check
  return (
    <ul className="grid gap-3">
      <Finding look={uncovered ? 'bad' : 'good'} title={uncovered ? 'Some hands are covered by no clause' : 'Every hand is covered'}>
        {uncovered && <Hand bad={uncovered} />}
      </Finding>
      <Finding look={foul ? 'bad' : 'good'} title={foul ? `${foul.clause} sets hands foul` : 'No hand is set foul'}>
        {foul && <Hand bad={foul} />}
      </Finding>
      {impossible && (
        <Finding look="bad" title={`${impossible.clause} covers hands that do not have its cards`}>
          <Hand bad={impossible} />
        </Finding>
      )}
      <Finding look={unreached.length > 0 ? 'note' : 'good'} title={unreached.length === 0 ? 'Every clause is reached' : unreached.length === 1 ? 'One clause is never reached' : `${unreached.length} clauses are never reached`}>
        {unreached.length > 0 && <p className="text-small">{unreached.join(', ')}: the clauses before take every hand.</p>}
      </Finding>
      {apart && <Apart apart={apart} way={way} />}
    </ul>
  )
}

const LOOKS = {
  good: { Icon: Check, colour: 'bg-best/14 text-best-ink' },
  bad: { Icon: CircleAlert, colour: 'bg-blunder/14 text-blunder-ink' },
  note: { Icon: Minus, colour: 'bg-inaccuracy/16 text-inaccuracy-ink' },
} as const

function Finding({ look, title, children }: { readonly look: keyof typeof LOOKS; readonly title: string; readonly children?: ReactNode }) {
  const { Icon, colour } = LOOKS[look]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-1">
      <span aria-hidden="true" className={`mt-px inline-grid h-6 w-6 place-items-center rounded-key ${colour}`}>
        <Icon size={15} strokeWidth={2.5} />
      </span>
      <p className="font-[550]">{title}</p>
      <div className="col-start-2 grid grid-cols-[minmax(0,1fr)] gap-1">{children}</div>
    </li>
  )
}

function Hand({ bad }: { readonly bad: BadHands }) {
  return (
    <>
      <p className="text-small text-muted tabular-nums">
        {whole(bad.hands)} hands, {shareInWords(bad.hands / ALL)}. One of them:
      </p>
      <CardRow cards={must(parseCards(bad.example))} label="A hand that goes wrong" />
    </>
  )
}

function Apart({ apart, way }: { readonly apart: Readonly<Record<string, number>>; readonly way: HouseWay }) {
  return (
    <li className="grid gap-1 border-t pt-3 text-small">
      <p className="text-caption text-muted">Hands that “{way.name}” sets otherwise than</p>
      <dl className="grid">
        {KNOWN_WAYS.map(({ id, name }) => (
          <div key={id} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="tabular-nums">{shareInWords((apart[id] ?? 0) / ALL)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
