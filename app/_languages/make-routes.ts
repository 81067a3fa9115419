import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import { routeFiles } from './route-files'

/* Writes the folder of each language below `app/` anew: `npm run make:routes`, after a language or a route has been added. */

for (const language of OTHER_LANGUAGES) {
  const folder = join('app', language)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of routeFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
