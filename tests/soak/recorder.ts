import type { Page } from '@playwright/test'
import type { Rules } from '@/lib/game/game'
import type { Solution } from '@/lib/game/solution'

/** A page's request to its worker, and the answer. */
export interface Recorded {
  readonly request: { readonly game: string; readonly rules: Rules; readonly state: unknown }
  readonly solution: Solution<string>
}

interface Recorder {
  take(): string
  kill(): number
}

/**
 * Runs in the page before its own scripts: records its workers' messages, and kills workers as a browser out of memory
 * does.
 */
function installRecorder(): void {
  const made = new Set<Worker>()
  let heard: string[] = []
  const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? { $big: String(value) } : value)
  const Plain = window.Worker
  window.Worker = class extends Plain {
    readonly #asked = new Map<string, unknown>()
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      made.add(this)
      this.addEventListener(
        'message',
        ({ data }: MessageEvent<{ readonly id?: string; readonly value?: unknown } | string>) => {
          if (typeof data === 'string' || data.id === undefined || !this.#asked.has(data.id)) return
          heard.push(JSON.stringify({ request: this.#asked.get(data.id), result: data.value }, plain))
          this.#asked.delete(data.id)
        },
      )
    }
    // comlink's format: a call has a path and a list of arguments, and the answer has the same id.
    override postMessage(message: unknown, more?: unknown): void {
      const { id, path, argumentList } = message as {
        readonly id?: string
        readonly path?: readonly string[]
        readonly argumentList?: readonly { readonly value: unknown }[]
      }
      if (id !== undefined && path?.[0] === 'solve') this.#asked.set(id, argumentList?.[0]?.value)
      super.postMessage(message, more as Transferable[])
    }
    override terminate(): void {
      made.delete(this)
      super.terminate()
    }
  }
  const recorder: Recorder = {
    take() {
      const text = `[${heard.join()}]`
      heard = []
      return text
    },
    kill() {
      const all = [...made]
      for (const worker of all) {
        worker.terminate()
        worker.dispatchEvent(new Event('error'))
      }
      return all.length
    },
  }
  Object.assign(window, { recorder })
}

/** Records the requests and answers of a page's workers, from its next navigation on. */
export const recordWorkers = (page: Page): Promise<unknown> => page.addInitScript(installRecorder)

const big = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$big' in value ? BigInt(String(value.$big)) : value

/** The records since the last call. Failed solves are left out, because the page reports them. */
export async function takeRecorded(page: Page): Promise<readonly Recorded[]> {
  const text = await page.evaluate(() => (window as unknown as { readonly recorder: Recorder }).recorder.take())
  const all = JSON.parse(text, big) as readonly {
    readonly request: Recorded['request']
    readonly result: { readonly ok: boolean; readonly value: Solution<string> }
  }[]
  return all.flatMap(({ request, result }) => (result.ok ? [{ request, solution: result.value }] : []))
}

/** Kills every worker of the page, and returns how many there were. */
export const killWorkers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly recorder: Recorder }).recorder.kill())
