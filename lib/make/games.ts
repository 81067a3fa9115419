import { mkdirSync, writeFileSync } from 'node:fs'
import { EVERY_ID, type GameId, isGameId } from '@/lib/games/ids'
import type { Census } from '@/lib/teaching/census/census'

/** The games named on the command line, or every game if there are none. Ends the process on anything else. */
export function namedGames(): readonly GameId[] {
  const words = process.argv.slice(2)
  const stray = words.find((word) => !isGameId(word))
  if (stray !== undefined) {
    if (stray !== '--help') console.error(`“${stray.slice(0, 40)}” is no game.`)
    console.error(`Usage: npm run make -- [GAME …], with games of ${EVERY_ID.join(', ')}`)
    process.exit(stray === '--help' ? 0 : 2)
  }
  return EVERY_ID.filter((id) => words.length === 0 || words.includes(id))
}

/** The census of a game, which the commands of this folder need. */
export async function loadCensus(id: GameId): Promise<Census> {
  const { census } = (await import(`../games/registry/made/${id}/census.ts`)) as { readonly census: Census }
  return census
}

/**
 * Writes the data of a name of one game, `content/<game>/<name>.json`: first how they were made, then under a key a list
 * or a record, one line for each entry, so that a diff shows only the entries that change.
 */
export function writeData(
  game: GameId,
  name: string,
  made: { readonly command: string; readonly [property: string]: unknown },
  [key, data]: readonly [key: string, data: object],
): void {
  const file = `content/${game}/${name}.json`
  const isList = Array.isArray(data)
  const lines = Object.entries(data).map(
    ([id, one]) => `    ${isList ? '' : `${JSON.stringify(id)}: `}${JSON.stringify(one)}`,
  )
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const head = Object.entries(made).map(([property, value]) => `  "${property}": ${JSON.stringify(value)},\n`)
  mkdirSync(`content/${game}`, { recursive: true })
  writeFileSync(file, `{\n${head.join('')}  "${key}": ${open}\n${lines.join(',\n')}\n  ${close}\n}\n`)
  console.warn(`${file}: ${lines.length}`)
}
