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

/** TypeScript, and data imported without saying that it is JSON, as bundlers take it. */
export async function load(url, context, next) {
  const [, ending] = /\.(tsx?|json)(?:\?|$)/.exec(url) ?? []
  if (!isOwn(url) || ending === undefined) return next(url, context)
  const file = fileURLToPath(url)
  const text = await readFile(file, 'utf8')
  if (ending === 'json') return { format: 'json', source: text, shortCircuit: true }
  const { code } = await transform(text, {
    loader: ending,
    target: `node${process.versions.node}`,
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}
