'use client'

import { Input, TextArea } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { Check, CircleAlert, Minus } from 'lucide-react'
import { Link } from '@/app/_ui/link'
import { type ReactNode, useMemo, useState } from 'react'
import { array, custom, is, nullable, number, object, string } from 'valibot'
import { Button, ButtonLink, TextButton } from '@/app/_ui/button'
import { whole } from '@/app/_languages/format'
import { Panel } from '@/app/_ui/panel'
import { PlayingCard } from '@/app/_felt/playing-card'
import { ProgressLine } from '@/app/_ui/progress-line'
import { Unreadable } from '@/app/_ui/unreadable'
import { type Live, useLiveSolver } from '@/app/_solver/use-live-solver'
import { useOpened } from '@/app/_ui/use-address'
import { useTyped } from '@/app/_ui/use-typed'
import { houseWays } from '@/app/_languages/words'
import { clauseInWords, wayInWords } from '@/app/house-ways/_parts/clause-words'
import { shareInWords } from '@/app/house-ways/_parts/share'
import { problemInWords } from '@/app/_ui/problem-words'
import { type Card, parseCards } from '@/lib/cards/card'
import {
  ALL,
  asOwn,
  type BadHands,
  clauseAt,
  type Edit,
  editWay,
  type HouseWay,
  isSound,
  KNOWN_WAYS,
  makeWay,
  problemOf,
  readSharedWay,
  readWay,
  type WayCheck,
  withoutWords,
} from '@/lib/engines/pai-gow/index'
import { must, type Problem, type Result } from '@/lib/result'
import { ClauseList, problemInForm, type Removed } from './clause-list'
import { Keep } from './keep'
import { Paste } from './paste'
import { Price } from './price'
import { useSaved } from './saved'

/** Small cards in a row. */
function CardRow({ cards, label }: { readonly cards: readonly Card[]; readonly label: string }) {
  return (
    <div role="group" aria-label={label} className="flex gap-0.75">
      {cards.map((card) => (
        <PlayingCard key={card} spot={card} size="small" />
      ))}
    </div>
  )
}

interface ChecksProps {
  readonly way: HouseWay
  readonly problem: Problem | undefined
  readonly live: Live<'way'>
}

/** The result of the clauses for every hand: whether each hand is set, none is a foul, and every clause is used. */
function Checks({ way, problem, live }: ChecksProps) {
  const check = live.shown?.value
  const isNamed = problem !== undefined && !/^(clauses\[|id$|name$|source$|note$)/.test(problem.at ?? '')
  return (
    <Panel>
      <div className="grid gap-1">
        <Heading>{houseWays.checked}</Heading>
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
      {isNamed && <p className="text-small break-words text-blunder-ink">{problemInWords(problem)}</p>}
      {live.status === 'failed' && (
        <p className="text-small">
          {live.problem && problemInWords(live.problem)}{' '}
          <TextButton onClick={live.retry}>{houseWays.tryAgain}</TextButton>
        </p>
      )}
      {check && !problem && (
        <div className={live.status === 'solved' ? 'grid gap-3' : 'grid gap-3 opacity-55'}>
          <Findings check={check} way={way} />
          {isSound(check) && <Price key={makeWay(way)} way={way} />}
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
      {check.nearest && <Nearest nearest={check.nearest} hands={apart?.[check.nearest.way] ?? 0} way={way} />}
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
        {KNOWN_WAYS.map((one) => (
          <div key={one.id} className="flex justify-between gap-4">
            <dt>{wayInWords(one)}</dt>
            <dd className="tabular-nums">{shareInWords((apart[one.id] ?? 0) / ALL)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** How the way differs from the site's most similar one: clause by clause, with an example hand for each difference. */
function Nearest({
  nearest,
  hands,
  way,
}: {
  readonly nearest: NonNullable<WayCheck['nearest']>
  /** How many hands the two set differently. */
  readonly hands: number
  readonly way: HouseWay
}) {
  const known = KNOWN_WAYS.find(({ id }) => id === nearest.way)!
  const sentenceIn = ({ clauses }: HouseWay, id: string): string =>
    clauses.find((clause) => clause.id === id)?.sentence ?? id
  return (
    <li className="grid gap-2 border-t pt-3 text-small">
      <p className="font-strong">{houseWays.nearest(wayInWords(known))}</p>
      <p className="text-muted">
        {hands === 0 ? houseWays.sameAsNearest : houseWays.nearestParts(shareInWords(hands / ALL))}
      </p>
      {hands > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 font-strong">{houseWays.whereTheyPart}</summary>
          <ul className="grid gap-4">
            {nearest.parts.map(({ ours, theirs, hands: some, example }) => (
              <li key={`${ours} ${theirs}`} className="grid gap-1">
                <p>
                  <b className="font-strong">{houseWays.yours}</b> {clauseInWords(sentenceIn(way, ours))}
                </p>
                <p>
                  <b className="font-strong">{wayInWords(known)}</b> {clauseInWords(sentenceIn(known, theirs))}
                </p>
                <p className="text-muted tabular-nums">{houseWays.partOf(shareInWords(some / ALL))}</p>
                <CardRow cards={must(parseCards(example))} label={houseWays.partExample} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** The milliseconds without a change before every hand is checked again. */
const PAUSE = 200

interface Written {
  readonly way: HouseWay
  /** The clause that the last edit removed; null after any other edit. */
  readonly removed: Removed | null
}

const written = (way: HouseWay, edit: Edit): Written => ({
  way: editWay(way, edit),
  removed: edit.kind === 'remove' ? { at: edit.at, before: way } : null,
})

const text = string()
const keptTexts = object({
  id: text,
  name: text,
  source: text,
  note: text,
  clauses: array(object({ id: text, sentence: text })),
})

/** A house way whose texts may be empty or invalid while they are typed. */
const keptWay = custom<HouseWay>((kept) => {
  if (!is(keptTexts, kept)) return false
  const clauses = kept.clauses.map((clause, at) => ({ ...clause, id: `clause-${at}`, sentence: 'sentence' }))
  return readWay({ id: 'id', name: 'name', source: 'source', note: 'note', clauses }).ok
})
const keptDraft = nullable(object({ way: keptWay, removed: nullable(object({ at: number(), before: keptWay })) }))
const keptPlace = nullable(number())
const nothing = (): null => null

/**
 * The editor of a house way: its clauses, and beside them their result for every hand. `name` identifies the draft,
 * which survives a reload and a change of the page's language. Without edits, the way is opened again from the address.
 */
export function Editor({ opened, name = '' }: { readonly opened: HouseWay; readonly name?: string }) {
  const [draft, setDraft] = useTyped<Written | null>(`house-way ${name}`, nothing, keptDraft)
  const [openClause, setOpenClause] = useTyped<number | null>(`clause ${name}`, nothing, keptPlace)
  const { way, removed } = draft ?? { way: opened, removed: null }
  const edit = (change: Edit): void => setDraft((now) => written(now?.way ?? opened, change))
  const problem = problemOf(way)
  // While a name or a sentence is typed, nothing is checked again.
  const asked = problem ? null : { way: withoutWords(way) }
  const live = useLiveSolver('way', asked, { channel: 'house-ways', pause: PAUSE })
  const check = live.shown?.value ?? null
  const isCurrent = live.status === 'solved'
  return (
    <div className="mx-auto grid max-w-table grid-cols-1 gap-x-8 gap-y-8 px-4 py-8 md:px-8 4xl:grid-cols-[minmax(0,1fr)_380px]">
      <div className="grid min-w-0 content-start gap-8">
        <Head way={way} problem={problem} onEdit={edit} />
        <Paste onOpen={(pasted) => edit({ kind: 'replace', way: pasted })} />
      </div>
      <div className="grid content-start gap-5 4xl:sticky 4xl:top-19 4xl:col-start-2 4xl:row-span-2 4xl:row-start-1 4xl:self-start">
        <Checks way={way} problem={problem} live={live} />
        <Keep way={way} check={isCurrent ? check : null} hasProblem={problem !== undefined} onEdit={edit} />
      </div>
      <ClauseList
        way={way}
        removed={removed}
        check={check}
        isCurrent={isCurrent}
        badClause={clauseAt(problem)}
        problem={problem}
        open={openClause}
        onOpen={setOpenClause}
        onEdit={edit}
      />
    </div>
  )
}

interface Props {
  readonly way: HouseWay
  readonly problem: Problem | undefined
  readonly onEdit: (edit: Edit) => void
}

const FIELDS = [
  { field: 'name', hint: 'nameHint' },
  { field: 'id', hint: 'idHint' },
  { field: 'source', hint: 'sourceHint' },
] as const

/** The way's name and origin. */
function Head({ way, problem, onEdit }: Props) {
  return (
    <div className="grid content-start gap-4">
      <p className="text-small">
        <Link href="/house-ways" className="link">
          {houseWays.toWays}
        </Link>
      </p>
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{houseWays.title}</h1>
      <p className="max-w-lead text-muted">{houseWays.about}</p>
      <div className="grid gap-3 md:grid-cols-2">
        {FIELDS.map(({ field, hint }) => {
          const wrong = problem?.at === field ? problemInForm(problem) : undefined
          return (
            <label key={field} className="grid content-start gap-1">
              <span className="text-small font-strong">{houseWays[field]}</span>
              <Input
                value={way[field]}
                onChange={(event) => onEdit({ kind: 'text', field, text: event.target.value })}
                aria-invalid={wrong !== undefined}
                className="w-full"
              />
              <span className={wrong === undefined ? 'text-caption text-muted' : 'text-caption text-blunder-ink'}>
                {wrong ?? houseWays[hint]}
              </span>
            </label>
          )
        })}
        <label className="grid content-start gap-1 md:col-span-2">
          <span className="text-small font-strong">{houseWays.notes}</span>
          <TextArea
            value={way.note}
            lang={KNOWN_WAYS.some(({ note }) => note === way.note) ? 'en' : undefined}
            rows={2}
            onChange={(event) => onEdit({ kind: 'text', field: 'note', text: event.target.value })}
            className="w-full"
          />
          {problem?.at === 'note' && <span className="text-caption text-blunder-ink">{problemInForm(problem)}</span>}
        </label>
      </div>
    </div>
  )
}

/** A copy of one of the site's ways under a name of its own, to start from. */
const copyOf = (way: HouseWay): HouseWay =>
  asOwn(
    {
      id: 'my-way',
      name: houseWays.myWay,
      source: houseWays.after(wayInWords(way)),
      note: houseWays.note(way.id, way.note),
      clauses: way.clauses.map((clause) => ({ ...clause, sentence: clauseInWords(clause.sentence) })),
    },
    [],
  )

/**
 * The way that the address asks for: a shared one, a saved one, or a copy of one of the site's. Null if it asks for
 * none.
 */
function asked(query: URLSearchParams, saved: readonly HouseWay[]): Result<HouseWay> | null {
  const shared = query.get('way')
  if (shared !== null) return readSharedWay(shared)
  const own = saved.find(({ id }) => id === query.get('saved'))
  if (own) return { ok: true, value: own }
  const from = KNOWN_WAYS.find(({ id }) => id === query.get('from'))
  return from ? { ok: true, value: copyOf(from) } : null
}

/** The editor with the way in the address, or the one saved last, or a copy of the usual one. */
export function Opening() {
  const { opened } = useOpened()
  const { ways } = useSaved()
  const [anew, setAnew] = useState<number | null>(null)
  const [first] = useState(() => ways)
  const way = useMemo(
    () => asked(new URLSearchParams(anew === opened.count ? '' : opened.query), first),
    [opened, first, anew],
  )
  if (way && !way.ok) {
    return (
      <Unreadable
        title={houseWays.unreadable}
        problem={way.problem}
        ways={
          <>
            <Button onClick={() => setAnew(opened.count)}>{houseWays.beginUsual}</Button>
            <ButtonLink href="/house-ways" look="quiet">
              {houseWays.backToWays}
            </ButtonLink>
          </>
        }
      />
    )
  }
  return <Editor key={opened.count} name={opened.query} opened={way?.value ?? first.at(-1) ?? copyOf(KNOWN_WAYS[0]!)} />
}
