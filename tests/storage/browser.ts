import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach } from 'vitest'
import { type Log, type LogSettings, makeLog } from '@/lib/storage/log'

let logs: Log[] = []

/** A new browser for each test, in which each call opens a tab. */
export function tabsOfNewBrowsers(): (settings?: LogSettings) => Log {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })
  afterEach(() => {
    for (const log of logs) log.close()
    logs = []
  })
  return (settings = {}) => {
    const log = makeLog({ persist: () => undefined, ...settings })
    logs.push(log)
    return log
  }
}

/** Waits for what other tabs are told. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000 && !holds(); tries++) await new Promise((resolve) => setTimeout(resolve, 2))
  if (!holds()) throw new Error('it never came to hold')
}

/** A request of the plain interface, as a promise. */
export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error!)
  })
