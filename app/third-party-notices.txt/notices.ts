import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/* The licenses of what a visitor's browser gets from other people: packages in the site's scripts, its base style sheet, its fonts. */

/** Packages that only build or serve the site, or only the command line needs. Every other one is in what it sends. */
const NOT_SENT: readonly string[] = [
  '@mdx-js/loader',
  '@next/mdx',
  'ajv',
  'esbuild',
  'remark-frontmatter',
  'remark-gfm',
  'remark-mdx-frontmatter',
  'tsx',
  // Of Next.
  '@next/env',
  'baseline-browser-mapping',
  'caniuse-lite',
  'postcss',
]

/** Its base style sheet is in the site's own. */
const STYLES = 'tailwindcss'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The folder of a package, as Node finds it from another folder; undefined where it is not installed. */
function folderOf(name: string, from: string, root: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === root ? undefined : folderOf(name, dirname(from), root)
}

/** The folders of all packages that the site sends parts of: what it depends on, and what that depends on. */
function shippedFolders(root: string): readonly string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    const folder = folderOf(name, from, root)
    if (folder === undefined || found.has(folder) || NOT_SENT.includes(name)) return
    found.add(folder)
    for (const next of Object.keys(manifestIn(folder).dependencies ?? {})) visit(next, folder)
  }
  for (const name of [...Object.keys(manifestIn(root).dependencies ?? {}), STYLES]) visit(name, root)
  return [...found]
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i

function noticeOf(folder: string): string {
  const { name, version, license, author } = manifestIn(folder)
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const by = typeof author === 'string' ? author : author?.name
  const inShort = `License: ${license ?? 'not named'}${by === undefined ? '' : `, by ${by}`}`
  return `${name} ${version}\n\n${texts.length > 0 ? [...new Set(texts)].join('\n\n') : inShort}`
}

/** The text of the notices, packages in the order of their names. `root` is the project's folder. */
export const thirdPartyNotices = (root: string): string =>
  [
    'This site includes the packages and fonts below. Each keeps its own license.',
    ...[...new Set(shippedFolders(root).map(noticeOf))].sort(),
  ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'
