import type { AnyGame } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import { below, makeRandom } from '@/lib/math/random'
import { killWorkers } from './recorder'
import { decide, goOn, moveTo, openTab, readAnswer } from './trainer'

/*
 * Kills workers as a phone short of memory does: before a question, and during a solve. An answer must arrive each
 * time.
 */

/** A worker is killed at most this long after the question, in milliseconds. */
const WITHIN = 40
/** Kills before the next game's turn. */
const TURN = 10

/** Kills the workers of a tab `count` times. */
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
