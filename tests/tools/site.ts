import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

/** Serves the built site on a free port. Throws if it doesn't answer within 30 seconds. */
export async function serve(): Promise<{ readonly url: string; stop(): void }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['server.mjs', '-p', String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 150 && server.exitCode === null; tries++) {
    if (await answers(url)) return { url, stop: () => void server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.kill()
  throw new Error(`the site does not answer at ${url}`)
}
