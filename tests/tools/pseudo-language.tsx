import { cloneElement, isValidElement, type ReactNode } from 'react'
import type { Messages } from '@/app/_languages/messages'
import spanish from '@/app/_languages/translations/es'
import { CURRENCIES } from '@/app/_languages/format'
import { GAMES } from '@/lib/games/index'

/* A pseudo-language: English between marks. Text of a page outside of marks isn't translatable. */

const [OPEN, CLOSE] = ['⟦', '⟧']

/** Words of three or more letters, because two may be a card or a sign. Not placeholders such as `{count}`. */
const WORD = /(?<![\p{L}{])\p{L}{3,}(?![\p{L}}])/gu

/** Makes every word longer by two fifths, as in other languages. */
const longer = (text: string): string =>
  text.replaceAll(WORD, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)))

const mark = (text: string): string => (text.trim() === '' ? text : `${OPEN}${longer(text)}${CLOSE}`)

/** Props of MDX components that contain text. */
const SAID_PROPS = ['ask', 'name', 'title', 'says']

function markedElement(element: React.ReactElement<Readonly<Record<string, unknown>>>): ReactNode {
  const said = SAID_PROPS.filter((prop) => typeof element.props[prop] === 'string')
  const { children } = element.props
  return cloneElement(
    element,
    Object.fromEntries(said.map((prop) => [prop, mark(element.props[prop] as string)])),
    // Spread as separate children, because a list would need keys.
    ...(children === undefined ? [] : [children].flat()).map((child: unknown) => marked(child) as ReactNode),
  )
}

/** The same value with every text between marks: in lists, in elements, and in the results of functions. */
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

/** Greek has its own numbers and dates, so a month in Latin letters shows that it wasn't translated. */
const ID = 'el'

/**
 * A function that looks a text up by language, made to find English for the pseudo-language; other values unchanged.
 */
export const inEnglish = (found: unknown): unknown =>
  typeof found === 'function'
    ? (...given: readonly unknown[]) =>
        (found as (...given: readonly unknown[]) => unknown)(...given.map((one) => (one === ID ? 'en' : one)))
    : found

/** All messages, of every area and game, in English between marks and with longer words. */
export function pseudoLanguage(): Messages {
  const files = import.meta.glob<Readonly<Record<string, object>>>('../../app/_languages/english/*.ts', { eager: true })
  const english = new Map(Object.values(files).flatMap((file) => Object.entries(file)))
  return {
    id: ID,
    areas: Object.fromEntries(Object.keys(spanish.areas).map((name) => [name, marked({ ...english.get(name) })])),
    games: Object.fromEntries(GAMES.map(({ id, messages }) => [id, marked(messages)])),
  }
}

/** Texts that are the same in every language. */
const SAME: readonly RegExp[] = [
  // Names: games, currency codes, the site, the printed joker.
  ...[...GAMES.map(({ name }) => name), ...CURRENCIES, 'Feltwise', 'Joker'].map((name) => new RegExp(name, 'g')),
  // Clauses of a house way (`T2-keep`), starting hands (`AKs`), and cards as typed (`Ks Qd 7c`).
  /\b[A-Z]\d-[a-z]+/g,
  /\b[2-9TJQKA]{2}[so]?\b/g,
  /\b[2-9TJQKA][cdhs]\b/g,
  // Addresses.
  /https?:\/\/\S+/g,
  // Milliseconds.
  /\bms\b/g,
]

/**
 * The reader's own or a machine's text, and text marked as another language: a language's own name, a source's title.
 */
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

/** Reads texts in order, because a sentence with elements in it is several texts between one pair of marks. */
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

/** The visible and accessible texts of an element outside of marks. */
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
