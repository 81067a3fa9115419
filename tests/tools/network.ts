import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** open: as it should be. cut: nothing can be reached. silent: reached, and never answered. */
export type NetworkState = 'open' | 'cut' | 'silent'

export interface Network {
  /** Where the site is reached through it. */
  readonly url: string
  readonly set: (state: NetworkState) => void
  /** From now on this script is what a path is answered with. */
  readonly replace: (path: string, script: string) => void
  readonly close: () => void
}

/**
 * A network between a browser and a site, which can fail as networks do. A browser's own switch for that is no match for it: what it
 * means for a service worker differs, and nothing is ever slow.
 */
export async function networkTo(site: string): Promise<Network> {
  let state: NetworkState = 'open'
  const replaced = new Map<string, string>()

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const onward = ask(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(site).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  const server = createServer((incoming, outgoing) => {
    if (state === 'cut') return void incoming.socket.destroy()
    if (state === 'silent') return
    const { pathname } = new URL(incoming.url ?? '/', site)
    const script = replaced.get(pathname)
    if (script === undefined) return pass(incoming, outgoing)
    outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    set: (next) => {
      state = next
      server.closeAllConnections()
    },
    replace: (path, script) => void replaced.set(path, script),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
