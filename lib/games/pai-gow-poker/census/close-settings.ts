import { writeFileSync } from 'node:fs'
import { type Card, makeCards } from '@/lib/cards/card'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { progressBar } from '@/lib/command-line/terminal'
import { evValue } from '@/lib/game/ev'
import { handOfValue, ranksOfTwo, type Setting, sortHand } from '@/lib/engines/pai-gow/index'
import { VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import { setByHouse, settingsOf, start } from '@/lib/games/pai-gow-poker/round'
import { draw, makeRandom } from '@/lib/math/random'

/*
 * Writes content/house-ways/close-settings.json: hands for the drill of close calls. Hands are dealt from a fixed seed
 * and solved under the usual rules; those are kept for which the house way isn't best, or another idea comes close to
 * it. Run it again after a change to the house way.
 */

const FILE = 'content/house-ways/close-settings.json'
const HANDS = 400
/** The most hands of one clause, so that none fills the drill alone. */
const MOST_OF_A_CLAUSE = 60
/** In base wagers: how close another idea must come, and how much any other setting must gain. */
const CLOSE = 0.05
const WORTH_KNOWING = 0.002

const RULES = VARIANTS[0].rules

/**
 * The idea of a setting: the hand behind, and whether a pair is in front. Other high cards don't make it another idea.
 */
function ideaOf({ front, behind }: Setting): string {
  const [high, low] = ranksOfTwo(front)
  return `${handOfValue(behind)} ${high === low}`
}

function isClose(hand: readonly Card[]): boolean {
  const { options } = solve(RULES, { ...start(RULES), hand })
  const settings = settingsOf(RULES, hand).map((setting, i) => ({ ...setting, worth: evValue(options[i]!.ev) }))
  const own = settings.find(({ action }) => action === setByHouse(RULES, hand).action)!
  const best = Math.max(...settings.map(({ worth }) => worth))
  const rival = Math.max(...settings.filter((setting) => ideaOf(setting) !== ideaOf(own)).map(({ worth }) => worth))
  return best - own.worth > WORTH_KNOWING || Math.abs(own.worth - rival) < CLOSE
}

const random = makeRandom('close settings')
const bar = progressBar(process.stderr)
const kept: string[] = []
const byClause = new Map<string, number>()
while (kept.length < HANDS) {
  const hand = sortHand(draw(random, DECK_WITH_JOKER, 7))
  const { id } = setByHouse(RULES, hand).clause
  const before = byClause.get(id) ?? 0
  if (before >= MOST_OF_A_CLAUSE || !isClose(hand)) continue
  byClause.set(id, before + 1)
  kept.push(makeCards(hand))
  bar.show(kept.length / HANDS)
}
bar.clear()
writeFileSync(FILE, `${JSON.stringify({ command: 'npm run make:close-settings', hands: kept }, undefined, 2)}\n`)
console.warn(`${FILE}: ${kept.length} hands; ${[...byClause].map(([id, n]) => `${id} ${n}`).join(', ')}`)
