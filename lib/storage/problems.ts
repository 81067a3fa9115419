import { fail, type Problem } from '@/lib/result'

/* The problems a browser's storage can have. Their messages say what happens to the answers. */

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

export const storageProblem = (name: StorageProblem): Problem => fail(name, { id: name }).problem

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''

const BY_ERROR: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'StorageFull',
  VersionError: 'NewerData',
  SecurityError: 'StorageBlocked',
  // There is no `indexedDB` at all.
  ReferenceError: 'StorageBlocked',
  TypeError: 'StorageBlocked',
  // Private windows of older browsers throw this when a database is opened.
  InvalidStateError: 'StorageBlocked',
  NotAllowedError: 'StorageBlocked',
}

/** Why a database could not be opened, given the error the browser threw. */
export const openingProblem = (error: unknown): Problem => storageProblem(BY_ERROR[nameOf(error)] ?? 'StorageDamaged')

/** Why reading or writing failed, once it was open. */
export const usingProblem = (error: unknown): Problem =>
  storageProblem(nameOf(error) === 'QuotaExceededError' ? 'StorageFull' : 'StorageDamaged')
