import { type Card, parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/games/ev'
import type { FactRow, FactTable, HandSection } from '@/lib/games/hand-page'
import { andList, capitalized, saidCards, saidCount, saidEv, saidGap, saidRarity, saidShare } from '@/lib/games/said'
import type { Option } from '@/lib/games/solution'
import { must } from '@/lib/result'
import { type ClauseFacts, optionsIn, type Price } from './clause-facts'
import { pageOfClause } from './clause-pages'
import { HOUSE_WAY_FIGURES } from './figures'
import { behindInWords, frontInWords } from './hand-words'
import { rankingOf } from './ranking'
import { setByHouse } from './state'
import { houseWay, WAY_IDS, type WayId } from './ways'
import { label } from './words'

/* The parts of a clause’s page below its answer. */

const cards = (text: string): readonly Card[] => must(parseCards(text))
/** A way inside a sentence: “the rule sheet”, “Foxwoods”. */
export const wayName = (way: string): string => (way === WAY_IDS[0] ? `the ${lower(houseWay(way).name)}` : houseWay(way as WayId).name)
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Net results of an option, as shares. */
export function sharesOf({ tally = [] }: Option<string>): Readonly<Record<'win' | 'push' | 'loss', number>> {
  const all = tally.reduce((sum, { ways }) => sum + ways, 0)
  const [win = 0, push = 0, loss = 0] = tally.map(({ ways }) => ways / all)
  return { win, push, loss }
}

/** The way’s own setting, and what people do instead. */
export const ownOption = ({ solution }: ClauseFacts): Option<string> => solution.options[0]!
export const otherOptions = ({ solution }: ClauseFacts): readonly Option<string>[] => solution.options.slice(1)

export const doing = ({ rules }: ClauseFacts, action: string): string => label(rules, action as 'low:').doing.toLowerCase().replace(/,$/, '')

// ——— What it says ————————————————————————————————————————————————————————————————————————————————————————————

function exampleText({ rules, examples }: ClauseFacts): string {
  const hand = cards(examples[0]!)
  const set = setByHouse(rules, hand)
  return `The hand above goes ${saidCards(set.low)} in front, ${frontInWords(set.low)}, and ${behindInWords(rankingOf(rules.wheel), set.high)} behind.`
}

function examplesTable({ rules, examples }: ClauseFacts): FactTable {
  const rows = examples.map((text): FactRow => {
    const set = setByHouse(rules, cards(text))
    return { name: saidCards(cards(text)), cells: [{ kind: 'text', text: saidCards(set.low) }, { kind: 'text', text: `${frontInWords(set.low)}, ${behindInWords(rankingOf(rules.wheel), set.high)} behind` }] }
  })
  return { caption: 'Hands that it sets', columns: ['Seven cards', 'In front', 'That is'], rows }
}

/** Where the clause stands in its way, and who has it. */
function placeText({ page, own }: ClauseFacts): string {
  const { clauses } = houseWay(page.way)
  const place = clauses.findIndex(({ id }) => id === page.clause.id) + 1
  const others = page.ways.filter((way) => way !== page.way).map(wayName)
  const shared = others.length === 0 ? `No other of the ways here has it in these words.` : `${capitalized(andList(others))} ${others.length === 1 ? 'has' : 'have'} it word for word.`
  return `It is clause ${place} of the ${clauses.length} of ${wayName(page.way)}, read from the top, and sets ${own.hands.toLocaleString('en')} of the ${HOUSE_WAY_FIGURES.hands.toLocaleString('en')} hands. ${shared}`
}

export const whySection = (facts: ClauseFacts): HandSection => ({
  id: 'why',
  title: `${capitalized(saidRarity(facts.perRound))} hands goes by it`,
  text: [facts.page.clause.sentence, `${placeText(facts)} ${exampleText(facts)}`],
  tables: [examplesTable(facts)],
})

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

function otherText(facts: ClauseFacts, other: Option<string>): string {
  const own = ownOption(facts)
  const [mine, theirs] = [sharesOf(own), sharesOf(other)]
  const cost = evValue(own.ev) - evValue(other.ev)
  const moves = `wins ${saidShare(theirs.win)} and loses ${saidShare(theirs.loss)}`
  const why = theirs.win > mine.win ? (theirs.loss > mine.loss ? 'more of both' : 'more, and less is lost') : theirs.loss < mine.loss ? 'less of both' : 'less won and more lost'
  return `${capitalized(doing(facts, other.action))} instead ${moves}, ${why}: ${cost >= 0 ? `${saidGap(cost)} of a bet worse on average` : `${saidGap(cost)} of a bet better on average`}.`
}

export function endsSection(facts: ClauseFacts): HandSection {
  const { win, push, loss } = sharesOf(ownOption(facts))
  const others = otherOptions(facts)
  const none = others.length === 0 ? ['There is no other way to set these hands that people choose.'] : others.map((other) => otherText(facts, other))
  return {
    id: 'ends',
    title: `Wins ${saidShare(win)}, pushes ${saidShare(push)}, loses ${saidShare(loss)}`,
    text: [`Set so against a dealer who sets by the same way, over every hand of the clause and every hand of his: worth ${saidEv(evValue(ownOption(facts).ev))} of a bet.`, ...none],
  }
}

// ——— When it costs ———————————————————————————————————————————————————————————————————————————————————————————

const priceText = ({ mean, error, isExact }: Price): string => (isExact ? `exactly ${saidGap(mean)} of a bet a hand` : `${saidGap(mean)} of a bet a hand (give or take ${saidGap(2 * error)})`)

function costText({ player, sampled, costing, perRound }: ClauseFacts): string {
  if (player.mean === 0 && costing === 0) return `Of ${sampled} hands dealt to it not one could be set better, and the price of following it is ${player.isExact ? 'nothing, exactly' : 'nothing that shows'}.`
  const share = costing === 0 ? `None of ${sampled} hands dealt to it could be set better, yet there are such hands` : `Of ${sampled} hands dealt to it ${costing} could be set better`
  return `${share}. Against the best setting of each hand the clause gives away ${priceText(player)}, which is ${saidShare(player.mean * perRound)} of a bet a round.`
}

function costlyTable({ costly }: ClauseFacts): readonly FactTable[] {
  if (costly.length === 0) return []
  const rows = costly.map(({ hand, front, best, cost }): FactRow => ({
    name: saidCards(cards(hand)),
    cells: [{ kind: 'text', text: saidCards(cards(front)) }, { kind: 'text', text: saidCards(cards(best)) }, { kind: 'gap', value: cost }],
  }))
  return [{ caption: 'Hands where it costs most, of those dealt', columns: ['Seven cards', 'It puts in front', 'Better', 'Costs'], rows }]
}

function worstText({ costly }: ClauseFacts): string {
  const [worst] = costly
  if (!worst) return ''
  return ` The dearest of them: with ${saidCards(cards(worst.hand))} it puts ${saidCards(cards(worst.front))} in front, and ${saidCards(cards(worst.best))} would be worth ${saidGap(worst.cost)} more.`
}

function costTitle({ costing, sampled, player }: ClauseFacts): string {
  if (costing === 0) return player.mean === 0 ? 'It is never wrong' : 'It is hardly ever wrong'
  const share = costing / sampled
  return share > 0.5 ? `More often wrong than right: ${saidShare(share)} of its hands` : `Not the best for ${saidShare(share)} of its hands`
}

export const flipsSection = (facts: ClauseFacts): HandSection => ({ id: 'flips', title: costTitle(facts), text: [`${costText(facts)}${worstText(facts)}`], tables: costlyTable(facts) })

// ——— The other ways ——————————————————————————————————————————————————————————————————————————————————————————

function apartTable({ apart }: ClauseFacts): FactTable {
  const rows = apart.map(({ way, share, mostly }): FactRow => ({
    name: capitalized(wayName(way)),
    ...(mostly === undefined ? {} : { page: pageOfClause(way, mostly).slug }),
    cells: [{ kind: 'share', value: share }, { kind: 'text', text: mostly ?? '' }],
  }))
  return { caption: 'How other ways set its hands', columns: ['House way', 'Sets otherwise', 'Mostly by'], rows }
}

/** The clause in every way that has it: it meets another dealer in each. */
function waysTable({ ways, rules }: ClauseFacts): readonly FactTable[] {
  if (ways.length < 2) return []
  const rows = ways.map((way): FactRow => ({ name: capitalized(wayName(way.way)), cells: [{ kind: 'count', value: way.hands }, { kind: 'ev', ev: optionsIn(rules, way)[0]!.ev }] }))
  return [{ caption: 'The clause in each way that has it, against a dealer of that way', columns: ['House way', 'Hands', 'Worth, bets'], rows }]
}

function apartText({ apart }: ClauseFacts): string {
  const differ = apart.filter(({ share }) => share > 0)
  if (differ.length === 0) return 'All four ways set every one of its hands alike.'
  const [most] = [...differ].sort((a, b) => b.share - a.share)
  const same = apart.filter(({ share }) => share === 0).map(({ way }) => wayName(way))
  const alike = same.length === 0 ? '' : ` ${capitalized(andList(same))} ${same.length === 1 ? 'sets' : 'set'} them all alike.`
  const by = most!.mostly === undefined ? '' : ` by its clause ${most!.mostly}: ${lower(pageOfClause(most!.way, most!.mostly).clause.sentence)}`
  return `${capitalized(wayName(most!.way))} parts most from it: it sets ${saidShare(most!.share)} of these hands otherwise, mostly${by}${alike}`
}

function apartTitle({ apart }: ClauseFacts): string {
  const differ = apart.filter(({ share }) => share > 0).length
  if (differ === apart.length) return 'No other way here sets all of its hands so'
  return differ === 0 ? 'Every house agrees' : `${capitalized(saidCount(differ))} of the ${saidCount(apart.length)} other ways part${differ === 1 ? 's' : ''} from it`
}

export const rulesSection = (facts: ClauseFacts): HandSection => ({ id: 'rules', title: apartTitle(facts), text: [apartText(facts)], tables: [apartTable(facts), ...waysTable(facts)] })

// ——— For the house ———————————————————————————————————————————————————————————————————————————————————————————

export function houseSection({ house, player }: ClauseFacts): HandSection {
  if (house.mean === 0) return { id: 'more', title: 'What it costs the house', text: [`A dealer may not choose, and here it costs him nothing${player.mean > 0 ? ', unlike a player who copies it' : ''}.`] }
  const compare = house.mean < player.mean ? 'less than it costs a player who copies it' : 'more than it costs a player who copies it'
  return { id: 'more', title: 'What it costs the house', text: [`A dealer may not choose, even where he can see a better setting. The clause costs the house ${priceText(house)}, ${compare}: copies go to the dealer, so that the best setting is not always the same on both sides of the table.`] }
}
