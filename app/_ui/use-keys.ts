'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import { preferencesNow } from '@/app/_settings/preferences'
import { keyName } from './key-name'

export interface Keys {
  /** Chooses by number, from 0, or by letter. */
  readonly onNumber: (index: number) => void
  readonly onLetter: (letter: string) => void
  readonly onNext: () => void
  readonly onBack: () => void
  /** The left arrow: shows the previous decision, if the table can. */
  readonly onPrevious?: () => void
  /** Opens the table's own sheet of keys; otherwise `KeyHelp` opens it. */
  readonly onHelp?: () => void
  /** The slash key, if the table uses it. */
  readonly onSlash?: () => void
}

/** Whether a key press belongs to a field or a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable=true], dialog, [popover]') !== null

/**
 * Whether the user has turned off single keys and this is one (letter, number or sign): people who dictate or whose
 * hands shake press them by accident (WCAG 2.1.4).
 */
export function isTurnedOff(event: KeyboardEvent): boolean {
  const key = keyName(event)
  return key.length === 1 && key !== ' ' && !preferencesNow().keys
}

/** Whether Space and Enter belong to the focused element, a button or link. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, summary') !== null

function press(event: KeyboardEvent, keys: Keys): boolean {
  const key = keyName(event)
  if (key === ' ' || key === 'Enter') {
    if (isPressable(event.target)) return false
    keys.onNext()
    return true
  }
  // If no table uses it, the slash opens the search.
  if (key === '/' && !keys.onSlash) return false
  if (key === '?' && !keys.onHelp) return false
  if (key === '?') keys.onHelp?.()
  else if (key === '/') keys.onSlash?.()
  else if (key === 'Backspace') keys.onBack()
  else if (key === 'ArrowLeft' && keys.onPrevious) keys.onPrevious()
  else if (/^[1-9]$/.test(key)) keys.onNumber(Number(key) - 1)
  else if (/^[a-z]$/.test(key)) keys.onLetter(key)
  else return false
  return true
}

/** Listens to a table's keys anywhere on the page except in fields and dialogs. A key held down counts once. */
export function useKeys(keys: Keys): void {
  // Uses the handlers of the rendered page: a key pressed at once belongs to the page on screen, not to the one before.
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
