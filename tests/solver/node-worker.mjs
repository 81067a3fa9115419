// Runs the page's worker in a Node thread: gives it the functions of a worker's global scope, then loads it.
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) })
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer)
globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }))
await import('../../workers/solver.worker.ts')
