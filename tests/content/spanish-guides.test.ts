import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideOf, questionsOf, stepsOf } from '@/app/[game]/_guide/guide-of'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { SITE_PAGES } from '@/app/_site/registry'
import { GAMES } from '@/lib/games/index'
import { englishIn } from '../tools/english-words'

/* The guides in Spanish: the parts and the figures of the English ones, in Spanish words, with no number typed. */

const sourceOf = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../content/${path}`, import.meta.url)), 'utf8')

/** What a reader of the page's language reads in a tag. */
const READ = / (?:title|name|ask)=(?:"[^"]*"|\{[^}]*\})/g

interface Block {
  readonly mark: string
  /** Figures, terms, cards and links, in the order of the alphabet: a sentence may name them in another order. */
  readonly names: readonly string[]
  readonly text: string
}

/** A guide by its smallest parts: from one mark of a part to the next. */
function blocksOf(source: string): readonly Block[] {
  const body = source.replace(/^---\n[^]*?\n---\n/, '')
  const marks =
    /(<(?:Lead|Round|Step|Bets|Strategy|Rule|Folded|Mistakes|Mistake|SideBets|Variants|Change|History|Questions|Question)\b[^>]*>)/
  const [, ...pieces] = body.split(marks)
  return pieces.flatMap((mark, i): Block[] => {
    if (i % 2 === 1) return []
    const held = pieces[i + 1] ?? ''
    return [
      {
        mark: mark.replace(READ, ''),
        names: [...held.matchAll(/<[A-Z]\w*[^>]*>|\]\([^)]*\)/g)].map(([name]) => name).sort(),
        text: `${[...mark.matchAll(READ)].join(' ')} ${held.replace(/<[^>]*>|\]\([^)]*\)/g, ' ')}`,
      },
    ]
  })
}

const numbersIn = (text: string): readonly string[] => text.match(/[\w+×-]*\d[\w+×-]*/g) ?? []
const PATHS = new Set(SITE_PAGES.map(({ path }) => path))

beforeAll(() => speak(spanish))
afterAll(() => speak(undefined))

describe.each(GAMES.map((game) => [game.id, game] as const))('the Spanish guide of %s', (id, game) => {
  const [english, translated] = [blocksOf(sourceOf(`${id}/en/guide.mdx`)), blocksOf(sourceOf(`${id}/es/guide.mdx`))]

  it('has the parts of the English guide with the same figures', () => {
    const shape = (blocks: readonly Block[]) => blocks.map(({ mark, names }) => [mark, ...names])
    expect(shape(translated)).toEqual(shape(english))
    const head = (path: string): readonly string[] =>
      sourceOf(path)
        .split('\n---\n')[0]!
        .split('\n')
        .filter((line) => /^(?:inShort|lineOf):/.test(line))
    expect(head(`${id}/es/guide.mdx`)).toEqual(head(`${id}/en/guide.mdx`))
  })

  it('quotes as Spanish does', () => {
    expect(sourceOf(`${id}/es/guide.mdx`)).not.toMatch(/[“”]/)
  })

  it('types no number that the English guide doesn’t name a thing by', () => {
    const typed = translated.flatMap(({ mark, text }, i) => {
      const named = numbersIn(english[i]?.text ?? '')
      return numbersIn(text).flatMap((number) => (named.includes(number) ? [] : [`${mark} ${number}`]))
    })
    expect(typed).toEqual([])
  })

  it('is in Spanish, and leads to pages of the site', () => {
    expect(translated.flatMap(({ text }) => englishIn(text))).toEqual([])
    const links = [...sourceOf(`${id}/es/guide.mdx`).matchAll(/\]\((\/[^)#?]*)/g)].map(([, path]) => path!)
    expect(links.filter((path) => !PATHS.has(path))).toEqual([])
  })

  it('says what the engine has worked out, in Spanish numbers', async () => {
    const { description } = await guideOf(game)
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThanOrEqual(155)
    const said = [
      ...(await stepsOf(game)).map(({ text }) => text),
      ...(await questionsOf(game)).map(({ answer }) => answer),
    ]
    for (const text of said) {
      expect(text).not.toMatch(/undefined|NaN|\[object|\d\.\d{2}\b|\d%|one in| an hour| antes and/)
      expect(text.length).toBeGreaterThan(30)
    }
    expect(said.join(' ').match(/\d+,\d+/g)?.length).toBeGreaterThan(15)
  })
})
