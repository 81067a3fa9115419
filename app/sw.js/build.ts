import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name of the current build; undefined during development, when nothing is cached. */
export const buildName = (): string | undefined =>
  process.env.NODE_ENV === 'production' ? readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim() : undefined
