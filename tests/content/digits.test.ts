import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/*
 * The prose of the guides holds no figure of a game: those come from the engine. Here each text that a reader sees is looked through
 * for digits; what the components are told (cards, rules, classes) is no prose.
 */

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

const GUIDES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => /\bguide\.tsx$/.test(file))

/** Digits that are no figure of a game, and why. */
const ALLOWED: readonly { readonly text: RegExp; readonly because: string }[] = [
  { text: /\b6 Card Bonus\b/g, because: 'the name of a bet' },
  { text: /\bTexas 21\b/g, because: 'the name of a game' },
  { text: /\bFirst 5\b/g, because: 'the name of a bet' },
  { text: /\b[AKQJT][2-9]\b/g, because: 'two cards by their ranks, as people search for them' },
  { text: /\b[1-4]×/g, because: 'a raise by the name it has on the felt' },
]

/** Properties of a guide whose strings are no prose: ids and rules as addresses write them. */
const NO_PROSE = ['inShort', 'rules']

function isProse(node: ts.Node): boolean {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    if (ts.isJsxAttribute(at.parent) || ts.isImportDeclaration(at.parent)) return false
    if (ts.isPropertyAssignment(at.parent)) {
      if (at.parent.name === at) return false
      if (NO_PROSE.includes(at.parent.name.getText())) return false
    }
  }
  return true
}

/** Every text that a reader of this file's guide sees, with its line. */
function proseOf(name: string, source: string): { readonly line: number; readonly text: string }[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: { line: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || (ts.isNumericLiteral(node) && (ts.isJsxExpression(node.parent) || ts.isTemplateSpan(node.parent)))
    if (isText && isProse(node)) found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: node.text })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const withDigits = (name: string, source: string): string[] =>
  proseOf(name, source)
    .filter(({ text }) => /\d/.test(ALLOWED.reduce((rest, allowed) => rest.replace(allowed.text, ''), text)))
    .map(({ line, text }) => `${name}:${line}: ${text.trim()}`)

describe('the prose of the guides', () => {
  it.each(GUIDES)('%s has no digit', (name) => {
    const source = readFileSync(join(CONTENT, name), 'utf8')
    expect(proseOf(name, source).length).toBeGreaterThan(20)
    expect(withDigits(name, source)).toEqual([])
  })

  it('is told from what the components are given', () => {
    const guide = "const g = { ask: 'Is 2.5% much?', rules: 'qualifies_pair-4', of: ({ Ev }) => <>It is <Ev hand=\"K5\" of=\"raise-4x\" /> in 7 of ten. {`${9}`}</> }"
    expect(withDigits('guide.tsx', guide).map((found) => found.split(': ')[1])).toEqual(['Is 2.5% much?', 'in 7 of ten.', '9'])
  })

  it('lets pass no more than it needs', () => {
    const all = GUIDES.flatMap((name) => proseOf(name, readFileSync(join(CONTENT, name), 'utf8'))).map(({ text }) => text).join('\n')
    expect(ALLOWED.filter(({ text }) => all.search(text) < 0).map(({ because, text }) => `${String(text)} ${because}`)).toEqual([])
  })
})
