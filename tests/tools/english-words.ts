import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import ts from 'typescript'
import { helpLines } from '@/app/play-responsibly/help-lines'
import { GAMES } from '@/lib/games/index'
import { ROOT } from './site'

/* How much English is said on a page in Spanish: by eye, by ear, and in the tab. */

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** What a file of code says: its texts. Those that an object lists something by are English where it looks words up, and else names. */
function textsOf(path: string, keys: boolean): string {
  const said: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    const isText = ts.isStringLiteralLike(node) || node.kind === ts.SyntaxKind.TemplateHead
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if ((isText || ts.isTemplateMiddleOrTemplateTail(node)) && isKey === keys)
      said.push((node as ts.StringLiteralLike).text)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true), visit)
  return said.join(' ')
}

/** What a text to read says: without its tags, its links and what stands at its head. */
const proseOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/<[^>]*>|\]\([^)]*\)|\{[^}]*\}/g, ' ')

const files = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    // Disputes quote sheets in both languages.
    .filter((file) => /\.(ts|mdx)$/.test(file) && !/\.d\.ts$|\/disputes\.ts$/.test(file))

const isSpanish = (file: string): boolean => /\/es[./]|\/spanish[./]|\/table-es\./.test(file)
/** Where the engine’s English is looked up: the keys are English, the values Spanish. */
const isLookup = (file: string): boolean => /\/spanish\/engine/.test(file)

/** How often each word is said, of a million. */
function frequencies(texts: readonly string[]): ReadonlyMap<string, number> {
  const words = texts.flatMap(wordsIn)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, (1e6 * count) / words.length]))
}

/** A word is English if the site says it at least so many times as often in English. */
const TIMES = 8

/** The words that the site says in English and not in Spanish, but for a quotation or a name. */
function englishWords(): ReadonlySet<string> {
  const all = ['app/_languages', 'lib/games', 'lib/messages', 'content'].flatMap(files)
  const say = (file: string): string =>
    (file.endsWith('.mdx') ? proseOf : (path: string) => textsOf(path, false))(join(ROOT, file))
  const english = frequencies([
    ...all.filter((file) => !isSpanish(file)).map(say),
    ...all.filter(isLookup).map((file) => textsOf(join(ROOT, file), true)),
  ])
  const spanish = frequencies(all.filter((file) => isSpanish(file)).map(say))
  return new Set([...english].flatMap(([word, often]) => (often >= TIMES * (spanish.get(word) ?? 0) ? [word] : [])))
}

/** Made when a page is first asked. */
let known: ReadonlySet<string> | undefined

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]")

/** Names: of games and bets, of terms beside their Spanish, of places and of people who help. */
const NAMES: readonly string[] = [
  ...GAMES.flatMap(({ name, sideBets }) => [name, ...sideBets.map((bet) => bet.name)]),
  ...helpLines('es').map(({ name }) => name),
  'Wizard of Odds',
  'Feltwise',
  'English',
]
/** What is no word: addresses, cards (`AK`), clauses (`T2-keep`). */
const SIGNS = String.raw`https?://\S+|(?<!\p{L})[AKQJT]{2}(?!\p{L})|(?<!\p{L})[A-Z]\d-[a-z]+(?:-[a-z]+)*`
const UNSAID = new RegExp(
  `${SIGNS}|${[...NAMES]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')}`,
  'gu',
)

export interface Heard {
  readonly words: number
  readonly english: number
  /** Each text with English in it, once. */
  readonly texts: readonly string[]
}

/** What a page says: every text, also those that are folded away or for screen readers; names of controls; the title. */
const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const unsaid = 'script, style, noscript, template, textarea, code, kbd, pre, .font-mono, cite, dfn'
    const said: string[] = [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? ''
      if (text.trim() && !walker.currentNode.parentElement?.closest(unsaid)) said.push(text)
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [aria-description], [title], [alt], [placeholder], [aria-roledescription], [aria-valuetext]',
    ))
      for (const name of [
        'aria-label',
        'aria-description',
        'title',
        'alt',
        'placeholder',
        'aria-roledescription',
        'aria-valuetext',
      ]) {
        const text = element.getAttribute(name)
        if (text && !element.closest('nextjs-portal')) said.push(text)
      }
    return said
  })

/** How much English a page in Spanish says. */
export async function englishOn(page: Page): Promise<Heard> {
  known ??= englishWords()
  const texts = (await saidOn(page)).map((text) => text.replace(UNSAID, ' '))
  const isEnglish = (word: string): boolean => known!.has(word)
  const english = (text: string): number => wordsIn(text).filter(isEnglish).length
  return {
    words: texts.reduce((sum, text) => sum + wordsIn(text).length, 0),
    english: texts.reduce((sum, text) => sum + english(text), 0),
    texts: [...new Set(texts.filter((text) => english(text) > 0).map((text) => text.trim().replaceAll(/\s+/g, ' ')))],
  }
}
