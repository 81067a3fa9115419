'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/app/_ui/button'
import { whole } from '@/app/_languages/format'
import { Notice } from '@/app/_ui/notice'
import type { UsedLog } from '@/app/progress/use-log'
import { progress } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { problemInWords } from '@/app/_ui/problem-words'
import type { Problem, Result } from '@/lib/result'
import { openLog } from '@/app/progress/open-log'
import { Section } from '../section'
import { countOf, countsInWords } from './words'

type Step =
  | { readonly kind: 'idle' | 'asking' | 'no room' | 'working' | 'undone' | 'too late' | 'erased' }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** The state of a deletion, and its possible actions. */
function useDeletion(log: UsedLog) {
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  /** Whether the deleted records were deleted here just now, rather than by another tab or before a crash. */
  const [isMine, setIsMine] = useState(false)
  const aside = useAside(log)
  const run = <T,>(work: Promise<Result<T>>, then: (value: T) => Step): void => {
    setStep({ kind: 'working' })
    void work.then((result) => {
      aside.lookAgain()
      if (result.ok) setStep(then(result.value))
      else
        setStep(
          result.problem.name === 'StorageFull' ? { kind: 'no room' } : { kind: 'failed', problem: result.problem },
        )
    })
  }
  return {
    step,
    isMine,
    aside: aside.count,
    ask: () => step.kind !== 'working' && setStep({ kind: 'asking' }),
    keep: () => setStep({ kind: 'idle' }),
    remove: (isAside: boolean): void => {
      setIsMine(true)
      run(openLog().deleteAll(isAside), () => {
        if (isAside) aside.own()
        return { kind: isAside ? 'idle' : 'erased' }
      })
    },
    undo: () => run(openLog().undo(), (back) => ({ kind: back > 0 ? 'undone' : 'too late' })),
    erase: () => run(openLog().erase(), () => ({ kind: 'erased' })),
  }
}

/** Deletes everything after a question. It can be undone until the page is left. */
export function DeletePart({ log }: { readonly log: UsedLog }) {
  const { step, isMine, aside, ask, keep, remove, undo, erase } = useDeletion(log)
  const { kind } = step
  const count = countOf(log) + log.unreadable
  return (
    <Section title={progress.delete} about={log.status === 'without' ? progress.aboutDeletePage : progress.aboutDelete}>
      {count > 0 && kind !== 'asking' && kind !== 'no room' && (
        <Button
          look="quiet"
          aria-disabled={kind === 'working'}
          onClick={ask}
          className="self-start text-blunder-ink aria-disabled:opacity-45"
        >
          {progress.deleteAll}
        </Button>
      )}
      {count === 0 && aside === 0 && log.status !== 'opening' && kind !== 'erased' && (
        <p className="text-small text-muted">{progress.nothingToDelete}</p>
      )}
      {count > 0 && kind === 'asking' && (
        <Question
          text={progress.askDelete(countsInWords(log))}
          yes={progress.delete}
          onYes={() => remove(true)}
          onNo={keep}
        />
      )}
      {kind === 'no room' && (
        <Question text={progress.noRoom} yes={progress.deleteNoWayBack} onYes={() => remove(false)} onNo={keep} />
      )}
      {kind === 'failed' && (
        <Notice tone="bad" takesFocus>
          {filled(progress.nothingChanged, { why: problemInWords(step.problem) })}
        </Notice>
      )}
      {aside > 0 && <Laid count={aside} takesFocus={isMine} onUndo={undo} onErase={erase} />}
      {kind === 'undone' && aside === 0 && (
        <Notice tone="good" takesFocus>
          {progress.back}
        </Notice>
      )}
      {kind === 'too late' && (
        <Notice tone="bad" takesFocus>
          {progress.tooLate}
        </Notice>
      )}
      {kind === 'erased' && aside === 0 && (
        <Notice tone="good" takesFocus>
          {progress.gone}
        </Notice>
      )}
    </Section>
  )
}

interface LaidProps {
  readonly count: number
  readonly takesFocus: boolean
  readonly onUndo: () => void
  readonly onErase: () => void
}

/** The deleted records, with a button that restores them. */
function Laid({ count, takesFocus, onUndo, onErase }: LaidProps) {
  return (
    <Notice tone="good" takesFocus={takesFocus}>
      <p>{progress.deleted(whole(count))}</p>
      <p className="flex flex-wrap gap-2">
        <Button onClick={onUndo}>{progress.undo}</Button>
        <Button look="quiet" onClick={onErase}>
          {progress.deleteForGood}
        </Button>
      </p>
    </Notice>
  )
}

interface QuestionProps {
  readonly text: ReactNode
  readonly yes: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before something is done, and receives the focus. */
function Question({ text, yes, onYes, onNo }: QuestionProps) {
  const asked = useRef<HTMLParagraphElement>(null)
  useEffect(() => asked.current?.focus(), [])
  return (
    <div
      role="group"
      aria-label={progress.areYouSure}
      className="grid gap-3 rounded-option border border-blunder/40 bg-blunder/8 p-4"
    >
      <p ref={asked} tabIndex={-1} className="text-small">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onYes}>{yes}</Button>
        <Button look="quiet" onClick={onNo}>
          {progress.keepThem}
        </Button>
      </div>
    </div>
  )
}

/** A lock held by each tab that can still undo its deletion. */
const LOCK = 'feltwise.undo'

/** Holds the lock until the returned function is called. Does nothing in browsers without locks. */
function holdLock(): () => void {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => released)
  return release
}

/** Whether a tab that is still open holds the lock. */
const isHeld = async (): Promise<boolean> =>
  (await navigator.locks?.query())?.held?.some(({ name }) => name === LOCK) ?? false

interface Aside {
  /** How many deleted records can be restored. */
  readonly count: number
  readonly lookAgain: () => void
  /** Marks them as deleted here, so that they are discarded when this page is left. */
  readonly own: () => void
}

/**
 * The deleted records that can still be restored, whichever tab deleted them. They are discarded when that tab leaves
 * this page. If the tab was killed, the next tab can restore them, and discards them when it leaves.
 */
function useAside({ answers, rounds }: UsedLog): Aside {
  const [count, setCount] = useState(0)
  const [isOwn, setIsOwn] = useState(false)
  const own = useCallback(() => setIsOwn(true), [])
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lookAgain = useCallback(
    () =>
      void openLog()
        .deleted()
        .then((aside) => {
          const now = aside.ok ? aside.value : 0
          setCount(now)
          if (now === 0) setIsOwn(false)
        }),
    [],
  )
  // Another tab may have deleted or restored records.
  useEffect(lookAgain, [answers, rounds, lookAgain])
  useEffect(() => {
    const adopt = async (): Promise<void> => {
      const aside = await openLog().deleted()
      if (!aside.ok || aside.value === 0 || (await isHeld())) return
      await openLog().adopt()
      setIsOwn(true)
    }
    void adopt()
  }, [])
  useEffect(() => {
    if (!isOwn) return
    return holdLock()
  }, [isOwn])
  // Added at once, because the page may be left between a deletion and the next render.
  useEffect(() => {
    clearTimeout(leaving.current)
    const leave = (): void => void openLog().leave()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      // Not if the effect is only run again, as React does in development.
      leaving.current = setTimeout(leave)
    }
  }, [])
  return { count, lookAgain, own }
}
