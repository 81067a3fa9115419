/*
 * Checks that every package in the lock file has an integrity hash, because npm installs an entry without one
 * unchecked. When npm writes the lock file, it omits the entry, or its hash, of a platform's package that the registry
 * didn't serve.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface LockEntry {
  readonly integrity?: string
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Packages = Readonly<Record<string, LockEntry>>

/** Problems with the packages of a lock file, one a line; empty if every package has its hash. */
export function lockProblems(packages: Packages): readonly string[] {
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(path !== '' && !entry.link && !entry.integrity ? [`${path} has no integrity`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path} may install ${name}, which the lock file does not have`),
  ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../../package-lock.json', import.meta.url)
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }
  const problems = lockProblems(packages)
  console.log(problems.length === 0 ? 'Every package has its integrity.' : problems.join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
}
