import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '@/lib/messages/languages'
import { folderOf, routeFiles } from './route-files'

/* Writes the folder of each language below `app/` anew: `npm run make:routes`, after a language, a route or what a page says has changed. */

const files = await routeFiles()
for (const { id } of LANGUAGES) rmSync(join('app', folderOf(id)), { recursive: true, force: true })
for (const [path, text] of files) {
  mkdirSync(dirname(join('app', path)), { recursive: true })
  writeFileSync(join('app', path), text)
}
