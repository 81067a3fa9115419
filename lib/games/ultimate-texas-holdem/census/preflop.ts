import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cardOf } from '@/lib/cards/card'
import { startingClass } from '@/lib/cards/hole-cards'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import { solve } from '@/lib/games/ultimate-texas-holdem/solve'

/*
 * Writes content/ultimate-texas-holdem/preflop.json: every starting hand of Ultimate Texas Hold'em under the standard
 * rules, solved exactly. Run it again after a change to the rules or the solver; otherwise the file must not change by
 * a byte.
 */

const FILE = 'content/ultimate-texas-holdem/preflop.json'

function* startingHands(): Generator<readonly [number, number]> {
  for (let high = 12; high >= 0; high--) {
    yield [cardOf(high, 0), cardOf(high, 1)]
    for (let low = high - 1; low >= 0; low--) {
      yield [cardOf(high, 0), cardOf(low, 0)]
      yield [cardOf(high, 0), cardOf(low, 1)]
    }
  }
}

interface SolvedClass {
  readonly id: string
  readonly evs: readonly { readonly num: bigint; readonly den: bigint }[]
}

function solveClass(hand: readonly [number, number]): SolvedClass {
  const { options } = solve(STANDARD, { dead: [], hand, board: [], dealer: [], did: [], sides: {} })
  const evs = options.map(({ ev }) => {
    if (ev.kind !== 'exact') throw new Error('a starting hand is solved exactly')
    return ev
  })
  return { id: startingClass(hand), evs }
}

/** One line for each hand, so that a diff shows the hands that change. */
function makeFile(classes: readonly SolvedClass[]): string {
  const denominator = classes[0]!.evs[0]!.den
  if (classes.some(({ evs }) => evs.some(({ den }) => den !== denominator)))
    throw new Error('the hands have no common denominator')
  const lines = classes.map(({ id, evs }) => `    "${id}": [${evs.map(({ num }) => `"${num}"`).join(', ')}]`)
  return `{\n  "actions": ["raise-4x", "raise-3x", "check"],\n  "denominator": "${denominator}",\n  "classes": {\n${lines.join(',\n')}\n  }\n}\n`
}

mkdirSync(dirname(FILE), { recursive: true })
const classes = [...startingHands()].map(solveClass)
writeFileSync(FILE, makeFile(classes))
console.warn(`${FILE}: ${classes.length} starting hands`)
