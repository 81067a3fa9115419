import { makeCards } from '@/lib/cards/card'
import { sortHand } from '@/lib/engines/pai-gow/hand'
import type { HouseWay } from '@/lib/engines/pai-gow/house-way'
import { rankingOf } from '@/lib/engines/pai-gow/ranking'
import { makeMatcher, splitBy } from '@/lib/engines/pai-gow/set-hand'
import { clausesIn } from '@/lib/engines/pai-gow/ways'
import { makeRandom } from '@/lib/math/random'
import type { BadHands, WayCheck } from './check-types'
import { drawOfClass, eachClass } from './classes'
import { compareWays } from './compare'
import { KNOWN_WAYS, usually } from './hands'
import { type Study, studyWay } from './study'

/** Hands with one fault, and the first class of them. */
interface Fault {
  hands: number
  at: number
}

function noteFault(faults: Map<string, Fault>, kind: string, at: number, hands: number): void {
  const known = faults.get(kind)
  if (known) known.hands += hands
  else faults.set(kind, { hands, at })
}

/** Why the classes that a way doesn't set aren't set. */
function faultsOf(study: Study): ReadonlyMap<string, Fault> {
  const { dealing } = study
  const [clauses, ranking] = [clausesIn(dealing), rankingOf(dealing.wheel)]
  const match = makeMatcher(clauses, ranking)
  const faults = new Map<string, Fault>()
  eachClass((hand, at, hands) => {
    if (study.clauses[at]! >= 0) return
    const clause = clauses[match(hand)]
    if (!clause) return noteFault(faults, 'uncovered', at, hands)
    noteFault(
      faults,
      `${splitBy(clause.set, hand, ranking) === undefined ? 'impossible' : 'foul'} ${clause.id}`,
      at,
      hands,
    )
  })
  return faults
}

const exampleOf = (at: number): string => makeCards(sortHand(drawOfClass(at, makeRandom(`example ${at}`))))

/** The largest fault of a kind, with its clause. */
function faultWith(faults: ReadonlyMap<string, Fault>, kind: string): (BadHands & { readonly clause: string }) | null {
  const all = [...faults].filter(([name]) => name.startsWith(`${kind} `)).sort(([, a], [, b]) => b.hands - a.hands)
  const [first] = all
  if (!first) return null
  return {
    hands: all.reduce((sum, [, { hands }]) => sum + hands, 0),
    example: exampleOf(first[1].at),
    clause: first[0].slice(kind.length + 1),
  }
}

const studies = new Map<string, Study>()

function studyOfKnown(way: HouseWay): Study {
  const known = studies.get(way.id) ?? studyWay(usually(way))
  studies.set(way.id, known)
  return known
}

function apartFrom(study: Study, other: Study): number {
  let apart = 0
  eachClass((_, at, hands) => {
    if (study.settings[at] !== other.settings[at]) apart += hands
  })
  return apart
}

/** More parts than this wouldn't help anyone see where two ways differ. */
const MOST_PARTS = 8

function nearestOf(study: Study, apart: Readonly<Record<string, number>>): WayCheck['nearest'] {
  const [first, ...others] = KNOWN_WAYS
  const near = others.reduce((best, way) => (apart[way.id]! < apart[best.id]! ? way : best), first!)
  const parts = compareWays(study, studyOfKnown(near), makeRandom(`nearest ${near.id}`), 1)
  return {
    way: near.id,
    parts: parts.slice(0, MOST_PARTS).map(({ a, b, hands, examples }) => ({
      ours: a,
      theirs: b,
      hands,
      example: makeCards(sortHand(examples[0]!)),
    })),
  }
}

/**
 * Checks a house way over every class of hands. Takes half a second, and the first time another half for each way of
 * the site.
 */
export function checkWay(way: HouseWay): WayCheck {
  const study = studyWay(usually(way))
  const faults = faultsOf(study)
  const uncovered = faults.get('uncovered')
  const apart =
    faults.size > 0
      ? null
      : Object.fromEntries(KNOWN_WAYS.map((known) => [known.id, apartFrom(study, studyOfKnown(known))]))
  return {
    hands: study.hands,
    uncovered: uncovered ? { hands: uncovered.hands, example: exampleOf(uncovered.at) } : null,
    foul: faultWith(faults, 'foul'),
    impossible: faultWith(faults, 'impossible'),
    unreached: way.clauses
      .filter(({ id }, i) => study.hands[i] === 0 && ![...faults.keys()].some((fault) => fault.endsWith(` ${id}`)))
      .map(({ id }) => id),
    apart,
    nearest: apart && nearestOf(study, apart),
  }
}
