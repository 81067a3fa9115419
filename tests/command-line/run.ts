import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Ran {
  readonly out: string
  readonly err: string
  readonly status: number | null
}

/** Runs a command of the command line as its script in package.json does, with this text on standard input. */
export function run(command: 'solve' | 'edge', args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', 'tsx', `lib/command-line/${command}.ts`, ...args], { cwd: ROOT })
  const [out, err]: [Buffer[], Buffer[]] = [[], []]
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const text = (chunks: readonly Buffer[]): string => Buffer.concat(chunks).toString('utf8')
  return new Promise((resolve) => child.on('close', (status) => resolve({ out: text(out), err: text(err), status })))
}

/** The lines of an answer as JSON. */
export const answers = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
