import { compile } from '@mdx-js/mdx'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/*
 * The prose of the texts holds no figure of a game: those come from the engine. Here each text that a reader sees is looked through
 * for digits; what the components are told (cards, rules, classes) and where links lead is no prose.
 */

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

const TEXTS = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort()

/** Digits that are no figure of a game, and why. */
const ALLOWED: readonly { readonly text: RegExp; readonly because: string }[] = [
  { text: /\b6 Card Bonus\b/g, because: 'the name of a bet' },
  { text: /\bTexas 21\b/g, because: 'the name of a game' },
  { text: /\b21\+3(?!\d)/g, because: 'the name of a bet' },
  { text: /\bFirst 5\b/g, because: 'the name of a bet' },
  { text: /\bIllustrious 18\b/g, because: 'the name of a list' },
  { text: /\b[AKQJT][2-9]\b/g, because: 'two cards by their ranks, as people search for them' },
  { text: /×[25]\b/g, because: 'a square by the name it has on the felt' },
  { text: /\b[1-4]×/g, because: 'a raise by the name it has on the felt' },
  { text: /\b((15 )?July|15 de julio de|julio de) 2011\b|\b(in|en) 2004\b/g, because: 'the date of a rule sheet' },
]

/** What a reader sees of a component besides what it holds: everything else is for the component. */
const SEEN = ['title', 'ask', 'name', 'says']

interface Node {
  readonly type: string
  readonly value?: string
  readonly children?: readonly Node[]
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[]
  readonly position?: { readonly start: { readonly line: number } }
}

interface Prose {
  readonly line: number
  readonly text: string
}

/** The tree of a text: its Markdown and its components. */
async function treeOf(source: string): Promise<Node> {
  let found: Node | undefined
  const look = () => (tree: unknown) => {
    found = tree as Node
  }
  await compile(source, { remarkPlugins: [look] })
  return found!
}

const attributesOf = (node: Node): readonly Prose[] =>
  (node.attributes ?? []).flatMap(({ name, value }) =>
    name !== undefined && SEEN.includes(name) ? [{ line: lineOf(node), text: String(value) }] : [],
  )

const lineOf = ({ position }: Node): number => position?.start.line ?? 0

/** Everything in a tree that is read, an expression too: a text has no use for one. */
function readIn(node: Node): readonly Prose[] {
  const own = node.value === undefined || node.type === 'mdxjsEsm' ? [] : [{ line: lineOf(node), text: node.value }]
  return [...own, ...attributesOf(node), ...(node.children ?? []).flatMap(readIn)]
}

const ABOVE = /^---\n([^]*?)\n---\n/

/** Every text that a reader of this file sees, with its line; of what stands above it, the description. */
async function proseOf(source: string): Promise<readonly Prose[]> {
  const above = ABOVE.exec(source)?.[0] ?? ''
  const description = /^description: (.*)$/m.exec(above)?.[1]
  const body = above.replaceAll(/[^\n]/g, '') + source.slice(above.length)
  return [...(description === undefined ? [] : [{ line: 2, text: description }]), ...readIn(await treeOf(body))]
}

async function withDigits(name: string, source: string): Promise<string[]> {
  const found = (await proseOf(source)).filter(({ text }) =>
    /\d/.test(ALLOWED.reduce((rest, allowed) => rest.replace(allowed.text, ''), text)),
  )
  return found.map(({ line, text }) => `${name}:${line}: ${text.trim()}`)
}

describe('the prose of the texts', () => {
  it.each(TEXTS)('%s has no digit', async (name) => {
    const source = readFileSync(join(CONTENT, name), 'utf8')
    expect((await proseOf(source)).map(({ text }) => text).join('').length).toBeGreaterThan(300)
    expect(await withDigits(name, source)).toEqual([])
  })

  it('is told from what the components are given', async () => {
    const text = [
      '---',
      'description: Half of 3',
      'inShort: [rule-4]',
      '---',
      '<Question ask="Is 2.5% much?">',
      '  It is <Ev hand="K5" of="raise-4x" /> in 7 of [ten](/page-8): {9}',
      '</Question>',
    ].join('\n')
    expect((await withDigits('guide.mdx', text)).map((found) => found.replace('guide.mdx:', ''))).toEqual([
      '2: Half of 3',
      '5: Is 2.5% much?',
      '6: in 7 of',
      '6: 9',
    ])
  })

  it('lets pass no more than it needs', async () => {
    const all = (await Promise.all(TEXTS.map((name) => proseOf(readFileSync(join(CONTENT, name), 'utf8')))))
      .flat()
      .map(({ text }) => text)
      .join('\n')
    expect(
      ALLOWED.filter(({ text }) => all.search(text) < 0).map(({ because, text }) => `${String(text)} ${because}`),
    ).toEqual([])
  })
})
