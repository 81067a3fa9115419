import { cloneElement, isValidElement, type ReactNode } from 'react'
import type { Spoken } from '@/app/_languages/area'
import spanish from '@/app/_languages/translations/es'
import { CURRENCIES } from '@/app/_languages/format'
import { GAMES } from '@/lib/games/index'

/* A language between marks, made of English. What a page says outside of marks was forgotten: a third language couldn't translate it. */

const [OPEN, CLOSE] = ['⟦', '⟧']

/** Words of three letters and more: two are a card or a sign. Not the name of a gap, `{count}`. */
const WORD = /(?<![\p{L}{])\p{L}{3,}(?![\p{L}}])/gu

/** Every word longer by two fifths, as another language might have it. */
const longer = (text: string): string =>
  text.replaceAll(WORD, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)))

const mark = (text: string): string => (text.trim() === '' ? text : `${OPEN}${longer(text)}${CLOSE}`)

/** What a part of an MDX text is given to say. */
const SAID_PROPS = ['ask', 'name', 'title', 'says']

function markedElement(element: React.ReactElement<Readonly<Record<string, unknown>>>): ReactNode {
  const said = SAID_PROPS.filter((prop) => typeof element.props[prop] === 'string')
  const { children } = element.props
  return cloneElement(
    element,
    Object.fromEntries(said.map((prop) => [prop, mark(element.props[prop] as string)])),
    // Each for itself: in a list they would want keys.
    ...(children === undefined ? [] : [children].flat()).map((child: unknown) => marked(child) as ReactNode),
  )
}

/** The same with every text between marks: in lists, in elements, and in what functions return. */
export function marked<T>(said: T): T
export function marked(said: unknown): unknown {
  if (typeof said === 'string') return mark(said)
  if (typeof said === 'function')
    return (...given: readonly unknown[]) => marked((said as (...given: readonly unknown[]) => unknown)(...given))
  if (said instanceof Promise) return said.then(marked)
  if (isValidElement<Readonly<Record<string, unknown>>>(said)) return markedElement(said)
  if (Array.isArray(said)) return said.map((one: unknown) => marked(one))
  if (typeof said === 'object' && said !== null)
    return Object.fromEntries(Object.entries(said).map(([key, one]) => [key, marked(one)]))
  return said
}

/** Greek: numbers and dates are its own, so that a month in Latin letters was forgotten, too. */
const ID = 'el'

/** A function that finds a text by its language, where the pseudo-language has the English one; anything else as it is. */
export const inEnglish = (found: unknown): unknown =>
  typeof found === 'function'
    ? (...given: readonly unknown[]) =>
        (found as (...given: readonly unknown[]) => unknown)(...given.map((one) => (one === ID ? 'en' : one)))
    : found

/**
 * Every area, what every game says, and what the engine calls things, in English between marks, its words longer.
 */
export function pseudoLanguage(): Spoken {
  const files = import.meta.glob<Readonly<Record<string, object>>>('../../app/_languages/english/*.ts', { eager: true })
  const english = new Map(Object.values(files).flatMap((file) => Object.entries(file)))
  return {
    id: ID,
    areas: Object.fromEntries(Object.keys(spanish.areas).map((name) => [name, marked({ ...english.get(name) })])),
    games: Object.fromEntries(GAMES.map(({ id, messages }) => [id, marked(messages)])),
    engine: mark,
  }
}

/** What is the same in every language, with what it is. */
const SAME: readonly RegExp[] = [
  // Names: of games, of currencies as banks write them, of the site, of a card as it is printed.
  ...[...GAMES.map(({ name }) => name), ...CURRENCIES, 'Feltwise', 'Joker'].map((name) => new RegExp(name, 'g')),
  // A clause of a house way (`T2-keep`), starting hands (`AKs`), and cards as they are typed (`Ks Qd 7c`).
  /\b[A-Z]\d-[a-z]+/g,
  /\b[2-9TJQKA]{2}[so]?\b/g,
  /\b[2-9TJQKA][cdhs]\b/g,
  // Addresses.
  /https?:\/\/\S+/g,
  // Milliseconds.
  /\bms\b/g,
]

/** What is the reader's own or a machine's, and what is marked as of another language: a language's own name, a source's title. */
const UNREAD = 'script, style, template, code, kbd, textarea, .font-mono, cite, [lang]'

const NAMED_BY = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
]

/** Reads texts one after another: a sentence with elements in it is many texts between two marks. */
function makeReader() {
  let depth = 0
  const outside = (text: string): string => {
    let found = ''
    for (const sign of text) {
      if (sign === OPEN) depth++
      else if (sign === CLOSE) depth--
      else if (depth === 0) found += sign
    }
    return found
  }
  return { outside, isClosed: () => depth === 0 }
}

const hasWords = (text: string): boolean =>
  /\p{Script=Latin}{2}/u.test(SAME.reduce((rest, same) => rest.replaceAll(same, ''), text))

/** The texts of an element, by eye and by ear, that stand outside of marks. */
export function unmarkedIn(root: Element): readonly string[] {
  const reader = makeReader()
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const read = (text: string, { outside } = reader): void => {
    const rest = outside(text)
    if (hasWords(rest)) found.push(rest.trim().replaceAll(/\s+/g, ' '))
  }
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest(UNREAD)) read(walker.currentNode.nodeValue ?? '')
  if (!reader.isClosed()) found.push('a mark without its other')
  for (const name of NAMED_BY)
    for (const element of root.querySelectorAll(`[${name}]`)) read(element.getAttribute(name) ?? '', makeReader())
  return [...new Set(found)]
}
