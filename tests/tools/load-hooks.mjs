import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/* How our own modules are found and read, in the thread in which Node asks for it. */

const ROOT = new URL('../../', import.meta.url).href
const ENDS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const isOwn = (url) => url?.startsWith(ROOT) === true && !url.startsWith(`${ROOT}node_modules/`)
const isFile = (url) => statSync(new URL(url), { throwIfNoEntry: false })?.isFile() === true

/** Paths from the root, as `@/lib/result`, and paths without an ending, also into packages. */
export async function resolve(specifier, context, next) {
  if (!isOwn(context.parentURL)) return next(specifier, context)
  const path = specifier.startsWith('@/') ? ROOT + specifier.slice(2) : specifier
  if (path === specifier && !/^\.{1,2}\//.test(specifier))
    return next(specifier, context).catch((error) =>
      error.code === 'ERR_MODULE_NOT_FOUND' ? next(`${specifier}.js`, context) : Promise.reject(error),
    )
  const { href } = new URL(path, context.parentURL)
  const end = ENDS.find((one) => isFile(href + one))
  return end === undefined ? next(specifier, context) : { url: href + end, shortCircuit: true }
}

const compileCode = (loader) => async (text, sourcefile) => {
  const target = `node${process.versions.node}`
  const { code } = await transform(text, { loader, target, jsx: 'automatic', sourcefile, sourcemap: 'inline' })
  return code
}

/** What a module says, by the ending of its file. Data is imported without saying that it is JSON, as bundlers take it. */
const READERS = {
  ts: compileCode('ts'),
  tsx: compileCode('tsx'),
  json: (text) => text,
  // Few tests import texts, whose compiler takes a while to load.
  mdx: async (text) => (await import('./compile-text.mjs')).compileText(text),
  // Nothing is painted.
  css: () => '',
}

export async function load(url, context, next) {
  const [, ending] = /\.(tsx?|json|mdx|css)(?:\?|$)/.exec(url) ?? []
  if (!isOwn(url) || ending === undefined) return next(url, context)
  const file = fileURLToPath(url)
  const source = await READERS[ending](await readFile(file, 'utf8'), file)
  return { format: ending === 'json' ? 'json' : 'module', source, shortCircuit: true }
}
