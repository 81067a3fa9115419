/*
 * Builds the WebAssembly kernel: `npm run make:kernel`, and wherever it is needed and not there (`ensureKernel`).
 * The answer is a module with the bytes as text, so that a worker, Node and a bundler all load it alike, at once and from one file. The text
 * is hexadecimal: longer than base64, and once compressed a third shorter, since equal bytes stay equal.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const SOURCES = new URL('./', import.meta.url)
const BUILT = new URL('../built/kernel-bytes.ts', import.meta.url)
const OPTIONS = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--disable', 'mutable-globals']
const ENCODING = 'hex'
/** The two builds: each takes `lanes` and `judge` from a folder of its own, and all else from here. */
const BUILDS = { simd: ['--enable', 'simd'], plain: [] }

const sourcesIn = (folder) =>
  readdirSync(new URL(folder, SOURCES))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => [name, readFileSync(new URL(`${folder}${name}`, SOURCES), 'utf8')])

/** Changes with the sources and with how they are built. */
function fingerprint() {
  const hash = createHash('sha256').update(JSON.stringify([OPTIONS, BUILDS, ENCODING]))
  for (const folder of ['./', './simd/', './plain/']) for (const [, text] of sourcesIn(folder)) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}

/** One build as text, from a thread of its own: each takes seconds. The thread imports nothing else, since `--import` may name this file. */
async function compile(build) {
  const files = Object.fromEntries([...sourcesIn('./'), ...sourcesIn(`./${build}/`)])
  const options = [...OPTIONS, ...BUILDS[build]]
  const thread = new Worker(new URL('./compile.mjs', import.meta.url), { workerData: { files, options }, execArgv: [] })
  const [binary] = await once(thread, 'message')
  return Buffer.from(binary).toString(ENCODING)
}

function write(mark, { simd, plain }) {
  mkdirSync(new URL('./', BUILT), { recursive: true })
  writeFileSync(
    BUILT,
    `// Built by lib/engines/holdem/kernel/wasm/make.mjs from ${mark}: not for editing.\n/** The kernel's builds in hexadecimal; empty where they could not be made. */\nexport const SIMD_BYTES: string =\n  '${simd}'\nexport const PLAIN_BYTES: string =\n  '${plain}'\n`,
  )
}

function builtFrom() {
  try {
    return readFileSync(BUILT, 'utf8').match(/ from (\w+):/)?.[1]
  } catch {
    return undefined
  }
}

/** Builds the kernel from its sources. Throws with the compiler's words if they are wrong. */
export async function makeKernel() {
  const [simd, plain] = await Promise.all([compile('simd'), compile('plain')])
  write(fingerprint(), { simd, plain })
}

/** Builds the kernel unless it is there. Where there is no compiler the file says so, and whole games say that they need it. */
export async function ensureKernel() {
  if (builtFrom() === fingerprint()) return
  try {
    await makeKernel()
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
    write('nothing', { simd: '', plain: '' })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeKernel()
