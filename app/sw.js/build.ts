import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name of the build that is being made, once its pages are; undefined while one works on the site, where nothing is to be kept. */
export const buildName = (): string | undefined =>
  process.env.NODE_ENV === 'production' ? readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim() : undefined
