import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '@/lib/messages/languages'
import { folderOf, routeFiles } from './files'

/*
 * Brings the folder of each language below `app/` up to date: `npm run make:routes`, after a language, a route or what a page says has changed.
 * Touches no file that stays the same, so that a server that watches them makes no page anew without need.
 */

const files = new Map([...(await routeFiles())].map(([path, text]) => [join('app', path), text]))
for (const { id } of LANGUAGES) {
  const folder = join('app', folderOf(id))
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(path)) rmSync(path)
  }
}
for (const [path, text] of files) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
