import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * open: normal. cut: nothing can be reached. silent: requests get no answer. portal: every request gets the portal's
 * page.
 */
export type NetworkState = 'open' | 'cut' | 'silent' | 'portal'

export interface Network {
  /** The address of the site through this network. */
  readonly url: string
  readonly set: (state: NetworkState) => void
  /** From now on, answers a path with this text, as a script by default; `null` restores the site's own response. */
  readonly replace: (path: string, text: string | null, type?: string) => void
  readonly close: () => void
}

const PORTAL = { text: '<!doctype html><title>Airport</title><h1>Log in to the network</h1>', type: 'text/html' }

/**
 * A network between a browser and a site that can fail as real ones do. A browser's own offline switch isn't enough:
 * browsers differ in what it means for service workers, and it can't make a network slow.
 */
export async function networkTo(site: string): Promise<Network> {
  let state: NetworkState = 'open'
  const replaced = new Map<string, { readonly text: string; readonly type: string }>()

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
    const own = state === 'portal' ? PORTAL : replaced.get(pathname)
    if (own === undefined) return pass(incoming, outgoing)
    outgoing.writeHead(200, { 'content-type': own.type }).end(own.text)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    set: (next) => {
      state = next
      server.closeAllConnections()
    },
    replace: (path, text, type = 'text/javascript') =>
      void (text === null ? replaced.delete(path) : replaced.set(path, { text, type })),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
