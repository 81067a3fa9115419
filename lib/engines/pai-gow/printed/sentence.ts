import type { Condition, Groups, SetAs } from '@/lib/engines/pai-gow/house-way'
import { type Chunk, chunksOf, type Ranks } from './chunks'
import { type Hands, isKind, lettersOf, type PairClass, readHands, type Scope, type Unread } from './hands'
import { type Action, oppositeOf, readAction, settingOf } from './settings'
import { unusedIn } from './unused'

/* One sentence of a printed house way: the hands it describes, and how it sets them. */

/** Hands and their setting, according to a sentence. */
export interface Rule {
  readonly when: readonly Condition[]
  readonly set: SetAs
  /** “Without an ace”: hands with one of these ranks as a single card are left to another sentence. */
  readonly without: Ranks
}

export type Reading =
  /** `isRest`: it covers whatever the sentences before it leave, “any other combination”. */
  | { readonly kind: 'rules'; readonly rules: readonly Rule[]; readonly isRest?: boolean }
  /** “With two pairs: by the two-pair rules”: hands left to another sentence. */
  | { readonly kind: 'left'; readonly when: readonly Condition[] }
  /** Defines which ranks count as a low, medium or high pair. */
  | { readonly kind: 'classes' }
  | { readonly kind: 'heading' }
  /** The hands are understood, but not their setting. */
  | { readonly kind: 'how'; readonly when: readonly Condition[]; readonly word: string }
  | ({ readonly kind: 'unread' } & Unread)

export interface SentenceScope extends Scope {
  /** The hands of the sentence before: “the same without an ace”. */
  readonly before: readonly Condition[]
  /** Whether its line is indented under a heading. */
  readonly isUnder?: boolean
}

export interface ReadSentence {
  readonly reading: Reading
  /** The scope of the sentences after it in the same line. */
  readonly about: Pick<Scope, 'when' | 'complete'>
  /** The scope of the lines below it, if it names a kind of hand. */
  readonly heading?: Pick<Scope, 'when' | 'complete'> | undefined
}

const PAIR_SORTS = new Set(['pair', 'any-other', 'low-word', 'medium-word', 'high-word'])

/** “Three pairs”, “four jacks”. Two words for pairs also name two pairs: “aces and another pair”. */
function namesKind(chunks: readonly Chunk[]): boolean {
  if (
    chunks.some(
      ({ sort, value }, i) => isKind(sort) || (sort === 'number' && chunks[i + 1]?.sort === 'ranks' && value > 2),
    )
  )
    return true
  const pairs = chunks.filter(
    ({ sort }, i) =>
      sort === 'ranks' ||
      (PAIR_SORTS.has(sort) &&
        !(
          sort === 'pair' &&
          (['ranks', 'any-other', 'low-word', 'medium-word', 'high-word'].includes(chunks[i - 1]?.sort ?? '') ||
            chunks[i + 1]?.sort === 'ranks')
        ) &&
        chunks[i + 1]?.sort !== 'open'),
  )
  return (
    pairs.length >= 2 &&
    chunks.some(({ sort }) => PAIR_SORTS.has(sort)) &&
    chunks.some(({ sort }) => sort === 'and' || sort === 'number' || sort === 'dash')
  )
}

// ——— Classes of pairs ————————————————————————————————————————————————————————————————————————————————————

const CLASS_SORT: Readonly<Record<string, PairClass | undefined>> = {
  'low-word': 'low',
  'medium-word': 'medium',
  middle: 'medium',
  'high-word': 'high',
}
const BETWEEN = new Set(['pair', 'card', 'colon', 'dash', 'open', 'comma', 'number'])

/** “Low pairs: 2s through 6s”, “a high pair (jacks to kings)”: all definitions of pair classes in a text. */
export function classesIn(chunks: readonly Chunk[]): Readonly<Partial<Record<PairClass, Ranks>>> {
  const found: Partial<Record<PairClass, Ranks>> = {}
  chunks.forEach(({ sort }, at) => {
    const cls = CLASS_SORT[sort]
    if (cls === undefined) return
    let next = at + 1
    let isNamed = false
    while (BETWEEN.has(chunks[next]?.sort ?? '')) {
      isNamed ||= ['open', 'colon', 'dash'].includes(chunks[next]!.sort)
      next++
    }
    const ranks = chunks[next]
    if (ranks?.sort === 'ranks' && isNamed) found[cls] ??= ranks.ranks
  })
  return { ...found, ...(isOnlyClasses(chunks) ? classesBefore(chunks) : {}) }
}

/** “2 through 6: low cards”. */
function classesBefore(chunks: readonly Chunk[]): Partial<Record<PairClass, Ranks>> {
  const found: Partial<Record<PairClass, Ranks>> = {}
  chunks.forEach(({ sort, ranks }, at) => {
    if (sort !== 'ranks') return
    const before =
      CLASS_SORT[
        chunks[at - 1]?.sort === 'pair' || chunks[at - 1]?.sort === 'card'
          ? (chunks[at - 2]?.sort ?? '')
          : (chunks[at - 1]?.sort ?? '')
      ]
    const after =
      CLASS_SORT[BETWEEN.has(chunks[at + 1]?.sort ?? '') ? (chunks[at + 2]?.sort ?? '') : (chunks[at + 1]?.sort ?? '')]
    const cls = before ?? after
    if (cls !== undefined) found[cls] ??= ranks
  })
  return found
}

/** Whether a sentence only defines classes. */
function isOnlyClasses(chunks: readonly Chunk[]): boolean {
  const classes = chunks.filter(({ sort }) => CLASS_SORT[sort] !== undefined).length
  const ranks = chunks.filter(({ sort }) => sort === 'ranks').length
  return (
    classes > 0 &&
    classes === ranks &&
    chunks.every(
      ({ sort }) =>
        CLASS_SORT[sort] !== undefined || sort === 'ranks' || BETWEEN.has(sort) || sort === 'close' || sort === 'and',
    )
  )
}

// ——— The body: actions and when they are done ————————————————————————————————————————————————————————————

type Item =
  | { readonly is: 'action'; readonly chunks: readonly Chunk[] }
  | { readonly is: 'if' | 'unless'; readonly chunks: readonly Chunk[]; readonly only?: boolean; readonly one?: boolean }
  | { readonly is: 'otherwise' }

const CONNECTIVES = new Set(['if', 'unless', 'with', 'without', 'only'])
/** Words that “with” adds to an action rather than to a condition. */
const ALONGSIDE = new Set(['higher', 'next', 'other', 'second', 'third'])

/** Splits the words after the colon into actions, conditions and the rest. */
function itemsOf(chunks: readonly Chunk[]): readonly Item[] {
  const items: Item[] = []
  let now: { is: 'action' | 'if' | 'unless'; chunks: Chunk[]; only?: boolean; one?: boolean } | undefined
  const close = (): void => {
    if (now && (now.is !== 'action' || now.chunks.some(({ sort }) => sort !== 'and' && sort !== 'comma')))
      items.push(now)
    now = undefined
  }
  let depth = 0
  chunks.forEach((chunk, at) => {
    const { sort } = chunk
    if (sort === 'open') depth++
    if (sort === 'close') depth--
    const next = chunks[at + 1]?.sort
    // “Both pairs behind if you can: put an ace in front”: the condition follows the colon.
    const isBegun = now !== undefined && now.is !== 'action' && now.chunks.length === 0
    if (isBegun && depth === 0 && (sort === 'semi' || sort === 'colon' || sort === 'comma')) return
    if (depth === 0 && (sort === 'semi' || sort === 'otherwise' || sort === 'colon')) {
      close()
      if (sort === 'otherwise') items.push({ is: 'otherwise' })
      return
    }
    if (depth === 0 && sort === 'comma') {
      // An action continues after a comma (“split them, the lower pair in front”); a condition ends there.
      if (now && now.is !== 'action' && next !== 'and' && next !== 'or') close()
      else now?.chunks.push(chunk)
      return
    }
    // “An ace is required to keep them”, “requires an ace to keep them”: the card is a condition.
    if (sort === 'requires' && depth === 0) {
      if (now?.is === 'action' && now.chunks.every((one) => one.sort === 'cards')) {
        items.push({ is: 'if', chunks: now.chunks })
        now = undefined
      } else {
        close()
        now = { is: 'if', chunks: [], one: true }
      }
      return
    }
    // “Keep the straight with the highest cards in front”: “with” adds what goes in front.
    const named = next === 'number' ? chunks[at + 2]?.sort : next
    if (sort === 'with' && now?.is === 'action' && ALONGSIDE.has(named ?? '')) {
      now.chunks.push({ ...chunk, sort: 'and' })
      return
    }
    const starts = CONNECTIVES.has(sort) && depth === 0 && !(now && now.is !== 'action')
    if (starts) {
      const isLoose =
        now?.is === 'action' &&
        !now.chunks.some((one) => ['front', 'behind', 'split', 'keep', 'loose'].includes(one.sort))
      // “Play a pair with …” doesn't name an action yet.
      if (isLoose && (sort === 'with' || sort === 'without')) {
        now!.chunks.push(chunk)
        return
      }
      close()
      now = {
        is: sort === 'unless' ? 'unless' : 'if',
        chunks: sort === 'without' ? [chunk] : [],
        ...(sort === 'only' ? { only: true } : {}),
      }
      return
    }
    if (now && now.is !== 'action' && sort === 'only' && now.chunks.length === 0) {
      now.only = true
      return
    }
    if (
      now &&
      now.is !== 'action' &&
      (sort === 'split' || (sort === 'keep' && next !== 'behind')) &&
      now.chunks.some((one) => one.sort === 'cards' || one.sort === 'ranks' || one.sort === 'pair')
    )
      close()
    now ??= { is: 'action', chunks: [] }
    now.chunks.push(chunk)
    if (now.one && sort === 'cards') close()
  })
  close()
  return items
}

interface Failure {
  readonly failure: Unread
}

const failed = (word: string): Failure => ({ failure: { why: 'word', word } })

/** Under a bare heading “Straight”, “a straight and a pair” are hands of their own. */
const namesAnew = (chunks: readonly Chunk[], when: readonly Condition[]): boolean =>
  when.every(({ groups, complete }) => complete === true && groups?.join() === 'none') &&
  chunks.some(({ sort }) => sort === 'complete') &&
  chunks.some(({ sort }) => sort === 'pair' || (isKind(sort) && sort !== 'complete'))

/** The conditions of a hand with those that the body adds. Hands named in full replace them. */
function refined(chunks: readonly Chunk[], scope: SentenceScope, when: readonly Condition[]): Hands {
  return readHands(
    chunks.filter(({ sort }) => sort !== 'if'),
    { ...scope, when: namesAnew(chunks, when) ? [] : when },
  )
}

/** “When there is an ace, put it in front”: “it” is the card named in the condition. */
function withIt(action: readonly Chunk[], condition: readonly Chunk[]): readonly Chunk[] {
  const cards = condition.filter(({ sort }) => sort === 'cards')
  const isSilent = action[0]?.sort === 'front' && !condition.some(({ sort }) => sort === 'without')
  return isSilent && cards.length === 1 ? [cards[0]!, ...action] : action
}

/** The action for every case of a condition. Cases with the same setting are merged. */
function ruled(action: Action, when: readonly Condition[], without: Ranks): readonly Rule[] | Failure {
  const rules: { when: Condition[]; set: SetAs; without: Ranks }[] = []
  for (const condition of when)
    for (const groups of condition.groups ?? []) {
      const setting = settingOf(action, condition, groups as Groups)
      if (!setting) return failed('')
      const unsaid = unusedIn(action, setting, condition, groups as Groups)
      if (unsaid !== undefined) return failed(unsaid)
      const asked = { ...condition, groups: [groups as Groups], ...setting.asks }
      if (setting.asks?.completeBehind) delete (asked as { complete?: boolean }).complete
      const known = rules.find((rule) => JSON.stringify(rule.set) === JSON.stringify(setting.set))
      if (!known) rules.push({ when: [asked], set: setting.set, without })
      else {
        const like = known.when.findIndex(
          (one) => JSON.stringify({ ...one, groups: 0 }) === JSON.stringify({ ...asked, groups: 0 }),
        )
        if (like < 0) known.when.push(asked)
        else known.when[like] = { ...known.when[like], groups: [...known.when[like]!.groups!, groups as Groups] }
      }
    }
  return rules
}

/** The action implied by “unless a pair of kings can be played in front”: put those kings in front. */
function implied(
  chunks: readonly Chunk[],
  opposite: Action | undefined,
  when: readonly Condition[],
): Action | undefined {
  const isPairInFront = when.every(
    ({ groups }) => groups?.every((one) => one === '4+2' || one === '4+3' || one === '5+2') === true,
  )
  return isPairInFront && chunks.length > 0 ? { verb: 'keep' } : opposite
}

function bodyRules(
  all: readonly Item[],
  scope: SentenceScope,
  outer: { readonly when: readonly Condition[]; readonly without: Ranks },
): readonly Rule[] | Failure {
  const rules: Rule[] = []
  const items = [...all]
  const idle = items.find((item, i) =>
    item.is === 'otherwise' ? items[i + 1]?.is !== 'action' : item.is !== 'action' && item.chunks.length === 0,
  )
  if (idle) return failed(idle.is)
  const add = (action: Action | undefined, when: readonly Condition[], without: Ranks): Failure | undefined => {
    if (!action) return failed('')
    const made = ruled(action, when, without)
    if ('failure' in made) return made
    rules.push(...made)
    return undefined
  }
  let last: Action | undefined
  let general: readonly Condition[] = outer.when
  let at = 0
  const nextAction = (): Item | undefined => {
    const from = items[at + 1]?.is === 'otherwise' ? at + 2 : at + 1
    return items[from]?.is === 'action' ? items[from] : undefined
  }
  while (at < items.length) {
    const item = items[at]!
    if (item.is === 'otherwise') {
      at++
      continue
    }
    if (item.is === 'action') {
      const narrowed = objectOf(item.chunks, scope, outer.when)
      if (narrowed && !narrowed.hands.ok) return { failure: narrowed.hands }
      const subject = narrowed?.hands.ok
        ? { when: narrowed.hands.when, without: outer.without | narrowed.hands.without }
        : outer
      const action = narrowed ? narrowed.action : readAction(item.chunks)
      if ('word' in action) return failed(action.word)
      const condition = items[at + 1]
      if (condition?.is === 'if' || condition?.is === 'unless') {
        // “A unless C, then B”: the exception first, then the rule. “A except: split three aces” gives the exception
        // its own action.
        const own = condition.is === 'unless' ? exceptionOf(condition.chunks, scope, subject.when) : undefined
        if (own && 'failure' in own) return own
        const hands = own?.hands ?? refined(condition.chunks, scope, subject.when)
        if (!hands.ok) return { failure: hands }
        const after = items[at + 2]
        const isElse = after?.is === 'otherwise'
        const second = items[at + (isElse ? 3 : 2)]
        if (condition.is === 'unless') {
          let instead = own?.action ?? implied(condition.chunks, oppositeOf(action), hands.when)
          if (!own && !isElse && second?.is === 'action') {
            const read = readAction(second.chunks)
            if ('word' in read) return failed(read.word)
            instead = read
            at++
          } else if (!own && !isElse && hands.when.some(({ complete }) => complete)) {
            // A straight or flush can be set in several other ways, and the sentence doesn't say which.
            return failed('')
          }
          // If the exception names a pair beside four of a kind, the rule covers such hands too.
          general = widen(subject.when, hands.when)
          const bad = add(instead, hands.when, hands.without) ?? add(action, general, subject.without)
          if (bad) return bad
        } else {
          const bad = add(action, hands.when, hands.without)
          if (bad) return bad
          if (condition.only && !isElse) {
            const rest = add(oppositeOf(action), subject.when, subject.without)
            if (rest) return rest
          } else if (isElse && second?.is === 'action') {
            const read = readAction(second.chunks)
            if ('word' in read) return failed(read.word)
            const rest = add(read, subject.when, subject.without)
            if (rest) return rest
            at += 2
          }
        }
        at += 2
        last = action
        continue
      }
      const bad = add(action, subject.when, subject.without)
      if (bad) return bad
      last = action
      at++
      continue
    }
    // A condition before its action: “if you hold an ace, keep them”.
    const following = nextAction()
    if (!following || following.is !== 'action') return failed(item.chunks[0]?.text ?? '')
    const action = readAction(withIt(following.chunks, item.chunks))
    if ('word' in action) return failed(action.word)
    const first = refined(item.chunks, scope, outer.when)
    // “With an ace …, the ace in front if the front can be improved”: a second condition after the action.
    const more = items[at + 2]?.is === 'if' ? (items[at + 2] as { readonly chunks: readonly Chunk[] }) : undefined
    const hands = first.ok && more ? refined(more.chunks, scope, first.when) : first
    if (!hands.ok) return { failure: hands }
    if (more) at++
    // “With any other, split unless holding an ace”: the exception comes first.
    const exception =
      item.is === 'if' && items[at + 2]?.is === 'unless'
        ? (items[at + 2] as { readonly chunks: readonly Chunk[] })
        : undefined
    if (exception) {
      const apart = refined(exception.chunks, scope, hands.when)
      if (!apart.ok) return { failure: apart }
      const wrong = add(oppositeOf(action), apart.when, apart.without)
      if (wrong) return wrong
      items.splice(at + 2, 1)
    }
    const bad =
      item.is === 'if'
        ? add(action, hands.when, hands.without)
        : (add(oppositeOf(action), hands.when, hands.without) ?? add(action, outer.when, outer.without))
    if (bad) return bad
    last = action
    at += items[at + 1]?.is === 'otherwise' ? 3 : 2
    if (items[at]?.is === 'otherwise' && items[at + 1]?.is === 'action') {
      const other = items[at + 1]!
      const read = other.is === 'action' ? readAction(other.chunks) : { word: '' }
      if ('word' in read) return failed(read.word)
      const rest = add(read, outer.when, outer.without)
      if (rest) return rest
      at += 2
    }
  }
  if (!last) return failed(items.length === 0 ? '' : 'if')
  const ordered = exceptionsFirst(rules)
  // “Both pairs behind; split”: two settings of the same hands, of which only the first could ever hold.
  const first = (rule: Rule): Rule => ordered.find((other) => sameHands(other, rule))!
  const isTwice = ordered.some((rule) => JSON.stringify(first(rule).set) !== JSON.stringify(rule.set))
  return isTwice ? failed('') : ordered.filter((rule) => first(rule) === rule)
}

const sameHands = (a: Rule, b: Rule): boolean => JSON.stringify(a.when) === JSON.stringify(b.when)

/**
 * “Split without an ace, otherwise keep”: hands with an ace come first, set as the rest of the sentence says. If it
 * doesn't mention them, they stay left out.
 */
function exceptionsFirst(rules: readonly Rule[]): readonly Rule[] {
  const at = rules.findIndex(({ without, when }, i) => {
    if (without === 0 || when.some(({ single, singles }) => single ?? singles)) return false
    return rules.slice(i + 1).some((other) => other.without === 0 && sameHands(other, rules[i]!))
  })
  if (at >= 0) {
    const rule = rules[at]!
    const single = lettersOf(rule.without)
    const rest = rules.find((other, i) => i > at && other.without === 0 && sameHands(other, rule))!
    const exception = { ...rest, when: rule.when.map((one) => ({ ...one, single })) }
    return exceptionsFirst(
      rules.flatMap((one) => (one === rule ? [exception, { ...rule, without: 0 }] : one === rest ? [] : [one])),
    )
  }
  const isWhole = ({ without }: Rule): boolean => without !== 0
  return [...rules.filter((one) => !isWhole(one)), ...rules.filter(isWhole)]
}

/** “Except break up three aces”: an action together with its hands. */
function exceptionOf(
  chunks: readonly Chunk[],
  scope: SentenceScope,
  when: readonly Condition[],
): { readonly hands: Hands; readonly action: Action } | Failure | undefined {
  const [first, ...rest] = chunks
  if (first?.sort !== 'split' && first?.sort !== 'keep') return undefined
  const hands = refined(rest, scope, when)
  return hands.ok ? { hands, action: { verb: first.sort } } : { failure: hands }
}

const PLACES = new Set(['front', 'behind'])
const NARROWS = new Set(['ranks', 'cards', 'any-other', 'low-word', 'medium-word', 'high-word', 'with', 'without'])

/** “Split aces and any other pair”: the object of the verb names the hands, if no position is named. */
function objectOf(
  chunks: readonly Chunk[],
  scope: SentenceScope,
  when: readonly Condition[],
): { readonly hands: Hands; readonly action: Action } | undefined {
  const [first, ...rest] = chunks
  if (
    (first?.sort !== 'split' && first?.sort !== 'keep') ||
    chunks.some(({ sort }) => PLACES.has(sort)) ||
    !rest.some(({ sort }) => NARROWS.has(sort))
  )
    return undefined
  return { hands: refined(rest, scope, when), action: { verb: first.sort } }
}

function widen(when: readonly Condition[], exception: readonly Condition[]): readonly Condition[] {
  const more = new Set(exception.flatMap(({ groups }) => groups ?? []))
  if (!more.has('4+2') && !more.has('4+3')) return when
  return when.map((one) =>
    one.groups?.join() === '4' ? { ...one, groups: ['4', ...[...more].filter((groups) => groups !== '4')] } : one,
  )
}

// ——— A sentence ——————————————————————————————————————————————————————————————————————————————————————————

const trimmed = (chunks: readonly Chunk[]): readonly Chunk[] => {
  const from = chunks.findIndex(({ sort }) => sort !== 'comma' && sort !== 'dash' && sort !== 'and')
  const to = chunks.findLastIndex(({ sort }) => sort !== 'comma' && sort !== 'dash')
  return from < 0 ? [] : chunks.slice(from, to + 1)
}

/** The end of the subject: a colon outside parentheses, or else a dash, or else nowhere. */
function cutAt(chunks: readonly Chunk[]): number {
  let depth = 0
  const at = chunks.findIndex(({ sort }) => {
    if (sort === 'open') depth++
    if (sort === 'close') depth--
    return sort === 'colon' && depth <= 0
  })
  if (at >= 0) return at
  const dashes = chunks.flatMap(({ sort }, i) => (sort === 'dash' ? [i] : []))
  return dashes.length === 1 && namesKind(chunks.slice(0, dashes[0])) ? dashes[0]! : -1
}

const VERBS = new Set(['split', 'keep'])
const ACTIONS = new Set(['split', 'keep', 'front', 'behind'])

const quietly = (sorts: readonly string[], chunks: readonly Chunk[]): boolean =>
  chunks.every(({ sort }) => sorts.includes(sort))

/** “High card:” and “Pair:” name kinds of hands, whether before an action or as a heading. */
const withKind = (text: string): string =>
  text.replace(/^\s*(?:high cards?|pairs?)\s*(?=[:–—]|\s-\s|$)/i, (name) =>
    /pair/i.test(name) ? 'One pair' : 'No pair',
  )

/** Reads a sentence in the scope of its line or of the heading above. Never throws. */
export function readSentence(text: string, scope: SentenceScope): ReadSentence {
  const chunks = trimmed(chunksOf(withKind(text)))
  const about = { when: scope.when, complete: scope.complete }
  if (chunks.length === 0 || quietly(['title', 'colon', 'comma', 'two-pairs-rule', 'number', 'dash', 'remark'], chunks))
    return { reading: { kind: 'heading' }, about }
  const unknown = chunks.find(
    ({ sort }) => sort === 'unknown' || sort === 'unlike' || sort === 'digits' || sort === 'title',
  )
  if (isOnlyClasses(chunks)) return { reading: { kind: 'classes' }, about }
  if (unknown) return { reading: withHands(chunks, scope, unknown.text), about, ...headingOf(chunks, scope) }
  return readKnown(chunks, scope, about)
}

/** A sentence with an unknown word may still name the hands it is about. */
function withHands(chunks: readonly Chunk[], scope: SentenceScope, word: string): Reading {
  const cut = cutAt(chunks)
  const subject = cut < 0 ? undefined : subjectOf(trimmed(chunks.slice(0, cut)), scope)
  if (subject?.hands.ok && subject.hands.when.length > 0 && subject.hands.without === 0)
    return { kind: 'how', when: subject.hands.when, word }
  return { kind: 'unread', why: 'word', word }
}

function headingOf(chunks: readonly Chunk[], scope: SentenceScope): { readonly heading?: ReadSentence['heading'] } {
  const cut = cutAt(chunks)
  const subject = cut < 0 ? undefined : subjectOf(trimmed(chunks.slice(0, cut)), scope)
  return subject?.heading ? { heading: subject.heading } : {}
}

interface Subject {
  readonly hands: Hands
  readonly complete: boolean
  readonly heading?: Pick<Scope, 'when' | 'complete'>
}

/**
 * The hands before the colon. A sentence that names a kind of hand starts over, unless it continues with “with …” under
 * straights.
 */
function subjectOf(chunks: readonly Chunk[], scope: SentenceScope): Subject | undefined {
  const named = chunks.filter(({ sort }) => sort !== 'exception' && sort !== 'if' && sort !== 'otherwise')
  if (named.length === 0) return { hands: { ok: true, when: scope.when, without: 0 }, complete: scope.complete }
  if (named[0]!.sort === 'same') {
    const bare = scope.before.map(({ single: _single, alsoSingle: _also, ...rest }) => rest)
    const hands = readHands(named.slice(1), { ...scope, when: bare, complete: false })
    return { hands, complete: false }
  }
  const hasKind = namesKind(named)
  const onlyComplete = named.every(
    ({ sort }) => sort === 'complete' || sort === 'comma' || sort === 'and' || sort === 'or' || sort === 'dash',
  )
  if (onlyComplete)
    return {
      hands: { ok: true, when: [{ groups: ['none'], complete: true }], without: 0 },
      complete: true,
      heading: { when: [], complete: true },
    }
  const continues =
    scope.complete &&
    scope.when.length === 0 &&
    (named[0]!.sort === 'with' || named[0]!.sort === 'without' || !hasKind || scope.isUnder === true)
  // “With a pair or three of a kind:” under four of a kind narrows those hands.
  const refines = !scope.complete && scope.when.length > 0 && named[0]!.sort === 'with'
  const inner: Scope = continues
    ? { ...scope, when: [] }
    : hasKind && !refines
      ? { ...scope, when: [], complete: false }
      : scope
  // “Without a pair” under straights means no pair at all.
  const plain =
    continues && named[0]!.sort === 'without' && named[1]?.sort === 'pair'
      ? [{ ...named[1], sort: 'no-pair' as const }]
      : named
  const hands = readHands(plain, { ...inner, isSubject: true })
  if (!hands.ok || !hasKind || continues || refines) return { hands, complete: continues }
  const groups = [...new Set(hands.when.flatMap((one) => one.groups ?? []))]
  return { hands, complete: false, heading: { when: [{ groups }], complete: false } }
}

function readKnown(all: readonly Chunk[], scope: SentenceScope, outer: ReadSentence['about']): ReadSentence {
  let chunks = all
  let inner: SentenceScope = scope
  let about = outer
  let heading: ReadSentence['heading']
  let without: Ranks = 0
  // “Straights and flushes: with one pair: …” has two subjects.
  for (let cut = cutAt(chunks); cut >= 0; cut = cutAt(chunks)) {
    const before = trimmed(chunks.slice(0, cut))
    // “Split the aces: three behind”: this colon is inside the action.
    if (before.some(({ sort }) => ACTIONS.has(sort))) break
    const subject = subjectOf(before, inner)
    if (!subject) break
    if (!subject.hands.ok) return { reading: { ...subject.hands, kind: 'unread' }, about }
    heading = subject.heading ?? heading
    const rest = trimmed(chunks.slice(cut + 1))
    without |= subject.hands.without
    const isPair = rest.length > 0 && cutAt(rest) >= 0
    about =
      isPair && subject.heading?.complete
        ? { when: [], complete: true }
        : { when: subject.hands.when, complete: subject.complete }
    inner = { ...inner, ...about }
    chunks = rest
  }
  const withHeading = heading ? { heading } : {}
  if (chunks.length === 0) return { reading: { kind: 'heading' }, about, ...withHeading }
  if (chunks === all) return readBare(chunks, scope)
  if (
    quietly(['two-pairs', 'keep', 'comma'], chunks) &&
    chunks.some(({ sort }) => sort === 'two-pairs') &&
    inner.when.every((one) => one.groups?.join() === '2+2')
  )
    return { reading: { kind: 'left', when: inner.when }, about, ...withHeading }
  if (
    namesKind(chunks) &&
    !chunks.some(({ sort }) => ACTIONS.has(sort)) &&
    quietly(['quads', 'two-pairs', 'trips', 'colon'], chunks)
  )
    return { reading: { kind: 'heading' }, about, ...withHeading }
  return { reading: readBody(chunks, inner, { when: inner.when, without }), about, ...withHeading }
}

/** “With any other combination”, “all others”: everything the sentences before don't set. */
const speaksOfRest = (chunks: readonly Chunk[]): boolean =>
  chunks.some(
    ({ sort }, i) =>
      sort === 'any-other' &&
      !['pair', 'ranks'].includes(chunks[i + 1]?.sort ?? '') &&
      ['with', 'if', undefined].includes(chunks[i - 1]?.sort),
  )

function readBody(
  chunks: readonly Chunk[],
  scope: SentenceScope,
  subject: { readonly when: readonly Condition[]; readonly without: Ranks },
): Reading {
  const items = itemsOf(chunks)
  const rules = bodyRules(items, scope, subject)
  if (!('failure' in rules))
    return rules.length > 0
      ? { kind: 'rules', rules, ...(speaksOfRest(chunks) ? { isRest: true } : {}) }
      : { kind: 'unread', why: 'word', word: chunks[0]!.text }
  if (rules.failure.why !== 'word') return { kind: 'unread', ...rules.failure }
  const word = rules.failure.word || chunks.map(({ text }) => text).join(' ')
  // “If the hand has both a straight and a flush, …”: the hands are understood even if their setting isn't.
  const [first] = items
  const hands = first?.is === 'if' ? refined(first.chunks, scope, subject.when) : undefined
  const { when, without } = hands?.ok ? hands : subject
  return when.length > 0 && without === 0 ? { kind: 'how', when, word } : { kind: 'unread', why: 'word', word }
}

/** “With a straight and two pairs, by the rule for two pairs”: hands left to another sentence. */
function leftTo(chunks: readonly Chunk[], scope: SentenceScope): readonly Condition[] | undefined {
  const comma = chunks.findIndex(({ sort }) => sort === 'comma')
  const [hands, rule] = [chunks.slice(0, comma), chunks.slice(comma + 1)]
  const isRule = comma > 0 && rule.length > 0 && quietly(['two-pairs', 'keep'], rule)
  if (!isRule || !hands.some(({ sort }) => sort === 'two-pairs') || !hands.some(({ sort }) => sort === 'complete'))
    return undefined
  const read = readHands(hands, { ...scope, when: [] })
  return read.ok && read.when.every(({ groups }) => groups?.join() === '2+2') ? read.when : undefined
}

/**
 * A sentence without a colon: “If three aces, split them”, “Never split two pairs of sixes or lower”, or a heading by
 * itself.
 */
function readBare(chunks: readonly Chunk[], scope: SentenceScope): ReadSentence {
  const about = { when: scope.when, complete: scope.complete }
  const [first, ...rest] = chunks
  const hasAction = chunks.some(({ sort }) => ACTIONS.has(sort)) || first!.sort === 'if'
  if (!hasAction) {
    const left = leftTo(chunks, scope)
    if (left) return { reading: { kind: 'left', when: left }, about }
    const isHeading = chunks.every(
      ({ sort }) => isKind(sort) || ['comma', 'and', 'or', 'dash', 'open', 'close', 'title', 'with'].includes(sort),
    )
    const subject = isHeading && namesKind(chunks) ? subjectOf(chunks, scope) : undefined
    if (subject?.heading && subject.hands.ok)
      return {
        reading: { kind: 'heading' },
        about: { when: subject.hands.when, complete: subject.complete },
        heading: subject.heading,
      }
    return { reading: { kind: 'unread', why: 'word', word: first!.text }, about }
  }
  if (
    VERBS.has(first!.sort) &&
    rest.length > 0 &&
    !rest.some(({ sort }) => ['front', 'behind', 'unless', 'if'].includes(sort))
  ) {
    const subject = subjectOf(rest, scope)
    const refinesLine = scope.when.length > 0
    if (subject?.hands.ok && (refinesLine || namesKind(rest) || subject.hands.when.length > 0)) {
      const reading = readBody([first!], scope, { when: subject.hands.when, without: subject.hands.without })
      return { reading, about, ...(subject.heading ? { heading: subject.heading } : {}) }
    }
    if (subject && !subject.hands.ok && subject.hands.why !== 'word')
      return { reading: { ...subject.hands, kind: 'unread' }, about }
  }
  return { reading: readBody(chunks, scope, { when: scope.when, without: 0 }), about }
}
