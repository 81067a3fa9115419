import { type Card, rankNamed, RANKS } from '@/lib/cards/card'
import type { NamedHand } from '@/lib/cards/hand-words'
import type { BesideFold } from '@/lib/game/ev'
import type { felt as englishFelt, Entered } from '@/lib/messages/words/felt/en'
import type { Exception, Words } from '@/lib/messages/words/en'
import { type Glossary, suitLength } from '@/lib/messages/words/glossary/en'
import {
  actionIn,
  type AnyMessage,
  type EnteredWords,
  type FieldWords,
  type GameMessages,
  type WayWords,
} from '@/lib/messages/message'
import type { Paid, Settled } from '@/lib/messages/words/settled/en'
import { forfeitable } from '@/lib/engines/settlement/index'
import { ladderIn } from '@/lib/messages/skills'
import { capital } from '@/lib/text'
import { laddersOf } from '../ladders'
import { equalRanks, leastOf, nextEquals, payRow, rangeHand, rankingOf, topRanks } from '../hands'
import { isByTopTwo } from '../map'
import type { PageRule, ShowdownPage } from '../page'
import { betOfDecision, idOfTable } from '../rules'
import { skillsOf } from '../skills'
import {
  dividedBy,
  handOfRule,
  isException,
  learnedOf,
  lineOf,
  rankHigh,
  readCell,
  readSign,
  ruleId,
  strategyOf,
} from '../strategy'

/* The texts of a game from its page: what follows from the rules, in the phrases of a language. */

/** What only the game itself says. Values are names of the hands of its pay tables that the common names don't fit. */
export interface OwnWords {
  readonly about: string
  /** Other names of the game, by which the search finds it. */
  readonly also?: readonly string[]
  /** The meaning of each pay table. */
  readonly fields: Readonly<Record<string, string>>
  readonly wins: Readonly<Record<string, string>>
  /** The variants, but those that are named by what their table pays (`5-4-1`). */
  readonly variants?: Readonly<Record<string, string>>
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
  /** The largest bet that a hand allows, by the bet in a sentence: “the raise”. */
  most(bet: string, hand: string): FieldWords
  /** `seen`: the dealer's cards that you saw, at a table that shows none. */
  readonly entered: Readonly<Record<'upcard' | 'dealerCards' | 'seen', EnteredWords>>
  orBetter(hand: string): string
  /** The hands with these top ranks and another of a rank or better: “Queen high with an eight or better”. */
  withOrBetter(hand: string, rank: string): string
  orLess(hand: string): string
  readonly anyHand: string
  lessThan(hand: string): string
  other(hand: string): string
  /** A hand against a card of the dealer: “Pair against an ace”. */
  against(hand: string, up: string): string
  readonly map: Readonly<Record<'name' | 'rowsName' | 'columnsName' | 'note', string>>
  readonly mapWithoutUp: Phrases['map']
  /** What decides in a split square of a map of three cards. */
  readonly thirdCard: string
  /** Every hand with one of the highest ranks: “Play every hand with an ace or a king.” */
  highCards(action: string, ranks: readonly string[]): string
  /** A rule for the hands with this highest rank: “With a queen, play queen-six-four or better.” */
  withTop(action: string, rank: string, hand: string): string
  /** A rule: the action's name, the hand from which it holds, and phrases of its other signs. */
  rule(action: string, hand: string | undefined, signs: readonly SpokenSign[], isOnly: boolean): string
  /** The last rule by itself: whether the hand from which another holds is sometimes in the rest too. */
  alone(action: string, hand: string, isSplit: boolean): string
  /** Signs that hold together: “you hold a queen or a jack and the dealer’s card matches one of yours”. */
  conditions(signs: readonly SpokenSign[]): string
  /** A class of hands that such a rule decides. */
  skill(hand: string, signs: readonly SpokenSign[]): string
  /** `isDealers`: the hand is the one that the dealer needs to qualify. */
  threshold(action: string, hand: string, isDealers: boolean): WayWords
  everything(action: string): WayWords
  rules(count: number, isPublished: boolean): WayWords
  verdict(at: { actions: readonly string[]; hand: string }): string
  withNothing(ranks: string): string
  /** `won`: the bets that win then; `ends` are all that are settled. */
  notQualified(share: string, won: readonly string[], ends: readonly BetEnd[]): string
  /** `bets`: how many bets are won or lost together; undefined if a win may push one. */
  otherwise(wins: string, loses: string, never: boolean, bets: number | undefined): string
  showdown(wins: string, loses: string, never: boolean): string
  /** What a win pays a hand on a bet: “wins 2 to 1”. */
  paid(hand: string, bet: string, comesTo: string): string
  worth(doing: string, folding: string, playing: BesideFold): string
  /** The drill of hands near the line, from the weakest to the strongest of its ranks. */
  closeCalls(from: string, to: string): string
  /** The drill of all hands with one highest rank, “queen high”. */
  everyHigh(hand: string): string
  readonly ladder: string
}

/** A bet in a sentence, “the ante”, and what it comes to: “wins 1 to 1”. */
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

/** A strategy's name and a sentence about it. Throws `RangeError` on an unknown id. */
export function wayIn(page: ShowdownPage, phrases: Phrases, id: string): WayWords {
  const { rules, source } = strategyOf(page, id)
  const { glossary } = phrases.common
  const { name } = actionIn(glossary.actions)(rules[0]!.says)
  if (rules.length === 1) return phrases.everything(name)
  // The last hand that the strategy goes on with, of one that looks at nothing but the hand and that nobody publishes.
  const last = rules.at(-2)!
  const hand = rules.some(isException) || (source !== undefined && rules.length > 2) ? undefined : handOfRule(last)
  return hand === undefined
    ? phrases.rules(rules.length, source !== undefined)
    : phrases.threshold(
        actionIn(glossary.actions)(last.says).name,
        glossary.rangeHand(rangeHand(hand)),
        hand === page.qualifies?.usual,
      )
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
  /** The name of the bet that a pay table is of. */
  const tableName = (table: string): string => {
    const bet = Object.entries(page.settlement.bets).find(([, line]) => Object.values(line).includes(table))?.[0]
    return bets[bet ?? table]!
  }
  const { stage } = page.settlement.decisions[0]!
  const actions = Object.keys(page.settlement.decisions[0]!.actions)
  const action = actionIn(glossary.actions)
  const range = (name: string): string => glossary.rangeHand(rangeHand(name))
  /** The rows of pay tables: kinds of hands by their names, and others as ranges begin: “A pair of aces”. */
  const paid: Readonly<Record<string, string>> = {
    ...words.paid,
    ...Object.fromEntries(
      Object.values(page.pays)
        .flatMap(({ table }) => Object.keys(table))
        .filter((id) => !Object.hasOwn(words.paid, id))
        .map((id) => [id, capital(range(id))]),
    ),
    ...own.values,
  }
  const learned = learnedOf(page)
  /** Whether some hands of the rule before the last are in the rest too. */
  const isSplit = learned.length > 1 && isException(learned.at(-2)!)
  const last = learned.at(-1)!
  /** The hand of the rule before the last, which is for the rest; undefined if one rule is all. */
  const above = learned.length > 1 ? handOfRule(learned.at(-2)!) : undefined

  const ruleInWords = (rule: PageRule, isOnly = false): string => {
    const hand = handOfRule(rule)
    return phrases.rule(
      action(rule.says).name,
      hand === undefined ? undefined : range(hand),
      rule.when.flatMap(spoken),
      isOnly,
    )
  }
  /** A rule of the list that is taught, whose rules before it say what is left. */
  function learnedInWords(rule: PageRule, place: number): string {
    const { name } = action(rule.says)
    const hand = handOfRule(rule)
    if (hand === undefined)
      return above !== undefined && !isSplit
        ? phrases.alone(name, range(above), false)
        : ruleInWords(rule, above === undefined)
    const top = topRanks(hand)
    const before = place > 0 ? handOfRule(learned[place - 1]!) : undefined
    if (top === undefined || before === undefined || rule.when.length > 1) return ruleInWords(rule)
    if (top.length > 1)
      return before === rankHigh(top[0]! + 1)
        ? phrases.withTop(name, words.aRank(top[0]!), range(hand))
        : ruleInWords(rule)
    const higher = RANKS.map((_, rank) => rank)
      .slice(top[0])
      .reverse()
    return topRanks(before) ? ruleInWords(rule) : phrases.highCards(name, higher.map(words.aRank))
  }

  /** A hand without a pair by one rank, `ace-high`, which is said in words; by several, `A-K`, it is said in letters. */
  const isNamed = (id: string): boolean => topRanks(id) !== undefined && id.endsWith('-high')

  function row(id: string): string {
    const place = page.chart.indexOf(id)
    const above = page.chart[place - 1]
    if (id === 'none') return above === undefined ? phrases.anyHand : lessThan(above)
    if (place === 0 && !isBest(id))
      return phrases.orBetter(topRanks(id) || equalRanks(id) || suitLength(id) ? capital(range(id)) : paidName(id))
    const next = nextEquals(id)
    if (next !== undefined && above !== undefined && leastOf(ranking, next) < leastOf(ranking, above))
      return phrases.orBetter(capital(range(id)))
    if (isNamed(id) || equalRanks(id) || suitLength(id)) return capital(range(id))
    const top = topRanks(id)
    if (top) {
      if (top.length === page.player.cards) return capital(range(id))
      const isRest = page.chart.slice(0, place).some((other) => other.startsWith(`${id}-`))
      if (isRest) return phrases.other(id)
      return above !== undefined && reachesBeyond(top, above)
        ? phrases.withOrBetter(capital(range(highHand(top.slice(0, -1)))), words.aRank(top.at(-1)!))
        : id
    }
    return paidName(id)
  }
  const ranking = rankingOf(page)
  const isBest = (id: string): boolean => ranking.categories.at(-1)!.id === id
  const highHand = (ranks: readonly number[]): string =>
    ranks.length === 1 ? rankHigh(ranks[0]!) : ranks.map((rank) => RANKS[rank]!).join('-')
  /** Whether a row with these top ranks has hands with a higher last rank too: the row above begins later. */
  function reachesBeyond(top: readonly number[], above: string): boolean {
    const next = [...top.slice(0, -1), top.at(-1)! + 1]
    return next.at(-1)! < (top.at(-2) ?? RANKS.length) && leastOf(ranking, highHand(next)) < leastOf(ranking, above)
  }
  /** Less than a hand: “Jack high or less” where it is the weakest with a queen. */
  function lessThan(hand: string): string {
    const top = topRanks(hand)
    const isWeakest =
      top && top.length > 1 && top[0]! > 0 && leastOf(ranking, hand) === leastOf(ranking, rankHigh(top[0]!))
    return isWeakest ? phrases.orLess(capital(range(rankHigh(top[0]! - 1)))) : phrases.lessThan(rowHand(hand))
  }
  const paidName = (id: string): string => words.paid[id as keyof Words['paid']] ?? id
  const rowHand = (id: string): string => (topRanks(id) && !isNamed(id) ? id : range(id))

  const { theBet } = glossary
  const unqualified = Object.entries(page.settlement.bets).flatMap(([id, line]) =>
    typeof line.unqualified === 'number' ? [{ bet: theBet(id), comesTo: comesTo(line.unqualified) }] : [],
  )

  const wonUnqualified = Object.entries(page.settlement.bets).flatMap(([id, line]) =>
    typeof line.unqualified === 'number' && line.unqualified > 0 ? [theBet(id)] : [],
  )

  /** The bets that win and lose by which hand is higher. */
  const decided = Object.values(page.settlement.bets).filter(({ win, loss }) => win !== undefined && loss !== undefined)
  /** Whether the higher hand wins a bet whatever it is: a table may leave hands out, which push. */
  const isWon = ({ win }: (typeof decided)[number]): boolean =>
    typeof win !== 'string' ||
    ranking.categories.every(({ from }) => (page.pays[win]!.table[payRow(page, from)] ?? 0) > 0)
  const wonTogether = decided.every(isWon) ? decided.length : undefined

  /** The rules of the largest bet: “Most on the raise with a five-card flush”. */
  const mostFields = (): GameMessages['fields'] =>
    Object.fromEntries(
      Object.keys(page.most?.table ?? {}).map((hand) => [
        `most.${hand}`,
        phrases.most(theBet(betOfDecision(page)), range(hand)),
      ]),
    )

  const skills = skillsOf(page)
  function skill(id: string): string {
    const known = skills.get(id)
    if (known === undefined) return id
    if ('row' in known) return row(known.row)
    return capital(phrases.skill(range(handOfRule(known.rule)!), known.rule.when.flatMap(spoken)))
  }

  const drills = (): GameMessages['drills'] => {
    const line = lineOf(page)
    if (line === undefined) return glossary.drills
    const high = range(rankHigh(line[0]!))
    // Ranks at the top of such hands differ.
    const near = (by: number): string => range(highHand([line[0]!, Math.min(line[1]! + by, line[0]! - 1)]))
    return {
      ...glossary.drills,
      ...(!dividedBy(page, learned) &&
        line.length > 1 && {
          'close-calls': { ...glossary.drills['close-calls']!, about: phrases.closeCalls(capital(near(-1)), near(1)) },
        }),
      [rankHigh(line[0]!)]: { name: capital(high), about: phrases.everyHigh(high) },
    }
  }

  /** Variants whose id is what their tables pay: “Ante bonus 5-4-1”. */
  const byPays = page.variants.flatMap(({ id, pays = {} }) => {
    const table = Object.keys(page.pays).find((one) => idOfTable({ ...page.pays[one]!.table, ...pays[one] }) === id)
    return table === undefined ? [] : [[id, `${tableName(table)} ${id}`] as const]
  })
  const variants = { ...Object.fromEntries(byPays), ...own.variants }
  const [ladder] = laddersOf(page)

  return {
    about: own.about,
    ...(own.also && { also: own.also }),
    action,
    stages: { [stage]: phrases.stage(actions.map((id) => action(id).name)) },
    fields: {
      ...Object.fromEntries(
        Object.keys(page.pays).map((id) => [id, { name: tableName(id), meaning: own.fields[id]!, values: paid }]),
      ),
      ...Object.fromEntries(
        forfeitable(page.settlement).map((bet) => [`afterFold.${bet}`, words.afterFold(bets[bet]!)]),
      ),
      ...mostFields(),
      ...(page.qualifies && {
        qualifies: {
          name: phrases.qualifies.name,
          meaning: phrases.qualifies.meaning(unqualified),
          values: Object.fromEntries(
            page.qualifies.values.map((value) => [value, value === 'none' ? phrases.anyHand : capital(range(value))]),
          ),
        },
      }),
    },
    wins: own.wins,
    entered: {
      hand: entered.hand,
      ...(page.dealer.up > 0
        ? { upcard: phrases.entered.upcard, dealerCards: phrases.entered.dealerCards }
        : { dealerCards: phrases.entered.seen }),
      dead: entered.dead,
    },
    bets,
    felt,
    settled: { ...settled, made: ({ hand, pay }: Paid): string => `${paid[hand]!}: ${comesTo(pay)}` },
    tables: variants,
    payTables: own.variants ?? {},
    variants,
    map: isByTopTwo(page)
      ? words.threeCardMap('', phrases.thirdCard)
      : {
          ...(page.dealer.up === 1 ? phrases.map : phrases.mapWithoutUp),
          rows: Object.fromEntries(page.chart.map((id) => [id, row(id)])),
          cell: (id: string): string => {
            const { row: hand, up } = readCell(id)
            return up === undefined ? row(hand) : phrases.against(row(hand), words.aRank(up))
          },
        },
    drills: drills(),
    skill,
    ...(ladder && {
      rungs: Object.fromEntries(
        ladder.rungs.map(({ name }) => [name, topRanks(name) && !isNamed(name) ? name : row(name)]),
      ),
      ladder: ladderIn({ [ladder.id]: phrases.ladder }, words.kickers),
    }),
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
      [ruleId(last)]:
        above === undefined ? ruleInWords(last, true) : phrases.alone(action(last.says).name, range(above), isSplit),
    },
    rules: Object.fromEntries(learned.map((rule, i) => [ruleId(rule), learnedInWords(rule, i)])),
    why: {
      verdict: (at: {
        readonly best: readonly string[]
        readonly hand: NamedHand | null
        readonly ranks: string
        readonly up: Card | null
      }): string =>
        phrases.verdict({
          actions: at.best.map((one) => action(one).name),
          hand: at.hand === null ? phrases.withNothing(at.ranks) : words.withHand(at.hand),
        }),
      exception: ({ cause }: { readonly cause: Exception }): string => words.exception(cause),
      notQualified: ({ share }: { readonly share: number }): string =>
        phrases.notQualified(words.percent(share), wonUnqualified, unqualified),
      otherwise: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
        phrases.otherwise(words.percent(wins), words.percent(loses), wins === 0, wonTogether),
      showdown: ({ wins, loses }: { readonly wins: number; readonly loses: number }): string =>
        phrases.showdown(words.percent(wins), words.percent(loses), wins === 0),
      paid: ({ bet, hand, pay }: { readonly bet: string; readonly hand: string; readonly pay: number }): string =>
        phrases.paid(range(hand), theBet(bet), comesTo(pay)),
      worth: ({ action: id, playing }: { readonly action: string; readonly playing: BesideFold }): string =>
        phrases.worth(action(id).doing, action('fold').doing, playing),
    },
  }
}
