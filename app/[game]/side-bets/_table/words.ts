import { inWords, money, percent, plain, units, whole } from '@/app/_components/format'
import { hourlyCost, hourOf, paceOf } from '@/app/_components/pace'
import { JOKER, parseCards, rankOf, RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { AnyGame } from '@/lib/games/game'
import type { FoundTable } from '@/lib/games/known-tables'
import { tableSlug } from '@/lib/games/side-tables'
import { must } from '@/lib/result'
import { lowerFirst } from '@/lib/text'
import { type Change, FULL_TABLE, LONG, type OtherTable, type TableFacts } from './facts'
import { rarity } from '../words'

/* The sentences of a table’s page: which are said, and what they say, follows from its figures. */

export const dollars = (amount: number): string => money(amount, 'USD')
/** What an hour of the bet costs at the game's pace. */
export const hourCost = ({ game, bet }: Pick<TableFacts, 'game' | 'bet'>, edge: number): string =>
  dollars(hourlyCost(edge, hourOf(game, bet)))
/** What such a cost rests on. */
export function basis({ game, bet }: Pick<TableFacts, 'game' | 'bet'>): string {
  const { stake, rounds } = hourOf(game, bet)
  return `${dollars(stake)} a bet and ${rounds} rounds an hour`
}

const an = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Decimals of a percentage that leave something of a small share to be seen. */
export const digitsFor = (share: number): number =>
  share === 0 || Math.abs(share) >= 0.0005 ? 2 : Math.abs(share) >= 5e-6 ? 4 : 6
/** A share of the bet, without its sign. */
export const shareText = (share: number): string => percent(Math.abs(share), digitsFor(share))
/** A hand inside a sentence: “the full house”. */
const the = (name: string): string => `the ${lowerFirst(name)}`

const PLACES = [
  'best',
  'second best',
  'third best',
  'fourth best',
  'fifth best',
  'sixth best',
  'seventh best',
  'eighth best',
  'ninth best',
] as const

/** “Bonus bet”: the word stands once, also where it is in the name. */
const betWords = ({ name }: Pick<TableFacts['bet'], 'name'>): string => (/\bbet$/i.test(name) ? name : `${name} bet`)

/** A pay table called by its pays. */
const isPays = (name: string): boolean => /^\d+(-\d+)+$/.test(name)

/** “Pair Plus, 40-30-6-4-1”; the bet alone where it has one table, which is called by something else than its pays. */
export function calledTable(game: AnyGame, { bet, name }: Pick<FoundTable, 'bet' | 'name'>): string {
  const { name: betName } = game.sideBets.find(({ id }) => id === bet)!
  return tableSlug(game, { bet, name }) === bet && !isPays(name) ? betName : `${betName}, ${name}`
}

/** The longest title that a list of search results has room for. */
const LONGEST = 65

/** The same with its game: “Pair Plus, 40-30-6-4-1, at Three Card Poker”, “Mix & Match at XX Poker”. Without the game where the bet is called by it, and without the bet where the table’s own name takes the room. */
export function titleOfTable(game: AnyGame, table: Pick<FoundTable, 'bet' | 'name'>): string {
  const called = calledTable(game, table)
  const whole = called.includes(game.name) ? called : `${called}${called.includes(', ') ? ',' : ''} at ${game.name}`
  const shorter = isPays(table.name)
    ? []
    : [table.name, table.name.split(', ')[0]!].map((name) => `${name} at ${game.name}`)
  return [whole, ...shorter].find(({ length }) => length <= LONGEST) ?? whole
}

/** What the bet costs. */
export function verdict(facts: TableFacts): string {
  const { table, bet } = facts
  if (table.edge <= 0)
    return `At this table ${bet.name} gives back more than is staked: ${percent(-table.edge)} of each bet, ${hourCost(facts, -table.edge)} an hour at ${basis(facts)}.`
  return `The house keeps ${percent(table.edge)} of every ${betWords(bet)} at this table: ${hourCost(facts, table.edge)} an hour at ${basis(facts)}.`
}

/** Where the table stands among those that are known of the bet. */
export function standing({ place, others, table }: TableFacts): string {
  const count = others.length + 1
  const [first, last] = [others[0]?.table, others.at(-1)?.table]
  if (!first || !last)
    return table.comparison
      ? 'We know of no published table for this bet. This one is an example.'
      : 'It’s the only known table for this bet.'
  if (place === 1)
    return `It’s the best of the ${inWords(count)} known tables. The worst, “${last.name}”, keeps ${percent(last.edge)}.`
  if (place === count)
    return `It’s the worst of the ${inWords(count)} known tables. The best, “${first.name}”, keeps ${percent(first.edge)}.`
  return `It’s the ${PLACES[place - 1] ?? `${place}th best`} of the ${inWords(count)} known tables. The best, “${first.name}”, keeps ${percent(first.edge)}; the worst, “${last.name}”, ${percent(last.edge)}.`
}

// ——— What comes back —————————————————————————————————————————————————————————————————————————————————————————

const HUNDRED = 100
const ofHundred = (share: number): string => dollars(share * HUNDRED)

/** Through which hands the return comes. */
export function comesBack({ returns: { lines, back } }: TableFacts): string {
  const [top, next] = [...lines].sort((a, b) => b.back - a.back)
  if (!top) return 'This bet never returns anything.'
  const start = `Of every ${dollars(HUNDRED)} you bet, ${ofHundred(back)} comes back, stakes included`
  if (!next) return `${start}. All of it comes from ${the(top.name)}.`
  if (top.back > back / 2)
    return `${start}. ${ofHundred(top.back)} comes from ${the(top.name)} alone, once in ${rarity((top.pay + 1) / top.back)} hands.`
  return `${start}. ${ofHundred(top.back)} comes from ${the(top.name)} and ${ofHundred(next.back)} from ${the(next.name)}.`
}

/** Rarer than once in so many bets is what most never see. */
const rareFrom = (game: AnyGame): number => LONG * paceOf(game)

/** How much of the return comes from hands that hardly ever come. */
export function rareHands({ game, returns: { lines, back }, figures: { deals } }: TableFacts): string {
  const rare = lines.filter(({ ways, pay }) => pay > 0 && ways > 0 && deals / ways > rareFrom(game))
  const share = rare.reduce((sum, line) => sum + line.back, 0)
  const hours = `${inWords(LONG)} hours of play`
  if (rare.length === 0)
    return `Every paying hand comes more often than once in ${hours}, so you soon see what the bet costs.`
  const hands =
    rare.length === 1 ? `${the(rare[0]!.name)}, which comes` : `${inWords(rare.length)} hands that each come`
  return `${ofHundred(share)} of that depends on ${hands} less than once in ${hours}. Without ${rare.length === 1 ? 'it' : 'them'}, the bet returns ${ofHundred(back - share)}.`
}

/** How often the bet wins, and the chance to be ahead after an hour and after many. */
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
  const some = anHour < 1.05 ? 'about one win' : `about ${plain(anHour, anHour < 10 ? 1 : 0)} wins`
  const often =
    anHour >= 0.95 ? `an hour brings ${some}` : `most hours bring none: expect one in ${plain(1 / anHour, 1)} hours`
  const cost = dollars(LONG * hourlyCost(table.edge, hourOf(game, bet)))
  return `You win once in ${rarity(deals / wins)} bets, so ${often}. You’re ahead ${percent(hour.ahead, 0)} of the time after an hour, and ${percent(long.ahead, 0)} after ${inWords(LONG)} hours. Those ${inWords(LONG)} hours cost ${cost} on average.`
}

// ——— Against the other tables ————————————————————————————————————————————————————————————————————————————————

const netText = (net: number): string => (net > 0 ? units(net) : net === 0 ? 'back' : 'nothing')

/** “full house 9 for 8”, “three pair nothing for back” */
const changeText = ({ name, here, there }: Change): string =>
  `${lowerFirst(name)} ${netText(there)} for ${netText(here)}`

/** More lines than this that differ are counted, not named: the weightiest of them are. */
const NAMED_CHANGES = 4

/** “full house 9 for 8, flush 6 for 7” */
export function changesText({ changes }: OtherTable): string {
  if (changes.length <= NAMED_CHANGES) return changes.map(changeText).join(', ')
  const heavy = [...changes].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth)).slice(0, NAMED_CHANGES - 1)
  const rest = changes.length - heavy.length
  return `${changes
    .filter((one) => heavy.includes(one))
    .map(changeText)
    .join(', ')}, and ${inWords(rest)} rarer hands`
}

/** What makes the table next to this one better or worse. */
export function nearest({ others, place }: TableFacts): string | undefined {
  const near = place === 1 ? others[0] : others[place - 2]
  const most = near && [...near.changes].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))[0]
  if (!near || !most) return undefined
  const says = (net: number): string =>
    net > 0 ? `pays ${units(net)}` : net === 0 ? 'gives the stake back' : 'pays nothing'
  const pays = `“${near.table.name}” ${says(most.there)} for ${the(most.name)}; this table ${says(most.here)}`
  const alone =
    near.changes.length === 1
      ? 'the only line that differs'
      : `the line that matters most of ${inWords(near.changes.length)} that differ`
  return `${pays}. That is ${alone}, worth ${shareText(most.worth)} of every bet.`
}

// ——— When it is even —————————————————————————————————————————————————————————————————————————————————————————

/** Which line of the table weighs most, and what it would have to pay alone. */
export function whenEven({ lines, table, meter }: TableFacts): string {
  const paid = lines.filter(({ pay }) => pay > 0)
  const heavy = [...paid].sort((a, b) => b.unit - a.unit)[0]
  if (!heavy || table.edge <= 0) return 'The bet already breaks even, or better.'
  const light = [...paid].sort((a, b) => a.unit - b.unit)[0]!
  const first = `Look at ${the(heavy.name)} first: one unit more is worth ${shareText(heavy.unit)} of every bet`
  const second = light === heavy ? '' : `, on ${the(light.name)} ${shareText(light.unit)}`
  const even =
    heavy.evenAt === undefined
      ? ''
      : ` If it paid ${plain(heavy.evenAt, 2)} instead of ${units(heavy.pay)}, the bet would break even.`
  return `${first}${second}.${even}${meter ? ` ${meterText(meter)}` : ''}`
}

function meterText({ breakEven, slope, shared }: NonNullable<TableFacts['meter']>): string {
  const grows = `Each thousand bets in the meter add ${shareText(1000 * slope)}`
  if (breakEven === undefined) return `${grows}, and no meter makes the bet break even.`
  const alone = `${grows}. If nobody else makes the bet, it breaks even at a meter of ${whole(Math.ceil(breakEven))} bets.`
  return shared === undefined
    ? alone
    : `${alone} With ${inWords(FULL_TABLE)} players on it, a winner gets ${percent(shared.share)} of the meter on average, so it takes ${whole(Math.ceil(shared.breakEven))}.`
}

// ——— Cards that are gone —————————————————————————————————————————————————————————————————————————————————————

/** The name of an effect’s card, by its place: deuce to ace, then the joker. */
export const effectName = (place: number): string => (place < RANKS.length ? rankInWords(place) : 'joker')

const SAME = 1e-9

const placesWith = (effects: readonly number[], value: number): readonly number[] =>
  effects.flatMap((one, place) => (Math.abs(one - value) < SAME ? [place] : []))

/** “a two, a king or an ace”; of many alike the first and the last. */
function someOf(places: readonly number[]): string {
  if (places.length > 4) return `any card from ${effectName(places[0]!)} to ${effectName(places.at(-1)!)}`
  return or.format(places.map((place) => an(effectName(place))))
}

export function deadEffects({ dead: { effects } }: TableFacts): string {
  const [best, worst] = [Math.max(...effects), Math.min(...effects)]
  if (best - worst < SAME) return 'No single dead card matters: all cards are alike to this bet.'
  const adds =
    best > 0
      ? `A dead card helps most if it is ${someOf(placesWith(effects, best))}: it adds ${shareText(best)} of the bet`
      : 'No dead card helps'
  return `${adds}. It hurts most if it is ${someOf(placesWith(effects, worst))}: it costs ${shareText(worst)}.`
}

/** `2s2h2d` as “three twos”. */
function cardsGone(text: string): { readonly count: number; readonly words: string } {
  const cards = must(parseCards(text))
  const names = [...new Set(cards.map((card) => (card === JOKER ? RANKS.length : rankOf(card))))].map((place) => {
    const count = cards.filter((card) => (card === JOKER ? RANKS.length : rankOf(card)) === place).length
    return place === RANKS.length ? 'the joker' : `${inWords(count)} ${rankInWords(place, count)}`
  })
  return { count: cards.length, words: and.format(names) }
}

/** How many cards it takes to make the bet even, and whether that can ever be used. */
export function deadEven({ dead: { even, effects }, game, table }: TableFacts): string | undefined {
  const { copies } = game.deck(table.rules)
  if (table.edge <= 0 || Math.max(...effects) - Math.min(...effects) < SAME) return undefined
  if (!even) return 'Even without the half of the deck that hurts it most, the bet wouldn’t break even.'
  const { count, words } = cardsGone(even.cards)
  const gone = `${words.charAt(0).toUpperCase()}${words.slice(1)} would have to be gone before the bet broke even: ${count === 1 ? 'one card' : `${inWords(count)} cards`}.`
  return copies > 1
    ? `${gone} A shoe can run down that way, but in practice it never does.`
    : `${gone} You bet before any card shows and the deck is fresh each round, so you can’t use that to win.`
}

/** `1 in 6.1` of a line. */
export const lineRarity = (ways: number, deals: number): string => rarity(deals / ways)
