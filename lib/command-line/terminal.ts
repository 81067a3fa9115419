import type { Progress } from '@/lib/games/solver'

/** Ends of a process: all went well, something could not be answered, the command was not used as it should be. */
export const STATUS = { fine: 0, failed: 1, usage: 2 } as const

/** Says on standard error why a command was not understood, and ends it so. What is wrong is a sentence, with or without its full stop. */
export function refuseUsage(command: string, wrong: string): void {
  process.stderr.write(`${command}: ${wrong}${/[.?!]$/.test(wrong) ? '' : '.'} Try --help.\n`)
  process.exitCode = STATUS.usage
}

/** Writes and waits until the reader keeps up. */
export function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (stream.write(text)) resolve()
    else stream.once('drain', resolve)
  })
}

/** A reader that has seen enough (`head -1`) is no fault: the process ends without a word. */
export function endWithReader(stream: NodeJS.WriteStream, status: () => number): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(status())
  })
}

const WIDTH = 32

/** A bar on standard error while something long is computed; nothing where that is no terminal. */
export function progressBar(stream: NodeJS.WriteStream): { readonly show: Progress; readonly clear: () => void } {
  let shown = -1
  if (!stream.isTTY) return { show: () => {}, clear: () => {} }
  const show = (done: number): void => {
    const full = Math.floor(done * WIDTH)
    if (full === shown) return
    shown = full
    stream.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(done * 100)}%`)
  }
  const clear = (): void => {
    if (shown >= 0) stream.write(`\r${' '.repeat(WIDTH + 6)}\r`)
    shown = -1
  }
  return { show, clear }
}
