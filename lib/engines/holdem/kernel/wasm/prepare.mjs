/* Run by npm after an install: builds the kernel, or says that there is nothing to build it with. */
import { ensureKernel } from './make.mjs'

await ensureKernel()
