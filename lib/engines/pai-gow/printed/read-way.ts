import {
  type Clause,
  type Condition,
  type Front,
  type Groups,
  type HouseWay,
  ranksOfRange,
  type SetAs,
} from '@/lib/engines/pai-gow/house-way'
import { sentenceOf } from '@/lib/engines/pai-gow/house-ways/editing'
import { chunksOf } from './chunks'
import { type Classes, isKind, lettersOf, PAIR_CLASSES, type PairClass } from './hands'
import { layoutOf } from './layout'
import { readOwnSentence } from './own-sentence'
import { classesIn, type Reading, readSentence, type Rule, type SentenceScope } from './sentence'

/*
 * Turns a printed house way in plain English into clauses, without guessing: whatever a sentence leaves open and
 * whatever hands no sentence sets become questions, and a sentence that isn't understood is named.
 */

interface AnyQuestion {
  readonly id: string
  /** The index of its sentence; null if no sentence covers these hands. */
  readonly sentence: number | null
}

/** How to set some hands: those of a sentence, those that a sentence leaves out, or those that no sentence covers. */
export interface HandsQuestion extends AnyQuestion {
  readonly kind: 'how' | 'without' | 'gap'
  readonly when: readonly Condition[]
  readonly sets: readonly Choice[]
}

/** A question to answer before the way is complete, with its choices. */
export type Question =
  | HandsQuestion
  /** Which ranks count as a low, medium or high pair. */
  | (AnyQuestion & { readonly kind: 'class'; readonly of: PairClass; readonly ranges: readonly string[] })
  /** Whether “ace/king” means both or either. */
  | (AnyQuestion & { readonly kind: 'both'; readonly word: string })
  /** Which of two sentences takes precedence. */
  | (AnyQuestion & { readonly kind: 'order'; readonly other: number })

/** A setting; null means: as the same cards without the straight or flush. */
export type Choice = SetAs | null

export interface Sentence {
  readonly text: string
  readonly reading: Reading['kind'] | 'asked'
  /** The first word that couldn't be read. */
  readonly word?: string
  /** The ids of the clauses made from it. */
  readonly clauses: readonly string[]
}

type SayClause = typeof sentenceOf

/** The index of the choice for each question's id. */
export type Answers = Readonly<Record<string, number>>

export interface PrintedWay {
  readonly sentences: readonly Sentence[]
  readonly questions: readonly Question[]
  readonly clauses: readonly Clause[]
  /**
   * The clauses, plus a clause for every question about hands after the clauses of the same hands, with the question's
   * id. A check over all hands then tells how many hands each question affects. A gap without hands needs no question.
   */
  readonly probe: readonly Clause[]
}

// ——— Order ———————————————————————————————————————————————————————————————————————————————————————————————

/**
 * The families of hands from the rarest to the most common, as in the site's own ways. Straights come before the same
 * groups without one.
 */
const FAMILIES: readonly { readonly id: string; readonly groups: readonly Groups[]; readonly complete?: boolean }[] = [
  { id: 'A', groups: ['5+2', '5'] },
  { id: 'Q', groups: ['4+3', '4+2', '4'] },
  { id: 'F', groups: ['3+3', '3+2+2', '3+2'] },
  { id: 'P3', groups: ['2+2+2'] },
  { id: 'S-two', groups: ['2+2'], complete: true },
  { id: 'T', groups: ['2+2'] },
  { id: 'S1', groups: ['none'], complete: true },
  { id: 'S2', groups: ['2'], complete: true },
  { id: 'S3', groups: ['3'], complete: true },
  { id: 'K', groups: ['3'] },
  { id: 'P', groups: ['2'] },
  { id: 'N', groups: ['none'] },
]

const asksComplete = (one: Condition): boolean =>
  [
    one.complete,
    one.completeBehind,
    one.completeKinds,
    one.completeSplits,
    one.betterFront,
    one.aceAndJokerInStraight,
  ].some((part) => part !== undefined && part !== false)

const familyOf = (one: Condition): number => {
  const complete = asksComplete(one)
  return FAMILIES.findIndex(
    (family) => family.groups.includes(one.groups?.[0] ?? 'none') && (family.complete ?? false) === complete,
  )
}

const within = (a: string | undefined, b: string | undefined): boolean => {
  if (b === undefined) return true
  if (a === undefined) return false
  const [[low, high], [from, to]] = [ranksOfRange(a)!, ranksOfRange(b)!]
  return low >= from && high <= to
}
const meets = (a: string | undefined, b: string | undefined): boolean => {
  if (a === undefined || b === undefined) return true
  const [[low, high], [from, to]] = [ranksOfRange(a)!, ranksOfRange(b)!]
  return low <= to && from <= high
}

const subset = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  b === undefined || (a !== undefined && a.every((one) => b.includes(one)))

/** Whether every hand of the first condition also meets the second, judged by ranks and groups. */
function isWithin(a: Condition, b: Condition): boolean {
  const singles = a.singles ?? a.single
  const complete =
    b.completeBehind === undefined &&
    b.completeKinds === undefined &&
    b.completeSplits === undefined &&
    b.betterFront === undefined &&
    b.aceAndJokerInStraight === undefined
      ? true
      : JSON.stringify([a.completeBehind, a.completeKinds, a.completeSplits]) ===
        JSON.stringify([b.completeBehind, b.completeKinds, b.completeSplits])
  const single =
    b.single === undefined || subset(a.single, b.single) || (a.singles?.some((one) => b.single!.includes(one)) ?? false)
  return (
    subset(a.groups, b.groups) &&
    within(a.first, b.first) &&
    within(a.second, b.second) &&
    single &&
    subset(a.alsoSingle ?? singles, b.alsoSingle) &&
    subset(a.singles, b.singles) &&
    complete
  )
}

/** Cards of one rank can't be both a pair and a single card: “aces and another pair”, “with an ace”. */
const arePaired = ({ first }: Condition, { single }: Condition): boolean =>
  first !== undefined && single !== undefined && single.every((letter) => letter === first)

const canMeet = (a: Condition, b: Condition): boolean =>
  !arePaired(a, b) &&
  !arePaired(b, a) &&
  (a.groups ?? []).some((one) => b.groups?.includes(one)) &&
  meets(a.first, b.first) &&
  meets(a.second, b.second)

interface Placed {
  readonly when: readonly Condition[]
  readonly set: SetAs
  readonly sentence: number
  /** Whether it covers whatever the sentences before it leave. */
  readonly isRest?: boolean
}

/** The condition without its parts about straights and flushes. */
const bare = ({ groups, first, second, single, alsoSingle, singles }: Condition): Condition => ({
  ...(groups ? { groups } : {}),
  ...(first === undefined ? {} : { first }),
  ...(second === undefined ? {} : { second }),
  ...(single ? { single } : {}),
  ...(alsoSingle ? { alsoSingle } : {}),
  ...(singles ? { singles } : {}),
})

/** With a straight or flush, only the ranks make an exception. */
const isException = (a: Condition, b: Condition): boolean =>
  isWithin(a, b) || (asksComplete(a) && asksComplete(b) && isWithin(bare(a), bare(b)) && !isWithin(bare(b), bare(a)))
const isNarrower = (a: Placed, b: Placed): boolean =>
  a.when.every((one) => b.when.some((other) => isException(one, other)))
const sameSet = (a: SetAs, b: SetAs): boolean => JSON.stringify(a) === JSON.stringify(b)

/** How many parts of a condition are about ranks: an exception has more than its rule. */
const partsAsked = (one: Condition): number =>
  [one.first, one.second, one.single, one.alsoSingle, one.singles].filter((part) => part !== undefined).length

interface Order {
  readonly rules: readonly Placed[]
  /** Two sentences that set some hand differently, where neither is an exception of the other. */
  readonly unclear: readonly (readonly [first: number, second: number])[]
}

/** Puts a rule before the rules it is an exception of; otherwise keeps the printed order. */
function inOrder(rules: readonly Placed[], answers: Answers): Order {
  const families = FAMILIES.map((): Placed[] => [])
  const unclear: (readonly [number, number])[] = []
  for (const rule of rules) {
    const family = families[Math.max(0, familyOf(rule.when[0] ?? {}))]!
    if (rule.isRest) {
      family.push(rule)
      continue
    }
    const others = family.filter((other) => other.sentence !== rule.sentence)
    let at = family.findIndex(
      (other) =>
        other.sentence !== rule.sentence &&
        isNarrower(rule, other) &&
        (!isNarrower(other, rule) || others.length === 0),
    )
    const open = others.find(
      (other) =>
        !sameSet(other.set, rule.set) &&
        rule.when.some((a) => other.when.some((b) => canMeet(a, b) && !apartBySingles(a, b))) &&
        !isOrdered(rule, other),
    )
    if (open) {
      const key = orderId(open.sentence, rule.sentence)
      if (answers[key] === undefined) unclear.push([open.sentence, rule.sentence])
      if (answers[key] === 1) at = family.indexOf(open)
    }
    if (at < 0) family.push(rule)
    else family.splice(at, 0, rule)
  }
  return {
    rules: families.flat(),
    unclear: unclear.filter(([a, b], i) => unclear.findIndex(([c, d]) => a === c && b === d) === i),
  }
}

const orderId = (a: number, b: number): string => `order-${a}-${b}`

/** One condition asks for exactly these singles, the other for a single that isn't among them. */
const apartBySingles = (a: Condition, b: Condition): boolean =>
  (a.singles !== undefined && b.single !== undefined && !a.singles.some((one) => b.single!.includes(one))) ||
  (b.singles !== undefined && a.single !== undefined && !b.singles.some((one) => a.single!.includes(one)))

/** Whether one of two is an exception of the other, which settles their order. */
const isOrdered = (a: Placed, b: Placed): boolean =>
  isNarrower(a, b) !== isNarrower(b, a) ||
  (asksComplete(a.when[0] ?? {}) &&
    asksComplete(b.when[0] ?? {}) &&
    a.when[0]!.completeBehind !== b.when[0]!.completeBehind)

// ——— Questions ———————————————————————————————————————————————————————————————————————————————————————————

const RANGES: Readonly<Record<PairClass, readonly string[]>> = {
  low: ['2-6', '2-5', '2-7'],
  medium: ['7-T', '6-T', '7-9', '6-9'],
  high: ['J-K', 'J-A', 'T-K', 'T-A'],
}

const front = (...cards: readonly [Front[0], Front[1]]): SetAs => ({ kind: 'front', cards })
const [PAIR_1, PAIR_2, PAIR_3, HIGHEST] = [
  front('first', 'first'),
  front('second', 'second'),
  front('third', 'third'),
  front('single-1', 'single-2'),
]
const COMPLETE: SetAs = { kind: 'complete' }

/** The settings that any house might use for hands with these groups. */
const CHOICES: Readonly<Record<Groups, readonly SetAs[]>> = {
  '5+2': [PAIR_2, PAIR_1],
  '5': [PAIR_1, HIGHEST],
  '4+3': [PAIR_2, PAIR_1],
  '4+2': [PAIR_2, PAIR_1],
  '4': [HIGHEST, PAIR_1],
  '3+3': [PAIR_1, PAIR_2],
  '3+2+2': [PAIR_2, PAIR_3],
  '3+2': [PAIR_2, HIGHEST],
  '3': [HIGHEST, front('first', 'single-1')],
  '2+2+2': [PAIR_1, PAIR_2, PAIR_3],
  '2+2': [PAIR_2, HIGHEST],
  '2': [HIGHEST],
  none: [front('single-2', 'single-3')],
}

const setsOf = (when: readonly Condition[]): readonly SetAs[] => {
  const groups = when[0]?.groups?.[0] ?? 'none'
  return when.some(asksComplete) ? [COMPLETE, ...CHOICES[groups]] : CHOICES[groups]
}
const gapChoices = (gap: Condition): readonly Choice[] =>
  gap.complete ? (gap.groups?.[0] === 'none' ? [COMPLETE] : [COMPLETE, null]) : setsOf([gap])

/** Hands that every house must set, whether its print mentions them or not. */
const GAPS: readonly Condition[] = [
  { groups: ['5+2'], second: 'K' },
  { groups: ['5+2'] },
  { groups: ['5'] },
  { groups: ['4+3'] },
  { groups: ['4+2'] },
  { groups: ['4'] },
  { groups: ['3+3'] },
  { groups: ['3+2+2'] },
  { groups: ['3+2'] },
  { groups: ['2+2+2'] },
  { groups: ['2+2'], complete: true },
  { groups: ['2+2'] },
  { groups: ['none'], complete: true },
  { groups: ['2'], complete: true },
  { groups: ['3'], complete: true },
  { groups: ['3'], first: 'A' },
  { groups: ['3'] },
  { groups: ['2'] },
  { groups: ['none'] },
]

const gapId = (one: Condition): string =>
  [
    'gap',
    ...one.groups!.map((groups) => groups.replaceAll('+', '-')),
    one.complete ? 'complete' : '',
    one.first ?? one.second ?? '',
  ]
    .filter((part) => part !== '')
    .join('-')

// ——— The way —————————————————————————————————————————————————————————————————————————————————————————————

interface Said {
  readonly text: string
  readonly reading: Reading
  /** Whether it names its hands by itself. “Aces, kings: split” under “Four of a kind” doesn't. */
  readonly isWhole: boolean
}

const STARTS = new Set([
  'ranks',
  'cards',
  'number',
  'pair',
  'low-word',
  'medium-word',
  'high-word',
  'higher',
  'lower',
  'any-other',
])

/** Whether a line starts with hands of its own. */
const namesHands = (line: string): boolean => {
  const chunks = chunksOf(line)
  return STARTS.has(chunks[0]?.sort ?? '') || chunks.slice(0, 1).some(({ sort }) => isKind(sort))
}

/** “Split except in these three situations:”, followed by lines that only name hands. */
const LISTED =
  /^(.+?)[,;]?\s+(?:except|unless)\b(?:\s+(?:for|in|with|when|if|the|these|this|any|one|two|three|four|five|of|following|situations?|cases?|hands?))*\s*:$/i

/** The exceptions of a list: the opposite of the sentence above it, for the hands of a line. */
function listedUnder(head: string, line: string, scope: SentenceScope): Reading | undefined {
  if (chunksOf(line).some(({ sort }) => NAMES_ACTION.has(sort))) return undefined
  const own = readSentence(head, scope).reading
  const hands = `${line[0]!.toLowerCase()}${line.slice(1)}`.replaceAll(/,\s+(?:and\s+)?/g, ' and ')
  const both = readSentence(`${head} unless ${hands}`, scope).reading
  if (own.kind !== 'rules' || both.kind !== 'rules') return undefined
  const general = new Set(own.rules.map(({ when }) => JSON.stringify(when)))
  const rules = both.rules.filter(({ when }) => !general.has(JSON.stringify(when)))
  return rules.length > 0 ? { kind: 'rules', rules } : undefined
}
const NAMES_ACTION = new Set(['split', 'keep', 'front', 'behind', 'colon'])

interface Print {
  readonly said: readonly Said[]
  readonly isLabelled: boolean
}

function readSentences(text: string, answers: Answers): Print {
  const { lines, isLabelled } = layoutOf(text)
  const chosen = (of: PairClass): Classes => {
    const range = RANGES[of][answers[`class-${of}`] ?? -1]
    const ends = range === undefined ? undefined : ranksOfRange(range)
    return ends ? { [of]: ((1 << (ends[1] + 1)) - 1) & ~((1 << ends[0]) - 1) } : {}
  }
  const found = lines.flatMap(({ sentences }) => sentences.map((one) => classesIn(chunksOf(one))))
  const classes: Classes = Object.assign({}, ...PAIR_CLASSES.map(chosen), ...found.toReversed()) as Classes
  const slash =
    answers['both'] === undefined ? undefined : answers['both'] === 0 ? ('both' as const) : ('either' as const)
  const said: Said[] = []
  let heading: { when: readonly Condition[]; complete: boolean; indent: number } = {
    when: [],
    complete: false,
    indent: -1,
  }
  let before: readonly Condition[] = []
  let under: { about: typeof heading } | null = null
  let list: { readonly head: string; readonly scope: SentenceScope } | null = null
  for (const { indent, sentences, isTitle } of lines) {
    if (under && (indent < under.about.indent || namesHands(sentences[0] ?? ''))) under = null
    let about: { when: readonly Condition[]; complete: boolean } = under?.about ?? {
      when: heading.when,
      complete: heading.complete,
    }
    for (const sentence of sentences) {
      if (isTitle) {
        said.push({ text: sentence, reading: { kind: 'heading' }, isWhole: false })
        continue
      }
      const exception = list && listedUnder(list.head, sentence, list.scope)
      if (exception) {
        said.push({ text: sentence, reading: exception, isWhole: false })
        continue
      }
      const isUnder = indent > heading.indent
      const scope = { ...about, classes, before, isUnder, ...(slash ? { slash } : {}) }
      const head = LISTED.exec(sentence)?.[1]
      list = head === undefined ? null : { head, scope }
      const inLine = readSentence(head ?? sentence, scope)
      // “Aces, kings: split. Queens: keep.”: other ranks of the hands in the heading.
      const anew =
        inLine.reading.kind === 'unread' && inLine.reading.why === 'word' && namesHands(sentence)
          ? readSentence(head ?? sentence, { ...scope, when: heading.when, complete: heading.complete })
          : inLine
      const read = anew.reading.kind === 'rules' ? anew : inLine
      const alone = readSentence(head ?? sentence, { ...scope, when: [], complete: false, before: [], isUnder: false })
      const own = isLabelled || !about.complete ? readOwnSentence(sentence) : undefined
      if (own) {
        said.push({
          text: sentence,
          reading: { kind: 'rules', rules: [{ ...own, without: 0 }] },
          isWhole: true,
        })
        about = read.about
        if (read.heading) heading = { ...read.heading, indent }
        continue
      }
      const isWhole = head === undefined && JSON.stringify(alone.reading) === JSON.stringify(read.reading)
      said.push({ text: sentence, reading: read.reading, isWhole })
      about = read.about
      if (read.heading) heading = { ...read.heading, indent }
      // “7-10:” and, on the next line, “with an ace: keep”.
      if (
        read.reading.kind === 'heading' &&
        read.heading?.complete !== true &&
        JSON.stringify(read.about.when) !== JSON.stringify(read.heading?.when ?? heading.when)
      )
        under = { about: { ...read.about, indent } }
      if (read.reading.kind === 'rules') before = read.about.when.length > 0 ? read.about.when : before
    }
  }
  return { said, isLabelled }
}

/** Hands that a sentence leaves out with “without an ace” need another sentence. */
function leftOut({ when, without }: Rule): readonly Condition[] {
  const letters = lettersOf(without)
  return letters.length === 0 ? [] : when.map((one) => ({ ...one, single: letters }))
}

/** Whether hands that sentences leave out with “without an ace” are set by sentences before those. */
const areApart = (
  rules: readonly Placed[],
  gone: readonly { readonly rule: Rule; readonly sentence: number }[],
): boolean =>
  gone.every(({ rule, sentence }) =>
    leftOut(rule).every((one) =>
      rules.some((other) => other.sentence < sentence && other.when.some((whole) => isWithin(one, whole))),
    ),
  )

function namedClauses(
  rules: readonly (Placed & { readonly id?: string })[],
  said: readonly Said[],
  say: SayClause,
): readonly Clause[] {
  const counts = new Map<string, number>()
  return rules.map(({ when, set, sentence, id }) => {
    const family = FAMILIES[familyOf(when[0] ?? {})]?.id ?? 'X'
    const number = (counts.get(family) ?? 0) + 1
    counts.set(family, number)
    const alone = rules.filter((other) => other.sentence === sentence).length === 1
    const { text: printed = '', isWhole = false } = said[sentence] ?? {}
    return {
      id: id ?? `${family}-${number}`,
      sentence: alone && isWhole && printed.length >= 20 && printed.length < 1000 ? printed : say({ when, set }),
      when,
      set,
      ...(family === 'S2' &&
      when.length === 1 &&
      when[0]!.complete === true &&
      set.kind === 'complete' &&
      partsAsked(when[0]!) === 0
        ? { reading: 'keep-complete' as const }
        : {}),
    }
  })
}

/** Adds a clause for each gap, after the clauses of the same hands. */
function withGaps(
  clauses: readonly Clause[],
  asked: readonly { readonly id: string; readonly when: readonly Condition[]; readonly sets: readonly SetAs[] }[],
  answers: Answers,
  left: readonly Condition[],
  say: SayClause,
  isLabelled: boolean,
): readonly Clause[] {
  const families = isLabelled
    ? [[...clauses]]
    : FAMILIES.map((_, i) => clauses.filter(({ when }) => familyOf(when[0] ?? {}) === i))
  const put = (id: string, when: readonly Condition[], set: SetAs): void => {
    families[isLabelled ? 0 : Math.max(0, familyOf(when[0] ?? {}))]!.push({
      id,
      sentence: say({ when, set }),
      when,
      set,
    })
  }
  for (const { id, when, sets } of asked) if (answers[id] === undefined) put(id, when, sets[0]!)
  for (const gap of GAPS) {
    if (gap.complete && left.some((one) => one.groups?.join() === gap.groups?.join())) continue
    const choice = gapChoices(gap)[answers[gapId(gap)] ?? 0]
    if (choice) put(gapId(gap), [gap], choice)
  }
  return families.flat()
}

/**
 * Reads a printed way together with the answers so far. Never throws. The same text and answers always give the same
 * way. `say` writes the sentences of clauses that no single printed sentence says.
 */
export function readPrintedWay(text: string, answers: Answers = {}, say: SayClause = sentenceOf): PrintedWay {
  const { said, isLabelled } = readSentences(text, answers)
  const questions: Question[] = []
  const rules: Placed[] = []
  const left: Condition[] = []
  const howQuestions: { id: string; when: readonly Condition[]; sets: readonly SetAs[]; sentence: number }[] = []
  const gone: { rule: Rule; sentence: number }[] = []
  said.forEach(({ reading }, sentence) => {
    switch (reading.kind) {
      case 'rules':
        for (const rule of reading.rules) {
          for (const [, when] of byFamily(rule.when))
            rules.push({ when, set: rule.set, sentence, ...(reading.isRest ? { isRest: true } : {}) })
          if (rule.without !== 0) gone.push({ rule, sentence })
        }
        break
      case 'left':
        left.push(...reading.when)
        break
      case 'how': {
        const id = `how-${sentence}`
        const sets = setsOf(reading.when)
        const answer = sets[answers[id] ?? -1]
        howQuestions.push({ id, when: reading.when, sets, sentence })
        if (answer) for (const [, when] of byFamily(reading.when)) rules.push({ when, set: answer, sentence })
        break
      }
      case 'unread':
        if (reading.why === 'class' && !questions.some(({ id }) => id === `class-${reading.of}`))
          questions.push({
            id: `class-${reading.of}`,
            sentence,
            kind: 'class',
            of: reading.of,
            ranges: RANGES[reading.of],
          })
        if (reading.why === 'both' && !questions.some(({ id }) => id === 'both'))
          questions.push({ id: 'both', sentence, kind: 'both', word: reading.word })
    }
  })
  for (const { rule, sentence } of gone) {
    const when = leftOut(rule)
    if (
      when.every((one) =>
        rules.some(
          (other) =>
            !sameSet(other.set, rule.set) &&
            other.when.some((whole) => canMeet(one, whole) && subset(one.single, whole.single ?? whole.singles)),
        ),
      )
    )
      continue
    const id = `without-${sentence}`
    const sets = setsOf(when)
    const answer = sets[answers[id] ?? -1]
    howQuestions.push({ id, when, sets, sentence })
    if (answer) rules.push({ when, set: answer, sentence })
  }
  // On a sheet of clauses, the first that fits sets the hand.
  const order = isLabelled && areApart(rules, gone) ? { rules, unclear: [] } : inOrder(rules, answers)
  for (const [first, second] of order.unclear)
    questions.push({ id: orderId(first, second), sentence: second, kind: 'order', other: first })
  for (const { id, when, sets, sentence } of howQuestions)
    if (answers[id] === undefined)
      questions.push({ id, sentence, kind: id.startsWith('how') ? 'how' : 'without', when, sets })
  const clauses = namedClauses(order.rules, said, say)
  const probe = withGaps(clauses, howQuestions, answers, left, say, isLabelled)
  const answered = probe.filter(({ id }) => id.startsWith('gap-') && answers[id] !== undefined)
  const kept = new Set([...clauses.map(({ id }) => id), ...answered.map(({ id }) => id)])
  const open = new Set(questions.map(({ sentence }) => sentence))
  return {
    sentences: said.map(({ text: printed, reading }, i) => ({
      text: printed,
      reading:
        (reading.kind === 'unread' && reading.why !== 'word') || (open.has(i) && reading.kind !== 'rules')
          ? 'asked'
          : reading.kind,
      ...(reading.kind === 'how' || (reading.kind === 'unread' && reading.why === 'word')
        ? { word: reading.word }
        : {}),
      clauses: order.rules.flatMap((rule, at) => (rule.sentence === i ? [clauses[at]!.id] : [])),
    })),
    questions,
    clauses: probe.filter(({ id }) => kept.has(id)).map((clause, _, all) => ({ ...clause, id: idAmong(clause, all) })),
    probe,
  }
}

/** The id of an answered gap, numbered like the other clauses of its hands: `T-3` after `T-2`. */
function idAmong(clause: Clause, all: readonly Clause[]): string {
  if (!clause.id.startsWith('gap-')) return clause.id
  const family = FAMILIES[familyOf(clause.when[0] ?? {})]!.id
  const before = all
    .slice(0, all.indexOf(clause))
    .filter(({ when }) => FAMILIES[familyOf(when[0] ?? {})]?.id === family)
  return `${family}-${before.length + 1}`
}

const byFamily = (when: readonly Condition[]): readonly (readonly [number, readonly Condition[]])[] => {
  const found = new Map<number, Condition[]>()
  for (const one of when) found.set(familyOf(one), [...(found.get(familyOf(one)) ?? []), one])
  return [...found]
}

/**
 * Questions about hands that no sentence sets, if a check over all hands finds such hands for the question's clause in
 * `probe`.
 */
export function gapsOf(
  { probe }: PrintedWay,
  handsOf: (id: string) => number | undefined,
  answers: Answers,
): readonly HandsQuestion[] {
  return probe.flatMap(({ id, when }) =>
    id.startsWith('gap-') && answers[id] === undefined && (handsOf(id) ?? 0) > 0
      ? [{ id, sentence: null, kind: 'gap' as const, when, sets: gapChoices(when[0]!) }]
      : [],
  )
}

/** The clauses as a house way to open in the editor; undefined if there are none. */
export const asWay = (clauses: readonly Clause[], name: string, source: string, note: string): HouseWay | undefined =>
  clauses.length === 0 ? undefined : { id: 'pasted-way', name, source, note, clauses }
