import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * The licenses of third-party code that the site sends to browsers: packages in its scripts, its base style sheet, and
 * its fonts.
 */

/** Packages that only the build, the server or the command line needs. All others are part of what is sent. */
const NOT_SENT: readonly string[] = [
  '@mdx-js/loader',
  '@next/mdx',
  'ajv',
  'esbuild',
  'remark-frontmatter',
  'remark-gfm',
  'remark-mdx-frontmatter',
  'tsx',
  // Dependencies of Next.
  '@next/env',
  'baseline-browser-mapping',
  'caniuse-lite',
  'postcss',
]

/** Its base style sheet is part of the site's. */
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

/** The folder of a package as Node resolves it from another folder; undefined if it isn't installed. */
function folderOf(name: string, from: string, root: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === root ? undefined : folderOf(name, dirname(from), root)
}

/** The folders of all packages that are sent: the site's dependencies, and theirs. */
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

/** The text of the notices, sorted by package name. `root` is the project's folder. */
const thirdPartyNotices = (root: string): string =>
  [
    'This site includes the packages and fonts below. Each keeps its own license.',
    ...[...new Set(shippedFolders(root).map(noticeOf))].sort(),
  ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'

export const dynamic = 'force-static'

export const GET = (): Response =>
  new Response(thirdPartyNotices(process.cwd()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
