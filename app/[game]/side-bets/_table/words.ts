import { betName } from '@/app/_felt/names'
import { inWords, money, percent, plain, units, whole } from '@/app/_languages/format'
import { betPages } from '@/app/_languages/words'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { tableWords } from '@/app/_settings/rules-in-words'
import { paceOf } from '@/lib/game/pace'
import { JOKER, parseCards, rankOf, RANKS } from '@/lib/cards/card'
import type { AnyGame, SideBet } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { must } from '@/lib/result'
import { capital } from '@/lib/text'
import { type Change, FULL_TABLE, LONG, type OtherTable, type TableFacts, type TableLine } from './facts'
import type { FoundBet } from './found'
import { rarity } from '../words'

/* The sentences on a table's page. Its figures determine which ones appear. */

export const dollars = (amount: number): string => money(amount, 'USD')
/** What an hour of the bet costs at the game's pace. */
export const hourCost = ({ game, bet }: Pick<TableFacts, 'game' | 'bet'>, edge: number): string =>
  dollars(hourlyCost(edge, hourOf(game, bet)))
/** The stake and pace that such a cost assumes. */
export function basis({ game, bet }: Pick<TableFacts, 'game' | 'bet'>): string {
  const { stake, rounds } = hourOf(game, bet)
  return betPages.basis(dollars(stake), rounds)
}

/** The decimals that a percentage needs to show a small share. */
export const digitsFor = (share: number): number =>
  share === 0 || Math.abs(share) >= 0.0005 ? 2 : Math.abs(share) >= 5e-6 ? 4 : 6
/** A share of the bet without its sign. */
export const shareText = (share: number): string => percent(Math.abs(share), digitsFor(share))

/** The name of a bet that people search for: “AA bonus”. It is the layout's own unless the catalogue has another. */
export const searchedName = (game: AnyGame, { id }: SideBet): string =>
  betPages.names[game.id as GameId]?.[id]?.name ?? betName(game, id)

/** A sentence with the bet's other names; undefined if it has none. */
export const otherNames = (game: AnyGame, { id }: SideBet): string | undefined =>
  betPages.names[game.id as GameId]?.[id]?.also

/** The longest title that fits in a list of search results, in characters. */
const LONGEST = 65

/**
 * A title in the words that people search for: “Trips bet odds in Ultimate Texas Hold’em: every pay table”, “Perfect
 * Pairs odds in Blackjack: payouts and house edge”.
 */
export function titleOfBet({ game, bet, tables }: FoundBet): string {
  const titles = betPages.betTitles(searchedName(game, bet), game.name, tables.length > 1)
  return titles.find(({ length }) => length <= LONGEST) ?? titles.at(-1)!
}

/** A sentence about what the bet costs. */
export function verdict(facts: TableFacts): string {
  const { table, bet, game } = facts
  const says = table.edge <= 0 ? betPages.gives : betPages.keeps
  const edge = Math.abs(table.edge)
  return says(betName(game, bet.id), percent(edge), hourCost(facts, edge), basis(facts))
}

/**
 * A sentence about the best and the worst of a bet's known tables, which are sorted best first; or that only one is
 * known.
 */
export function standing(all: readonly TableFacts[]): string {
  const { game } = all[0]!
  const [best, worst] = [all[0]!.table, all.at(-1)!.table]
  if (all.length === 1) return best.comparison ? betPages.noneKnown : betPages.onlyKnown
  return betPages.bestAndWorst(
    inWords(all.length),
    tableWords(game, best),
    percent(best.edge),
    tableWords(game, worst),
    percent(worst.edge),
  )
}

// ——— Returns —————————————————————————————————————————————————————————————————————————————————————————————————

const HUNDRED = 100
const ofHundred = (share: number): string => dollars(share * HUNDRED)

/** Which hands the return comes from. */
export function comesBack({ lines, returns: { back } }: TableFacts): string {
  const [top, next] = [...lines].sort((a, b) => b.back - a.back)
  if (!top) return betPages.nothingBack
  const start = `${betPages.comesBack(dollars(HUNDRED), ofHundred(back))}.`
  const { name } = top
  if (!next) return `${start} ${betPages.allFrom(name)}`
  if (top.back > back / 2)
    return `${start} ${betPages.mostFrom(ofHundred(top.back), name, rarity((top.pay + 1) / top.back))}`
  return `${start} ${betPages.twoFrom(ofHundred(top.back), name, ofHundred(next.back), next.name)}`
}

/** Most players never see a hand that occurs less often than once in this many bets. */
const rareFrom = (game: AnyGame): number => LONG * paceOf(game)

const rareLines = ({ game, lines, figures: { deals } }: TableFacts): readonly TableLine[] =>
  lines.filter(({ ways, pay }) => pay > 0 && ways > 0 && deals / ways > rareFrom(game))

/** What the bet returns without the hands that most players never see, as a share. */
const backWithoutRare = (facts: TableFacts): number =>
  facts.returns.back - rareLines(facts).reduce((sum, { back }) => sum + back, 0)

/** How much of the return comes from hands that most players never see. */
export function rareHands(facts: TableFacts): string {
  const rare = rareLines(facts)
  const without = backWithoutRare(facts)
  const hours = inWords(LONG)
  const [amount, left] = [ofHundred(facts.returns.back - without), ofHundred(without)]
  if (rare.length === 0) return betPages.noneRare(hours)
  if (rare.length === 1) return betPages.oneRare(amount, rare[0]!.name, hours, left)
  return betPages.someRare(amount, inWords(rare.length), hours, left)
}

/** How often the bet wins. */
function winsOften({ game, returns: { wins }, figures: { deals } }: TableFacts): string {
  const anHour = (paceOf(game) * wins) / deals
  const some = anHour < 1.05 ? '1' : plain(anHour, anHour < 10 ? 1 : 0)
  const often = anHour >= 0.95 ? betPages.hourBrings(some) : betPages.mostHoursNone(plain(1 / anHour, 1))
  return betPages.winsOnce(rarity(deals / wins), often)
}

/** Smaller shares of the time are said to be less than this. */
const LEAST_TIME = 0.001

/** How much of the time: `43%`, `0.4%`, `less than 0.1%`. Never a rounded zero. */
export const ofTheTime = (share: number): string =>
  share < LEAST_TIME ? betPages.lessTime(percent(LEAST_TIME, 1)) : percent(share, share < 0.0095 ? 1 : 0)

/** The same inside a sentence. */
const timesAhead = (share: number): string =>
  share < LEAST_TIME ? ofTheTime(share) : betPages.someTime(ofTheTime(share))

/** How often the bet wins, the chances of being ahead after one hour and after many, and what those cost. */
export function howItFeels(facts: TableFacts): string {
  const { hour, long, table, bet, game } = facts
  const cost = dollars(LONG * hourlyCost(table.edge, hourOf(game, bet)))
  const ahead = betPages.ahead(timesAhead(hour.ahead), timesAhead(long.ahead), inWords(LONG), cost)
  return `${winsOften(facts)} ${ahead}`
}

// ——— Comparison with other tables ————————————————————————————————————————————————————————————————————————————

const netText = (net: number): string => (net > 0 ? units(net) : net === 0 ? betPages.backWord : betPages.nothing)

/** A change to one line: “full house 9 for 8”, “three pair nothing for back”. */
const changeText = ({ name, here, there }: Change): string => betPages.change(name, netText(there), netText(here))

/** If more lines differ, only the most important ones are named, and the others are counted. */
const NAMED_CHANGES = 4

/** All changes to a table: “full house 9 for 8, flush 6 for 7”. */
export function changesText({ changes }: OtherTable): string {
  if (changes.length <= NAMED_CHANGES) return changes.map(changeText).join(', ')
  const heavy = [...changes].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth)).slice(0, NAMED_CHANGES - 1)
  const rest = changes.length - heavy.length
  return betPages.andRarer(
    changes
      .filter((one) => heavy.includes(one))
      .map(changeText)
      .join(', '),
    inWords(rest),
  )
}

/** The line that makes the best table better than the next. */
export function nearest({ game, others }: TableFacts): string | undefined {
  const near = others[0]
  const most = near && [...near.changes].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))[0]
  if (!near || !most) return undefined
  const says = (net: number): string =>
    net > 0 ? betPages.paysUnits(units(net)) : net === 0 ? betPages.givesBack : betPages.paysNothing
  const alone = near.changes.length === 1 ? betPages.onlyLine : betPages.mainLine(inWords(near.changes.length))
  const table = tableWords(game, near.table)
  const sentence = betPages.nearest(table, says(most.there), most.name, says(most.here), alone, shareText(most.worth))
  return most.there > most.here ? `${sentence} ${betPages.lessElsewhere(table)}` : sentence
}

// ——— Break-even ——————————————————————————————————————————————————————————————————————————————————————————————

/** The paying line whose pay matters most; undefined if the bet is even already. */
function heaviest({ lines, table }: TableFacts): TableLine | undefined {
  const [heavy] = lines.filter(({ pay }) => pay > 0).sort((a, b) => b.unit - a.unit)
  return table.edge > 0 ? heavy : undefined
}

/** A line with what the known tables of its bet pay at least and at most, net, and what the difference is worth. */
interface Spread {
  readonly name: string
  readonly least: number
  readonly most: number
  readonly worth: number
}

/** The line whose pay makes the largest difference between the bet's known tables; undefined if only one is known. */
export function widest({ table, others }: TableFacts): Spread | undefined {
  const found = others.filter((one) => !one.table.comparison)
  const spreads = new Map<string, Spread>()
  for (const { name, here } of found.flatMap(({ changes }) => changes)) {
    const changes = found.map((one) => one.changes.find((change) => change.name === name))
    const nets = [...(table.comparison ? [] : [here]), ...changes.map((change) => change?.there ?? here)]
    const [least, most] = [Math.min(...nets), Math.max(...nets)]
    // What one unit of the pay is worth is the same in all changes of a line, or the largest of them.
    const unit = Math.max(...changes.map((change) => (change ? change.worth / (change.there - change.here) : 0)))
    spreads.set(name, { name, least, most, worth: unit * (most - least) })
  }
  return [...spreads.values()].sort((a, b) => b.worth - a.worth)[0]
}

/**
 * The line to look for among a bet's tables: the one in which they differ most. If only one table is known, the lines
 * that matter most and least.
 */
function lookFirst(facts: TableFacts): string {
  const wide = widest(facts)
  if (wide) {
    const pays = (net: number): string => (net === 0 ? betPages.betBack : netText(net))
    return betPages.lookFirst(wide.name, pays(wide.least), pays(wide.most), shareText(wide.worth))
  }
  const heavy = heaviest(facts)
  if (!heavy) return betPages.isEven
  const light = facts.lines.filter(({ pay }) => pay > 0).sort((a, b) => a.unit - b.unit)[0]!
  const second = light === heavy ? '' : betPages.lightest(light.name, shareText(light.unit))
  return `${betPages.mattersMost(heavy.name, shareText(heavy.unit))}${second}.`
}

/** Which line to look at first, and what the line that matters most would have to pay for the bet to be even. */
export function whenEven(facts: TableFacts): string {
  const { meter } = facts
  const heavy = heaviest(facts)
  const even =
    heavy?.evenAt === undefined ? '' : ` ${betPages.wouldBeEven(heavy.name, plain(heavy.evenAt, 2), units(heavy.pay))}`
  return `${lookFirst(facts)}${even}${heavy && meter ? ` ${meterText(meter)}` : ''}`
}

function meterText({ breakEven, slope, shared }: NonNullable<TableFacts['meter']>): string {
  const grows = betPages.grows(shareText(1000 * slope))
  if (breakEven === undefined) return betPages.neverEven(grows)
  const alone = betPages.evenMeter(grows, whole(Math.ceil(breakEven)))
  return shared === undefined
    ? alone
    : `${alone} ${betPages.sharedMeter(inWords(FULL_TABLE), percent(shared.share), whole(Math.ceil(shared.breakEven)))}`
}

// ——— Several tables —————————————————————————————————————————————————————————————————————————————————————————

/** The hands that most players never see. */
function rareNames(facts: TableFacts): string {
  const rare = rareLines(facts)
  return rare.length === 0
    ? betPages.noneRare(inWords(LONG))
    : betPages.rareAre(
        rare.map(({ name }) => name),
        inWords(LONG),
      )
}

const countedOver = ({ figures }: TableFacts): string => betPages.countedOver(whole(figures.deals))

const ofMeter = ({ meter }: TableFacts): string => (meter ? meterText(meter) : '')

/** What may be the same at all tables of a bet. */
const OFTEN_SHARED: readonly ((facts: TableFacts) => string)[] = [winsOften, lookFirst, rareNames, ofMeter, countedOver]

/** The sentences that hold for every table, and those that each table needs for itself. */
export interface TableSentences {
  readonly shared: readonly string[]
  readonly ownOf: (facts: TableFacts) => readonly string[]
}

/** Divides what is said of several tables, so that no sentence is repeated for each. */
export function divideSentences(all: readonly TableFacts[]): TableSentences {
  const isShared = (says: (facts: TableFacts) => string): boolean => new Set(all.map(says)).size === 1
  const saidBy = (some: typeof OFTEN_SHARED, facts: TableFacts): readonly string[] =>
    some.map((says) => says(facts)).filter((text) => text !== '')
  const [shared, own] = [OFTEN_SHARED.filter(isShared), OFTEN_SHARED.filter((says) => !isShared(says))]
  return { shared: saidBy(shared, all[0]!), ownOf: (facts) => saidBy(own, facts) }
}

/** The figures of one of several tables, with their labels; its edge comes before them. */
export function figuresOfTable(facts: TableFacts): readonly (readonly [label: string, figure: string])[] {
  const { table, hour, long, deviation } = facts
  const heavy = heaviest(facts)
  return [
    [betPages.hourCosts, hourCost(facts, table.edge)],
    ...(rareLines(facts).length > 0
      ? ([[betPages.withoutRare(dollars(HUNDRED)), ofHundred(backWithoutRare(facts))]] as const)
      : []),
    ...(heavy?.evenAt === undefined ? [] : ([[betPages.evenWith(heavy.name), plain(heavy.evenAt, 2)]] as const)),
    [betPages.aheadAfterHour, ofTheTime(hour.ahead)],
    [betPages.aheadAfter(inWords(LONG)), ofTheTime(long.ahead)],
    [betPages.deviation, plain(deviation, 2)],
  ]
}

// ——— Dead cards ——————————————————————————————————————————————————————————————————————————————————————————————

const SAME = 1e-9

/** The indexes of the cards that have this effect: deuce to ace, then the joker. */
const placesWith = (effects: readonly number[], value: number): readonly number[] =>
  effects.flatMap((one, place) => (Math.abs(one - value) < SAME ? [place] : []))

export function deadEffects({ dead: { effects } }: TableFacts): string {
  const [best, worst] = [Math.max(...effects), Math.min(...effects)]
  if (best - worst < SAME) return betPages.noneMatters
  const some = (value: number): string => betPages.someOf(placesWith(effects, value))
  const adds = best > 0 ? betPages.helpsMost(some(best), shareText(best)) : betPages.noneHelps
  return betPages.hurtsMost(adds, some(worst), shareText(worst))
}

/** Cards in words: `2s2h2d` as “three twos”. */
function cardsGone(text: string): { readonly kinds: number; readonly count: number; readonly words: string } {
  const cards = must(parseCards(text)).map((card) => (card === JOKER ? RANKS.length : rankOf(card)))
  const some = [...new Set(cards)].map((place) => ({ place, count: cards.filter((one) => one === place).length }))
  return { kinds: some.length, count: cards.length, words: betPages.cards(some) }
}

/** How many missing cards would make the bet even, and whether a player can ever use that. */
export function deadEven({ dead: { even, effects }, game, table }: TableFacts): string | undefined {
  const { copies } = game.deck(table.rules)
  if (table.edge <= 0 || Math.max(...effects) - Math.min(...effects) < SAME) return undefined
  if (!even) return betPages.neverBroken
  const { kinds, count, words } = cardsGone(even.cards)
  const gone = capital(betPages.wouldBeGone(words, kinds, count, inWords(count)))
  return `${gone} ${copies > 1 ? betPages.shoeNever : betPages.deckNever}`
}

/** How rarely a line occurs: `1 in 6.1`. */
export const lineRarity = (ways: number, deals: number): string => rarity(deals / ways)
