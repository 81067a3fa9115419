import { type Card, rankOf, RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { Strategy } from '@/lib/engines/showdown/index'
import type { AnyMessage } from '@/lib/messages/message'
import { leastOf, ranksDown, rankingOf, strengthOf, topRanks } from './hands'
import { countedRanks } from './named'
import type { PageRule, PageStrategy, ShowdownPage } from './page'

/*
 * Strategies of a page: ordered rules, each an action and the signs that must all hold. The first rule whose signs hold
 * decides. The catalogue words rules by their signs, so the price, the advice and the text come from one list.
 */

/** What a player sees, up to the names of suits: ranks are 0 to 12, the highest first, 0 for a wild card; where the longest suit counts, they are that suit's. */
export interface PlayersLook {
  readonly strength: number
  readonly ranks: readonly number[]
  /** The rank of the dealer's up card; undefined without one. */
  readonly up: number | undefined
}

type Sign = (look: PlayersLook) => boolean

const rank = (letter: string): number => RANKS.findIndex((one) => one === letter)

/** The kinds of signs, by how their ids begin; the rest of an id says which. */
const KINDS: Readonly<Record<string, (page: ShowdownPage, which: string) => Sign>> = {
  /** `from A-K`: this hand or a better one. */
  from: (page, which) => {
    const least = leastOf(rankingOf(page), which)
    return ({ strength }) => strength >= least
  },
  /** `holds QJ`: one of these ranks. */
  holds: (_page, which) => {
    const ranks = [...which].map(rank)
    return (look) => ranks.some((one) => look.ranks.includes(one))
  },
  /** `up 2Q`: the up card is between these ranks. */
  up: (_page, which) => {
    const [least, most] = [...which].map(rank) as [number, number]
    return ({ up }) => up !== undefined && up >= least && up <= most
  },
  /** The up card has the rank of one of the player's cards. */
  matches: () => (look) => look.up !== undefined && look.ranks.includes(look.up),
  /** It hasn't. */
  differs: () => (look) => look.up === undefined || !look.ranks.includes(look.up),
  /** `below 4`: the up card is lower than the player's fourth highest card. */
  below: (_page, which) => (look) => look.up !== undefined && look.up < look.ranks[Number(which) - 1]!,
}

/** The kind of a sign and the rest of its id. Throws `RangeError` on an unknown kind. */
export function readSign(id: string): { readonly kind: string; readonly which: string } {
  const [kind = '', which = ''] = id.split(' ')
  if (!Object.hasOwn(KINDS, kind)) throw new RangeError(`“${id}” is no sign`)
  return { kind, which }
}

/** Whether a sign holds. Throws `RangeError` on an unknown one. */
export const signOf = (page: ShowdownPage, id: string): Sign => {
  const { kind, which } = readSign(id)
  return KINDS[kind]!(page, which)
}

/** A rule's id: what it says and its signs, if people don't hold another. */
export const ruleId = ({ id, says, when }: PageRule): string => id ?? [says, ...when].join(', ')

/** A rule as a message. */
export const ruleMessage = (rule: PageRule): AnyMessage => ({ id: 'listed', args: rule })

/** The rules of a strategy. Throws `RangeError` on an unknown id. */
export const rulesOf = (page: ShowdownPage, strategy: string): readonly PageRule[] => strategyOf(page, strategy).rules

/** A strategy of a page by its id. Throws `RangeError` on an unknown one. */
export function strategyOf(page: ShowdownPage, strategy: string): PageStrategy {
  const found = page.strategies.find(({ id }) => id === strategy)
  if (!found) throw new RangeError(`“${strategy}” is no strategy of ${page.name}`)
  return found
}

/** The hand from which a rule holds; undefined if it names none. */
export const handOfRule = ({ when }: PageRule): string | undefined =>
  when.map(readSign).find(({ kind }) => kind === 'from')?.which

/** Whether a rule looks at more than the strength of the hand. */
export const isException = ({ when }: PageRule): boolean => when.some((id) => readSign(id).kind !== 'from')

/** A hand without a name by its highest card: `king-high`. */
export const rankHigh = (rank: number): string => `${rankInWords(rank)}-high`

const learned = new WeakMap<ShowdownPage, readonly PageRule[]>()

/**
 * The strategy that is taught: the first of the page. One that is a single line through the hands that make nothing is
 * told in the steps in which a player checks a hand: a pair or better; higher cards; the line; the rest.
 */
export function learnedOf(page: ShowdownPage): readonly PageRule[] {
  const found = learned.get(page) ?? findLearned(page)
  learned.set(page, found)
  return found
}

function findLearned(page: ShowdownPage): readonly PageRule[] {
  const { rules } = page.strategies[0]
  const [first] = rules
  const top = rules.length === 2 && !isException(first!) ? topRanks(handOfRule(first!) ?? '') : undefined
  const from = (hand: string): PageRule => ({ says: first!.says, when: [`from ${hand}`] })
  const steps = top
    ? [
        from(rankingOf(page).categories[1]!.id),
        ...(top.length > 1 && top[0]! < RANKS.length - 1 ? [from(rankHigh(top[0]! + 1))] : []),
        ...rules,
      ]
    : rules
  const held = page.held?.rules ?? {}
  return steps.map((rule) => (Object.hasOwn(held, ruleId(rule)) ? { ...rule, id: held[ruleId(rule)]! } : rule))
}

/** The top ranks of the weakest hand that the strategy goes on with; undefined if that hand has a name. */
export function lineOf(page: ShowdownPage): readonly number[] | undefined {
  const ranking = rankingOf(page)
  const [weakest] = learnedOf(page)
    .flatMap((rule) => handOfRule(rule) ?? [])
    .sort((a, b) => leastOf(ranking, a) - leastOf(ranking, b))
  return weakest === undefined ? undefined : topRanks(weakest)
}

/** A function that finds the rule that covers what a player sees. It throws if no rule does. */
export function ruleFinder(page: ShowdownPage, rules: readonly PageRule[]): (look: PlayersLook) => PageRule {
  const lines = rules.map((rule) => ({ rule, signs: rule.when.map((id) => signOf(page, id)) }))
  return (look) => {
    const found = lines.find(({ signs }) => signs.every((holds) => holds(look)))
    if (!found) throw new Error('no rule of the strategy covers this')
    return found.rule
  }
}

export const lookOf = (
  page: ShowdownPage,
  { hand, upcard = [] }: { readonly hand: readonly Card[]; readonly upcard?: readonly Card[] },
): PlayersLook => {
  const ranking = rankingOf(page)
  const strength = strengthOf(ranking, hand)
  return {
    strength,
    ranks: 'bySuit' in ranking ? ranksDown(ranking, hand) : countedRanks(page, strength),
    up: upcard[0] === undefined ? undefined : rankOf(upcard[0]),
  }
}

/** A strategy as the engine prices it: by the strength alone as far as that decides. `actions` are in the engine's order. */
export function compileStrategy(page: ShowdownPage, rules: readonly PageRule[], actions: readonly string[]): Strategy {
  const find = ruleFinder(page, rules)
  const lines = rules.map((rule) => {
    const from = rule.when.filter((id) => readSign(id).kind === 'from').map((id) => signOf(page, id))
    return { rule, from, isSure: from.length === rule.when.length }
  })
  const place = (says: string): number => actions.indexOf(says)
  return (strength) => {
    const look = { strength, ranks: [], up: undefined }
    // The rules that a hand of this strength can meet, up to the first that needs no other sign.
    const open = lines.filter(({ from }) => from.every((holds) => holds(look)))
    const first = open[0]!
    if (first.isSure) return place(first.rule.says)
    return ({ ranks, up }) => place(find({ strength, ranks: ranks.toReversed(), up }).says)
  }
}

/** The strengths, from the weakest to the strongest, with which a strategy looks at more than the player's hand. */
export function dividedBy(
  page: ShowdownPage,
  rules: readonly PageRule[],
): { readonly least: number; readonly below: number } | undefined {
  const ranking = rankingOf(page)
  const from = (rule: PageRule): number =>
    Math.max(
      0,
      ...rule.when.map(readSign).flatMap(({ kind, which }) => (kind === 'from' ? [leastOf(ranking, which)] : [])),
    )
  const sure = rules.findIndex((rule) => rule.when.some((id) => readSign(id).kind !== 'from'))
  if (sure < 0) return undefined
  const more = rules.filter((rule) => rule.when.some((id) => readSign(id).kind !== 'from'))
  const above = rules.slice(0, sure).map(from)
  return { least: Math.min(...more.map(from)), below: Math.min(ranking.strengths, ...above) }
}

/** The id of a cell of the chart: its row, and the rank of the up card where there is one. */
export const cellId = (row: string, up: number | undefined): string => (up === undefined ? row : `${row} ${RANKS[up]!}`)

/** The row and the up card of a cell. */
export function readCell(id: string): { readonly row: string; readonly up: number | undefined } {
  const [row = '', up] = id.split(' ')
  return { row, up: up === undefined ? undefined : rank(up) }
}
