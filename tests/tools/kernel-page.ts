import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from '@playwright/test'
import ts from 'typescript'
import { installedBrowser } from './browser'

/*
 * Runs the kernels in a real worker of a headless browser without a bundler: a small server serves the project's
 * modules and strips their types on request.
 */

const ROOT = new URL('../../', import.meta.url)

const WORKER = `
const { Instance } = WebAssembly
WebAssembly.Instance = function (...made) {
  return (self.kernel = new Instance(...made))
}
import { forceKernel } from '/lib/engines/holdem/kernel/kernel.ts'
import { ultimateWhole } from '/lib/engines/holdem/games/ultimate-whole.ts'
import { bonusWhole } from '/lib/engines/holdem/games/bonus-whole.ts'
import { casinoWhole } from '/lib/engines/holdem/games/casino-whole.ts'
import { handEnds, makeHandTotals } from '/lib/engines/holdem/one-hand/one-hand.ts'
const memory = { ultimate: new Map(), bonus: new Map() }
const options = ['fold', { bet: 4 }, { on: 0 }]
const solvers = {
  ultimate: (payoff) => ultimateWhole(payoff, [4, 3], undefined, memory.ultimate),
  bonus: (payoff) => bonusWhole(payoff, undefined, {}, memory.bonus),
  'bonus outcomes': (payoff) => bonusWhole(payoff, undefined, {}, memory.bonus).results(),
  casino: casinoWhole,
  'casino outcomes': (payoff) => casinoWhole(payoff).results(),
  hand: ({ plan, cards }) => handEnds(plan, cards),
  map: ({ plan, hands }) => {
    const totals = makeHandTotals(plan)
    for (const cards of hands) totals(cards, options)
  },
}
onmessage = ({ data: { build, game, rules } }) => {
  forceKernel(build)
  const start = performance.now()
  solvers[game](rules)
  postMessage({ time: performance.now() - start, bytes: self.kernel?.exports.memory.buffer.byteLength ?? 0 })
}
postMessage('ready')
`

const PAGE = `<!doctype html><title>bench</title><script type="module">
let worker
window.fresh = () => new Promise((resolve) => {
  worker?.terminate()
  worker = new Worker('/worker.js', { type: 'module' })
  worker.onmessage = resolve
})
window.solve = (asked) => new Promise((resolve) => {
  worker.onmessage = ({ data }) => resolve(data)
  worker.postMessage(asked)
})
window.memory = async () => (await performance.measureUserAgentSpecificMemory()).breakdown
  .filter(({ attribution }) => attribution.some(({ scope }) => scope === 'DedicatedWorkerGlobalScope'))
  .reduce((sum, { bytes }) => sum + bytes, 0)
</script>`

/** Rewrites imports for a browser: full paths with extensions. */
function moduleOf(path: string): string {
  const text = readFileSync(new URL(`.${path}`, ROOT), 'utf8')
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  })
  return outputText.replace(
    /(from\s+')(@\/|\.\/|\.\.\/)([^']+)'/g,
    (_, from: string, start: string, rest: string) => `${from}${start === '@/' ? '/' : start}${rest}.ts'`,
  )
}

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const body = path === '/' ? PAGE : path === '/worker.js' ? WORKER : path.startsWith('/lib/') ? moduleOf(path) : ''
    // Cross-origin isolated, so that the browser reports the worker's memory.
    response.writeHead(body === '' ? 404 : 200, {
      'content-type': path === '/' ? 'text/html' : 'text/javascript',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    })
    response.end(body)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** What the worker is asked. */
export interface Asked {
  readonly build: 'simd' | 'plain'
  readonly game: 'ultimate' | 'bonus' | 'bonus outcomes' | 'casino' | 'casino outcomes' | 'hand' | 'map'
  readonly rules: object
}

interface Solved {
  readonly time: number
  readonly bytes: number
}

export interface KernelPage {
  /** Ends the worker and waits for a new one that has loaded its code and done nothing else. */
  fresh(): Promise<void>
  /** The time of a solve in milliseconds, measured in the worker, and the bytes of the kernel's memory. */
  solve(asked: Asked): Promise<Solved>
  /** The worker's other memory in bytes, after a garbage collection; undefined if the browser doesn't report it. */
  memory(): Promise<number | undefined>
  close(): Promise<void>
}

declare global {
  interface Window {
    fresh(): Promise<void>
    solve(asked: Asked): Promise<Solved>
    memory(): Promise<number>
  }
}

/** Opens the page; undefined on a machine without a browser. */
export async function openKernelPage(): Promise<KernelPage | undefined> {
  const found = installedBrowser()
  if (!found) return undefined
  const server = await serve()
  const browser: Browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  const page: Page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction(() => 'memory' in window)
  return {
    fresh: async () => void (await page.evaluate(() => window.fresh().then(() => undefined))),
    solve: (asked) => page.evaluate((one) => window.solve(one), asked),
    memory: () => page.evaluate(() => window.memory()).catch(() => undefined),
    async close() {
      await browser.close()
      server.close()
    },
  }
}
