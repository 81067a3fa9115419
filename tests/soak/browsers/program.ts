import { type ChildProcess, spawn } from 'node:child_process'

/* Programs that a test starts, with what they print. None outlives the test. */

export interface Program {
  /** Resolves with the first match in what the program prints; rejects if it ends before, or after a minute. */
  readonly prints: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Calls the listener with each line from now on. */
  readonly eachLine: (listener: (line: string) => void) => void
  readonly stop: () => void
}

const MOST_PRINTED = 20_000
const A_MINUTE = 60_000

const running = new Set<ChildProcess>()

/** Each program leads a group of its own, with which its children end. */
function end(child: ChildProcess): void {
  running.delete(child)
  try {
    process.kill(-child.pid!, 'SIGTERM')
  } catch {
    // It has ended.
  }
}
process.on('exit', () => running.forEach(end))

export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  let printed = ''
  const onText = new Set<() => void>()
  const onLine: ((line: string) => void)[] = []
  const take = (data: Buffer): void => {
    const text = String(data)
    printed = (printed + text).slice(-MOST_PRINTED)
    for (const listener of onText) listener()
    for (const line of text.split('\n')) for (const listener of onLine) listener(line)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return {
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const settle = (act: () => void): void => {
          clearTimeout(timer)
          onText.delete(look)
          act()
        }
        const refuse = (why: string): void =>
          settle(() =>
            reject(new Error(`${command} ${why} before it printed ${String(pattern)}: ${printed.slice(-500)}`)),
          )
        const look = (): void => {
          const found = pattern.exec(printed)
          if (found) settle(() => resolve(found))
        }
        const timer = setTimeout(() => refuse('took a minute'), A_MINUTE)
        onText.add(look)
        child.once('exit', () => refuse('ended'))
        child.once('error', (error) => refuse(`failed (${error.message})`))
        look()
      }),
    eachLine: (listener) => void onLine.push(listener),
    stop: () => end(child),
  }
}
