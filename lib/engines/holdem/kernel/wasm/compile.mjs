/* A thread that compiles one build of the kernel: `workerData` are its sources by name and the compiler's options. */
import { parentPort, workerData } from 'node:worker_threads'
import asc from 'assemblyscript/asc'

const { files, options } = workerData
let binary
const { error, stderr } = await asc.main(['kernel.ts', '--outFile', 'kernel.wasm', ...options], {
  readFile: (name) => files[name.replace(/^\.\//, '')] ?? null,
  writeFile: (name, contents) => void (binary = name === 'kernel.wasm' ? contents : binary),
  listFiles: () => [],
})
if (error || !binary) throw new Error(`the kernel does not compile\n${stderr.toString()}`, { cause: error })
parentPort.postMessage(binary)
