'use client'

import { Check, CircleAlert, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardRow } from '@/app/house-ways/_parts/card-row'
import { shareInWords } from '@/app/house-ways/_parts/share'
import { whole } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import { ProgressLine } from '@/app/_components/progress-line'
import type { Live } from '@/app/_components/use-live-solver'
import { called } from '@/app/_languages/area'
import { houseWays } from '@/app/_languages/english/house-ways'
import { parseCards } from '@/lib/cards/card'
import { ALL, type BadHands, type HouseWay, KNOWN_WAYS, type WayCheck } from '@/lib/engines/pai-gow/index'
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
        <h2 className="text-verdict font-semibold tracking-snug">{houseWays.checked}</h2>
        <p role="status" className="text-small text-muted">
          {problem
            ? houseWays.waiting
            : live.status === 'solving'
              ? houseWays.setting(whole(ALL))
              : live.status === 'failed'
                ? houseWays.checkFailed
                : houseWays.allHands(whole(ALL))}
        </p>
        {live.status === 'solving' && !problem && <ProgressLine label={houseWays.checking} />}
      </div>
      {isNamed && (
        <p lang="en" className="text-small break-words text-blunder-ink">
          {problem.message}
        </p>
      )}
      {live.status === 'failed' && (
        <p className="text-small">
          <span lang="en">{live.problem?.message}</span>{' '}
          <button type="button" onClick={live.retry} className="link min-h-11">
            {houseWays.tryAgain}
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
      <Finding look={uncovered ? 'bad' : 'good'} title={uncovered ? houseWays.someUncovered : houseWays.allCovered}>
        {uncovered && <Hand bad={uncovered} />}
      </Finding>
      <Finding look={foul ? 'bad' : 'good'} title={foul ? houseWays.setsFoul(foul.clause) : houseWays.noneFoul}>
        {foul && <Hand bad={foul} />}
      </Finding>
      {impossible && (
        <Finding look="bad" title={houseWays.lacksCards(impossible.clause)}>
          <Hand bad={impossible} />
        </Finding>
      )}
      <Finding
        look={unreached.length > 0 ? 'note' : 'good'}
        title={unreached.length === 0 ? houseWays.allReached : houseWays.unreached(unreached.length)}
      >
        {unreached.length > 0 && <p className="text-small">{houseWays.takenBefore(unreached.join(', '))}</p>}
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

function Finding({
  look,
  title,
  children,
}: {
  readonly look: keyof typeof LOOKS
  readonly title: string
  readonly children?: ReactNode
}) {
  const { Icon, colour } = LOOKS[look]
  return (
    <li className="grid grid-cols-auto-rest gap-x-2.5 gap-y-1">
      <span aria-hidden="true" className={`mt-px inline-grid h-6 w-6 place-items-center rounded-key ${colour}`}>
        <Icon size={15} strokeWidth={2.5} />
      </span>
      <p className="font-strong">{title}</p>
      <div className="col-start-2 grid grid-cols-1 gap-1">{children}</div>
    </li>
  )
}

function Hand({ bad }: { readonly bad: BadHands }) {
  return (
    <>
      <p className="text-small text-muted tabular-nums">
        {houseWays.badHands(whole(bad.hands), shareInWords(bad.hands / ALL))}
      </p>
      <CardRow cards={must(parseCards(bad.example))} label={houseWays.badHand} />
    </>
  )
}

function Apart({ apart, way }: { readonly apart: Readonly<Record<string, number>>; readonly way: HouseWay }) {
  return (
    <li className="grid gap-1 border-t pt-3 text-small">
      <p className="text-caption text-muted">{houseWays.setsOtherwise(way.name)}</p>
      <dl className="grid">
        {KNOWN_WAYS.map(({ id, name }) => (
          <div key={id} className="flex justify-between gap-4">
            <dt>{called(name)}</dt>
            <dd className="tabular-nums">{shareInWords((apart[id] ?? 0) / ALL)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
