export function makeKernel(): Promise<void>
export function ensureKernel(): Promise<void>
