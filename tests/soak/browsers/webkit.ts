import { freePort } from '../../tools/site'
import { startProgram } from './program'
import { asJson, type Driver, pressed, typed } from './tab'

/* WebKitGTK, the engine of Safari, by its own WebDriver (https://w3c.github.io/webdriver/), on a screen of Xvfb. */

const PATIENCE = 95_000

/** MiniBrowser's bar keeps its window from being narrower. */
const NARROWEST = 450

/** A line of the console that MiniBrowser prints: `CONSOLE JS ERROR TypeError: …`. */
const ERROR_LINE = /^CONSOLE \S+ ERROR (.*)/

/** What keeps the browser from asking for rights and hardware that a test machine doesn't have. */
const ENVIRONMENT = {
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  WAYLAND_DISPLAY: '',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
} as const

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Starts WebKitGTK's MiniBrowser. Rejects if a program isn't there or doesn't answer. */
export async function startWebKit(driver: string, browser: string): Promise<Driver> {
  // Xvfb takes a free display and prints its number.
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'])
  const [, display] = await screen.prints(/(\d+)\s/)
  const port = await freePort()
  const root = `http://127.0.0.1:${port}`
  const server = startProgram(driver, [`--port=${port}`], { ...ENVIRONMENT, DISPLAY: `:${display}` })
  const errors: string[] = []
  server.eachLine((line) => {
    const found = ERROR_LINE.exec(line)
    if (found) errors.push(found[1]!)
  })
  for (let tries = 0; !(await answers(`${root}/status`)); tries++) {
    if (tries === 300) throw new Error(`${driver} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const call = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const response = await fetch(root + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    const { value } = (await response.json()) as { readonly value: unknown }
    const { error, message } = (value ?? {}) as { readonly error?: string; readonly message?: string }
    if (!response.ok) throw new Error(`${method} ${path}: ${error}: ${message}`)
    return value as T
  }
  const { sessionId, capabilities } = await call<{
    readonly sessionId: string
    readonly capabilities: { readonly browserVersion: string }
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 90_000 })
  const run = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0]; ${asJson(expression)}.then((text) => done([true, text]), (error) => done([false, String(error)]))`
    const [ok, text] = await call<readonly [boolean, string]>('POST', `${session}/execute/async`, { script, args: [] })
    if (!ok) throw new Error(text)
    return JSON.parse(text) as unknown
  }
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => call('POST', `${session}/url`, { url }),
    run,
    press: (x, y) => call('POST', `${session}/actions`, { actions: pressed(x, y) }),
    type: (keys) => call('POST', `${session}/actions`, { actions: typed(keys) }),
    resize: async (width, height) => {
      // The window's size has its bars; the page's is what counts.
      const set = (size: object) => call('POST', `${session}/window/rect`, { x: 0, y: 0, ...size })
      await set({ width, height })
      const [inner = width, high = height] = (await run('[innerWidth, innerHeight]')) as number[]
      await set({ width: 2 * width - inner, height: 2 * height - high })
    },
    narrowest: NARROWEST,
    errors,
    close: async () => {
      await call('DELETE', session).catch(() => undefined)
      server.stop()
      screen.stop()
    },
  }
}
