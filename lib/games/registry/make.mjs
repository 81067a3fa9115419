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

const nameOf = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

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
 * The files of the registry, by their paths without the extension, from the folders of games in a folder: URLs that end
 * in a slash.
 */
export function registryOf(folder) {
  const isThere = (path) => existsSync(new URL(`${path}.ts`, folder))
  const ids = readdirSync(folder)
    .filter((id) => isThere(`${id}/listing`))
    .sort()
  const languages = new Set(
    ids
      .flatMap((id) => readdirSync(new URL(`${id}/messages/`, folder)))
      .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []),
  )
  const from = (id, name, file) => `export { ${name} } from '@/lib/games/${id}/${file}'`
  const parts = ids.flatMap((id) =>
    Object.entries(PARTS).flatMap(([part, { name, file }]) =>
      isThere(`${id}/${file}`) ? [[`${id}/${part}`, from(id, name, file)]] : [],
    ),
  )
  // A game that has no words in a language yet says everything in English there.
  const words = ids.flatMap((id) =>
    [...languages].map((language) => [
      `${id}/${language}`,
      isThere(`${id}/messages/${language}`)
        ? from(id, language, `messages/${language}`)
        : `export { en as ${language} } from './en'`,
    ]),
  )
  return new Map([
    [
      'listings',
      listOf({ name: 'LISTINGS', value: 'listing', from: (id) => `@/lib/games/${id}/listing`, as: ' as const' }, ids),
    ],
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
  const written = registryOf(GAMES)
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
