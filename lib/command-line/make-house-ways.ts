import { writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import { tableOf } from '@/lib/games/pai-gow-poker/way-table'
import { clausesIn, type Dealing, houseWay, WAY_IDS, type WayId } from '@/lib/games/pai-gow-poker/ways'
import { endingsOfDuel } from '@/lib/games/pai-gow-poker/whole'

/*
 * Writes content/house-ways/figures.json: how many hands each clause of each house way sets, and each way of the player against
 * each of the dealer, every deal counted. Run it again after a change to a house way; the file must not change by a byte otherwise.
 */

const FILE = 'content/house-ways/figures.json'
const HANDS = 154_143_080

const dealing = (id: WayId): Dealing => ({ way: houseWay(id), wheel: 'second-highest', keepComplete: true })

function clauseHands(id: WayId): Readonly<Record<string, number>> {
  const { clauseHands: hands } = tableOf(dealing(id))
  return Object.fromEntries(clausesIn(dealing(id)).map((clause, i) => [clause.id, hands[i]!]))
}

function against(player: WayId, dealer: WayId): Readonly<Record<string, string>> {
  const bar = progressBar(process.stderr)
  const { win, push, loss } = endingsOfDuel(dealing(player), dealing(dealer), false, bar.show)
  bar.clear()
  console.warn(`${player} against ${dealer}`)
  return { wins: String(win), pushes: String(push), losses: String(loss) }
}

const deals = (counts: Readonly<Record<string, string>>): bigint => Object.values(counts).reduce((sum, n) => sum + BigInt(n), 0n)

const ways = Object.fromEntries(
  WAY_IDS.map((id) => [id, { clauses: clauseHands(id), against: Object.fromEntries(WAY_IDS.map((dealer) => [dealer, against(id, dealer)])) }]),
)
const total = deals(ways[WAY_IDS[0]]!.against[WAY_IDS[0]]!)
writeFileSync(FILE, `${JSON.stringify({ command: 'npm run make:house-ways', hands: HANDS, deals: String(total), ways }, undefined, 2)}\n`)
