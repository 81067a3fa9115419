'use client'

import '@/app/_charts/decision-map.css'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { money, percent, whole } from '@/app/_languages/format'
import { newSession, useAddress } from '@/app/_ui/use-address'
import { useInBrowser } from '@/app/_ui/store'
import { useLog } from '@/app/progress/use-log'
import { inSentence } from '@/app/_felt/cards-in-text'
import { actionName, mapWords, rowName } from '@/app/_felt/names'
import { course as words, trainerSummary } from '@/app/_languages/words'
import { ownRules } from '@/app/_settings/own-rules'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { preferencesNow, usePreferences } from '@/app/_settings/preferences'
import { useTaughtGame } from '@/app/_solver/use-fetched'
import { useSolver } from '@/app/_solver/use-solver'
import { Button, ButtonLink } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { Heading } from '@/app/_ui/heading'
import { PillRow } from '@/app/_ui/pill-row'
import { ProgressLine } from '@/app/_ui/progress-line'
import { MapHead } from '@/app/_ui/table'
import { problemInWords } from '@/app/_ui/problem-words'
import type { StartingClass } from '@/lib/game/figures'
import type { Rules } from '@/lib/game/game'
import { parseRules } from '@/lib/game/rules'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import {
  bestWith,
  type CellGrade,
  gridCells,
  gridPlan,
  gridQuestions,
  type GridScore,
  isAsked,
  makeMarks,
  parseMarks,
  scoreGrid,
} from '@/lib/teaching/quiz/grid'
import { makePlan } from '@/lib/teaching/quiz/plan'
import { startRound } from '@/lib/teaching/quiz/round'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'

/** The state in the address: the attempt, the action asked about, and the marked hands. */
interface View {
  /** Null in an address without one, which starts a new attempt. */
  readonly session: string | null
  readonly action: string | null
  readonly marks: string
}

const readView = (query: URLSearchParams): View => {
  const session = query.get('session') ?? ''
  return {
    session: parseSeed(`${session}-1`).ok ? session : null,
    action: query.get('mark'),
    marks: query.get('marks') ?? '',
  }
}

const writeView = ({ session, action, marks }: View): string =>
  new URLSearchParams([
    ...(action === null ? [] : [['mark', action]]),
    ...(marks === '' ? [] : [['marks', marks]]),
    ...(session === null || marks === '' ? [] : [['session', session]]),
  ]).toString()

/** The quiz depends on the address and the record, which only the browser has. */
export function GridLoader({ game: id }: { readonly game: string }) {
  const game = useTaughtGame(id)
  const isHere = useInBrowser()
  if (game === null || !isHere) return <div aria-busy="true" className="min-h-95 rounded-panel border bg-raised" />
  return <Quiz game={game} />
}

/** Solves the game under the reader's own rules, or under the usual ones. */
function useCells(game: AnyTaughtGame) {
  const [text] = useState(() => ownRules(game, preferencesNow().rules))
  const rules = useMemo(() => {
    const read = parseRules(game, text)
    return (read.ok ? read.value : game.variants[0].rules) as Rules
  }, [game, text])
  const asked = useSolver('whole', { game: game.id, rules }, { channel: 'grid' })
  return {
    text,
    cells: asked.value?.cells ?? null,
    problem: asked.problem,
    progress: asked.progress,
    retry: asked.retry,
  }
}

/**
 * The action asked about until the game is solved, which shows which others are possible: the first action of a hand.
 */
function firstAction(game: AnyTaughtGame): string {
  const { phase } = startRound(game, game.variants[0].rules, game.drills[0].id, 'grid-1')
  return phase.kind === 'asking' ? phase.actions[0]! : ''
}

function Quiz({ game }: { readonly game: AnyTaughtGame }) {
  const [view, setView] = useAddress<View>(readView, writeView)
  const [fresh, setFresh] = useState(newSession)
  const session = view.session ?? fresh
  const { text, cells, problem, progress, retry } = useCells(game)
  const { status, runs, keep } = useLog(game.id)
  const all = useMemo(() => gridCells(game), [game])
  const first = useMemo(() => firstAction(game), [game])
  const questions = useMemo(() => (cells === null ? [first] : gridQuestions(cells)), [cells, first])
  const action = questions.find((one) => one === view.action) ?? (questions.includes(first) ? first : questions[0]!)
  const marked = useMemo(() => parseMarks(all, view.marks), [all, view.marks])
  const id = `run-${session}`
  // A stored attempt is finished. Its marks can't change, and it is never counted twice.
  const isOver = runs.some((run) => run.id === id)
  const score = useMemo(
    () => (isOver && cells !== null ? scoreGrid(cells, action, marked) : null),
    [isOver, cells, action, marked],
  )
  const mark = (changed: ReadonlySet<string>): void =>
    setView({ session, action: view.action, marks: makeMarks(all, changed) })
  const begin = (asked: string): void => {
    setFresh(newSession())
    setView({ session: null, action: asked === first ? null : asked, marks: '' })
  }
  const check = (): void => {
    if (cells === null || isOver) return
    const { right, asked, cost } = scoreGrid(cells, action, marked)
    const seed = makeSeed({ session, index: 1 })
    const at = Date.now()
    void keep([{ kind: 'run', id, at, game: game.id, rules: text, seed, plan: gridPlan(action), right, asked, cost }])
  }
  const before = runs.filter((run) => run.id !== id && run.rules === text && run.plan === gridPlan(action))
  return (
    <section aria-labelledby="question" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1">
        <Heading id="question">{words.gridQuestion(inSentence(actionName(game, action)))}</Heading>
        {/* With two actions, one question is the opposite of the other. */}
        {questions.length > 2 && (
          <PillRow
            label={words.gridAsks}
            pills={questions.map((one) => ({ id: one, name: actionName(game, one) }))}
            chosen={action}
            onChoose={begin}
          />
        )}
        <p className="text-small text-muted">{words.gridHow}</p>
      </div>
      <Grid game={game} cells={cells} marked={marked} score={score} onMark={score || isOver ? null : mark} />
      {problem !== null && (
        <div role="alert" className="grid justify-items-start gap-2 text-small">
          <p>{problemInWords(problem)}</p>
          <Button onClick={retry}>{words.gridRetry}</Button>
        </div>
      )}
      {problem === null && cells === null && <ProgressLine done={progress} label={words.gridSolving} />}
      {score === null ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button onClick={check} disabled={cells === null || status === 'opening' || marked.size === 0}>
            {words.gridCheck}
          </Button>
          <p className="text-small text-muted tabular-nums">{words.gridMarked(whole(marked.size))}</p>
        </div>
      ) : (
        <Result
          game={game}
          score={score}
          rules={text}
          before={before.length === 0 ? null : Math.max(...before.map(({ right }) => right))}
          onAgain={() => begin(action)}
        />
      )}
    </section>
  )
}

/* Each grade has a sign as well as a color. */
const LOOKS: Readonly<Record<CellGrade, { readonly sign: string; readonly tint: string }>> = {
  right: { sign: '', tint: '' },
  missed: { sign: '−', tint: 'outline-2 -outline-offset-2 outline-blunder' },
  extra: { sign: '✗', tint: 'outline-2 -outline-offset-2 outline-blunder' },
  unasked: { sign: '±', tint: '' },
}

interface GridProps {
  readonly game: AnyTaughtGame
  /** Null until the game is solved. */
  readonly cells: readonly StartingClass[] | null
  readonly marked: ReadonlySet<string>
  /** Set once the marks are checked. */
  readonly score: GridScore | null
  /** Null if nothing can be marked any more. */
  readonly onMark: ((marked: ReadonlySet<string>) => void) | null
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The hand under a finger or pointer. */
const cellAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hand]')?.dataset['hand']

/**
 * The hands as toggle buttons. One of them is in the Tab order; the arrow keys move from there, and with Shift they
 * mark.
 */
function Grid({ game, cells, marked, score, onMark }: GridProps) {
  const { map } = game
  const [focused, setFocused] = useState<readonly [number, number]>([0, 0])
  const [looked, setLooked] = useState<string | null>(null)
  const table = useRef<HTMLTableElement>(null)
  /** Set while a pointer is down: whether it marks or unmarks the hands that it passes, and the marks so far. */
  const stroke = useRef<{
    readonly from: string
    readonly marks: boolean
    readonly pointer: number
    now: Set<string> | null
  }>(null)
  const byId = useMemo(() => new Map((cells ?? []).map((cell) => [cell.id, cell])), [cells])
  const isUnasked = (id: string): boolean => {
    const cell = byId.get(id)
    return cells !== null && (cell === undefined || !isAsked(cell))
  }
  const set = (into: Set<string>, id: string, marks: boolean): Set<string> => {
    if (marks && !isUnasked(id)) into.add(id)
    else into.delete(id)
    return into
  }
  const toggle = (id: string): void => {
    if (onMark) onMark(set(new Set(marked), id, !marked.has(id)))
    else setLooked(id)
  }
  const onMove = (event: PointerEvent): void => {
    const now = stroke.current
    const id = cellAt(event)
    if (!onMark || now === null || id === undefined || now.pointer !== event.pointerId) return
    if (id === now.from && now.now === null) return
    now.now = set(set(now.now ?? new Set(marked), now.from, now.marks), id, now.marks)
    onMark(new Set(now.now))
  }
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    let [row, column] = focused
    do {
      row += step[0]
      column += step[1]
    } while (map.rows[row]?.cells[column] === null)
    const id = map.rows[row]?.cells[column]
    if (id === undefined || id === null) return
    setFocused([row, column])
    table.current?.querySelector<HTMLElement>(`[data-hand="${id}"]`)?.focus()
    if (event.shiftKey && onMark) onMark(set(new Set(marked), id, true))
  }
  const shown = looked === null ? undefined : byId.get(looked)
  return (
    <div className="decision-map">
      <table ref={table} className="decision-map-table decision-map-tight" onKeyDown={onKey}>
        <caption className="sr-only">{mapWords(game).name}</caption>
        <MapHead rowsName={mapWords(game).rowsName} columns={map.columns} />
        <tbody>
          {map.rows.map((row, i) => (
            <tr key={row.id}>
              <th scope="row">{rowName(game, row.id)}</th>
              {row.cells.map((id, j) => {
                if (id === null) return <td key={j} className="decision-cell-none" />
                const isMarked = marked.has(id)
                const grade = score?.grades.get(id) ?? (isUnasked(id) ? 'unasked' : 'right')
                return (
                  <td
                    key={j}
                    className={classes('decision-cell', isMarked ? 'bg-best text-paper!' : 'bg-ink/5 text-ink!')}
                  >
                    <button
                      type="button"
                      data-hand={id}
                      aria-pressed={isMarked}
                      aria-label={score === null ? id : `${id}: ${words.gridGrade(grade)}`}
                      disabled={grade === 'unasked' && score === null}
                      tabIndex={focused[0] === i && focused[1] === j ? 0 : -1}
                      onFocus={() => setFocused([i, j])}
                      onPointerDown={(event) => {
                        event.currentTarget.releasePointerCapture(event.pointerId)
                        stroke.current = { from: id, marks: !isMarked, pointer: event.pointerId, now: null }
                      }}
                      onPointerMove={onMove}
                      onClick={() => {
                        const wasStroke = stroke.current?.now !== null && stroke.current !== null
                        stroke.current = null
                        if (!wasStroke) toggle(id)
                      }}
                      className={classes(
                        'grid h-full w-full touch-pan-y place-content-center rounded-[inherit] leading-none select-none disabled:opacity-50',
                        LOOKS[grade].tint,
                      )}
                    >
                      {id}
                      {LOOKS[grade].sign !== '' && <span aria-hidden="true">{LOOKS[grade].sign}</span>}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {score !== null && (
        <p role="status" className="px-1.5 text-small">
          {shown === undefined
            ? words.gridLook
            : words.gridBest(
                shown.id,
                bestWith(shown)
                  .map((one) => inSentence(actionName(game, one)))
                  .join(', '),
              )}
        </p>
      )}
    </div>
  )
}

interface ResultProps {
  readonly game: AnyTaughtGame
  readonly score: GridScore
  /** As `makeRules` writes them. */
  readonly rules: string
  /** The best earlier score; null if there is none. */
  readonly before: number | null
  readonly onAgain: () => void
}

/** The result: how many were right, what the mistakes would cost, and the wrong hands to practice. */
function Result({ game, score: { right, asked, cost, grades }, rules, before, onAgain }: ResultProps) {
  const preferences = usePreferences()
  const hour = hourOf(game, undefined, preferences)
  const stage = game.stages[0]?.id ?? ''
  const skills = [...grades].flatMap(([id, grade]) => {
    const skill = `${stage} ${id}`
    const isWrong = grade === 'missed' || grade === 'extra'
    return isWrong && game.skillStage(game.variants[0].rules, skill) !== undefined ? [skill] : []
  })
  const plan = makePlan(game, { drill: game.drills[0].id, choice: 'replay', skills, length: skills.length })
  const query = new URLSearchParams([...(rules === '' ? [] : [['rules', rules]]), ...plan.map((part) => [...part])])
  return (
    <div className="grid justify-items-start gap-3">
      <Heading>{words.gridRight(whole(right), whole(asked))}</Heading>
      <p>
        {cost === 0
          ? words.gridFree
          : words.gridCosts(money(hourlyCost(cost, hour), preferences.currency), percent(cost))}
      </p>
      <p className="font-strong">{trainerSummary.run({ right, before })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>{words.gridAgain}</Button>
        {skills.length > 0 && (
          <ButtonLink href={`/${game.id}/trainer?${query.toString()}`} look="quiet">
            {words.gridPractice(skills.length)}
          </ButtonLink>
        )}
        <ButtonLink href={`/${game.id}/strategy`} look="quiet">
          {words.gridChart}
        </ButtonLink>
      </div>
    </div>
  )
}
