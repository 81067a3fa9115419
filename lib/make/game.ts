import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { namedGames } from './games'

/*
 * Makes all data of games, each command after those whose data it reads: `npm run make -- caribbean-stud`. Without a
 * game it makes those of every game, which takes hours.
 */

const COMMANDS = [
  'strategies',
  'figures',
  'skills',
  'courses',
  'rule-prices',
  'strategy-prices',
  'pay-tables',
  'dead-cards',
  'sessions',
  'dealer-school',
  'hands',
]

for (const game of namedGames())
  for (const command of COMMANDS)
    // A process of its own, because each reads what the one before it wrote.
    execFileSync(
      process.execPath,
      [...process.execArgv, fileURLToPath(new URL(`${command}.ts`, import.meta.url)), game],
      {
        stdio: 'inherit',
      },
    )
