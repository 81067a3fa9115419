import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import { glossaryIn } from '@/content/glossaries'
import { GLOSSARY, piecesOf, plainText } from '@/content/glossary'
import { PUBLISHED } from '@/lib/errata/published'
import { VERDICTS } from '@/lib/errata/verdict'
import { isGameId } from '@/lib/games/ids'
import { findGame, GAMES } from '@/lib/games/index'

const APP = fileURLToPath(new URL('../../app', import.meta.url))

const ids = GLOSSARY.map(({ id }) => id)

/** Where the texts and the lists below them lead. */
const linksOf = (term: (typeof GLOSSARY)[number]): readonly string[] => [
  ...piecesOf(term.text).flatMap(({ href }) => (href === undefined ? [] : [href])),
  ...(term.see ?? []).map(({ href }) => href),
]

/** The folder of the page at an address, dynamic parts and all; undefined where there is none. */
function folderOf(path: string): string | undefined {
  let folder = APP
  for (const segment of path.split('/').filter(Boolean)) {
    const plain = join(folder, segment)
    if (existsSync(plain)) folder = plain
    else if (folder === APP && isGameId(segment)) folder = join(APP, '[game]')
    else return undefined
  }
  return existsSync(join(folder, 'any-language.tsx')) ? folder : undefined
}

/** The files of a page and of the folders of its parts. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name.startsWith('_') ? filesOf(path) : []
    return entry.name.endsWith('.tsx') ? [path] : []
  })

/** The anchors of a page: those of lists, and what stands in its files as `id="…"`. */
function hasAnchor(path: string, folder: string, anchor: string): boolean {
  if (path === '/errata')
    return PUBLISHED.some(({ id }) => id === anchor) || (VERDICTS as readonly string[]).includes(anchor)
  if (path === '/glossary') return ids.includes(anchor)
  if (path === '/pay-tables') return isGameId(anchor)
  return filesOf(folder).some((file) => readFileSync(file, 'utf8').includes(`id="${anchor}"`))
}

function leadsSomewhere(href: string): boolean {
  const [path = '', anchor] = href.split('#')
  if (path === '') return ids.includes(anchor ?? '')
  const folder = folderOf(path)
  if (folder === undefined) return false
  const game = findGame(path.split('/')[1]!)
  if (path.endsWith('/side-bets') && game && game.sideBets.length === 0) return false
  return anchor === undefined || hasAnchor(path, folder, anchor)
}

describe('the glossary', () => {
  it('is in the order of the alphabet, each term once', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(GLOSSARY.map(({ name }) => name)).toEqual(
      [...GLOSSARY.map(({ name }) => name)].sort((a, b) => a.localeCompare(b, 'en')),
    )
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('takes no other word for two terms', () => {
    const all = GLOSSARY.flatMap(({ name, also }) => [name.toLowerCase(), ...(also ?? [])])
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([])
  })

  it('says the English word once, beside the word of a language', () => {
    const twice = OTHER_LANGUAGES.flatMap((language) =>
      glossaryIn(language).filter(({ english, also }) =>
        also?.some((word) => word.toLowerCase() === english?.toLowerCase()),
      ),
    )
    expect(twice.map(({ id }) => id)).toEqual([])
  })

  it('leads somewhere with every link', () => {
    expect(
      GLOSSARY.flatMap((term) =>
        linksOf(term)
          .filter((href) => !leadsSomewhere(href))
          .map((href) => `${term.id}: ${href}`),
      ),
    ).toEqual([])
    expect(
      ['/nowhere', '/errata#nothing', '#nothing', '/three-card-poker#nothing', '/glossary#nothing'].filter(
        leadsSomewhere,
      ),
    ).toEqual([])
  })

  it('leads no term to itself', () => {
    expect(GLOSSARY.filter((term) => linksOf(term).includes(`#${term.id}`)).map(({ id }) => id)).toEqual([])
  })

  it('says each in one to three sentences', () => {
    for (const term of GLOSSARY) {
      const text = plainText(term)
      expect(text).not.toMatch(/[[\]]/)
      expect(text).toMatch(/^[A-Z“].*[.]$/)
      const sentences = text.split(/(?<=[.])\s+(?=[A-Z“])/).length
      expect([term.id, sentences]).toEqual([term.id, Math.min(sentences, 3)])
    }
  })

  it('holds no figure of a game', () => {
    const allowed = [/\bTexas 21\b/g, /\bK5[os]\b/g]
    const words = GLOSSARY.map(
      (term) => [term.id, allowed.reduce((text, pattern) => text.replace(pattern, ''), plainText(term))] as const,
    )
    expect(words.filter(([, text]) => /\d/.test(text)).map(([id]) => id)).toEqual([])
  })

  it('has the words of every game', () => {
    for (const game of GAMES)
      expect(GLOSSARY.some(({ games }) => games === undefined || (games as readonly string[]).includes(game.id))).toBe(
        true,
      )
    // What the project's own conventions call the field's terms, and what its rule book turns on.
    const needed = [
      'ante',
      'blind',
      'play',
      'raise',
      'check',
      'hole-cards',
      'flop',
      'turn',
      'river',
      'kicker',
      'foul',
      'copy',
      'push',
      'house-way',
      'element-of-risk',
      'house-edge',
      'ev',
      'standard-deviation',
      'outs',
      'hidden-pair',
      'qualify',
      'commission',
      'banker',
      'joker',
      'wheel',
      'composition-dependent',
      'total-dependent',
      'meter',
      'seed',
      'add-on',
      'contest',
      'dark-bet',
      'no-game',
    ]
    expect(needed.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe.each(OTHER_LANGUAGES)('the glossary in %s', (language) => {
  const terms = glossaryIn(language)
  const byId = new Map(terms.map((term) => [term.id, term]))

  it('has every term in the order of its alphabet, with its English name beside it where that is another', () => {
    expect([...byId.keys()].sort()).toEqual([...ids].sort())
    const names = terms.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
    for (const { id, name } of GLOSSARY) expect(byId.get(id)!.english ?? byId.get(id)!.name).toBe(name)
    const all = terms.flatMap(({ name, also }) => [name.toLowerCase(), ...(also ?? [])])
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([])
  })

  it('leads where the English one leads', () => {
    const inTexts = (term: (typeof GLOSSARY)[number]) =>
      piecesOf(term.text)
        .flatMap(({ href }) => href ?? [])
        .sort()
    for (const term of GLOSSARY) {
      const own = byId.get(term.id)!
      expect([term.id, inTexts(own)]).toEqual([term.id, inTexts(term)])
      const shared = new Set(term.see?.map(({ name }) => name))
      expect(own.see?.filter(({ name }) => shared.has(name)) ?? [], term.id).toEqual([])
    }
  })

  it('says each in one to three sentences, without a figure of a game', () => {
    for (const term of terms) {
      const text = plainText(term).replaceAll(/\bTexas 21\b|\bK5[os]\b/g, '')
      expect([term.id, /\d|[[\]]/.test(text), text.endsWith('.')]).toEqual([term.id, false, true])
      expect([term.id, text.split(/(?<=[.])\s+(?=[\p{Lu}“])/u).length <= 3]).toEqual([term.id, true])
    }
  })
})

describe('the pieces of a text', () => {
  it('are its words and its links, in order', () => {
    expect(piecesOf('A [copy](#copy) is [lost](/errata).')).toEqual([
      { text: 'A ' },
      { text: 'copy', href: '#copy' },
      { text: ' is ' },
      { text: 'lost', href: '/errata' },
      { text: '.' },
    ])
    expect(piecesOf('Plain.')).toEqual([{ text: 'Plain.' }])
    expect(plainText({ text: 'A [copy](#copy).' })).toBe('A copy.')
  })
})
