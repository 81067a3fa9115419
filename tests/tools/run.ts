import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { ROOT } from './site'

export interface Outcome {
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

/** Runs a package's command or `node`. Captures the output, or shows it at once if `live`. */
export function run(command: readonly [string, ...string[]], live = false): Promise<Outcome> {
  const started = performance.now()
  const [program, ...args] = command
  const onPath = [`${ROOT}/node_modules/.bin`, process.env.PATH].join(delimiter)
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: onPath },
    stdio: live ? 'inherit' : 'pipe',
    shell: process.platform === 'win32',
  })
  const pieces: string[] = []
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece.toString()))
  child.stderr?.on('data', (piece: Buffer) => pieces.push(piece.toString()))
  return new Promise((resolve) => {
    const finish = (ok: boolean, said = '') =>
      resolve({ ok, output: pieces.join('') + said, seconds: (performance.now() - started) / 1000 })
    child.once('error', (error) => finish(false, String(error)))
    child.once('close', (code) => finish(code === 0))
  })
}
