/*
 * Texts in the browser's storage. What a text holds and its reader can't read is set aside before the text is replaced,
 * and a text that its own reader couldn't read whole is never written.
 */

export type Area = 'localStorage' | 'sessionStorage'
export const AREAS: readonly Area[] = ['localStorage', 'sessionStorage']

/** A text under a key of the browser's storage. */
export interface KeptText {
  /** The text; null if there is none or storage is blocked. A text that can't be read whole is set aside. */
  readonly get: () => string | null
  /**
   * Replaces the text, or removes it. Returns false, with the old text still stored, if storage is blocked or full, or
   * if the reader couldn't read the new text whole.
   */
  readonly set: (text: string | null) => boolean
}

/** `readsAll`: whether the reader of this key reads everything that a text holds. May throw if the text is damaged. */
export function keptText(area: Area, key: string, readsAll: (text: string) => boolean): KeptText {
  function isWhole(text: string): boolean {
    try {
      return readsAll(text)
    } catch {
      return false
    }
  }
  /** The text last found or written, which need not be checked again. */
  let known: string | null = null
  function secure(text: string | null): void {
    if (text === null || text === known) return
    if (!isWhole(text)) setAside(area, key, text)
    known = text
  }
  return {
    get: () => {
      let text: string | null = null
      try {
        text = window[area].getItem(key)
        secure(text)
      } catch {
        // Blocked, or without room for the copy; `set` tries again before it replaces the text.
      }
      return text
    },
    set: (text) => {
      try {
        if (text !== null && !isWhole(text)) return false
        secure(window[area].getItem(key))
        if (text === null) window[area].removeItem(key)
        else window[area].setItem(key, text)
        known = text
        return true
      } catch {
        return false
      }
    },
  }
}

/** Whether everything in the first value is in the second, whatever else that has. Lists may be in another order. */
function isIn(value: unknown, other: unknown): boolean {
  if (Object.is(value, other)) return true
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null) return false
  if (Array.isArray(value)) {
    if (!Array.isArray(other)) return false
    const plain = new Set<unknown>(other)
    return value.every((one) => plain.has(one) || other.some((theirs) => isIn(one, theirs)))
  }
  return Object.entries(value).every(([name, one]) => isIn(one, (other as Record<string, unknown>)[name]))
}

/** Whether a text holds nothing that another, written from what was read of it, lacks. */
export function holdsAll(text: string, rewritten: string): boolean {
  if (text === rewritten) return true
  try {
    return isIn(JSON.parse(text), JSON.parse(rewritten))
  } catch {
    return false
  }
}

// ——— Set aside ——————————————————————————————————————————————————————————————————————————————————————————————

const ASIDE = ' aside'

/** Texts that could not be read whole, and the key under which they were stored. */
export interface Aside {
  readonly area: Area
  readonly key: string
  readonly texts: readonly string[]
}

const listeners = new Set<() => void>()

/** Calls back after a text was set aside or removed. Returns a function that ends it. */
export function onAside(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// A text is found unreadable while a page renders, which may not change another part of it.
const notify = (): void => queueMicrotask(() => listeners.forEach((listener) => listener()))

function textsIn(stored: string | null): readonly string[] {
  if (stored === null) return []
  try {
    const read: unknown = JSON.parse(stored)
    if (Array.isArray(read) && read.every((one) => typeof one === 'string')) return read
  } catch {
    // The list itself is damaged.
  }
  return [stored]
}

/** Keeps a copy of a text. Throws if storage has no room for it. */
function setAside(area: Area, key: string, text: string): void {
  const before = textsIn(window[area].getItem(key + ASIDE))
  if (before.includes(text)) return
  window[area].setItem(key + ASIDE, JSON.stringify([...before, text]))
  notify()
}

const isAside = (name: string): boolean => name.startsWith('feltwise.') && name.endsWith(ASIDE)

/** Everything that was set aside in this browser and this tab; empty if storage is blocked. */
export const asides = (): readonly Aside[] =>
  AREAS.flatMap((area): readonly Aside[] => {
    try {
      return Object.keys(window[area])
        .filter(isAside)
        .sort()
        .map((name) => ({
          area,
          key: name.slice(0, -ASIDE.length),
          texts: textsIn(window[area].getItem(name)),
        }))
    } catch {
      return []
    }
  })

/** Deletes what was set aside. */
export function forgetAsides(): void {
  for (const { area, key } of asides()) window[area].removeItem(key + ASIDE)
  notify()
}
