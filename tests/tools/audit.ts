/*
 * Known vulnerabilities of the packages that visitors get, as reported by the registry: `npm audit`, of which only a
 * finding is a failure. A registry that doesn't answer, or doesn't support audits (many mirrors), says nothing about
 * the packages.
 */
import { fileURLToPath } from 'node:url'
import { run } from './run'

export type Audit =
  | { readonly kind: 'clean' }
  | { readonly kind: 'found'; readonly lines: readonly string[] }
  | { readonly kind: 'unanswered'; readonly why: string }

const GRAVE = ['high', 'critical']

interface Vulnerability {
  readonly name: string
  readonly severity: string
  readonly range: string
  readonly via: readonly (string | { readonly title?: string; readonly url?: string })[]
}

interface Said {
  readonly message?: string
  readonly error?: { readonly summary?: string; readonly code?: string }
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>
}

function parsed(output: string): Said | undefined {
  try {
    const value: unknown = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function line({ name, severity, range, via }: Vulnerability): string {
  const reasons = via.map((reason) =>
    typeof reason === 'string' ? `by ${reason}` : [reason.title, reason.url].filter(Boolean).join(' '),
  )
  return `${severity}: ${name} ${range}: ${reasons.join('; ')}`
}

/** Reads the output of `npm audit --json`. Without a list of vulnerabilities, empty or not, there was no audit. */
export function readAudit(output: string): Audit {
  const said = parsed(output)
  if (!said?.vulnerabilities)
    return { kind: 'unanswered', why: said?.message ?? (said?.error?.summary || output.trim() || 'no answer') }
  const grave = Object.values(said.vulnerabilities).filter(({ severity }) => GRAVE.includes(severity))
  return grave.length === 0 ? { kind: 'clean' } : { kind: 'found', lines: grave.map(line) }
}

async function main(): Promise<void> {
  const { output } = await run([
    'npm',
    'audit',
    '--omit=dev',
    '--json',
    '--loglevel=silent',
    '--fetch-retries=1',
    '--fetch-timeout=30000',
  ])
  const audit = readAudit(output)
  if (audit.kind === 'clean') console.log('ok      dependencies: nothing grave is known')
  if (audit.kind === 'unanswered') console.log(`unknown dependencies: the registry did not say (${audit.why})`)
  if (audit.kind === 'found') console.log(['FAILED  dependencies', ...audit.lines].join('\n'))
  process.exitCode = audit.kind === 'found' ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
