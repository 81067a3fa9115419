import { writeFileSync } from 'node:fs'
import { GAMES } from '@/lib/games/index'
import { movedPages } from './pages/moved-pages'

/*
 * `npm run make:moved` writes content/moved.json. Run it after a change that makes decisions close, or that changes the
 * lists of hands or tables.
 */

const FILE = 'content/moved.json'

const moved = (await Promise.all(GAMES.map(movedPages))).flat()
const lines = moved.map((one) => `    ${JSON.stringify(one)}`)
writeFileSync(FILE, `{\n  "command": "npm run make:moved",\n  "moved": [\n${lines.join(',\n')}\n  ]\n}\n`)
process.stderr.write(`${FILE}: ${moved.reduce((sum, { slugs }) => sum + slugs.length, 0)} addresses\n`)
