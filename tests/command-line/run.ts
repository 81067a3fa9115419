import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type Command = 'solve' | 'edge' | 'house-way'

// A file each, made once: to read a command's two hundred modules anew takes far longer than what most tests ask of it.
const folder = mkdtempSync(join(tmpdir(), 'feltwise-commands-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
buildSync({
  entryPoints: ['solve', 'edge', 'house-way'].map((name) => join(ROOT, `lib/command-line/${name}.ts`)),
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'warning',
})

/** What Node runs for a command. */
export const programOf = (command: Command): string => join(folder, `${command}.mjs`)

export interface Ran {
  readonly out: string
  readonly err: string
  readonly status: number | null
}

/** Runs a command of the command line with this text on standard input. */
export function run(command: Command, args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  const child = spawn(process.execPath, [programOf(command), ...args], { cwd: ROOT })
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
