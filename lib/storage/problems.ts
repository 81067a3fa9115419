import { fail, type Problem } from '@/lib/result'

/* What can be wrong with a browser's storage, in words. Each says what happens to the answers. */

export const STORAGE_PROBLEMS = [
  'StorageBlocked',
  'StorageFull',
  'StorageDamaged',
  'StorageSlow',
  'NewerData',
  'OlderTab',
  'Outdated',
] as const
export type StorageProblem = (typeof STORAGE_PROBLEMS)[number]

const LASTS = 'What you answer counts for as long as this page is open.'

const SENTENCES: Record<StorageProblem, string> = {
  StorageBlocked: `This browser stores nothing for this site: a private window, or a setting that blocks site data. ${LASTS}`,
  StorageFull:
    'There is no room left in this browser’s storage. What was stored is safe; what is new stays in this page and is tried again.',
  StorageDamaged: `The browser could not read its own database, and nothing in it was changed. ${LASTS}`,
  StorageSlow: `The browser’s storage does not answer. It is waited for. ${LASTS}`,
  NewerData: `This browser has data of a newer Feltwise; nothing was changed. Reload the page to get the newer one. ${LASTS}`,
  OlderTab:
    'Another tab with an older Feltwise still holds the data. Close or reload it; until then what you answer stays in this page.',
  Outdated:
    'A newer Feltwise was opened in another tab and has taken over the data. Reload this page; until then nothing more is stored from here.',
}

export const storageProblem = (name: StorageProblem): Problem => fail(name, SENTENCES[name]).problem

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''

const BY_ERROR: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'StorageFull',
  VersionError: 'NewerData',
  SecurityError: 'StorageBlocked',
  // There is no `indexedDB` at all.
  ReferenceError: 'StorageBlocked',
  TypeError: 'StorageBlocked',
  // What private windows of older browsers say when a database is opened.
  InvalidStateError: 'StorageBlocked',
  NotAllowedError: 'StorageBlocked',
}

/** Why a database could not be opened, by what the browser threw. */
export const openingProblem = (error: unknown): Problem => storageProblem(BY_ERROR[nameOf(error)] ?? 'StorageDamaged')

/** Why reading or writing failed, once it was open. */
export const usingProblem = (error: unknown): Problem =>
  storageProblem(nameOf(error) === 'QuotaExceededError' ? 'StorageFull' : 'StorageDamaged')
