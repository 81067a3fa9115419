import { fstatSync, readSync, statSync } from 'node:fs'
import { devNull } from 'node:os'
import type { Progress } from '@/lib/games/solver'

/** How a command ends: it failed on a line, it was used wrongly, or its input could not be read or its output not written. */
export const STATUS = { failed: 1, usage: 2, blocked: 3 } as const

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

function endBlocked(command: string, why: string): never {
  process.stderr.write(`${command}: ${why}\n`)
  process.exit(STATUS.blocked)
}

const WHY_NOT_WRITTEN: Readonly<Record<string, string>> = {
  EPIPE: 'the reader closed the pipe',
  ENOSPC: 'the disk is full',
}

/**
 * Whether the process was started without a standard output. Node then opens the null device in its place, for reading too, while a shell's
 * `> /dev/null` can't be read from. A parent that opens the null device for both looks the same and is refused with it.
 */
function isOutputClosed(): boolean {
  try {
    if (fstatSync(1).rdev !== statSync(devNull).rdev || !fstatSync(1).isCharacterDevice()) return false
    readSync(1, new Uint8Array(1))
    return true
  } catch {
    return false
  }
}

/** Ends the command with one sentence and STATUS.blocked as soon as its output can't be written. */
export function guardOutput(command: string): void {
  // When standard error fails, nobody is left to tell.
  process.stderr.on('error', () => {})
  if (isOutputClosed()) endBlocked(command, 'The answer could not be written: standard output is closed.')
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    endBlocked(command, `The answer could not be written: ${WHY_NOT_WRITTEN[code ?? ''] ?? message}.`),
  )
}

// Node reads a folder as an empty input.
function isInputFolder(): boolean {
  try {
    return fstatSync(0).isDirectory()
  } catch {
    return false
  }
}

/** The bytes of standard input. Ends the command with one sentence and STATUS.blocked where they can't be read. */
export async function* readInput(command: string): AsyncGenerator<Uint8Array> {
  if (isInputFolder()) endBlocked(command, 'Standard input could not be read: it is a folder.')
  try {
    yield* process.stdin as AsyncIterable<Uint8Array>
  } catch (error) {
    endBlocked(command, `Standard input could not be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

const WIDTH = 32

/** A bar on standard error during a long computation; nothing if that isn't a terminal. */
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
