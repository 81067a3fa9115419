import { existsSync, readFileSync } from 'node:fs'
import type { LanguageId } from '@/lib/messages/languages'

/*
 * The words of a page as people read them: blocks of text, their sentences, and phrases that an editor would strike.
 * Quotations (`<q>`, `<cite>`, `<blockquote>`, `data-quoted`), commands, charts and collapsed parts aren't the page's
 * own prose.
 */

/** A text that is read in one go: a paragraph, a list item, a cell, a label. */
export interface Block {
  /** The element that contains it: `p`, `li`, `td`, `h2`. */
  readonly tag: string
  readonly text: string
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const BLOCKS = new Set(
  'p li dd dt td th h1 h2 h3 h4 h5 h6 figcaption caption summary label legend button option div section article header footer main nav aside ul ol dl table thead tbody tr figure form fieldset details body blockquote pre'.split(
    ' ',
  ),
)
const SKIPPED = new Set('head script style svg template noscript pre code q cite blockquote select canvas'.split(' '))

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) =>
    hex
      ? String.fromCodePoint(parseInt(hex, 16))
      : number
        ? String.fromCodePoint(Number(number))
        : (ENTITIES[name ?? ''] ?? whole),
  )

/** Elements that aren't visible or aren't the page's own text: popovers, text for screen readers, quotations. */
const isSkipped = (tag: string, attributes: string): boolean =>
  SKIPPED.has(tag) || /\s(?:popover|hidden|data-quoted)[=\s/>]|\bclass="[^"]*\bsr-only\b/.test(`${attributes} `)

/** Elements whose text can contain a figure's button. */
const TEXTS = new Set(['p', 'li', 'dd', 'td', 'h2', 'h3'])
const isBlock = (tag: string, inside: string): boolean => BLOCKS.has(tag) && !(tag === 'button' && TEXTS.has(inside))

/** The blocks of text of an HTML document, in order. */
export function blocksOf(html: string): readonly Block[] {
  const found: Block[] = []
  const open: { readonly tag: string; text: string }[] = [{ tag: 'body', text: '' }]
  const close = (tag: string, text: string): void => {
    const clean = decoded(text).replace(/\s+/g, ' ').trim()
    if (clean !== '') found.push({ tag, text: clean })
  }
  let skipped: string[] = []
  for (const [, comment, end, name = '', attributes = '', text] of html.matchAll(
    /(<!--[\s\S]*?-->|<![^>]*>)|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/g,
  )) {
    const tag = name.toLowerCase()
    if (comment !== undefined) continue
    if (text !== undefined) {
      if (skipped.length === 0) open.at(-1)!.text += text
    } else if (skipped.length > 0) {
      if (VOID.has(tag) || attributes.endsWith('/')) continue
      if (end === '') skipped.push(tag)
      else if (skipped.at(-1) === tag) skipped = skipped.slice(0, -1)
    } else if (VOID.has(tag) || attributes.endsWith('/')) {
      if (tag === 'br') open.at(-1)!.text += ' '
    } else if (end === '') {
      if (isSkipped(tag, attributes)) skipped.push(tag)
      else if (isBlock(tag, open.at(-1)!.tag)) {
        const outer = open.at(-1)!
        close(outer.tag, outer.text)
        outer.text = ''
        open.push({ tag, text: '' })
      }
    } else if (BLOCKS.has(tag)) {
      // A button inside a sentence doesn't start a block.
      const at = open.findLastIndex((one) => one.tag === tag)
      if (at > 0) for (const one of open.splice(at).reverse()) close(one.tag, one.text)
    }
  }
  for (const one of open) close(one.tag, one.text)
  return found
}

/** The comments of a source file, each in one line. In strings, `//` follows a colon or a quotation mark. */
export const commentsIn = (code: string): readonly Block[] =>
  [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<![:"'`\w/])\/\/[^\n]*/g)].map(([comment]) => ({
    tag: 'comment',
    text: comment.replace(/\s*\n\s*(?:\*(?!\/))?\s*/g, ' '),
  }))

/** A sentence ends with a mark and a space before a capital, a digit or a bracket; `vs.` and initials don't end one. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?][”»’")]?)(?<!\b(?:vs|e\.g|i\.e|No|St|Mr|U\.S|EE|UU)\.)\s+(?=[“«"(¿¡]?[\p{Lu}\d+−×£$€♠♥♦♣])/u)
    .map((one) => one.trim())
    .filter((one) => /[.!?][”»’")]?$/u.test(one))

/** The number of words and figures. Cards and signs by themselves don't count. */
export const wordsIn = (sentence: string): number =>
  sentence.split(/[\s–—]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

type Prose = ReadonlyMap<string, readonly Block[]>

/** The struck phrases of a language. */
export const struckIn = (language: LanguageId): readonly string[] => {
  const file = `tests/content/struck-phrases${language === 'en' ? '' : `-${language}`}.txt`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

/** Each struck phrase on a page, with the text around it. */
export const struckPhrases = (prose: Prose, phrases: readonly string[]): string[] =>
  [...prose].flatMap(([path, blocks]) =>
    blocks.flatMap(({ text }) =>
      phrases
        .filter((phrase) => text.includes(phrase))
        .map((phrase) => `${path} says “${phrase}”: ${text.slice(0, 200)}`),
    ),
  )

/** Each sentence with more words than `most`. */
export const longSentences = (prose: Prose, most: number): string[] =>
  [...prose].flatMap(([path, blocks]) =>
    blocks
      .flatMap(({ text }) => sentencesIn(text))
      .filter((sentence) => wordsIn(sentence) > most)
      .map((sentence) => `${path}, ${wordsIn(sentence)} words: ${sentence}`),
  )

export interface Lengths {
  readonly pages: number
  readonly sentences: number
  /** The median number of words. */
  readonly median: number
}

/** The lengths of sentences on each kind of page. */
export function lengthsByKind(prose: Prose, games: readonly string[]): ReadonlyMap<string, Lengths> {
  const words = new Map<string, { pages: number; lengths: number[] }>()
  for (const [path, blocks] of prose) {
    const kind = kindOfPage(path, games)
    const known = words.get(kind) ?? { pages: 0, lengths: [] }
    known.pages++
    for (const { text } of blocks) for (const sentence of sentencesIn(text)) known.lengths.push(wordsIn(sentence))
    words.set(kind, known)
  }
  return new Map(
    [...words].map(([kind, { pages, lengths }]) => [
      kind,
      { pages, sentences: lengths.length, median: [...lengths].sort((a, b) => a - b)[lengths.length >> 1] ?? 0 },
    ]),
  )
}

/** The kind of page of an address: all games' `/[game]/hands/[hand]` are one kind. */
function kindOfPage(path: string, games: readonly string[]): string {
  const parts = path.split('/').filter(Boolean)
  return `/${parts
    .map((part, i) =>
      games.includes(part)
        ? '[game]'
        : i > 1 && parts[i - 1] === 'hands'
          ? '[hand]'
          : i > 1 && parts[i - 1] === 'side-bets'
            ? '[table]'
            : part,
    )
    .join('/')}`
    .replace(/^\/house-ways\/(?!editor|compare).+$/, '/house-ways/[way]')
    .replace(/^\/house-ways\/compare\/.+$/, '/house-ways/compare')
}
