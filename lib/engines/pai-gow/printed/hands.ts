import { ACE, type RankLetter, RANKS } from '@/lib/cards/card'
import { type Condition, type Groups, ranksOfRange } from '@/lib/engines/pai-gow/house-way'
import { ALL_RANKS, type Cards, type Chunk, downFrom, highestOf, lowestOf, type Ranks, upFrom } from './chunks'

/*
 * The hands that a part of a sentence describes: “two medium pairs with an ace”, “7-10”, “a pair of tens or higher can
 * be played in front”. The parts of a sentence refine each other: under “Four of a kind”, “7-10” means four sevens to
 * four tens.
 */

/** A word for ranks that the house must define: a low, medium or high pair. */
export type PairClass = 'low' | 'medium' | 'high'
export const PAIR_CLASSES = ['low', 'medium', 'high'] as const
export type Classes = Readonly<Partial<Record<PairClass, Ranks>>>

/** Why a part isn’t read. */
export type Unread =
  | { readonly why: 'word'; readonly word: string }
  | { readonly why: 'class'; readonly of: PairClass }
  | { readonly why: 'both'; readonly word: string }

export type Hands =
  | { readonly ok: true; readonly when: readonly Condition[]; readonly without: Ranks }
  | ({ readonly ok: false } & Unread)

/** What is known before a part is read. */
export interface Scope {
  /** The cases so far; empty for any hand. */
  readonly when: readonly Condition[]
  /** Whether the sentence is under a heading of straights and flushes. */
  readonly complete: boolean
  readonly classes: Classes
  /** Whether this is the part before the colon. */
  readonly isSubject?: boolean
  /** What “ace/king” means, once the user has answered. */
  readonly slash?: 'both' | 'either'
}

const unread = (word: string): Hands => ({ ok: false, why: 'word', word })

// ——— Ranks ———————————————————————————————————————————————————————————————————————————————————————————————

export const lettersOf = (ranks: Ranks): readonly RankLetter[] => RANKS.filter((_, rank) => (ranks >> rank) & 1)

export const ranksOfLetters = (letters: readonly RankLetter[]): Ranks =>
  letters.reduce((sum, letter) => sum | (1 << RANKS.indexOf(letter)), 0)

/** The ranges of a set of ranks, such as `2-6`. Undefined for all ranks. */
export function rangesOf(ranks: Ranks): readonly (string | undefined)[] {
  if (ranks === ALL_RANKS) return [undefined]
  const ranges: string[] = []
  for (let from = 0; from < RANKS.length; from++) {
    if (!((ranks >> from) & 1)) continue
    let to = from
    while ((ranks >> (to + 1)) & 1) to++
    ranges.push(from === to ? RANKS[from]! : `${RANKS[from]}-${RANKS[to]}`)
    from = to
  }
  return ranges
}

/** Pairs with one rank from each set, the higher first: the sets for both positions, if they can be told apart. */
function placesOf(a: Ranks, b: Ranks): readonly (readonly [Ranks, Ranks])[] {
  const placed = (first: Ranks, second: Ranks): readonly (readonly [Ranks, Ranks])[] => {
    const higher = first & upFrom(lowestOf(second) + 1)
    const lower = higher ? second & downFrom(highestOf(higher) - 1) : 0
    // A second pair that may be any lower one needs no range.
    return higher && lower ? [[higher, lower === downFrom(highestOf(higher) - 1) ? ALL_RANKS : lower]] : []
  }
  const found = [...placed(a, b), ...(a === b ? [] : placed(b, a))]
  const covered = ([first, second]: readonly [Ranks, Ranks], [f, s]: readonly [Ranks, Ranks]): boolean =>
    (first & ~f) === 0 && (second & ~s) === 0
  return found.filter(
    (one, i) => !found.some((other, j) => j !== i && covered(one, other) && !(covered(other, one) && j > i)),
  )
}

// ——— Facts ———————————————————————————————————————————————————————————————————————————————————————————————

const KINDS = [
  'five-aces',
  'quads',
  'two-trips',
  'trips',
  'full-house',
  'three-pairs',
  'two-pairs',
  'one-pair',
  'no-pair',
  'complete',
] as const
type Kind = (typeof KINDS)[number]
export const isKind = (sort: string): sort is Kind => (KINDS as readonly string[]).includes(sort)

interface Facts {
  readonly kinds: Set<Kind>
  readonly pairs: Ranks[]
  /** The ranks of the groups themselves: “7-10”. */
  ranks?: Ranks
  both?: readonly [Ranks, Ranks]
  first?: Ranks
  second?: Ranks
  /** Every one of them must hold. */
  readonly cards: Cards[]
  without: Ranks
  isExact: boolean
  anyOther: boolean
  orTrips: boolean
  readonly marks: Set<
    | 'spare'
    | 'needed'
    | 'not-needed'
    | 'improves'
    | 'several-kinds'
    | 'several-splits'
    | 'one-split'
    | 'joker'
    | 'ace-high'
  >
}

const CLASS_OF: Readonly<Record<string, PairClass | undefined>> = {
  'low-word': 'low',
  'medium-word': 'medium',
  middle: 'medium',
  'high-word': 'high',
}
const MARKS = [
  'spare',
  'needed',
  'not-needed',
  'improves',
  'several-kinds',
  'several-splits',
  'one-split',
  'joker',
  'ace-high',
] as const

/** Words that may appear in a description of a hand without adding anything. */
const IDLE = new Set([
  'with',
  'and',
  'comma',
  'pair',
  'front',
  'behind',
  'both',
  'card',
  'single',
  'open',
  'close',
  'if',
  'dash',
  'other',
  'only',
  'keep',
])

/** A set of ranks right after an index, in parentheses or not. */
function ranksAfter(
  chunks: readonly Chunk[],
  at: number,
): { readonly chunk: Chunk; readonly next: number } | undefined {
  const open = chunks[at]?.sort === 'open'
  const chunk = chunks[at + (open ? 1 : 0)]
  if (chunk?.sort !== 'ranks') return undefined
  return { chunk, next: at + (open ? 2 : 1) + (open && chunks[at + 2]?.sort === 'close' ? 1 : 0) }
}

function factsOf(chunks: readonly Chunk[], scope: Scope): Facts | ({ readonly ok: false } & Unread) {
  const facts: Facts = {
    kinds: new Set(),
    pairs: [],
    cards: [],
    without: 0,
    isExact: false,
    anyOther: false,
    orTrips: false,
    marks: new Set(),
  }
  let [negative, at] = [false, 0]
  while (at < chunks.length) {
    const { sort, text, value } = chunks[at]!
    const after = chunks[at + 1]?.sort
    const cls = CLASS_OF[sort]
    if (cls !== undefined || sort === 'higher' || sort === 'lower') {
      // “High pair (jacks to kings)”, “two low pairs”, “the low one”, “the higher of tens”, “big pair is aces, kings”.
      const afterPair = after === 'pair' || (after === 'number' && chunks[at + 1]!.value === 1) ? at + 2 : at + 1
      const named = ranksAfter(chunks, afterPair)
      const isTwo = chunks[at - 1]?.sort === 'number' && chunks[at - 1]!.value === 2
      if (sort === 'higher' || sort === 'lower') {
        if (!named) return { ok: false, why: 'word', word: text }
        facts[sort === 'higher' ? 'first' : 'second'] = named.chunk.ranks
      } else {
        const ranks = named?.chunk.ranks ?? scope.classes[cls!]
        if (ranks === undefined) return { ok: false, why: 'class', of: cls! }
        // “Big pair is aces”: outside parentheses this names the bigger of two pairs.
        if (named && chunks[afterPair]?.sort === 'ranks' && cls !== 'medium')
          facts[cls === 'high' ? 'first' : 'second'] = ranks
        else facts.pairs.push(...(isTwo ? [ranks, ranks] : [ranks]))
      }
      at = named?.next ?? afterPair
      continue
    }
    if (isKind(sort)) {
      if (sort === 'trips' && chunks[at - 1]?.sort === 'or') facts.orTrips = true
      else if (sort === 'one-pair' && ranksAfter(chunks, at + 1)) {
        facts.pairs.push(ranksAfter(chunks, at + 1)!.chunk.ranks)
        at = ranksAfter(chunks, at + 1)!.next
        continue
      } else facts.kinds.add(sort)
      at++
      continue
    }
    switch (sort) {
      case 'number': {
        const named = ranksAfter(chunks, at + 1)
        if (!named && after === 'pair' && value === 2) facts.kinds.add('two-pairs')
        else if (named) {
          if (value === 5) facts.kinds.add('five-aces')
          else if (value === 2) facts.pairs.push(named.chunk.ranks)
          else if (value === 4 || value === 3) {
            facts.kinds.add(value === 4 ? 'quads' : 'trips')
            facts.ranks = named.chunk.ranks
          } else return { ok: false, why: 'word', word: text }
          at = named.next - 1
        } else if (CLASS_OF[after ?? ''] === undefined) return { ok: false, why: 'word', word: text }
        break
      }
      case 'pair': {
        const named = ranksAfter(chunks, at + 1)
        if (named) {
          const { ranks } = named.chunk
          // “Both pairs are sevens or better” applies to each of them.
          facts.pairs.push(...(chunks[at - 1]?.sort === 'both' ? [ranks, ranks] : [ranks]))
          at = named.next - 1
        } else facts.pairs.push(ALL_RANKS)
        break
      }
      case 'any-other': {
        const named = ranksAfter(chunks, at + (after === 'pair' ? 2 : 1))
        if (chunks[at - 1] === undefined && !named && after !== 'pair') facts.anyOther = true
        else {
          facts.pairs.push(named?.chunk.ranks ?? ALL_RANKS)
          at = named ? named.next - 1 : after === 'pair' ? at + 1 : at
        }
        break
      }
      case 'ranks': {
        const { ranks, both } = chunks[at]!
        if (after === 'pair') {
          facts.pairs.push(ranks)
          at++
        } else if (
          facts.pairs.length > 0 ||
          (chunks[at + 1]?.sort === 'and' &&
            ['any-other', 'pair', 'low-word', 'medium-word', 'high-word'].includes(chunks[at + 2]?.sort ?? '')) ||
          (after === 'with' &&
            ['pair', 'any-other', 'low-word', 'medium-word', 'high-word'].includes(chunks[at + 2]?.sort ?? ''))
        )
          facts.pairs.push(ranks)
        else {
          if (facts.ranks !== undefined) return { ok: false, why: 'word', word: text }
          facts.ranks = ranks
          if (both) facts.both = both
        }
        break
      }
      case 'cards': {
        const chunk = chunks[at]!
        if (chunk.unclear && scope.slash === undefined) return { ok: false, why: 'both', word: text }
        const cards: Cards =
          chunk.unclear && scope.slash === 'either'
            ? [[chunk.cards[0]!.reduce((sum, one) => sum | one, 0)]]
            : chunk.cards
        // “With a king high” means that the card is held.
        if (after === 'high-word' && chunks[at + 2]?.sort !== 'pair') at++
        if (negative) {
          if (cards.some((all) => all.length > 1)) return { ok: false, why: 'word', word: text }
          facts.without |= cards.reduce((sum, [one]) => sum | one!, 0)
        } else facts.cards.push(cards)
        break
      }
      case 'without':
        negative = true
        break
      case 'or':
        if (after !== 'trips') return { ok: false, why: 'word', word: text }
        break
      default: {
        const mark = MARKS.find((one) => one === sort)
        if (mark) facts.marks.add(mark)
        else if (!IDLE.has(sort)) return { ok: false, why: 'word', word: text }
        if (sort === 'with') negative = false
      }
    }
    at++
  }
  // “With an ace high”: for a straight, the ace is its highest card; other hands hold an ace.
  if (facts.marks.has('ace-high') && !facts.marks.has('joker')) {
    if (facts.kinds.has('complete') || scope.complete || negative) return { ok: false, why: 'word', word: 'ace high' }
    facts.cards.push([[1 << ACE]])
  }
  // A joker without an ace would be fully wild, which this game doesn't have.
  if (facts.marks.has('joker') && facts.cards.length === 0) return { ok: false, why: 'word', word: 'joker' }
  // An ace and the joker make a pair of aces.
  if (facts.marks.has('joker') && facts.cards.length > 0)
    facts.pairs.push(
      facts.cards
        .pop()!
        .flat()
        .reduce((sum, one) => sum | one, 0),
    )
  return facts
}

// ——— Conditions ——————————————————————————————————————————————————————————————————————————————————————————

const GROUP_OF: Readonly<Partial<Record<Kind, readonly Groups[]>>> = {
  'five-aces': ['5', '5+2'],
  quads: ['4'],
  'two-trips': ['3+3'],
  trips: ['3'],
  'full-house': ['3+2'],
  'three-pairs': ['2+2+2'],
  'two-pairs': ['2+2'],
  'one-pair': ['2'],
  'no-pair': ['none'],
}

/** The groups of a hand with these facts; undefined if the facts contradict each other. */
function groupsOf(
  { kinds, pairs, orTrips, both, first, second }: Facts,
  base: readonly Groups[] | undefined,
  scope: Scope,
): readonly Groups[] | undefined {
  const has = (kind: Kind): boolean => kinds.has(kind)
  const baseHas = (...groups: Groups[]): boolean => groups.some((one) => base?.includes(one) === true)
  const pair = pairs.length > 0 || has('one-pair')
  if (has('five-aces') || (base !== undefined && baseHas('5', '5+2'))) return pair ? ['5+2'] : (base ?? ['5', '5+2'])
  if (has('quads') || baseHas('4', '4+2', '4+3')) {
    if (has('trips')) return ['4+3']
    return pair ? (orTrips ? ['4+2', '4+3'] : ['4+2']) : has('quads') ? ['4'] : base
  }
  if (has('two-trips') || baseHas('3+3')) return ['3+3']
  if (
    (has('full-house') && (has('two-pairs') || pairs.length > 1)) ||
    (has('trips') && (has('two-pairs') || pairs.length > 1)) ||
    baseHas('3+2+2')
  )
    return ['3+2+2']
  if (has('full-house') || baseHas('3+2') || (has('trips') && pair && !has('complete') && !scope.complete))
    return ['3+2']
  // “Three of a kind: … with a pair” is a full house. Beside a straight, the pair may be part of the three.
  if (baseHas('3') && pair && !has('complete')) return scope.when.some(({ complete }) => complete) ? undefined : ['3+2']
  if (has('trips') || baseHas('3')) return ['3']
  if (has('three-pairs') || baseHas('2+2+2')) return ['2+2+2']
  if (
    has('two-pairs') ||
    baseHas('2+2') ||
    pairs.length === 2 ||
    (both && !base) ||
    (first !== undefined && second !== undefined)
  )
    return ['2+2']
  if (has('no-pair') || baseHas('none')) return pair && !scope.complete ? undefined : ['none']
  if (pair || baseHas('2')) return ['2']
  const [kind] = kinds
  return kind === undefined ? base : (GROUP_OF[kind] ?? base ?? (kind === 'complete' ? ['none'] : undefined))
}

/**
 * The ranks of the first and second group, case by case; undefined if the facts don't say which group they belong to.
 */
function ranksOf(facts: Facts, groups: readonly Groups[]): readonly (readonly [Ranks, Ranks])[] | undefined {
  const { pairs, ranks, both, first, second } = facts
  const [one] = groups
  // Whether a pair names its ranks. Some groups have no room for such a pair.
  const isOfRanks = pairs.some((set) => set !== ALL_RANKS)
  switch (one) {
    case '5':
    case '5+2': {
      const named = ranks !== undefined && ranks !== 1 << 12 ? ranks : undefined
      return [[ALL_RANKS, pairs[0] ?? named ?? ALL_RANKS]]
    }
    case '4':
    case '4+2':
    case '4+3':
      return [[first ?? ranks ?? ALL_RANKS, pairs[0] ?? second ?? ALL_RANKS]]
    case '3+2':
      return ranks !== undefined ? undefined : [[first ?? ALL_RANKS, pairs[0] ?? second ?? ALL_RANKS]]
    case '2+2': {
      if (first !== undefined || second !== undefined) return [[first ?? ALL_RANKS, second ?? ALL_RANKS]]
      const two = both ?? (pairs.length >= 2 ? ([pairs[0]!, pairs[1]!] as const) : undefined)
      if (two) return placesOf(two[0], two[1])
      const all = ranks ?? (facts.kinds.has('two-pairs') || pairs.length === 0 ? pairs[0] : undefined)
      if (all === undefined) return pairs.length === 0 ? [[ALL_RANKS, ALL_RANKS]] : placesOf(pairs[0]!, ALL_RANKS)
      return facts.kinds.has('two-pairs') || pairs.length > 0 ? placesOf(all, all) : undefined
    }
    case '2':
      return [[first ?? pairs.filter((set) => set !== ALL_RANKS)[0] ?? ranks ?? ALL_RANKS, ALL_RANKS]]
    case '3':
    case '3+3':
      return isOfRanks ? undefined : [[first ?? ranks ?? ALL_RANKS, ALL_RANKS]]
    default:
      return ranks !== undefined || first !== undefined || isOfRanks ? undefined : [[ALL_RANKS, ALL_RANKS]]
  }
}

/** How many cards a hand with these groups holds once. */
const SINGLES: Readonly<Record<Groups, number>> = {
  '5+2': 0,
  '5': 2,
  '4+3': 0,
  '4+2': 1,
  '4': 3,
  '3+3': 1,
  '3+2+2': 0,
  '3+2': 2,
  '3': 4,
  '2+2+2': 1,
  '2+2': 3,
  '2': 5,
  none: 7,
}

function singlesOf(all: readonly Ranks[], groups: readonly Groups[]): Partial<Condition> | undefined {
  if (all.length === 0) return {}
  if (all.length > 2) return undefined
  // An ace and a king beside a full house are all of its single cards.
  const exact = groups.length === 1 && SINGLES[groups[0]!] === all.length && all.every((one) => (one & (one - 1)) === 0)
  if (exact && all.length === 2)
    return {
      singles: all
        .flatMap((one) => lettersOf(one))
        .toReversed()
        .sort((a, b) => RANKS.indexOf(b) - RANKS.indexOf(a)),
    }
  return { single: lettersOf(all[0]!), ...(all[1] === undefined ? {} : { alsoSingle: lettersOf(all[1]) }) }
}

function completeOf({ kinds, marks, pairs }: Facts, scope: Scope, groups: readonly Groups[]): Partial<Condition> {
  if (marks.has('joker')) return { aceAndJokerInStraight: true }
  if (!kinds.has('complete') && !scope.complete && !marks.has('several-kinds') && !marks.has('improves')) return {}
  const pairLike = groups.every((one) => one === '2' || one === '3')
  const singleAce = groups.includes('2') && pairs.length > 0
  return {
    ...(marks.has('several-kinds') ? { completeKinds: 'several' as const } : {}),
    ...(marks.has('one-split') ? { completeSplits: 'one' as const } : {}),
    ...(marks.has('several-splits') ? { completeSplits: 'several' as const, completeKinds: 'one' as const } : {}),
    ...(marks.has('not-needed') && singleAce
      ? { completeBehind: ['single-1', 'any'] as const }
      : marks.has('spare') && pairLike
        ? { completeBehind: ['first', 'first'] as const }
        : marks.has('several-kinds') || marks.has('one-split') || marks.has('several-splits')
          ? {}
          : { complete: true }),
    ...(marks.has('improves') ? { betterFront: ['single-1', 'single-2'] as const } : {}),
  }
}

/** The kinds of hand that may be named together for hands with these groups. */
export const KINDS_OF: Readonly<Record<Groups, readonly Kind[]>> = {
  '5+2': ['five-aces', 'one-pair'],
  '5': ['five-aces'],
  '4+3': ['quads', 'trips'],
  '4+2': ['quads', 'one-pair'],
  '4': ['quads'],
  '3+3': ['two-trips', 'trips'],
  '3+2+2': ['trips', 'full-house', 'two-pairs', 'one-pair'],
  '3+2': ['full-house', 'trips', 'one-pair'],
  '3': ['trips'],
  '2+2+2': ['three-pairs'],
  '2+2': ['two-pairs'],
  '2': ['one-pair'],
  none: ['no-pair'],
}

/** How many of the named pairs these groups have room for. */
const PAIRS_OF: Readonly<Partial<Record<Groups, number>>> = { '3+2+2': 2, '2+2+2': 3, '2+2': 2, none: 0 }

/** Whether hands with these groups and their ranks say everything in the facts: no kind, pair or rank is left over. */
function areUsed(facts: Facts, groups: readonly Groups[], scope: Scope, isComplete: boolean): boolean {
  const { kinds, pairs, ranks, first, second, marks, orTrips } = facts
  const ranked = pairs.filter((set) => set !== ALL_RANKS)
  const named = [ranks, first, second].filter((set) => set !== undefined).length
  return (
    groups.every((one) => {
      const isUnpaired = isComplete && (one === 'none' || one === '3')
      if (![...kinds].every((kind) => kind === 'complete' || KINDS_OF[one].includes(kind))) return false
      if (pairs.length > (PAIRS_OF[one] ?? 1) && !isUnpaired) return false
      if (orTrips && one !== '4+2' && one !== '4+3') return false
      switch (one) {
        case '5':
        case '5+2':
          return first === undefined && second === undefined
        case '2+2':
          return first !== undefined || second !== undefined
            ? ranked.length === 0 && ranks === undefined
            : pairs.length < 2 || ranks === undefined
        case '2':
          return second === undefined && named + ranked.length <= 1
        case '4':
        case '3':
        case '3+3':
          return second === undefined && named <= 1
        case '4+2':
        case '4+3':
        case '3+2':
          return !(first !== undefined && ranks !== undefined) && !(second !== undefined && ranked.length > 0)
        default:
          return second === undefined
      }
    }) &&
    (isComplete ||
      scope.complete ||
      !['spare', 'needed', 'not-needed', 'improves'].some((mark) => marks.has(mark as 'spare')))
  )
}

/** A range within another; null if it isn't within. */
const narrower = (a: string | undefined, b: string | undefined): string | null | undefined => {
  const [inner, outer] = [a, b].map((range) => (range === undefined ? undefined : ranksOfRange(range)))
  if (!inner || !outer) return a ?? b
  return inner[0] >= outer[0] && inner[1] <= outer[1] ? a : null
}

/** The single cards of a condition together with those of another; null if one condition can't ask for all of them. */
function singlesAnd(base: Condition, more: Partial<Condition>): Partial<Condition> | null {
  if (base.single === undefined || more.single === undefined) return more
  if (base.single.join() === more.single.join()) return more
  return (base.alsoSingle ?? more.alsoSingle) ? null : { single: base.single, alsoSingle: more.single }
}

/** Reads one description, without “or” between whole hands. */
function readOne(chunks: readonly Chunk[], scope: Scope): Hands {
  const facts = factsOf(chunks, scope)
  if ('ok' in facts) return facts
  const word = chunks.map((chunk) => chunk.text).join(' ')
  if (
    facts.kinds.has('complete') &&
    facts.kinds.size === 1 &&
    scope.when.length === 0 &&
    facts.pairs.length === 0 &&
    facts.ranks !== undefined
  )
    return unread(word)
  const bases: readonly (Condition | undefined)[] = scope.when.length > 0 ? scope.when : [undefined]
  const when: Condition[] = []
  for (const base of bases) {
    const groups = groupsOf(facts, base?.groups, scope)
    if (!groups) return unread(word)
    const places = ranksOf(facts, groups)
    if (!places || places.length === 0) return unread(word)
    const complete = completeOf(facts, scope, groups)
    const isComplete = Object.keys(complete).length > 0 || base?.complete === true
    if (!areUsed(facts, groups, scope, isComplete)) return unread(word)
    const choices =
      facts.cards.length === 0
        ? [[]]
        : facts.cards.reduce<Cards>(
            (cases, cards) => cases.flatMap((one) => cards.map((other) => [...one, ...other])),
            [[]],
          )
    for (const [first, second] of places)
      for (const firstRange of rangesOf(first))
        for (const secondRange of rangesOf(second))
          for (const all of choices) {
            const singles = singlesOf(all, groups)
            if (!singles) return unread(word)
            const [f, s] = [narrower(firstRange, base?.first), narrower(secondRange, base?.second)]
            const cards = singlesAnd(base ?? {}, singles)
            if (f === null || s === null || cards === null) return unread(word)
            const { groups: _groups, first: _first, second: _second, ...rest } = base ?? {}
            when.push({
              groups,
              ...(f === undefined ? {} : { first: f }),
              ...(s === undefined ? {} : { second: s }),
              ...rest,
              ...complete,
              ...cards,
            })
          }
  }
  return when.length > 20 ? unread(word) : { ok: true, when, without: facts.without }
}

/**
 * Splits at each “or” between two hands outside parentheses. Whatever follows the last “with” or “without” applies to
 * all of them.
 */
function alternativesOf(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const parts: Chunk[][] = [[]]
  let depth = 0
  chunks.forEach((chunk, i) => {
    if (chunk.sort === 'open') depth++
    if (chunk.sort === 'close') depth--
    const next = chunks[i + 1]?.sort
    // “A pair (or three of a kind)” isn't split from its hand.
    if (
      chunk.sort === 'or' &&
      depth <= 0 &&
      next !== undefined &&
      !(next === 'trips' && chunks.some(({ sort }) => sort === 'quads'))
    )
      parts.push([])
    else parts.at(-1)!.push(chunk)
  })
  // “Either pair”, “either an ace or a king”: the word comes first.
  if (parts.length > 1 && parts[0]!.length === 0) parts.shift()
  if (parts.length === 1) return parts
  const last = parts.at(-1)!
  const shared = last.findIndex(
    ({ sort }, i) =>
      (sort === 'with' || sort === 'without') && last[i + 1]?.sort === 'cards' && last[i - 1]?.sort === 'comma',
  )
  if (shared < 0) return parts
  const tail = last.slice(shared)
  return parts.map((part, i) => (i === parts.length - 1 ? part : [...part, ...tail]))
}

/** “A, K, Q:” and “Big pair is A, K” name groups. After “with” or in a condition they are single cards. */
function isGroup(chunks: readonly Chunk[], at: number, { isSubject }: Scope): boolean {
  if (chunks[at]?.sort !== 'cards') return false
  const [before, after] = [chunks[at - 1]?.sort, chunks[at + 1]?.sort]
  if (before === 'pair' && ['higher', 'lower', 'high-word', 'low-word'].includes(chunks[at - 2]?.sort ?? ''))
    return true
  return isSubject === true && before === undefined && (after === undefined || after === 'pair')
}

/** The hands that a part of a sentence describes, narrowing the scope. */
export function readHands(described: readonly Chunk[], scope: Scope): Hands {
  const chunks = described.map((chunk, i) =>
    isGroup(described, i, scope)
      ? { ...chunk, sort: 'ranks' as const, ranks: chunk.cards.flat().reduce((sum, one) => sum | one, 0) }
      : chunk,
  )
  const all = alternativesOf(chunks).map((part) => readOne(part, scope))
  const bad = all.find((one) => !one.ok)
  if (bad) return bad
  const read = all.flatMap((one) => (one.ok ? [one] : []))
  // “Tens or better, or without an ace”: the alternatives leave out different hands.
  if (new Set(read.map(({ without }) => without)).size > 1) return unread(described.map(({ text }) => text).join(' '))
  return { ok: true, when: read.flatMap((one) => one.when), without: read.reduce((sum, one) => sum | one.without, 0) }
}
