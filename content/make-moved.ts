import { writeFileSync } from 'node:fs'
import { GAMES } from '@/lib/games/index'
import { movedPages } from './pages/moved-pages'

/* Writes content/moved.json: `npm run make:moved`. Run it after a change that makes a decision close, or that lists other hands or tables. */

const FILE = 'content/moved.json'

const moved = (await Promise.all(GAMES.map(movedPages))).flat()
const lines = moved.map((one) => `    ${JSON.stringify(one)}`)
writeFileSync(FILE, `{\n  "command": "npm run make:moved",\n  "moved": [\n${lines.join(',\n')}\n  ]\n}\n`)
process.stderr.write(`${FILE}: ${moved.reduce((sum, { slugs }) => sum + slugs.length, 0)} addresses\n`)
