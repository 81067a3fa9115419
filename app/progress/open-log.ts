import { type Log, sharedLog } from '@/lib/storage/log'

/** The log of this page, shared by all its parts. Only in a browser. */
export const openLog = (): Log => sharedLog(() => Date.now())
