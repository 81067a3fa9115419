'use client'

import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button, ButtonLink, TextButton } from '@/app/_ui/button'
import { TextArea } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { Link } from '@/app/_ui/link'
import { Notice } from '@/app/_ui/notice'
import { ProgressLine } from '@/app/_ui/progress-line'
import { loss, money, signedMoney, withUnit } from '@/app/_languages/format'
import { SessionFigures } from '@/app/_solver/this-session'
import { newSession } from '@/app/_ui/use-address'
import { actionName } from '@/app/_felt/names'
import { Figure } from '@/app/_solver/figure'
import { useAll } from '@/app/_solver/use-all'
import { useTask } from '@/app/_solver/use-solver'
import { ownRules } from '@/app/_settings/own-rules'
import { usePreferences } from '@/app/_settings/preferences'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import { evening } from '@/app/_languages/words'
import { useIsKept } from '@/app/_ui/store'
import { problemInWords } from '@/app/_ui/problem-words'
import { evValue } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { makeRules, parseRules } from '@/lib/game/rules'
import type { Solution } from '@/lib/game/solution'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRandom } from '@/lib/math/random'
import { must, ok } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { openLog } from '@/app/progress/open-log'
import { type NamesOf, typedRound, type TypedProblem } from '@/lib/teaching/evening/read'
import { isRight } from '@/lib/teaching/quiz/grade'
import { askedFigures } from '@/lib/teaching/quiz/luck'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { SummaryCall } from '../[game]/trainer/summary-call'
import { missedHref } from '../[game]/trainer/summary-figures'
import { TapPad } from './tap-pad'
import {
  askedOf,
  type EveningLine,
  linesOf,
  LONGEST_TEXT,
  type Priced,
  pricedOf,
  putAway,
  roundsOf,
  sessionName,
  sheets,
  type Solutions,
  typeEvening,
} from './hands'

/** The problem with a line, in the page's language. */
function inWords(game: AnyTaughtGame, problem: TypedProblem): string {
  const listed = (actions: readonly string[]): string => actions.map((action) => actionName(game, action)).join(', ')
  switch (problem.kind) {
    case 'noCards':
      return evening.noCards
    case 'notACard':
      return evening.notACard(problem.text.slice(0, 20))
    case 'noSuit':
      return evening.noSuit(problem.text)
    case 'notInDeck':
      return evening.notInDeck(problem.text)
    case 'tooFew':
      return evening.tooFew(problem.needed, problem.given)
    case 'noAction':
      return evening.noAction(game.arrange ? evening.cardsInFront(game.arrange.count) : listed(problem.actions))
    case 'notAnAction':
      return evening.notAnAction(problem.text.slice(0, 20), listed(problem.actions))
    case 'severalActions':
      return evening.severalActions(problem.text.slice(0, 20), listed(problem.actions))
    case 'foul':
      return problemInWords(problem.why)
    case 'nothingToDecide':
      return evening.nothingToDecide(problem.text.slice(0, 20))
    case 'over':
      return evening.over(problem.text.slice(0, 20))
  }
}

/** How many rounds are tried for an example. The one with the most decisions is shown. */
const EXAMPLES = 30

/** An example of a typed hand with many decisions. */
function exampleOf(game: AnyTaughtGame, rules: Rules): string {
  const random = makeRandom(`evening ${game.id}`)
  const all = Array.from({ length: EXAMPLES }, () => typedRound(game, rules, random))
  return all.reduce((best, one) => (one.decisions.length > best.decisions.length ? one : best)).text
}

/** The actions of the game with the letter for each. */
function keysOf(game: AnyTaughtGame, rules: Rules): readonly (readonly [string, string])[] {
  const random = makeRandom(`keys ${game.id}`)
  const keys = new Map<string, string>()
  if (game.arrange) return []
  for (let i = 0; i < EXAMPLES; i++)
    for (const { state } of typedRound(game, rules, random).decisions) {
      const step = game.step(rules, state)
      if (step.kind !== 'decide') continue
      for (const action of step.actions)
        if (!action.includes(':')) keys.set(actionName(game, action), game.keyOf(rules, action))
    }
  return [...keys]
}

/** The rules of the evening: the reader's own rules of this game. */
function useRules(game: AnyTaughtGame): Rules {
  const text = ownRules(game, usePreferences().rules)
  return useMemo(() => must(parseRules(game, text)) as Rules, [game, text])
}

const NONE: Solutions = new Map()

/** Solves the decisions one after the other. Each is solved only once while the page is open. */
function useSolutions(game: AnyTaughtGame, rules: Rules, asked: ReadonlyMap<string, unknown>) {
  const known = useRef(new Map<string, Solution<string>>())
  const prefix = `${game.id} ${makeRules(game, rules)}`
  const key = asked.size === 0 ? null : `${prefix} ${[...asked.keys()].join(' ')}`
  const task = useTask<Solutions, Solutions>(key, async (signal, onPart) => {
    const solved = new Map<string, Solution<string>>()
    for (const [spot, state] of asked) {
      const name = `${prefix} ${spot}`
      const before = known.current.get(name)
      if (before === undefined) {
        const answer = await solverClient().solve({ game: game.id, rules, state }, { channel: 'evening', signal })
        if (!answer.ok) return answer
        known.current.set(name, answer.value.value)
      }
      solved.set(spot, known.current.get(name)!)
      if (before === undefined) onPart(new Map(solved))
    }
    return ok(solved)
  })
  return { ...task, solutions: task.value ?? task.part ?? NONE }
}

const PRICES = ['prices']
const loadPrices = () => import('@/lib/game/precomputed/strategy-prices')

/**
 * The EV of a round with best play, in base wagers, if it was computed before the build for these rules; null until it
 * is loaded.
 */
function useWorth(game: AnyTaughtGame, rules: Rules): number | null {
  const prices = useAll(PRICES, loadPrices)?.get(PRICES[0]!)
  const price = prices?.strategyPrice(game, rules, game.seesMore) ?? prices?.strategyPrice(game, rules)
  // Only the mean matters here, so the variance may be anything.
  return price === undefined ? null : askedFigures({ ev: evValue(price.ev), variance: 0 }, game.unasked?.(rules)).ev
}

/** The typed hands of an evening, and what each decision cost. */
export function EveningDesk({ game }: { readonly game: AnyTaughtGame }) {
  const gameId = game.id as GameId
  const rules = useRules(game)
  const { id = '', text = '' } = sheets.useNow().texts[gameId] ?? {}
  const [typing, setTyping] = useState<number | null>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const namesOf = useMemo(
    () => (action: string) => [game.messages.action(action).name, actionName(game, action)],
    [game],
  )
  const lines = useMemo(() => linesOf(game, rules, text, namesOf), [game, rules, text, namesOf])
  const worth = useWorth(game, rules)
  const asked = useMemo(() => askedOf(game, lines), [game, lines])
  const { solutions, status, problem, retry } = useSolutions(game, rules, asked)
  const priced = useMemo(
    () => pricedOf(game, rules, lines, solutions, { id: id || 'x', at: 0 }),
    [game, rules, lines, solutions, id],
  )
  const save = async (): Promise<void> => {
    const of = { id, at: Date.now() }
    const answers = pricedOf(game, rules, lines, solutions, of)
    const rounds = roundsOf(game, rules, lines, answers, of)
    const merged = await openLog().merge([...answers.map(({ record }) => record), ...rounds])
    if (!merged.ok) return setSaved({ problem: problemInWords(merged.problem) })
    const added = lines.filter(({ hand }) => hand !== null)
    putAway(gameId, id, added, newSession())
    setSaved({
      decisions: answers.length,
      misses: answers.some(({ record }) => !isRight(record)),
      session: sessionName(id),
    })
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Typing
        game={game}
        rules={rules}
        text={text}
        lines={lines}
        namesOf={namesOf}
        typing={typing}
        onTyping={setTyping}
        onText={(next) => {
          setSaved(null)
          typeEvening(gameId, next, newSession())
        }}
      />
      {saved && <SavedNotice game={game} rules={rules} saved={saved} />}
      {problem && (
        <Notice tone="bad">
          <p>{problemInWords(problem)}</p>
          <p>
            <Button onClick={retry}>{evening.tryAgain}</Button>
          </p>
        </Notice>
      )}
      {status === 'solving' && (
        <div className="grid gap-1" role="status">
          <p className="text-small text-muted">{evening.pricing}</p>
          <ProgressLine done={asked.size === 0 ? 0 : solutions.size / asked.size} label={evening.pricing} />
        </div>
      )}
      {priced.length > 0 && (
        <Results
          game={game}
          rules={rules}
          lines={lines}
          priced={priced}
          worth={worth}
          isWhole={status === 'solved'}
          onSave={() => void save()}
        />
      )}
    </div>
  )
}

interface TypingProps {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly text: string
  readonly lines: readonly EveningLine[]
  readonly namesOf: NamesOf
  /** The line with the caret, from 1. Its problem is shown once the caret leaves it. */
  readonly typing: number | null
  readonly onTyping: (line: number | null) => void
  readonly onText: (text: string) => void
}

function Typing({ game, rules, text, lines, namesOf, typing, onTyping, onText }: TypingProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [isTapping, setTapping] = useState(false)
  const isKept = useIsKept()
  const example = useMemo(() => exampleOf(game, rules), [game, rules])
  const keys = keysOf(game, rules)
  const bad = lines.filter((one) => one.problem !== null && one.line !== typing)
  const caret = (): void => {
    const at = box.current?.selectionStart
    onTyping(at === undefined ? null : text.slice(0, at).split('\n').length)
  }
  const goTo = (line: number): void => {
    const before =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0)
    box.current?.focus()
    box.current?.setSelectionRange(before, before + (text.split('\n')[line - 1]?.length ?? 0))
  }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <Heading id={id}>{evening.yourHands}</Heading>
      <div className="grid max-w-essay gap-1 text-small text-muted">
        <p>
          {evening.how}{' '}
          <Link href="/my-table" className="link">
            {rulesInWords(game, rules)}
          </Link>
        </p>
        <p className="wrap-anywhere">
          {evening.example} <code className="font-mono text-ink">{example}</code>
        </p>
        <p>
          {game.arrange
            ? evening.aboutFront(game.arrange.count)
            : keys.map(([name, key]) => `${key} = ${name}`).join(' · ')}
        </p>
      </div>
      <TextArea
        ref={box}
        aria-labelledby={id}
        aria-describedby={`${id}-bad`}
        aria-invalid={bad.length > 0}
        value={text}
        rows={8}
        maxLength={LONGEST_TEXT}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        onChange={(event) => {
          onText(event.target.value)
          onTyping(event.target.value.slice(0, event.target.selectionStart).split('\n').length)
        }}
        onSelect={caret}
        onBlur={() => onTyping(null)}
        className="w-full font-mono"
      />
      <details className="border-b" onToggle={(event) => setTapping(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center font-strong">{evening.byTapping}</summary>
        {isTapping && (
          <div className="max-w-answer pb-4">
            <TapPad
              game={game}
              rules={rules}
              text={text}
              namesOf={namesOf}
              inWords={(problem) => inWords(game, problem)}
              onText={(next) => {
                onText(next)
                onTyping(next.split('\n').length)
              }}
            />
          </div>
        )}
      </details>
      <div id={`${id}-bad`} role="status" className="grid gap-1 empty:hidden">
        {bad.map(({ line, problem }) => (
          <p key={line} className="text-small text-blunder-ink">
            <TextButton onClick={() => goTo(line)} className="min-h-8! font-strong">
              {evening.line(line)}
            </TextButton>{' '}
            {inWords(game, problem!)}
          </p>
        ))}
      </div>
      <p className="text-caption text-muted">{isKept ? evening.isKept : evening.notKept}</p>
    </section>
  )
}

interface ResultsProps {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly lines: readonly EveningLine[]
  readonly priced: readonly Priced[]
  /** The EV of a round with best play, in base wagers; null if it isn't known for these rules. */
  readonly worth: number | null
  /** Whether every decision is priced. */
  readonly isWhole: boolean
  readonly onSave: () => void
}

function Results({ game, rules, lines, priced, worth, isWhole, onSave }: ResultsProps) {
  const id = useId()
  const { stake, currency } = usePreferences()
  const [open, setOpen] = useState<string | null>(null)
  const records = priced.map(({ record }) => record)
  const { asked, right, cost } = scoreOf(records)
  const rounds = roundsOf(game, rules, lines, priced, { id: 'x', at: 0 })
  const net = rounds.reduce((sum, one) => sum + one.net, 0)
  const given = rounds.reduce((sum, one) => sum + one.cost, 0)
  const asks = lines.filter(({ hand }) => hand !== null && hand.decisions.length > 0).length
  const worst = priced.filter(({ record }) => record.cost > 0).sort((a, b) => b.record.cost - a.record.cost)
  const train = missedHref(game, records)
  const inMoney = (bets: number): string => signedMoney(bets * stake, currency)
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <Heading id={id}>{evening.results}</Heading>
      <SessionFigures>
        <Figure label={evening.mistakesCost} after={withUnit(loss(cost), game.unit)}>
          {money(cost * stake, currency)}
        </Figure>
        <Figure label={evening.right}>{evening.of(right, asked)}</Figure>
        {rounds.length > 0 && <Figure label={evening.won(rounds.length)}>{inMoney(net)}</Figure>}
        {rounds.length > 0 && worth !== null && (
          <Figure label={evening.luck}>{inMoney(net - (rounds.length * worth - given))}</Figure>
        )}
      </SessionFigures>
      {rounds.length < asks && <p className="max-w-essay text-small text-muted">{evening.dealerToo}</p>}
      {worst.length === 0 ? (
        <p>{evening.noMistakes}</p>
      ) : (
        <div className="grid grid-cols-1 gap-1.5">
          <h3 className="text-verdict font-semibold tracking-snug">{evening.worstFirst}</h3>
          <ol className="border-y">
            {worst.map(({ line, record }) => (
              <SummaryCall
                key={record.id}
                game={game}
                record={record}
                note={evening.line(line)}
                open={open === record.id}
                asks={open === record.id}
                onToggle={() => setOpen(open === record.id ? null : record.id)}
                onDone={() => undefined}
              />
            ))}
          </ol>
        </div>
      )}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {train !== null && <ButtonLink href={train}>{evening.trainThese}</ButtonLink>}
        <Button
          look="quiet"
          aria-disabled={!isWhole}
          onClick={() => isWhole && onSave()}
          className="aria-disabled:opacity-45"
        >
          {evening.save}
        </Button>
      </div>
      <p className="max-w-essay text-caption text-muted">{evening.aboutSaving}</p>
    </section>
  )
}

type Saved =
  { readonly problem: string } | { readonly decisions: number; readonly misses: boolean; readonly session: string }

/** The result of saving. */
function SavedNotice({
  game,
  rules,
  saved,
}: {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly saved: Saved
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [saved])
  if ('problem' in saved)
    return (
      <Notice tone="bad">
        <p>{saved.problem}</p>
      </Notice>
    )
  const changed = makeRules(game, rules)
  const query = `${changed === '' ? '' : `rules=${encodeURIComponent(changed)}&`}choice=mistakes&of=${saved.session}`
  return (
    <div ref={box}>
      <Notice tone="good">
        <p>{evening.saved(saved.decisions)}</p>
        <p className="flex flex-wrap gap-3">
          {saved.misses && <ButtonLink href={`/${game.id}/trainer?${query}`}>{evening.redo}</ButtonLink>}
          <ButtonLink href="/progress" look="quiet">
            {evening.toProgress}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  )
}
