import type { AnyGame } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { below, makeRandom } from '@/lib/math/random'
import { killWorkers } from './recorder'
import { decide, goOn, moveTo, openTab, readAnswer } from './trainer'

/* Workers that are ended, as a phone short of memory ends them: before a question, and while they solve it. An answer comes each time. */

/** A worker is ended at most so long after the answer was asked of it, in milliseconds. */
const WITHIN = 40
/** Kills before another game has its turn. */
const TURN = 10

/** Ends the workers of a tab so many times. */
export async function soakKills(site: string, count: number): Promise<readonly string[]> {
  const wrong: string[] = []
  const { page, close } = await openTab(wrong)
  try {
    const random = makeRandom('kills')
    await page.goto(`${site}/${GAMES[0]!.id}/trainer?seed=kills0-1`)
    let killed = 0
    let longest = 0
    for (let n = 0; killed < count; n++) {
      const turn = Math.floor(n / TURN)
      const game = GAMES[turn % GAMES.length] as AnyGame
      if (n % TURN === 0 && n > 0) await moveTo(page, `/${game.id}/trainer?seed=kills${turn}-1`)
      else if (n > 0) await goOn(page)
      if (n % 2 === 0) killed += await killWorkers(page)
      await decide(page, game, random)
      if (n % 2 === 1) {
        await page.waitForTimeout(below(random, WITHIN))
        killed += await killWorkers(page)
      }
      const asked = performance.now()
      await readAnswer(page)
      longest = Math.max(longest, performance.now() - asked)
      if (n > 20 * count) return [...wrong, `only ${killed} workers could be found to be ended`]
    }
    console.log(
      `  ${killed} workers ended, and an answer each time: the slowest after ${(longest / 1000).toFixed(1)} s`,
    )
    return wrong
  } finally {
    await close()
  }
}
