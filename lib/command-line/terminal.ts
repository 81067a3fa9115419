import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { devNull } from 'node:os'
import type { Progress } from '@/lib/game/solver'

/**
 * Exit codes of a command: a line failed; the command was used wrongly; its input couldn't be read or its output
 * couldn't be written.
 */
export const STATUS = { failed: 1, usage: 2, blocked: 3 } as const

/**
 * Explains on standard error why a command wasn't understood, and sets its exit code. `wrong` is a sentence, with or
 * without a full stop.
 */
export function refuseUsage(command: string, wrong: string): void {
  process.stderr.write(`${command}: ${wrong}${/[.?!]$/.test(wrong) ? '' : '.'} Try --help.\n`)
  process.exitCode = STATUS.usage
}

/** Writes, and waits until the reader keeps up. */
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
 * Whether the process started without a standard output. Node then opens the null device for it, for reading too,
 * whereas a shell's `> /dev/null` can't be read. A parent that opens the null device for both looks the same and is
 * refused too.
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
  // If standard error fails, there is nowhere left to report it.
  process.stderr.on('error', () => {})
  if (isOutputClosed()) endBlocked(command, 'The answer could not be written: standard output is closed.')
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    endBlocked(command, `The answer could not be written: ${WHY_NOT_WRITTEN[code ?? ''] ?? message}.`),
  )
}

// Node would read a folder as an empty input.
function isInputFolder(): boolean {
  try {
    return fstatSync(0).isDirectory()
  } catch {
    return false
  }
}

/** The bytes of standard input. If they can't be read, ends the command with one sentence and STATUS.blocked. */
export async function* readInput(command: string): AsyncGenerator<Uint8Array> {
  if (isInputFolder()) endBlocked(command, 'Standard input could not be read: it is a folder.')
  try {
    yield* process.stdin as AsyncIterable<Uint8Array>
  } catch (error) {
    endBlocked(command, `Standard input could not be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** More than any file that a command reads. In bytes. */
const LARGEST_FILE = 4_000_000

/** The text of a file. Throws if it can't be read or is too large: a device may have no end. */
export function readText(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(LARGEST_FILE + 1)
    let length = 0
    for (let read = 1; read > 0 && length <= LARGEST_FILE; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null)
    if (length > LARGEST_FILE) throw new RangeError('the file is too large')
    return bytes.toString('utf8', 0, length)
  } finally {
    closeSync(file)
  }
}

const WIDTH = 32

/** A progress bar on standard error for long computations. Shows nothing if that isn't a terminal. */
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
