import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/site'
import { startProgram } from './program'
import { asJson, type Driver, pressed, typed } from './tab'

/*
 * Firefox by WebDriver BiDi, which it speaks itself over a WebSocket (https://w3c.github.io/webdriver-bidi/). Node 20 has
 * WebSocket with `--experimental-websocket`, later ones without.
 */

/** Nothing that Firefox asks of the internet or of its user by itself. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

type Params = Readonly<Record<string, unknown>>
interface Answer {
  readonly type: 'success' | 'error' | 'event'
  readonly id?: number
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: unknown
}

const PATIENCE = 90_000

/** A connection: `send` resolves with the result of a command; `onEvent` hears what happens. */
async function connect(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address)
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error(`no connection to ${address}`))
  })
  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.type === 'event') return onEvent(answer.method!, answer.params)
    waiting.get(answer.id!)?.(answer)
    waiting.delete(answer.id!)
  }
  const send = <T = unknown>(method: string, params: Params = {}): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last
      const timer = setTimeout(() => reject(new Error(`${method} got no answer`)), PATIENCE)
      waiting.set(id, ({ type, result, error, message }) => {
        clearTimeout(timer)
        if (type === 'success') resolve(result as T)
        else reject(new Error(`${method}: ${error}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, close: () => socket.close() }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Adds what an event says is wrong. */
function addError(errors: string[], method: string, params: unknown): void {
  if (method === 'log.entryAdded') {
    const { level, text } = params as { readonly level: string; readonly text: string | null }
    if (level === 'error') errors.push(String(text))
  } else if (method === 'network.fetchError') {
    const { request, errorText } = params as { readonly request: { readonly url: string }; readonly errorText: string }
    // A page that is left aborts its requests.
    if (!errorText.includes('ABORTED')) errors.push(`${request.url}: ${errorText}`)
  }
}

/** Starts Firefox without a window. Rejects if `program` isn't there or speaks no BiDi. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'feltwise-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    (one) => `user_pref(${one.map((part) => JSON.stringify(part)).join(', ')});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const port = await freePort()
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank']
  const firefox = startProgram(program, args)
  await firefox.prints(/WebDriver BiDi listening on/)
  const errors: string[] = []
  const wire = await connect(`ws://127.0.0.1:${port}/session`, (method, params) => addError(errors, method, params))
  const { capabilities } = await wire.send<{ readonly capabilities: { readonly browserVersion: string } }>(
    'session.new',
    {
      capabilities: {},
    },
  )
  await wire.send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError'] })
  const tree = await wire.send<{ readonly contexts: readonly { readonly context: string }[] }>(
    'browsingContext.getTree',
  )
  const { context } = tree.contexts[0]!
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => wire.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (expression) => {
      const { type, result, exceptionDetails } = await wire.send<Evaluated>('script.evaluate', {
        ...{ expression: asJson(expression), target: { context }, awaitPromise: true },
      })
      if (type === 'exception') throw new Error(exceptionDetails!.text)
      return JSON.parse(result!.value) as unknown
    },
    press: (x, y) => wire.send('input.performActions', { context, actions: pressed(x, y) }),
    type: (keys) => wire.send('input.performActions', { context, actions: typed(keys) }),
    resize: (width, height) => wire.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    narrowest: 320,
    errors,
    close: async () => {
      await wire.send('browser.close').catch(() => undefined)
      wire.close()
      firefox.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
