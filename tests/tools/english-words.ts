import { betIn } from '@/lib/messages/message'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Node, StringLiteralLike } from 'typescript'
import { helpLines } from '@/app/play-responsibly/help-lines'
import { DRAFTS, GAMES } from '@/lib/games/index'

/*
 * Finds English words in Spanish text, and measures how much English a page has in its visible text, in its accessible
 * names and in its title.
 */

/** Tests run at the root. In component tests, a module can't find its own file. */
const ROOT = process.cwd()

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

type TypeScript = typeof import('typescript')

/** The texts in a source file, without the keys of objects. */
function textsOf(ts: TypeScript, path: string): string {
  const said: string[] = []
  const visit = (node: Node): void => {
    if (ts.isImportDeclaration(node)) return
    const isText = ts.isStringLiteralLike(node) || node.kind === ts.SyntaxKind.TemplateHead
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if ((isText || ts.isTemplateMiddleOrTemplateTail(node)) && !isKey) said.push((node as StringLiteralLike).text)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true), visit)
  return said.join(' ')
}

/** The prose of an MDX file, without its tags, links and front matter. */
const proseOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/<[^>]*>|\]\([^)]*\)|\{[^}]*\}/g, ' ')

const files = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    // Disputes quote their sources in both languages.
    .filter((file) => /\.(ts|mdx)$/.test(file) && !/\.d\.ts$|\/disputes\.ts$/.test(file))

const isSpanish = (file: string): boolean => /\/es[./]|\/spanish[./]|-es\.ts$/.test(file)

/** The frequency of each word, per million. */
function frequencies(texts: readonly string[]): ReadonlyMap<string, number> {
  const words = texts.flatMap(wordsIn)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, (1e6 * count) / words.length]))
}

/** A word counts as English if it is at least this many times as frequent in the English texts. */
const TIMES = 8

/** Words in the site's English texts that its Spanish texts have only in quotations and names. */
async function englishWords(): Promise<ReadonlySet<string>> {
  // Loaded on demand, because checking a single text needs no compiler.
  const { default: ts } = await import('typescript')
  const all = ['app/_languages', 'lib/families', 'lib/game', 'lib/games', 'lib/messages', 'content'].flatMap(files)
  const say = (file: string): string =>
    (file.endsWith('.mdx') ? proseOf : (path: string) => textsOf(ts, path))(join(ROOT, file))
  const english = frequencies([...all.filter((file) => !isSpanish(file)).map(say)])
  const spanish = frequencies(all.filter((file) => isSpanish(file)).map(say))
  return new Set([...english].flatMap(([word, often]) => (often >= TIMES * (spanish.get(word) ?? 0) ? [word] : [])))
}

/** Made on first use. */
let known: ReadonlySet<string> | undefined

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]")

/** Names of games and bets, terms quoted beside their Spanish, names of places and of organizations that help. */
const NAMES: readonly string[] = [
  ...[...GAMES, ...DRAFTS].flatMap(({ name, messages, sideBets }) => [
    name,
    ...sideBets.map(({ id }) => betIn(messages, id)),
  ]),
  ...helpLines('es').map(({ name }) => name),
  'Wizard of Odds',
  'UK Casino Table Games',
  'Two Kings',
  'Emerald Queen',
  'Feltwise',
  'English',
]
/** Sequences that aren't words: addresses, cards (`AK`), clauses (`T2-keep`). */
const SIGNS = String.raw`https?://[^\s"]+|(?<!\p{L})[AKQJT]{2}(?!\p{L})|(?<!\p{L})[A-Z]\d-[a-z]+(?:-[a-z]+)*`
const UNSAID = new RegExp(
  `${SIGNS}|${[...NAMES]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')}`,
  'gu',
)

/** Words that no Spanish text has. */
const PLAIN =
  'the of and you your with for what is are this that not from have was were will would can could should does did how why when which who if than then there their they them it its each every any more most less another after before over under between into out about by at be been an or on to in against hand hands card cards dealer bet bets plays player table tables rule rules pays pay cost costs worth house best better worst never always only first next last two three four five six seven eight nine deals round rounds hour hours win wins lose loses meter pushes king queen jack ace aces kings queens jacks pair pairs flush straight suited offsuit high front behind fold check raise call undefined'
const PLAIN_ENGLISH = new RegExp(`(?<!\\p{L})(?:${PLAIN.replaceAll(' ', '|')})(?!\\p{L})`, 'giu')

/** The English words in a text that should have none. */
export const englishIn = (text: string): readonly string[] => text.replace(UNSAID, ' ').match(PLAIN_ENGLISH) ?? []

export interface Heard {
  readonly words: number
  readonly english: number
  /** Each text with English words, once. */
  readonly texts: readonly string[]
}

/** All texts of a page, including collapsed ones and those for screen readers, the names of controls, and the title. */
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

/** The largest share of English words on a Spanish page. Names count as English. */
export const MOST_ENGLISH = 0.02

/** How much English a Spanish page has. */
export async function englishOn(page: Page): Promise<Heard> {
  known ??= await englishWords()
  const texts = (await saidOn(page)).map((said) => {
    const text = said.replace(UNSAID, ' ')
    const words = wordsIn(text)
    return { text, words: words.length, english: words.filter((word) => known!.has(word)).length }
  })
  return {
    words: texts.reduce((sum, { words }) => sum + words, 0),
    english: texts.reduce((sum, { english }) => sum + english, 0),
    texts: [
      ...new Set(texts.flatMap(({ text, english }) => (english > 0 ? [text.trim().replaceAll(/\s+/g, ' ')] : []))),
    ],
  }
}
