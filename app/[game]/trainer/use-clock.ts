'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page can be seen. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  )

/** How often the clock is looked at, in milliseconds: as often as a figure in seconds changes at the right moment. */
const TICK = 100

/** In this tab's own storage: what was left on the clock, so that a reload doesn't wind it up again. */
const LEFT = 'feltwise.clock'

/** Milliseconds left of what is timed, if this tab knows. */
function keptLeft(key: string): number | null {
  try {
    const [left, of] = JSON.parse(sessionStorage.getItem(LEFT) ?? '[]') as readonly unknown[]
    return of === key && typeof left === 'number' && left >= 0 ? left : null
  } catch {
    return null
  }
}

function keepLeft(key: string, left: number): void {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify([left, key]))
  } catch {
    // A browser that keeps nothing winds the clock up again.
  }
}

interface Setting {
  /** How long, in seconds; null: no clock. */
  readonly seconds: number | null
  /** What is timed, unlike anything else's: with another of these the clock is wound up again. */
  readonly key: string
  /** Whether it runs; it stands as well while the page is out of sight. */
  readonly runs: boolean
  readonly onOut: () => void
}

/** A clock that runs down. Gives the milliseconds left; null where there is none. It goes on where it stood. */
export function useClock({ seconds, key, runs, onOut }: Setting): number | null {
  const total = (seconds ?? 0) * 1000
  const [first] = useState(() => ({ key, left: Math.min(total, seconds === null ? total : (keptLeft(key) ?? total)) }))
  const [shown, setShown] = useState(first)
  const kept = useRef(first)
  const out = useRef(onOut)
  useEffect(() => {
    out.current = onOut
  })
  const visible = useVisible()
  const isRunning = seconds !== null && runs && visible
  useEffect(() => {
    if (!isRunning) return
    if (kept.current.key !== key) kept.current = { key, left: total }
    const { left: before } = kept.current
    const since = performance.now()
    const look = (): void => {
      const left = Math.max(0, before - (performance.now() - since))
      kept.current = { key, left }
      setShown({ key, left })
      keepLeft(key, left)
      if (left > 0) return
      clearInterval(timer)
      out.current()
    }
    const timer = setInterval(look, TICK)
    return () => {
      clearInterval(timer)
      kept.current = { key, left: Math.max(0, before - (performance.now() - since)) }
    }
  }, [isRunning, key, total])
  if (seconds === null) return null
  return shown.key === key ? shown.left : total
}
