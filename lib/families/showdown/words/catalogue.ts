import { type Card, rankNamed } from '@/lib/cards/card'
import type { NamedHand } from '@/lib/cards/hand-words'
import type { BesideFold } from '@/lib/games/ev'
import type { felt as englishFelt, Entered } from '@/lib/messages/felt/en'
import type { Exception, Words } from '@/lib/messages/en'
import type { Glossary } from '@/lib/messages/glossary/en'
import { actionIn, type AnyMessage, type EnteredWords, type GameMessages, type WayWords } from '@/lib/messages/message'
import type { Paid, Settled } from '@/lib/messages/settled/en'
import { forfeitable } from '@/lib/engines/settlement/index'
import { capital } from '@/lib/text'
import { rangeHand, topRanks } from '../hands'
import type { PageRule, ShowdownPage } from '../page'
import { readCell, readSign, ruleId, strategyOf } from '../strategy'

/* The texts of a game from its page: what follows from the rules, in the phrases of a language. */

/** What only the game itself says. Values are names of the hands of its pay tables that the common names don't fit. */
export interface OwnWords {
  readonly about: string
  /** Other names of the game, by which the search finds it. */
  readonly also?: readonly string[]
  /** The meaning of each pay table. */
  readonly fields: Readonly<Record<string, string>>
  readonly wins: Readonly<Record<string, string>>
  readonly variants: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, string>>
  readonly bets?: Readonly<Record<string, string>>
}

/** A sign of a strategy with its words resolved: ranks are 0 to 12. */
export type SpokenSign =
  | { readonly kind: 'holds'; readonly ranks: readonly number[] }
  | { readonly kind: 'up'; readonly least: number; readonly most: number }
  | { readonly kind: 'matches' | 'differs' }
  | { readonly kind: 'below'; readonly place: number }

/** The phrases of one language. */
export interface Phrases {
  readonly common: {
    readonly words: Words
    readonly glossary: Glossary
    readonly entered: Entered
    readonly felt: typeof englishFelt
    readonly settled: Settled
    readonly comesTo: (pay: number) => string
  }
  /** “Raise or fold”, from the names of the actions. */
  stage(actions: readonly string[]): string
  /** “the ante wins 1 to 1 and the raise pushes”, in the sentence on a dealer who doesn't qualify. */
  readonly qualifies: FieldPhrase
  readonly entered: { readonly upcard: EnteredWords; readonly dealerCards: EnteredWords }
  orBetter(hand: string): string
  readonly anyHand: string
  lessThan(hand: string): string
  other(hand: string): string
  /** A hand against a card of the dealer: “Pair against an ace”. */
  against(hand: string, up: string): string
  readonly map: Readonly<Record<'name' | 'rowsName' | 'columnsName' | 'note', string>>
  readonly mapWithoutUp: Phrases['map']
  /** A rule: the action's name, the hand from which it holds, and phrases of its other signs. */
  rule(action: string, hand: string | undefined, signs: readonly SpokenSign[], isOnly: boolean): string
  /** The last rule by itself: whether the hand from which another holds is sometimes in the rest too. */
  alone(action: string, hand: string, isSplit: boolean): string
  /** Signs that hold together: “you hold a queen or a jack and the dealer’s card matches one of yours”. */
  conditions(signs: readonly SpokenSign[]): string
  /** A class of hands that such a rule decides. */
  skill(hand: string, signs: readonly SpokenSign[]): string
  threshold(action: string, hand: string): WayWords
  everything(action: string): WayWords
  rules(count: number, isPublished: boolean): WayWords
  verdict(at: { actions: readonly string[]; hand: string }): string
  withNothing(ranks: string): string
  notQualified(share: string, ends: readonly BetEnd[]): string
  /** `bets`: how many bets are won or lost together. */
  otherwise(wins: string, loses: string, never: boolean, bets: number): string
  showdown(wins: string, loses: string): string
  worth(doing: string, folding: string, playing: BesideFold): string
}

/** A bet by its name, and what it comes to: “wins 1 to 1”. */
export interface BetEnd {
  readonly bet: string
  readonly comesTo: string
}

export interface FieldPhrase {
  readonly name: string
  meaning(ends: readonly BetEnd[]): string
}

/** A sign by its id, as phrases word it; empty for `from`, which rules name as their hand. */
export function spoken(id: string): readonly SpokenSign[] {
  const { kind, which } = readSign(id)
  const ranks = [...which].map((letter) => (kind === 'below' ? 0 : rankNamed(letter)))
  if (kind === 'from') return []
  if (kind === 'holds') return [{ kind, ranks }]
  if (kind === 'up') return [{ kind, least: ranks[0]!, most: ranks[1]! }]
  if (kind === 'below') return [{ kind, place: Number(which) }]
  return [{ kind: kind as 'matches' | 'differs' }]
}

const handOf = ({ when }: PageRule): string | undefined => when.map(readSign).find(({ kind }) => kind === 'from')?.which

/** A strategy's name and a sentence about it. Throws `RangeError` on an unknown id. */
export function wayIn(page: ShowdownPage, phrases: Phrases, id: string): WayWords {
  const { rules, source } = strategyOf(page, id)
  const { glossary } = phrases.common
  const [{ says, when }] = rules as readonly [PageRule]
  const { name } = actionIn(glossary.actions)(says)
  const hand = handOf(rules[0]!)
  if (rules.length === 1) return phrases.everything(name)
  return rules.length === 2 && hand !== undefined && when.length === 1
    ? phrases.threshold(name, glossary.rangeHand(rangeHand(hand)))
    : phrases.rules(rules.length, source !== undefined)
}

/** The texts of a page's game in one language. */
export function catalogueOf(page: ShowdownPage, own: OwnWords, phrases: Phrases): GameMessages {
  const { words, glossary, entered, felt, settled, comesTo } = phrases.common
  const bets = Object.fromEntries(
    [...Object.keys(page.settlement.bets), ...Object.keys(page.sides)].map((id) => [
      id,
      own.bets?.[id] ?? glossary.bets[id] ?? id,
    ]),
  )
  const { stage } = page.settlement.decisions[0]!
  const actions = Object.keys(page.settlement.decisions[0]!.actions)
  const action = actionIn(glossary.actions)
  const paid: Readonly<Record<string, string>> = { ...words.paid, ...own.values }
  const range = (name: string): string => glossary.rangeHand(rangeHand(name))
  const ruleInWords = (rule: PageRule, isOnly = false): string => {
    const hand = handOf(rule)
    return phrases.rule(
      action(rule.says).name,
      hand === undefined ? undefined : range(hand),
      rule.when.flatMap(spoken),
      isOnly,
    )
  }
  const [learned] = page.strategies
  const exceptions = learned.rules.filter((rule) => rule.when.some((id) => readSign(id).kind !== 'from'))

  const last = learned.rules.at(-1)!
  /** The last rule that isn't for the rest: hands weaker than its own are all in the rest. Absent if one rule is all. */
  const above = learned.rules.at(-2)

  /** A hand without a pair by one rank, `ace-high`, which is said in words; by several, `A-K`, it is said in letters. */
  const isNamed = (id: string): boolean => topRanks(id) !== undefined && id.endsWith('-high')

  function row(id: string): string {
    const place = page.chart.indexOf(id)
    const above = page.chart[place - 1]
    if (id === 'none') return above === undefined ? phrases.anyHand : phrases.lessThan(rowHand(above))
    if (isNamed(id)) return capital(range(id))
    if (topRanks(id)) {
      const isRest = page.chart.slice(0, place).some((other) => other.startsWith(`${id}-`))
      return isRest ? phrases.other(id) : id
    }
    return place === 0 && id !== 'royal-flush' ? phrases.orBetter(paidName(id)) : paidName(id)
  }
  const paidName = (id: string): string => words.paid[id as keyof Words['paid']] ?? id
  const rowHand = (id: string): string => (isNamed(id) ? range(id) : topRanks(id) ? id : paidName(id).toLowerCase())

  const unqualified = Object.entries(page.settlement.bets).flatMap(([id, line]) =>
    typeof line.unqualified === 'number' ? [{ bet: bets[id]!, comesTo: comesTo(line.unqualified) }] : [],
  )

  /** How many bets win and lose by which hand is higher. */
  const decided = Object.values(page.settlement.bets).filter(
    ({ win, loss }) => win !== undefined && loss !== undefined,
  ).length

  function skill(id: string): string {
    const of = id.startsWith(`${stage} `) ? id.slice(stage.length + 1) : ''
    const [, number] = /^exception (\d+)$/.exec(of) ?? []
    const rule = number === undefined ? undefined : exceptions[Number(number) - 1]
    if (rule) return capital(phrases.skill(range(handOf(rule)!), rule.when.flatMap(spoken)))
    return page.chart.includes(of) ? row(of) : id
  }

  return {
    about: own.about,
    ...(own.also && { also: own.also }),
    action,
    stages: { [stage]: phrases.stage(actions.map((id) => action(id).name)) },
    fields: {
      ...Object.fromEntries(
        Object.keys(page.pays).map((id) => [id, { name: bets[id]!, meaning: own.fields[id]!, values: paid }]),
      ),
      ...Object.fromEntries(
        forfeitable(page.settlement).map((bet) => [`afterFold.${bet}`, words.afterFold(bets[bet]!)]),
      ),
      qualifies: {
        name: phrases.qualifies.name,
        meaning: phrases.qualifies.meaning(unqualified),
        values: Object.fromEntries(
          page.qualifies.values.map((value) => [value, value === 'none' ? phrases.anyHand : capital(range(value))]),
        ),
      },
    },
    wins: own.wins,
    entered: { hand: entered.hand, ...phrases.entered, dead: entered.dead },
    bets,
    felt,
    settled: { ...settled, made: ({ hand, pay }: Paid): string => `${paid[hand]!}: ${comesTo(pay)}` },
    tables: own.variants,
    payTables: own.variants,
    variants: own.variants,
    map: {
      ...(page.dealer.up === 1 ? phrases.map : phrases.mapWithoutUp),
      rows: Object.fromEntries(page.chart.map((id) => [id, row(id)])),
      cell: (id: string): string => {
        const { row: hand, up } = readCell(id)
        return up === undefined ? row(hand) : phrases.against(row(hand), words.aRank(up))
      },
    },
    drills: glossary.drills,
    skill,
    way: (id) => wayIn(page, phrases, id),
    rule: (rule: AnyMessage) => {
      const { args } = rule as { readonly args?: PageRule }
      if (rule.id !== 'listed' || !args) throw new RangeError(`no rule has the id “${rule.id}”`)
      return ruleInWords(
        args,
        args.when.length === 0 && page.strategies.some(({ rules }) => rules.length === 1 && rules[0] === args),
      )
    },
    alone: {
      [ruleId(last)]: above
        ? phrases.alone(action(last.says).name, range(handOf(above)!), exceptions.length > 0)
        : ruleInWords(last, true),
    },
    rules: Object.fromEntries(learned.rules.map((rule) => [ruleId(rule), ruleInWords(rule)])),
    why: {
      verdict: (at: {
        readonly best: readonly string[]
        readonly hand: NamedHand
        readonly ranks: string
        readonly up: Card | null
      }): string =>
        phrases.verdict({
          actions: at.best.map((one) => action(one).name),
          hand: at.hand.hand === 'high-card' ? phrases.withNothing(at.ranks) : words.withHand(at.hand),
        }),
      exception: ({ cause }: { readonly cause: Exception }): string => words.exception(cause),
      notQualified: ({ share }: { readonly share: number }): string =>
        phrases.notQualified(words.percent(share), unqualified),
      otherwise: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
        phrases.otherwise(words.percent(wins), words.percent(loses), wins === 0, decided),
      showdown: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
        phrases.showdown(words.percent(wins), words.percent(loses)),
      worth: ({ action: id, playing }: { readonly action: string; readonly playing: BesideFold }): string =>
        phrases.worth(action(id).doing, action('fold').doing, playing),
    },
  }
}
