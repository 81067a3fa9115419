import type { Condition, Front, Groups, SetAs } from '@/lib/engines/pai-gow/house-way'
import type { Chunk } from './chunks'

/*
 * How a part of a sentence sets a hand: “split”, “the lower pair in front”, “both pairs behind”, “the highest two cards
 * that leave a complete hand”. An action has the same words for every hand; the setting it means depends on the hand's
 * groups.
 */

/** Cards as a sentence names them: “the two highest other cards”, “a pair of the higher three”. */
export interface Named {
  /** As printed. */
  readonly text: string
  readonly sorts: ReadonlySet<string>
  readonly number: number
  /** “Cards”, “the others”: more than one. */
  readonly many: boolean
  /** The ranks it names, as bits. */
  readonly ranks: number
}

export interface Action {
  readonly verb?: 'split' | 'keep'
  readonly front?: Named
  readonly behind?: Named
  /** Cards without a position: “play as two pair”, “pair/ace”. */
  readonly loose?: Named
}

/** Words that may describe cards. */
const NAMES = new Set([
  'pair',
  'one-pair',
  'two-pairs',
  'three-pairs',
  'trips',
  'quads',
  'full-house',
  'five-aces',
  'two-trips',
  'complete',
  'higher',
  'lower',
  'middle',
  'low-word',
  'high-word',
  'next',
  'second',
  'third',
  'other',
  'both',
  'card',
  'single',
  'number',
  'ranks',
  'cards',
  'and',
  'comma',
  'only',
])

function named(chunks: readonly Chunk[]): Named {
  return {
    text: chunks.map(({ text }) => text).join(' '),
    many: chunks.some(({ text }) => /^(?:cards|singles|others|kickers)$/i.test(text)),
    sorts: new Set(chunks.map(({ sort }) => sort)),
    number: chunks.findLast(({ sort, value }) => sort === 'number' && value > 0)?.value ?? 0,
    ranks: chunks.reduce((sum, { ranks, cards }) => sum | ranks | cards.flat().reduce((all, one) => all | one, 0), 0),
  }
}

/** “(pair or no pair)” means that either will do, so it is dropped. */
function withoutAsides(chunks: readonly Chunk[]): readonly Chunk[] {
  const open = chunks.findIndex(({ sort }) => sort === 'open')
  const close = chunks.findIndex(({ sort }, i) => i > open && sort === 'close')
  if (open < 0 || close < 0) return chunks
  const inside = chunks.slice(open, close).map(({ sort }) => sort)
  const isAside = inside.includes('no-pair') || inside.every((sort) => sort === 'open' || sort === 'ranks')
  return isAside ? withoutAsides([...chunks.slice(0, open), ...chunks.slice(close + 1)]) : chunks
}

/** Reads an action; returns the word that can't be part of one. */
export function readAction(all: readonly Chunk[]): Action | { readonly word: string } {
  const action: { verb?: 'split' | 'keep'; front?: Named; behind?: Named; loose?: Named } = {}
  let object: Chunk[] = []
  for (const chunk of withoutAsides(all)) {
    const { sort, text } = chunk
    if (sort === 'split' || sort === 'keep') {
      // “Split them: the lower in front”. A “keep” beside “split” contradicts it.
      if (action.verb && action.verb !== sort) return { word: text }
      action.verb = sort
    } else if (sort === 'front' || sort === 'behind') {
      const has = object.some((one) => one.sort !== 'and' && one.sort !== 'comma')
      if (!has && sort === 'behind' && action.verb === 'keep') {
        action.behind ??= named([])
      } else if (!has || action[sort]) return { word: text }
      else action[sort] = named(object)
      object = []
    } else if (NAMES.has(sort)) object.push(chunk)
    else return { word: text }
  }
  if (object.some(({ sort }) => sort !== 'and' && sort !== 'comma')) action.loose = named(object)
  return action.verb || action.front || action.behind || action.loose ? action : { word: all[0]?.text ?? '' }
}

const ALL_OTHERS: Front = ['single-1', 'single-2']
const front = (...cards: [Front[0], Front[1]]): SetAs => ({ kind: 'front', cards })
const SINGLES = front(...ALL_OTHERS)

export const KEPT: Readonly<Partial<Record<Groups, SetAs>>> = {
  '5+2': front('second', 'second'),
  '5': SINGLES,
  '4+3': front('second', 'second'),
  '4+2': front('second', 'second'),
  '4': SINGLES,
  '3+2': SINGLES,
  '3': SINGLES,
  '2+2': SINGLES,
  '2': SINGLES,
}
export const SPLIT: Readonly<Partial<Record<Groups, SetAs>>> = {
  '5+2': front('first', 'first'),
  '5': front('first', 'first'),
  '4+3': front('first', 'first'),
  '4+2': front('first', 'first'),
  '4': front('first', 'first'),
  '3+2+2': front('second', 'second'),
  '3+2': front('second', 'second'),
  '3': front('first', 'single-1'),
  '2+2': front('second', 'second'),
}

export const isHigher = ({ sorts }: Named): boolean => sorts.has('higher') || sorts.has('high-word')
export const isLower = ({ sorts }: Named): boolean => sorts.has('lower') || sorts.has('low-word')
export const isPair = ({ sorts }: Named): boolean => sorts.has('pair') || sorts.has('one-pair')
/** “A pair of kings”, unless it is the hand's only pair: the sentence covers only some of the hands. */
const isOfRanks = ({ ranks }: Named): boolean => ranks !== 0
/** “The two highest other cards”, “the next two highest”, “the other two”. */
const areCards = ({ sorts, number, ranks }: Named): boolean =>
  ranks === 0 &&
  !sorts.has('pair') &&
  (number === 2 || sorts.has('card') || sorts.has('single')) &&
  (sorts.has('higher') || sorts.has('next') || sorts.has('other')) &&
  !sorts.has('cards')
const ACES = 1 << 12

/** The cards in front for a hand with no complete hand that the sentence would keep. */
function plainFront(cards: Named, behind: Named | undefined, groups: Groups): SetAs | undefined {
  const { sorts, number, ranks } = cards
  if (isOfRanks(cards) && isPair(cards) && !['4', '5', '5+2'].includes(groups)) return undefined
  switch (groups) {
    case 'none':
      if (sorts.has('second') && sorts.has('third')) return front('single-2', 'single-3')
      return areCards(cards) && sorts.has('next') && behind !== undefined && isHigher(behind) && behind.number < 2
        ? front('single-2', 'single-3')
        : undefined
    case '2':
      return areCards(cards) ? SINGLES : undefined
    case '2+2':
      if (areCards(cards) || sorts.has('cards')) return SINGLES
      return isLower(cards) || (sorts.has('second') && isPair(cards)) ? front('second', 'second') : undefined
    case '2+2+2':
      if (isHigher(cards)) return front('first', 'first')
      return sorts.has('middle') || sorts.has('second')
        ? front('second', 'second')
        : isLower(cards)
          ? front('third', 'third')
          : undefined
    case '3':
      if (sorts.has('cards') || (number === 1 && ranks !== 0)) return front('first', 'single-1')
      return areCards(cards) ? SINGLES : undefined
    case '3+3':
      return isHigher(cards) ? front('first', 'first') : isLower(cards) ? front('second', 'second') : undefined
    case '3+2+2':
      return isHigher(cards) ? front('second', 'second') : isLower(cards) ? front('third', 'third') : undefined
    case '3+2':
      if (isPair(cards)) return front('second', 'second')
      return areCards(cards) || sorts.has('cards') ? SINGLES : undefined
    case '4':
      if (areCards(cards) || sorts.has('cards')) return SINGLES
      return isPair(cards) || (number === 2 && ranks !== 0) ? front('first', 'first') : undefined
    case '4+2':
    case '4+3':
      return (isPair(cards) && !isHigher(cards)) || (number === 2 && sorts.has('trips') && groups === '4+3')
        ? front('second', 'second')
        : undefined
    case '5':
    case '5+2':
      if (ranks !== 0)
        return ranks === ACES ? front('first', 'first') : groups === '5+2' ? front('second', 'second') : undefined
      if (areCards(cards)) return SINGLES
      return isPair(cards) && groups === '5+2' ? front('second', 'second') : undefined
  }
}

/** The front, if a sentence only names what stays behind. */
export function fromBehind(cards: Named, groups: Groups): SetAs | undefined {
  const { sorts, number } = cards
  if (sorts.size === 0) return KEPT[groups]
  switch (groups) {
    case '2':
      return isPair(cards) ? SINGLES : undefined
    case '2+2':
      if (sorts.has('both') || sorts.has('two-pairs')) return SINGLES
      return isPair(cards) && isHigher(cards) ? front('second', 'second') : undefined
    case '3':
      if (sorts.has('trips') || number === 3) return SINGLES
      return number === 2 || isPair(cards) ? front('first', 'single-1') : undefined
    case '3+2':
      return sorts.has('full-house')
        ? SINGLES
        : sorts.has('trips') || number === 3
          ? front('second', 'second')
          : undefined
    case '4':
      return sorts.has('quads') || number === 4 ? SINGLES : undefined
    case '4+2':
    case '4+3':
      return sorts.has('quads') || number === 4 ? front('second', 'second') : undefined
    case '3+3':
      return isLower(cards) ? front('first', 'first') : isHigher(cards) ? front('second', 'second') : undefined
    case '3+2+2':
      return sorts.has('full-house') || sorts.has('trips') || number === 3 ? front('second', 'second') : undefined
    case '5':
    case '5+2':
      return sorts.has('five-aces') || number === 5 ? KEPT[groups] : number === 3 ? front('first', 'first') : undefined
    default:
      return undefined
  }
}

/** A setting, and what it requires of the hand beyond the sentence's own condition. */
export interface Setting {
  readonly set: SetAs
  readonly asks?: Partial<Condition>
}

const KEEP_COMPLETE: Setting = { set: { kind: 'complete' } }

/** The setting of a hand with a straight or flush. */
function completeSetting(
  { verb, front: cards, behind, loose }: Action,
  condition: Condition,
  groups: Groups,
): Setting | undefined {
  const plainly = (set: SetAs | undefined): Setting | undefined => (set ? { set } : undefined)
  if (cards && cards.sorts.has('cards') && (groups === '2' || groups === '3')) {
    // An ace in front: one that a complete hand can spare, or one of the pair.
    if (behind?.sorts.has('complete'))
      return condition.completeBehind ? { set: { kind: 'complete', cards: ['single-1', 'any'] } } : undefined
    return behind && isPair(behind) ? plainly(SINGLES) : undefined
  }
  if (loose && isPair(loose) && loose.sorts.has('cards') && groups === '2') return plainly(SINGLES)
  if (behind && isPair(behind) && !behind.sorts.has('complete'))
    return plainly(cards && areCards(cards) && groups === '2' ? SINGLES : undefined)
  if (cards && groups !== 'none') {
    const two =
      cards.sorts.has('other') && cards.number === 2 && groups === '3' && condition.completeBehind !== undefined
    if ((isPair(cards) || two) && (groups === '2' || groups === '3'))
      return { ...KEEP_COMPLETE, asks: { completeBehind: ['first', 'first'] } }
    if (groups === '2+2' && isPair(cards)) return plainly(plainFront(cards, behind, groups))
  }
  if (cards) return areCards(cards) ? KEEP_COMPLETE : undefined
  if (behind)
    return behind.sorts.has('complete') || behind.sorts.size === 0 ? KEEP_COMPLETE : plainly(fromBehind(behind, groups))
  return verb === 'keep' ? KEEP_COMPLETE : undefined
}

export const isComplete = ({ complete, completeBehind, completeKinds, completeSplits }: Condition): boolean =>
  complete === true || completeBehind !== undefined || completeKinds !== undefined || completeSplits !== undefined

/** The setting of hands with a condition's groups; undefined if the words don't say. */
export function settingOf(action: Action, condition: Condition, groups: Groups): Setting | undefined {
  if (isComplete(condition)) return completeSetting(action, condition, groups)
  const { verb, front: cards, behind, loose } = action
  const plainly = (set: SetAs | undefined): Setting | undefined => (set ? { set } : undefined)
  if (cards) return plainly(plainFront(cards, behind, groups))
  if (behind) return plainly(fromBehind(behind, groups))
  // “Split aces”, “keep the four of a kind”: the object is the hand itself.
  return verb === undefined || (loose && (loose.sorts.has('higher') || loose.sorts.has('lower') || loose.ranks !== 0))
    ? undefined
    : plainly((verb === 'split' ? SPLIT : KEPT)[groups])
}

/** “Split unless …” keeps if the exception holds, and vice versa. */
export const oppositeOf = ({ verb, front: cards, behind }: Action): Action | undefined => {
  if (cards && (isLower(cards) || isPair(cards))) return { verb: 'keep' }
  if (verb) return { verb: verb === 'split' ? 'keep' : 'split' }
  return behind ? { verb: 'split' } : undefined
}
