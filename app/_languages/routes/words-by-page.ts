import { readFileSync } from 'node:fs'
import { build, type Metafile } from 'esbuild'

/*
 * What the browser's code of a page says: the areas of words that it reaches through its imports, at once and with the parts it loads later.
 * Components take their words from words.ts alone, so the names they import there are the areas.
 */

/** What a page or a part says as it comes, and the parts that come later. By their names, sorted. */
export interface Needed {
  readonly areas: readonly string[]
  /** All that may come later. */
  readonly parts: readonly string[]
  /** Those that it loads itself; the others come with parts of these. */
  readonly loads: readonly string[]
}

export interface WordsByPage {
  /** What modules say in the browser, by the client components that they reach. */
  readonly page: (files: readonly string[]) => Needed
  /** What a part says: `daily/day-hand`. */
  readonly part: (name: string) => Needed
  /** Where a part is loaded without `withWords`. */
  readonly unwrapped: readonly { readonly file: string; readonly part: string }[]
}

const WORDS = 'app/_languages/words.ts'
const TAKEN = /^import \{([^}]*)\} from '@\/app\/_languages\/words'/gm
const CLIENT = /^(\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/
const WRAPPED = /withWords\(\s*'([^']+)',\s*import\(/g

/** Files without words, which esbuild need not read. */
const SILENT = ['.css', '.mdx', '.json', '.png', '.svg', '.ico', '.woff', '.woff2', '.wasm', '.txt']

/** The name of a part: its path within `app`, without its ending. */
const partOf = (file: string): string => file.replace(/^app\//, '').replace(/\.tsx?$/, '')

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort()

/** Reads the imports of these files, from the root of the project, and of all that they import. */
export async function readWordsByPage(files: readonly string[]): Promise<WordsByPage> {
  const { metafile } = await build({
    entryPoints: [...files],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: Object.fromEntries(SILENT.map((ending) => [ending, 'empty' as const])),
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return wordsByPageOf(metafile, (file) => readFileSync(file, 'utf8'))
}

/**
 * The same from what esbuild found and a way to read files. Throws if a file takes words in a way that doesn't show which, and on a part that
 * nothing loads.
 */
export function wordsByPageOf({ inputs }: Pick<Metafile, 'inputs'>, read: (file: string) => string): WordsByPage {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const known = texts.get(file) ?? (/\.tsx?$/.test(file) ? read(file) : '')
    texts.set(file, known)
    return known
  }
  const importsOf = (file: string, kind: 'import-statement' | 'dynamic-import'): readonly string[] =>
    (inputs[file]?.imports ?? []).filter((one) => one.kind === kind && !one.external).map(({ path }) => path)

  /** All files that these lead to, and where to stop on the way. */
  const closure = (from: readonly string[], next: (file: string) => readonly string[]): ReadonlySet<string> => {
    const seen = new Set(from)
    for (const file of seen) for (const other of next(file)) seen.add(other)
    return seen
  }
  const together = (from: readonly string[]) => closure(from, (file) => importsOf(file, 'import-statement'))
  const areasOf = (file: string): readonly string[] => {
    const taken = [...textOf(file).matchAll(TAKEN)]
    if (taken.length === 0 && importsOf(file, 'import-statement').includes(WORDS))
      throw new Error(`${file}: write import { … } from '@/${WORDS.replace(/\.ts$/, '')}'`)
    return taken.flatMap(([, names]) => names!.split(',').flatMap((name) => name.trim().split(' as ')[0] || []))
  }
  /** Everything that modules lead to, whenever it is loaded. */
  const everything = (from: readonly string[]): ReadonlySet<string> =>
    closure(from, (file) => [...importsOf(file, 'import-statement'), ...importsOf(file, 'dynamic-import')])
  const neededBy = (from: readonly string[]): Needed => {
    const atOnce = [...together(from)]
    const loadedBy = (all: Iterable<string>): readonly string[] =>
      sorted([...all].flatMap((file) => importsOf(file, 'dynamic-import')).map(partOf))
    return { areas: sorted(atOnce.flatMap(areasOf)), parts: loadedBy(everything(from)), loads: loadedBy(atOnce) }
  }

  const isClient = (file: string): boolean => CLIENT.test(textOf(file))
  const clientsOf = (from: readonly string[]): readonly string[] =>
    [
      ...closure(from, (file) =>
        isClient(file) ? [] : [...importsOf(file, 'import-statement'), ...importsOf(file, 'dynamic-import')],
      ),
    ].filter(isClient)

  const files = new Map(Object.keys(inputs).map((file) => [partOf(file), file]))
  const fileOf = (part: string): string => {
    const file = files.get(part)
    if (file === undefined) throw new Error(`No import() loads app/${part}`)
    return file
  }
  const unwrapped = [...everything(clientsOf(Object.keys(inputs)))].flatMap((file) => {
    const named = new Set([...textOf(file).matchAll(WRAPPED)].map(([, name]) => name))
    return importsOf(file, 'dynamic-import')
      .map((to) => ({ file, part: partOf(to) }))
      .filter(({ part }) => !named.has(part))
  })
  return { page: (from) => neededBy(clientsOf(from)), part: (name) => neededBy([fileOf(name)]), unwrapped }
}
