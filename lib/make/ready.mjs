/* Makes what is built from the sources and not kept with them: the registry of the games, and the kernel. */
import { ensureKernel } from '../engines/holdem/kernel/wasm/make.mjs'
import { ensureRegistry } from '../games/registry/make.mjs'

ensureRegistry()
await ensureKernel()
