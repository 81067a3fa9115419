/*
 * Serves the built site: `npm start` runs it after a build, and the browser tests run it too. `-p PORT` or `PORT` is the
 * port, `-H NAME` the address to listen on. It does what `next start` does, but for a request to change the protocol
 * (`Upgrade: websocket`): Next leaves most of those without an answer and never closes them, so that a few thousand keep
 * everybody else out. Nothing here speaks another protocol, so they are answered like any request, and then closed.
 */
import { createServer, Server } from 'node:http'
import { parseArgs } from 'node:util'

// Next and React choose their code by it when they are imported.
process.env.NODE_ENV = 'production'

/** Longer than clients keep a connection idle: a server that closes first resets a request now and then. */
const KEEP_ALIVE = 65_000

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
})
const port = Number(values.port ?? process.env.PORT ?? 3000)
const { hostname } = values
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`The port is a number from 0 to 65535, not “${values.port ?? process.env.PORT}”.`)
  process.exit(2)
}

// Next answers requests to change the protocol on the server it is given, so it gets one that nobody can reach. Without
// such a listener, Node hands them over as plain requests.
const { default: next } = await import('next')
const site = next({ dev: false, dir: import.meta.dirname, port, hostname, httpServer: new Server() })
const answer = site.getRequestHandler()

const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
  answer(request, response).catch((error) => {
    console.error(request.url, error)
    response.statusCode = 500
    response.end()
  })
})

/** Answers what has been asked, and ends. */
const stop = () => void server.close(() => void site.close().finally(() => process.exit()))

await site.prepare()
process.once('SIGINT', stop).once('SIGTERM', stop)
server.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.listen(port, hostname, () => {
  const { address, port: taken } = server.address()
  console.log(`Feltwise is at http://${hostname === undefined || address === '::' ? 'localhost' : hostname}:${taken}`)
})
