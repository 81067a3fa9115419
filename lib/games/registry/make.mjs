/*
 * Writes `made/`, the registry of the games, from the folders of `lib/games`: a folder with a `listing.ts` is a game. It
 * runs wherever the kernel is made ready (`lib/make/ready.mjs`), so a new folder is a new game, and nothing else names
 * it.
 *
 * `made/<game>/` has the parts of a game as the site loads them, one file each, so that a page with one game brings no
 * other. A game that is declared as a page of rules (`page.ts`) has them from its family; any other has files of the
 * same names in its own folder.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const GAMES = new URL('../', import.meta.url)
const TEXTS = new URL('../../../content/', import.meta.url)
const MADE = new URL('./made/', import.meta.url)

/** The parts of a game: what each exports, and the file of the game's folder that has it. */
const PARTS = {
  index: { name: 'game', file: 'index' },
  teaching: { name: 'taughtGame', file: 'teaching' },
  dealer: { name: 'dealer', file: 'dealer' },
  solve: { name: 'solver', file: 'solve' },
  census: { name: 'census', file: 'census/census' },
}

const WORDS = {
  imports: [
    `import type { GameId } from '@/lib/games/ids'`,
    `import type { GameMessages } from '@/lib/messages/message'`,
  ],
  name: 'MESSAGES',
  type: ': Readonly<Record<GameId, GameMessages>>',
}

/** The data of games in `content/<game>/`, each of which pages read for several games at once: `made/data/<name>.ts`. */
const DATA = [
  'dead-cards',
  'errata',
  'figures',
  'frequencies',
  'learning',
  'rarity',
  'rule-prices',
  'sessions',
  'strategy-prices',
  'table-figures',
  'tables',
]
/** What languages except English say about these data, in `content/<game>/<language>/`. */
const DATA_WORDS = ['errata', 'places']

/** How a family makes each part from a page: what it exports, and the line that makes the part. */
const BY_FAMILY = {
  index: ['game', 'gameOf', `export const game = gameOf(page, en)`],
  teaching: ['teaching', 'teachingOf', `export const taughtGame = teachingOf(page, game)`],
  dealer: ['dealer', 'dealerOf', `export const dealer = dealerOf(page, game, disputes)`],
  solve: ['solve', 'solverOf', `export const solver = solverOf(page)`],
  census: ['census', 'censusOf', `export const census = censusOf(page)`],
}

/** The line that makes a game's disputes known: those of its file, or none. */
const disputesOf = (id, texts) =>
  existsSync(new URL(`${id}/disputes.json`, texts))
    ? `import disputes from '@/content/${id}/disputes.json' with { type: 'json' }`
    : 'const disputes: readonly object[] = []'

/** The parts of a game that is a page of rules, by their files. */
function partsOfPage(id, family, texts) {
  const page = `import { page } from '@/lib/games/${id}/page'`
  return Object.entries(BY_FAMILY).map(([part, [file, maker, made]]) => [
    `${id}/${part}`,
    [
      `import { ${maker} } from '@/lib/families/${family}/${file}'`,
      page,
      ...(made.includes(', en)') ? [`import { en } from './en'`] : []),
      ...(made.includes(', game') ? [`import { game } from './index'`] : []),
      ...(made.includes(', disputes)') ? [disputesOf(id, texts)] : []),
      '',
      made,
    ].join('\n'),
  ])
}

/** The texts of a page in a language: its own words, in the phrases of its family. */
const wordsOfPage = (id, family, language) =>
  [
    `import { catalogueOf } from '@/lib/families/${family}/words/catalogue'`,
    `import { phrases } from '@/lib/families/${family}/words/${language}'`,
    `import { page } from '@/lib/games/${id}/page'`,
    `import { ${language} as own } from '@/lib/games/${id}/words/${language}'`,
    '',
    `export const ${language} = catalogueOf(page, own, phrases)`,
  ].join('\n')

const nameOf = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** A game's listing, read as text: pages that need the names alone load one small file instead of one a game. */
function listingOf(folder, id) {
  const text = readFileSync(new URL(`${id}/listing.ts`, folder), 'utf8')
  const read = (field, value) => {
    const found = new RegExp(`^  ${field}: ${value},$`, 'm').exec(text)
    if (!found) throw new Error(`lib/games/${id}/listing.ts: no line says \`${field}: …,\``)
    return found[1]
  }
  return {
    id,
    name: read('name', `'([^']+)'`),
    place: Number(read('place', '(\\d+)')),
    dailyFrom: Number(read('dailyFrom', '([\\d_]+)').replaceAll('_', '')),
  }
}

/** The listings in the order of their places, a file for each thing that pages need of them. Throws if two games have one place. */
function listingsOf(listings) {
  const inOrder = listings.toSorted((a, b) => a.place - b.place)
  const twice = inOrder.find(({ place }, i) => place === inOrder[i - 1]?.place)
  if (twice) throw new Error(`lib/games/${twice.id}/listing.ts: another game has place ${twice.place} too`)
  const quoted = (list) => list.map(({ id }) => `'${id}'`).join(', ')
  const record = (name, field) =>
    [`export const ${name} = {`, ...inOrder.map((one) => `  '${one.id}': ${field(one)},`), '} as const'].join('\n')
  const drafts = inOrder.filter(({ isDraft }) => isDraft)
  return [
    [
      'ids',
      `export const IDS = [${quoted(inOrder)}] as const\nexport const DRAFTS: readonly string[] = [${quoted(drafts)}]`,
    ],
    ['names', record('NAMES', ({ name }) => `'${name}'`)],
    ['daily-from', record('DAILY_FROM', ({ dailyFrom }) => dailyFrom)],
  ]
}

/** The games’ data of a name, by their ids, as the files have them; games without the file are left out. */
function dataOf(texts, ids, name) {
  const files = ids.flatMap((id) => (existsSync(new URL(`${id}/${name}.json`, texts)) ? [id] : []))
  return [
    ...files.map((id) => `import ${nameOf(id)} from '@/content/${id}/${name}.json' with { type: 'json' }`),
    '',
    'export const data: Readonly<Record<string, unknown>> = {',
    ...files.map((id) => `  '${id}': ${nameOf(id)},`),
    '}',
  ].join('\n')
}

/** One object with an entry for each game. */
const listOf = ({ imports = [], name, type = '', as = '', value, from }, ids) =>
  [
    ...imports,
    ...ids.map((id) => `import { ${value} as ${nameOf(id)} } from '${from(id)}'`),
    '',
    `export const ${name}${type} = {`,
    ...ids.map((id) => `  '${id}': ${nameOf(id)},`),
    `}${as}`,
  ].join('\n')

/**
 * The files of the registry, by their paths without the extension, from the folders of games in a folder, and the
 * folder of texts: URLs that end in a slash.
 */
export function registryOf(folder, texts) {
  const isThere = (path) => existsSync(new URL(`${path}.ts`, folder))
  const ids = readdirSync(folder)
    .filter((id) => isThere(`${id}/listing`))
    .sort()
  /** The family of a game that is a page of rules; undefined for any other. */
  const familyOf = (id) =>
    isThere(`${id}/page`)
      ? /\bfamily: '([a-z-]+)'/.exec(readFileSync(new URL(`${id}/page.ts`, folder), 'utf8'))?.[1]
      : undefined
  const wordsIn = (id) => (familyOf(id) ? 'words' : 'messages')
  const languages = new Set(
    ids
      .map((id) => new URL(`${id}/${wordsIn(id)}/`, folder))
      .flatMap((words) => (existsSync(words) ? readdirSync(words) : []))
      .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []),
  )
  const from = (id, name, file) => `export { ${name} } from '@/lib/games/${id}/${file}'`
  const parts = ids.flatMap((id) =>
    familyOf(id)
      ? partsOfPage(id, familyOf(id), texts)
      : Object.entries(PARTS).flatMap(([part, { name, file }]) =>
          isThere(`${id}/${file}`) ? [[`${id}/${part}`, from(id, name, file)]] : [],
        ),
  )
  const text = (id, language) =>
    familyOf(id) ? wordsOfPage(id, familyOf(id), language) : from(id, language, `messages/${language}`)
  // A game that has no words in a language yet says everything in English there.
  const words = ids.flatMap((id) =>
    [...languages].map((language) => [
      `${id}/${language}`,
      isThere(`${id}/${wordsIn(id)}/${language}`) ? text(id, language) : `export { en as ${language} } from './en'`,
    ]),
  )
  /** What a game needs before lists have it: a guide, a dealer's page and words in every language, and pages of hands. */
  const isWhole = (id) =>
    existsSync(new URL(`${id}/pages/list.ts`, texts)) &&
    [...languages].every(
      (language) =>
        isThere(`${id}/${wordsIn(id)}/${language}`) &&
        ['guide', 'dealer'].every((text) => existsSync(new URL(`${id}/${language}/${text}.mdx`, texts))),
    )
  const listings = ids.map((id) => ({ ...listingOf(folder, id), isDraft: !isWhole(id) }))
  const inOrder = listings.toSorted((a, b) => a.place - b.place).map(({ id }) => id)
  const others = [...languages].filter((language) => language !== 'en')
  const data = [...DATA, ...others.flatMap((language) => DATA_WORDS.map((name) => `${language}/${name}`))]
  return new Map([
    ...listingsOf(listings),
    ...data.map((name) => [`data/${name}`, dataOf(texts, inOrder, name)]),
    ['taught', listOf({ name: 'TAUGHT_GAMES', value: 'taughtGame', from: (id) => `./${id}/teaching` }, ids)],
    ...[...languages].map((language) => [
      language,
      listOf({ ...WORDS, value: language, from: (id) => `./${id}/${language}` }, ids),
    ]),
    ...parts,
    ...words,
  ])
}

/** Writes the registry anew where the folders have changed. */
export function ensureRegistry() {
  const written = registryOf(GAMES, TEXTS)
  for (const [name, text] of written) {
    const file = new URL(`${name}.ts`, MADE)
    const whole = `// Written by lib/games/registry/make.mjs: not for editing.\n${text}\n`
    if (existsSync(file) && readFileSync(file, 'utf8') === whole) continue
    mkdirSync(new URL('./', file), { recursive: true })
    writeFileSync(file, whole)
  }
  for (const name of readdirSync(MADE, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !written.has(name.replaceAll('\\', '/').slice(0, -3))) rmSync(new URL(name, MADE))
}
