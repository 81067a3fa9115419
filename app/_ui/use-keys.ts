'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import { preferencesNow } from '@/app/_settings/preferences'

export interface Keys {
  /** By its number, from 0, or by its letter. */
  readonly onNumber: (index: number) => void
  readonly onLetter: (letter: string) => void
  readonly onNext: () => void
  readonly onBack: () => void
  /** The left arrow: what came before, where a table shows it. */
  readonly onPrevious?: () => void
  /** The sheet of the keys, where the table has one of its own; else `KeyHelp` opens it. */
  readonly onHelp?: () => void
  /** The key beside the question mark, where a table has something for it. */
  readonly onSlash?: () => void
}

/** Whether a key belongs to a field or a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable=true], dialog, [popover]') !== null

/**
 * Whether a key is a letter, a number or a sign that a person has turned off: who dictates, or whose hand shakes, presses such keys by
 * chance (WCAG 2.1.4).
 */
export const isTurnedOff = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key.length === 1 && key !== ' ' && !preferencesNow().keys

/** Space and Enter belong to the button or link that has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, summary') !== null

function press(event: KeyboardEvent, keys: Keys): boolean {
  if (event.key === ' ' || event.key === 'Enter') {
    if (isPressable(event.target)) return false
    keys.onNext()
    return true
  }
  // Where no table has something for it, it opens the search.
  if (event.key === '/' && !keys.onSlash) return false
  if (event.key === '?' && !keys.onHelp) return false
  if (event.key === '?') keys.onHelp?.()
  else if (event.key === '/') keys.onSlash?.()
  else if (event.key === 'Backspace') keys.onBack()
  else if (event.key === 'ArrowLeft' && keys.onPrevious) keys.onPrevious()
  else if (/^[1-9]$/.test(event.key)) keys.onNumber(Number(event.key) - 1)
  else if (/^[a-z]$/i.test(event.key)) keys.onLetter(event.key.toLowerCase())
  else return false
  return true
}

/** A table's keys, heard anywhere on the page but in fields and dialogs. A key held down counts once. */
export function useKeys(keys: Keys): void {
  // As of the page that is seen: a key pressed at once belongs to it, not to what was there before.
  const onPress = useEffectEvent((event: KeyboardEvent) => press(event, keys))
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        isTurnedOff(event)
      )
        return
      if (onPress(event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
