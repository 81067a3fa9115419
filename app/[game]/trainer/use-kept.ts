'use client'

import { useEffect, useRef } from 'react'
import { answerRecord, newId } from '@/app/_solver/kept-answer'
import type { UsedLog } from '@/app/progress/use-log'
import type { AnyGame } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRules } from '@/lib/game/rules'
import { betsAt, hasSides, netOf } from '@/lib/game/side-bets/stakes'
import type { Aid, Kept, RoundRecord } from '@/lib/teaching/quiz/record'
import type { AnyRound, Opened } from './address'
import { endsWhole, graded, isAgain, isBegun, runOf, sessionOf, type Table } from './laid-table'

/** How long a grade waits for the browser's storage, in milliseconds. After that it is shown anyway. */
const PATIENCE = 1000

/** The record of a round, played at a base wager of `base` in money. */
function roundRecord(game: AnyGame, rules: string, { seed, answers, phase }: AnyRound, base: number): RoundRecord {
  const bets = phase.kind === 'ended' ? betsAt(game, phase.bets, base) : []
  const net = phase.kind === 'ended' ? phase.net : 0
  return {
    kind: 'round',
    id: newId(),
    at: Date.now(),
    game: game.id,
    rules,
    seed,
    net,
    ...(hasSides(game, bets) ? { sides: netOf(bets) - net } : {}),
    cost: answers.reduce((sum, one) => sum + one.cost, 0),
    decisions: answers.length,
  }
}

/** A change of the table that is applied once it is stored. */
interface Change {
  /** The same for the same change, even if it is requested several times. */
  readonly key: string
  readonly records: readonly Kept[]
  readonly apply: (table: Table) => Table
}

/**
 * The change that must be stored before it is shown: an answer just graded, a whole round that has ended, or the
 * session's end.
 */
function changeOf(
  game: AnyTaughtGame,
  opened: Opened,
  { table, solved, base, aid }: Pick<Keeping, 'table' | 'solved' | 'base' | 'aid'>,
  time: number | null,
) {
  const rules = makeRules(game, opened.rules)
  const last = solved?.answers.at(-1)
  if (solved?.phase.kind === 'answered' && last && !table.stands)
    return {
      key: `${table.hands.length} ${last.seed} ${solved.answers.length}`,
      make: (): Omit<Change, 'key'> => {
        const record = {
          ...answerRecord(last, rules, isAgain(table) ? 'replay' : opened.plan.choice, time),
          ...(aid ? { aid } : {}),
        }
        return { records: [record], apply: (now) => graded(now, solved, record) }
      },
    }
  if (solved && endsWhole(opened, table))
    return {
      key: solved.seed,
      make: (): Omit<Change, 'key'> => {
        const record = roundRecord(game, rules, solved, base)
        return { records: [record], apply: (now) => ({ ...now, rounds: [...now.rounds, record] }) }
      },
    }
  if (table.isEnding && !table.isOver)
    return {
      key: 'end',
      make: (): Omit<Change, 'key'> => {
        const run = runOf(game, opened, table, Date.now())
        return { records: run ? [run] : [], apply: (now) => ({ ...now, isOver: true }) }
      },
    }
  return null
}

interface Keeping {
  readonly table: Table
  /** The round on the table, graded once the solution is known. */
  readonly solved: AnyRound | null
  /** The base wager at the session's start, in money. */
  readonly stake: number
  /** A base wager now, in money. */
  readonly base: number
  /** The help in a lesson before the answer. */
  readonly aid: Aid | undefined
  readonly keep: UsedLog['keep']
  readonly change: (apply: (table: Table) => Table) => void
  /** Called if another page continued this session. What that page stored counts. */
  readonly onElsewhere: () => void
}

/**
 * Stores the changes of a session one after the other. A grade changes the table, and so becomes visible, once it is
 * stored.
 */
export function useKept(
  game: AnyTaughtGame,
  opened: Opened,
  { table, solved, stake, base, aid, keep, change, onElsewhere }: Keeping,
  time: { readonly current: { readonly time: number | null } },
): void {
  const store = useRef({
    version: opened.stored?.session.version ?? 0,
    last: '',
    begun: new Set<string>(),
    isElsewhere: false,
    queue: Promise.resolve(),
  })
  useEffect(() => {
    const { current } = store
    const save = async (next: Table, records: readonly Kept[]): Promise<void> => {
      if (current.isElsewhere) return
      const version = current.version + 1
      const stored = await keep(records, sessionOf(game, opened, next, { at: Date.now(), stake, version }))
      // If storing failed, the session keeps its previous version.
      if (stored) current.version = version
      else if (stored === null) {
        current.isElsewhere = true
        onElsewhere()
      }
    }
    const queued = (next: Table, records: readonly Kept[]): Promise<void> => {
      current.last = JSON.stringify(sessionOf(game, opened, next, { at: 0, stake, version: 0 }))
      return (current.queue = current.queue.then(() => save(next, records)))
    }
    const found = changeOf(game, opened, { table, solved, base, aid }, time.current.time)
    if (found && !current.begun.has(found.key)) {
      current.begun.add(found.key)
      const { records, apply } = found.make()
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
      void Promise.race([queued(apply(table), records), late]).then(() => {
        if (!current.isElsewhere) change(apply)
      })
    } else if (!found && isBegun(table) && !table.isWaiting) {
      const text = JSON.stringify(sessionOf(game, opened, table, { at: 0, stake, version: 0 }))
      if (text !== current.last && (opened.stored === null || current.last !== '')) void queued(table, [])
      else current.last = text
    }
  }, [game, opened, table, solved, stake, base, aid, keep, change, onElsewhere, time])
}
