import { RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { AnyGame } from '@/lib/game/game'
import type { FoundTable } from '@/lib/game/precomputed/known-tables'
import type { MadeStartingHand } from '@/lib/families/holdem/kept-starting-hands'
import { classIdOf, slugOf, type StartingHand } from '@/lib/game/strategy/starting-hands'
import { evValue } from '@/lib/game/ev'
import type { Cell, FactRow, FactTable, HandSection, RelatedHand, TableWords } from './hand-page'
import { aRank, atStake, saidCount, saidMoney } from './said'
import { capital } from '@/lib/text'
import { isPair, theRank } from './starting-facts'
import { nameOf } from './starting-list'
import type { Solution } from '@/lib/game/solution'

/*
 * Where a starting hand is in relation to the line between two plays, and which hands near it are played the other way.
 */

// ——— The hands around it, which differ in one rank or in the suits ————————————————————————————————————————————————

/** Hands that differ in one card, the best first: the pairs, the offsuit kings. */
export interface Family {
  /** “pair”, “offsuit king”. */
  readonly one: string
  /** “pairs”, “offsuit kings”. */
  readonly all: string
  readonly hands: readonly StartingHand[]
}

const DOWN = RANKS.map((_, i) => RANKS.length - 1 - i)

/** The pairs, or all kickers for the hand’s high card, suited or offsuit like the hand. */
export function familyOf({ high, low, suited }: StartingHand): Family {
  if (high === low)
    return { one: 'pair', all: 'pairs', hands: DOWN.map((rank) => ({ high: rank, low: rank, suited: false })) }
  const suits = suited ? 'suited' : 'offsuit'
  return {
    one: `${suits} ${rankInWords(high)}`,
    all: `${suits} ${rankInWords(high, 2)}`,
    hands: DOWN.filter((rank) => rank < high).map((rank) => ({ high, low: rank, suited })),
  }
}

export const isSame = (a: StartingHand, b: StartingHand): boolean => classIdOf(a) === classIdOf(b)

/** The same ranks suited instead of offsuit, or the reverse; undefined for a pair. */
export const twinOf = ({ high, low, suited }: StartingHand): StartingHand | undefined =>
  high === low ? undefined : { high, low, suited: !suited }

/** The same kicker with the next higher or lower card; undefined if there is none. */
export function besideOf({ high, low, suited }: StartingHand, step: 1 | -1): StartingHand | undefined {
  const next = high + step
  return high === low || next > 12 || next <= low ? undefined : { high: next, low, suited }
}

// ——— The line ——————————————————————————————————————————————————————————————————————————————————————————————————————

/** A play in words: “raise”, “raising”. */
export interface WayWords {
  readonly act: string
  readonly acting: string
}

/** The words for a base wager and the two plays in a language, and its sentences about the line. */
export interface LineLanguage {
  /** The name of a base wager. */
  readonly unit: string
  readonly act: WayWords
  readonly wait: WayWords
  /** Absent for English. */
  readonly says?: LineWords
  readonly turns?: TurnWords
}

/** A game with one question about a starting hand: put more money in, or not. */
export interface Line extends LineLanguage {
  /** Whether the player plays against no dealer's hand. */
  readonly alone?: true
  /** The most dead cards that were tried together; 6 if absent. */
  readonly mostDead?: number
  /** The first option bets the most that is allowed; the last one checks or folds. */
  readonly solutionOf: (slug: string) => Solution<string>
}

/** A known pay table of the main game. */
export interface UnderTable {
  readonly game: AnyGame
  readonly table: FoundTable
  /** The lead of betting under that table. */
  readonly lead: number
}

/** What is computed of dead cards for a hand’s page. */
export type MadeDead = Pick<MadeStartingHand, 'dead' | 'turn'>

/** What a dead card of a rank does. */
export interface ByRank {
  readonly rank: number
  /** Whether only some cards of the rank change the play. */
  readonly bySuit: boolean
  /** How much the lead of betting grows if one card of the rank is dead: the mean over the unseen cards. */
  readonly change: number
}

/** The words about changes of the play, in one language. */
export interface TurnWords {
  tablesText(line: Line, all: readonly UnderTable[]): string
  readonly tablesTable: TableWords
  tableName(game: AnyGame, table: FoundTable): string
  deadTitle(made: MadeDead, lead: number): string
  turnText(line: Line, made: MadeDead, lead: number): string
  ranksText(line: Line, hand: StartingHand, ranks: readonly ByRank[]): string
  suitText(costs: number): string
  deadTable(line: Line): TableWords
  readonly dependsOnSuit: string
  thenBetter(line: Line, lead: number): string
  aRank(rank: number): string
}

/** The lead of the largest bet over checking or folding, in base wagers; negative if that is better. */
export function leadOf(line: Line, hand: StartingHand): number {
  const { options } = line.solutionOf(slugOf(hand))
  return evValue(options[0]!.ev) - evValue(options.at(-1)!.ev)
}

export const acts = (line: Line, hand: StartingHand): boolean => leadOf(line, hand) > 0
export const wordsOf = (line: Line, isAct: boolean): WayWords => (isAct ? line.act : line.wait)

export const gapOf = (line: Line, hand: StartingHand): number => Math.abs(leadOf(line, hand))

// ——— The family ———————————————————————————————————————————————————————————————————————————————————————————

/** A hand's name within its family: `K5`, `88`. */
export const short = ({ high, low }: StartingHand): string => RANKS[high]! + RANKS[low]!

export interface Place {
  readonly last: StartingHand | undefined
  readonly next: StartingHand | undefined
  /** How many hands of the family are between it and the line. */
  readonly between: number
}

/** The line in the family of a hand: the last hand that bets, and the first that doesn't. */
export function placeOf(line: Line, hand: StartingHand): Place {
  const { hands } = familyOf(hand)
  const acting = hands.filter((one) => acts(line, one))
  const [last, next] = [acting.at(-1), hands[acting.length]]
  const at = hands.findIndex((one) => isSame(one, hand))
  return { last, next, between: at < acting.length ? acting.length - 1 - at : at - acting.length }
}

/** A sentence on the line in its family, and the distance from this hand. */
function lineInFamily(line: Line, hand: StartingHand): string {
  const { one, hands } = familyOf(hand)
  const { last, next, between } = placeOf(line, hand)
  const { act, wait } = line
  const costs = (other: StartingHand): string => `costs ${saidMoney(gapOf(line, other))}`
  if (!last) return `${capital(act.acting)} even ${short(hands[0]!)}, the best ${one}, ${costs(hands[0]!)}.`
  if (!next)
    return `${capital(wait.acting)} even ${isSame(hand, last) ? 'this one' : short(last)}, the weakest ${one}, ${costs(last)}.`
  if (isSame(hand, last)) return `${short(next)} is already a ${wait.act}: ${act.acting} it ${costs(next)}.`
  if (isSame(hand, next)) return `${short(last)} is still a ${act.act}: ${wait.acting} it ${costs(last)}.`
  if (acts(line, hand))
    return `The last ${one} to ${act.act} is ${short(last)}, ${between === 1 ? 'one hand' : `${saidCount(between)} hands`} below this one. ${capital(wait.act)} ${short(next)}: ${act.acting} it ${costs(next)}.`
  return `The last ${one} to ${act.act} is ${short(last)}, ${saidCount(between + 1)} hands above this one.`
}

// ——— Its twin, and the hands beside it ——————————————————————————————————————————————————————————————————————————

/** The difference that suits make; undefined for a pair. */
function twinText(line: Line, hand: StartingHand): string | undefined {
  const twin = twinOf(hand)
  if (!twin) return undefined
  const [own, other] = [leadOf(line, hand), leadOf(line, twin)]
  const [ev, otherEv] = [bestEv(line, hand), bestEv(line, twin)]
  const version = `the ${hand.suited ? 'offsuit' : 'suited'} version`
  const { act, acting } = wordsOf(line, own > 0)
  if (own > 0 !== other > 0)
    return `${capital(wordsOf(line, other > 0).act)} ${nameOf(twin)}: ${acting} it costs ${saidMoney(other)} ${atStake(line.unit)}.`
  if (Math.abs(ev - otherEv) < 0.0005) return `You’d ${act} ${version} too.`
  const worth = `${capital(version)} is worth ${saidMoney(ev - otherEv)}`
  if (hand.suited) return `${worth} less, and you still ${act} it.`
  return Math.abs(other) < Math.abs(own)
    ? `${worth} more. That makes the choice closer, but you still ${act} it.`
    : `${worth} more, and is an even clearer ${act}.`
}

/** The EV of the best option, in base wagers. */
export const bestEv = (line: Line, hand: StartingHand): number =>
  Math.max(...line.solutionOf(slugOf(hand)).options.map(({ ev }) => evValue(ev)))

/** The same kicker with a higher or lower card, if that changes the play. */
function besideText(line: Line, hand: StartingHand): string | undefined {
  const [up, down] = [besideOf(hand, 1), besideOf(hand, -1)]
  const turned = acts(line, hand) ? down : up
  if (!turned || acts(line, turned) === acts(line, hand)) return undefined
  return `With ${aRank(turned.high)} instead of ${theRank(hand.high)}, ${wordsOf(line, acts(line, turned)).act}: ${wordsOf(line, acts(line, hand)).acting} costs ${saidMoney(gapOf(line, turned))}.`
}

// ——— Table —————————————————————————————————————————————————————————————————————————————————————————————————

function bestAction(line: Line, hand: StartingHand): string {
  return line.solutionOf(slugOf(hand)).best[0]!
}

function rowOf(line: Line, says: LineWords, here: StartingHand, hand: StartingHand): FactRow {
  const isHere = isSame(hand, here)
  const cells: readonly Cell[] = [
    { kind: 'action', action: bestAction(line, hand) },
    { kind: 'ev', ev: { kind: 'real', value: bestEv(line, hand) } },
    { kind: 'gap', value: gapOf(line, hand) },
  ]
  const flips = acts(line, hand) !== acts(line, here)
  return {
    name: capital(says.nameOf(hand)),
    ...(isHere ? { mark: 'here' as const } : { page: slugOf(hand) }),
    ...(flips ? { mark: 'flips' as const } : {}),
    cells,
  }
}

/** The hand's family, its twin, and the same kicker with the next cards. */
function neighborsTable(line: Line, says: LineWords, hand: StartingHand): FactTable {
  const { hands } = familyOf(hand)
  const around = [twinOf(hand), besideOf(hand, 1), besideOf(hand, -1)].filter((one) => one !== undefined)
  return {
    ...says.table(hand),
    rows: [...hands, ...around].map((one) => rowOf(line, says, hand, one)),
  }
}

function flipsTitle(line: Line, hand: StartingHand): string {
  const { last, next, between } = placeOf(line, hand)
  const { one } = familyOf(hand)
  if (!last) return `${capital(line.wait.act)} every ${one}`
  if (!next) return `${capital(line.act.act)} every ${one}`
  if (isSame(hand, last)) return `The last ${one} to ${line.act.act}`
  if (isSame(hand, next)) return `The first ${one} to ${line.wait.act}`
  const apart = between === 1 ? 'One hand' : `${capital(saidCount(between))} hands`
  return `${apart} ${acts(line, hand) ? 'above' : 'below'} the line`
}

/** Section “Where it flips”: the hands that differ in one card or in the suits. */
export function flipsSection(line: Line, hand: StartingHand): HandSection {
  const { says = lineWords } = line
  const text = [says.lineInFamily(line, hand), says.twinText(line, hand), says.besideText(line, hand)].filter(
    (one) => one !== undefined,
  )
  return {
    id: 'flips',
    title: says.flipsTitle(line, hand),
    text: [text.join(' ')],
    tables: [neighborsTable(line, says, hand)],
  }
}

// ——— Related ————————————————————————————————————————————————————————————————————————————————————————————————

const MOST_RELATED = 3

/** How another hand is related to this one. */
export type Relation =
  'twin' | 'across' | 'lower' | 'higher' | 'beside-higher' | 'beside-lower' | 'two-lower' | 'two-higher'

function relationIn(line: Line, hand: StartingHand, relation: Relation): string {
  switch (relation) {
    case 'twin':
      return `the ${hand.suited ? 'offsuit' : 'suited'} version`
    case 'across':
      return `the nearest hand to ${wordsOf(line, !acts(line, hand)).act}`
    case 'lower':
      return isPair(hand) ? 'the next lower pair' : 'one kicker lower'
    case 'higher':
      return isPair(hand) ? 'the next higher pair' : 'one kicker higher'
    case 'beside-higher':
      return 'the same kicker with a higher card'
    case 'beside-lower':
      return 'the same kicker with a lower card'
    case 'two-lower':
      return 'two steps lower'
    case 'two-higher':
      return 'two steps higher'
  }
}

function because(line: Line, hand: StartingHand, other: StartingHand, relation: Relation): string {
  const what = relationIn(line, hand, relation)
  const same = acts(line, hand) === acts(line, other)
  const { act } = wordsOf(line, acts(line, other))
  const play = what.endsWith(act) ? what : `${what}: ${act}${same ? ' too' : ''}`
  return `${play}, by ${saidMoney(gapOf(line, other))}`
}

/** The words about the line, in one language. */
export interface LineWords {
  /** For use within a sentence. */
  nameOf(hand: StartingHand): string
  flipsTitle(line: Line, hand: StartingHand): string
  lineInFamily(line: Line, hand: StartingHand): string
  twinText(line: Line, hand: StartingHand): string | undefined
  besideText(line: Line, hand: StartingHand): string | undefined
  table(hand: StartingHand): TableWords
  because(line: Line, hand: StartingHand, other: StartingHand, relation: Relation): string
}

const lineWords: LineWords = {
  nameOf,
  flipsTitle,
  lineInFamily,
  twinText,
  besideText,
  table: (hand) => ({
    caption: `The ${familyOf(hand).all}, and the hands beside it`,
    columns: ['Hand', 'Best', 'Worth', 'Ahead by'],
  }),
  because,
}

/** Its twin, the hand across the line in its family, and the next weaker or stronger hand. */
export function relatedHands(line: Line, hand: StartingHand): readonly RelatedHand[] {
  const { last, next } = placeOf(line, hand)
  const { hands } = familyOf(hand)
  const at = hands.findIndex((one) => isSame(one, hand))
  const [twin, across] = [twinOf(hand), acts(line, hand) ? next : last]
  const found: readonly (readonly [StartingHand | undefined, Relation])[] = [
    [twin, 'twin'],
    [across, 'across'],
    [hands[at + 1], 'lower'],
    [hands[at - 1], 'higher'],
    [besideOf(hand, 1), 'beside-higher'],
    [besideOf(hand, -1), 'beside-lower'],
    [hands[at + 2], 'two-lower'],
    [hands[at - 2], 'two-higher'],
  ]
  const open = found.flatMap(([one, relation]) => (one && !isSame(one, hand) ? [{ one, relation }] : []))
  const first = open.filter(({ one }, i) => open.findIndex((other) => isSame(other.one, one)) === i)
  const { says = lineWords } = line
  return first
    .slice(0, MOST_RELATED)
    .map(({ one, relation }) => ({ slug: slugOf(one), because: says.because(line, hand, one, relation) }))
}
