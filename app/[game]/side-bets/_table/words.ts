import { betName } from '@/app/_felt/names'
import { isPays } from '@/lib/messages/tables'
import { inWords, money, percent, plain, units, whole } from '@/app/_languages/format'
import { betPages } from '@/app/_languages/words'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { tableWords } from '@/app/_settings/rules-in-words'
import { paceOf } from '@/lib/games/pace'
import { JOKER, parseCards, rankOf, RANKS } from '@/lib/cards/card'
import type { AnyGame } from '@/lib/games/game'
import { type FoundTable } from '@/lib/games/known-tables'
import { tableSlug } from '@/lib/games/side-tables'
import { must } from '@/lib/result'
import { capital } from '@/lib/text'
import { type Change, FULL_TABLE, LONG, type OtherTable, type TableFacts } from './facts'
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

/** “Pair Plus, 40-30-6-4-1”; or the name of the bet alone if it has only one table and that isn't named by its pays. */
export function calledTable(game: AnyGame, table: FoundTable): string {
  const bet = betName(game, table.bet)
  return tableSlug(game, table) === table.bet && !isPays(table.payTable!) ? bet : `${bet}, ${tableWords(game, table)}`
}

/** The longest title that fits in a list of search results, in characters. */
const LONGEST = 65

/**
 * The same with the game: “Pair Plus, 40-30-6-4-1, at Three Card Poker”, “Mix & Match at XX Poker”. Leaves out the game
 * if the bet's name contains it, or the bet if the table's own name is too long.
 */
export function titleOfTable(game: AnyGame, table: FoundTable): string {
  const whole = calledTable(game, table)
  const name = tableWords(game, table)
  const titles = betPages.tableTitles(
    whole,
    game.name,
    whole.includes(', '),
    isPays(table.payTable!) ? [] : [name, name.split(', ')[0]!],
  )
  return titles.find(({ length }) => length <= LONGEST) ?? titles[0]!
}

/** A title in the words that people search for: “Trips odds in Ultimate Texas Hold’em: every pay table”. */
export function titleOfBet({ game, bet, tables }: FoundBet): string {
  if (tables.length === 1) return titleOfTable(game, tables[0]!)
  const titles = betPages.betTitles(betName(game, bet.id), game.name)
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

/** How much of the return comes from hands that most players never see. */
export function rareHands({ game, lines, returns: { back }, figures: { deals } }: TableFacts): string {
  const rare = lines.filter(({ ways, pay }) => pay > 0 && ways > 0 && deals / ways > rareFrom(game))
  const share = rare.reduce((sum, line) => sum + line.back, 0)
  const hours = inWords(LONG)
  const [amount, without] = [ofHundred(share), ofHundred(back - share)]
  if (rare.length === 0) return betPages.noneRare(hours)
  if (rare.length === 1) return betPages.oneRare(amount, rare[0]!.name, hours, without)
  return betPages.someRare(amount, inWords(rare.length), hours, without)
}

/** How often the bet wins, and the chances of being ahead after one hour and after many. */
export function howItFeels({
  game,
  returns: { wins },
  figures: { deals },
  hour,
  long,
  table,
  bet,
}: TableFacts): string {
  const anHour = (paceOf(game) * wins) / deals
  const some = anHour < 1.05 ? '1' : plain(anHour, anHour < 10 ? 1 : 0)
  const often = anHour >= 0.95 ? betPages.hourBrings(some) : betPages.mostHoursNone(plain(1 / anHour, 1))
  const cost = dollars(LONG * hourlyCost(table.edge, hourOf(game, bet)))
  return betPages.feels(
    rarity(deals / wins),
    often,
    percent(hour.ahead, 0),
    percent(long.ahead, 0),
    inWords(LONG),
    cost,
  )
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

/** Which line of the table matters most, and what it alone would have to pay for the bet to be even. */
export function whenEven({ lines, table, meter }: TableFacts): string {
  const paid = lines.filter(({ pay }) => pay > 0)
  const heavy = [...paid].sort((a, b) => b.unit - a.unit)[0]
  if (!heavy || table.edge <= 0) return betPages.isEven
  const light = [...paid].sort((a, b) => a.unit - b.unit)[0]!
  const first = betPages.lookFirst(heavy.name, shareText(heavy.unit))
  const second = light === heavy ? '' : betPages.lightest(light.name, shareText(light.unit))
  const even =
    heavy.evenAt === undefined ? '' : ` ${betPages.wouldBeEven(heavy.name, plain(heavy.evenAt, 2), units(heavy.pay))}`
  return `${first}${second}.${even}${meter ? ` ${meterText(meter)}` : ''}`
}

function meterText({ breakEven, slope, shared }: NonNullable<TableFacts['meter']>): string {
  const grows = betPages.grows(shareText(1000 * slope))
  if (breakEven === undefined) return betPages.neverEven(grows)
  const alone = betPages.evenMeter(grows, whole(Math.ceil(breakEven)))
  return shared === undefined
    ? alone
    : `${alone} ${betPages.sharedMeter(inWords(FULL_TABLE), percent(shared.share), whole(Math.ceil(shared.breakEven)))}`
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
