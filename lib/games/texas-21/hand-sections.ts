import type { FactRow, FactTable, HandSection } from '@/lib/games/hand-page'
import { andList, capitalized, orList, saidCount, saidEv, saidGap, saidShare } from '@/lib/games/said'
import { BUST, LEAST_STOP } from './dealer'
import { cardsOfDeal, FIRST_HANDS, type FirstHand, handWords, slugOf, UPCARDS } from './first-hands'
import { flopFacts, type FlopFacts, handFacts, type HandFacts, nextCard, optionOf, RULES, sidesOf } from './hand-facts'
import { makeHolding } from './holding'
import { OTHER_RULES } from './other-rules'
import { upcardWords } from './skills'
import type { Play } from './state'
import { ruleFor } from './strategy'
import { totalOf } from './totals'
import { label } from './words'

/* The parts of a page of Texas 21 below its answer. */

export const real = (value: number): { readonly kind: 'real'; readonly value: number } => ({ kind: 'real', value })
export const doing = (action: Play): string => label(RULES, action).doing.toLowerCase()
export const verb = (action: Play): string => label(RULES, action).name.toLowerCase()

const totalNow = ({ hand }: HandFacts): { readonly total: number; readonly soft: boolean } => totalOf(cardsOfDeal(hand.deals[0]!))

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** What the dealer does under his card. */
function dealerText({ dealer, hand }: HandFacts): string {
  const made = dealer.slice(0, BUST)
  const most = made.indexOf(Math.max(...made))
  const who = hand.upcard === 1 || hand.upcard === 10 ? 'the dealer, who has looked and has no blackjack,' : 'the dealer'
  return `Under ${upcardWords(hand.upcard)} ${who} busts in ${saidShare(dealer[BUST]!)} of rounds; the total he makes most often is ${LEAST_STOP + most}.`
}

/** What a card does to a hard hand that it can bust. */
function stiffText(facts: HandFacts): string {
  const { bust } = nextCard(facts)
  const [stand, hit] = [optionOf(facts, 'stand')!, optionOf(facts, 'hit')!]
  const holds = totalNow(facts).total >= LEAST_STOP ? `Standing comes out ahead in ${saidShare(sidesOf(stand).ahead)} of rounds and even in ${saidShare(sidesOf(stand).even)}` : `Standing wins only when he busts, ${saidShare(sidesOf(stand).ahead)} of the time`
  return `${holds}. The next card busts you in ${saidShare(bust)} of cases, and ${facts.best === 'hit' ? 'still ' : ''}hitting comes out ahead in ${saidShare(sidesOf(hit).ahead)} and even in ${saidShare(sidesOf(hit).even)}.`
}

/** What doubling gives up and what it gains. */
function doubleText(facts: HandFacts): string | undefined {
  const [hit, double] = [optionOf(facts, 'hit'), optionOf(facts, 'double')]
  if (!hit || !double || totalNow(facts).total > 11) return undefined
  const { strong } = nextCard(facts)
  const lost = sidesOf(hit).ahead - sidesOf(double).ahead
  const made = strong === 0 ? 'No card busts it, and no one card makes it nineteen.' : `One card makes nineteen or better in ${saidShare(strong)} of cases.`
  if (facts.best === 'double') return `${made} Doubling comes out ahead ${lost > 0.0005 ? `${saidShare(lost)} less often than hitting on` : 'as often as hitting'}, but with twice the money: ${saidEv(double.ev)} against ${saidEv(hit.ev)}.`
  return `${made} To double would be to bet twice as much on a hand that is ahead in ${saidShare(sidesOf(double).ahead)} of rounds only.`
}

function softText(facts: HandFacts): string {
  const { better } = nextCard(facts)
  const stand = sidesOf(optionOf(facts, 'stand')!)
  return `No card busts it: the ace counts one when it must. The next card makes a better total in ${saidShare(better)} of cases. Stood, it comes out ahead in ${saidShare(stand.ahead)} of rounds.`
}

function pairText(facts: HandFacts): string {
  const split = optionOf(facts, 'split')!
  const other = facts.ranked.find(({ action }) => action !== 'split')!
  const { total, soft } = totalNow(facts)
  const one = `As one hand it is ${soft ? `soft ${total}` : `hard ${total}`}, worth ${saidEv(other.ev)} at best, by ${doing(other.action)}.`
  const two = `Two hands that each begin with ${upcardWords(facts.hand.number)} are worth ${saidEv(split.ev)} together`
  if (facts.best === 'split') return `${one} ${two}: ${other.ev < 0 && split.ev < 0 ? 'still a loss, and a smaller one, though with more money down' : 'better'}.`
  return `${one} ${two}: ${split.ev < 0 && other.ev > 0 ? 'a winner given up for two losers' : 'less'}.`
}

function ruleText({ hand, facts, best }: HandFacts): string {
  const rule = ruleFor(RULES, makeHolding(cardsOfDeal(hand.deals[0]!), hand.upcard, allowed(hand)))
  const agrees = rule.says === best && facts.every((deal) => deal.best === best)
  return agrees ? `The rule of basic strategy: ${lower(rule.text)}` : `Basic strategy says: ${lower(rule.text)} ${exceptionText({ hand, facts, best })}`
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const allowed = ({ kind }: FirstHand): readonly Play[] => (kind === 'pair' ? ['stand', 'hit', 'double', 'split'] : ['stand', 'hit', 'double'])

/** Cards of the hand with which another play is best than for most of it. */
function exceptionText({ facts, best }: Pick<HandFacts, 'hand' | 'facts' | 'best'>): string {
  const others = facts.filter((deal) => deal.best !== best)
  if (others.length === 0) return `With these cards the exact play is to ${verb(best)}.`
  return `The exception: with ${orList(others.map(({ deal }) => dealCards(deal)))} it is best to ${verb(others[0]!.best)}.`
}

const valueWord = (value: number): string => (value === 1 ? 'ace' : value === 10 ? 'ten' : upcardWords(value).split(' ')[1]!)
/** “nine-seven” of `97 v T`. */
const dealCards = (deal: string): string => cardsOfDeal(deal).map(valueWord).join('-')

function whyTitle({ ranked, lead, best }: HandFacts): string {
  const [top, next] = ranked
  if (lead < 0.01) return `Nothing in it: ${saidGap(lead)} of a bet`
  if (top.ev < 0 && next.ev < 0) return lead < 0.05 ? `A loser either way, a little less by ${doing(best)}` : `A loser either way, and much less by ${doing(best)}`
  if (best === 'stand') return 'A winner that should be left alone'
  if (next.ev < 0) return `${capitalized(doing(best))} turns a loser into a winner`
  return best === 'double' || best === 'split' ? 'A good hand that takes more money' : 'A winner that wants another card'
}

export function whySection(facts: HandFacts): HandSection {
  const { hand } = facts
  const own = hand.kind === 'pair' ? pairText(facts) : totalNow(facts).soft ? softText(facts) : totalNow(facts).total >= 12 ? stiffText(facts) : doubleText(facts)
  const text = [`${dealerText(facts)} ${own ?? ''}`.trim(), ruleText(facts)]
  return { id: 'why', title: whyTitle(facts), text }
}

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

const optionRow = (option: HandFacts['ranked'][number]): FactRow => {
  const { ahead, even, behind } = sidesOf(option)
  return { name: label(RULES, option.action).name, cells: [{ kind: 'share', value: ahead }, { kind: 'share', value: even }, { kind: 'share', value: behind }] }
}

export function endsSection(facts: HandFacts): HandSection {
  const sides = sidesOf(facts.ranked[0])
  const options: FactTable = { caption: 'How the round ends with each play', columns: ['Play', 'Ahead', 'Even', 'Behind'], rows: facts.ranked.map(optionRow) }
  const dealer: FactTable = {
    caption: `What the dealer comes to under ${upcardWords(facts.hand.upcard)}`,
    columns: ['He ends with', 'How often'],
    rows: facts.dealer.map((chance, end) => ({ name: end === BUST ? 'A bust' : String(LEAST_STOP + end), cells: [{ kind: 'share', value: chance }] })),
  }
  const next = sidesOf(facts.ranked[1])
  const gain = sides.ahead - next.ahead
  const compare = `${capitalized(doing(facts.best))} comes out ahead ${saidShare(Math.abs(gain))} ${gain >= 0 ? 'more' : 'less'} often than ${doing(facts.ranked[1].action)}${gain < 0 ? `, and is worth more all the same: ${reasonFor(facts, sides.even - next.even)}` : ''}.`
  return { id: 'ends', title: `Ahead in ${saidShare(sides.ahead)} of rounds, behind in ${saidShare(sides.behind)}`, text: [compare], tables: [options, dealer] }
}

/** Why the best play is worth more though it wins less often. */
const reasonFor = ({ best }: HandFacts, moreEven: number): string => (best === 'double' || best === 'split' ? 'more money lies on it' : moreEven > 0 ? 'it comes out even more often' : 'it loses less')

// ——— Where it flips ——————————————————————————————————————————————————————————————————————————————————————————

const slugAgainst = (hand: FirstHand, upcard: number): string => slugOf({ ...hand, upcard })

const playRow = (here: HandFacts, name: string) => (one: HandFacts): FactRow => ({
  name,
  ...(one.slug === here.slug ? {} : { page: one.slug }),
  cells: [{ kind: 'action', action: one.best }, { kind: 'ev', ev: real(one.ranked[0].ev) }, { kind: 'gap', value: one.lead }],
  ...(one.slug === here.slug ? { mark: 'here' as const } : one.best === here.best ? {} : { mark: 'flips' as const }),
})

const HEADS = ['Best', 'Worth, bets', 'A slip costs'] as const

function upcardTable(facts: HandFacts): FactTable {
  const rows = UPCARDS.map((upcard) => playRow(facts, `Against ${upcardWords(upcard)}`)(handFacts(slugAgainst(facts.hand, upcard))))
  return { caption: `${capitalized(handWords(facts.hand))} against every up card`, columns: ['Up card', ...HEADS], rows }
}

const AROUND = 2

/** Hands of the same kind against the same card: two totals up and down, or all pairs. */
function handsTable(facts: HandFacts): FactTable {
  const { hand } = facts
  const same = FIRST_HANDS.filter((one) => one.kind === hand.kind && one.upcard === hand.upcard)
  const at = same.findIndex((one) => one.number === hand.number)
  const from = Math.max(0, Math.min(same.length - 1 - 2 * AROUND, at - AROUND))
  const shown = hand.kind === 'pair' ? same : same.slice(from, from + 2 * AROUND + 1)
  const rows = shown.map((one) => playRow(facts, capitalized(handWords(one)))(handFacts(slugOf(one))))
  return { caption: `Other hands against ${upcardWords(hand.upcard)}`, columns: ['Hand', ...HEADS], rows }
}

function dealsTable({ facts, best }: HandFacts): readonly FactTable[] {
  if (facts.length < 2) return []
  const rows = facts.map((deal): FactRow => ({
    name: capitalized(dealCards(deal.deal)),
    cells: [{ kind: 'action', action: deal.best }, { kind: 'ev', ev: real(Math.max(...deal.evs)) }, { kind: 'gap', value: deal.lead }],
    ...(deal.best === best ? {} : { mark: 'flips' as const }),
  }))
  return [{ caption: 'By its two cards', columns: ['Cards', ...HEADS], rows }]
}

/** “stand against a two to a six, hit against a seven to an ace” */
function runText(hand: FirstHand): string {
  const runs: { best: Play; upcards: number[] }[] = []
  for (const upcard of UPCARDS) {
    const { best } = handFacts(slugAgainst(hand, upcard))
    const run = runs.at(-1)
    if (run?.best === best) run.upcards.push(upcard)
    else runs.push({ best, upcards: [upcard] })
  }
  if (runs.length === 1) return `With ${handWords(hand)} one ${THIRD[runs[0]!.best]} against every card`
  const said = runs.map(({ best, upcards }) => `${THIRD[best]} against ${upcards.length <= 2 ? orList(upcards.map(upcardWords)) : `${valueWord(upcards[0]!)} to ${valueWord(upcards.at(-1)!)}`}`)
  return `With ${handWords(hand)} one ${andList(said)}`
}

const THIRD: Readonly<Record<Play, string>> = { stand: 'stands', hit: 'hits', double: 'doubles', split: 'splits', surrender: 'surrenders' }

/** What its cards change, where there are several. */
function cardsText({ facts, lead, best }: HandFacts): string {
  if (facts.length < 2) return ''
  const [least, most] = [facts.reduce((a, b) => (b.lead < a.lead ? b : a)), facts.reduce((a, b) => (b.lead > a.lead ? b : a))]
  const others = facts.filter((deal) => deal.best !== best)
  if (others.length > 0) return ` Its cards matter: with ${orList(others.map(({ deal }) => dealCards(deal)))} the best play is to ${verb(others[0]!.best)}, by ${saidGap(others[0]!.lead)}.`
  if (most.lead - least.lead < Math.max(0.002, lead / 10)) return ''
  return ` The play is clearest with ${dealCards(most.deal)}, by ${saidGap(most.lead)}, and closest with ${dealCards(least.deal)}, by ${saidGap(least.lead)}.`
}

function flipsTitle(facts: HandFacts): string {
  const at = UPCARDS.indexOf(facts.hand.upcard as (typeof UPCARDS)[number])
  const beside = [UPCARDS[at - 1], UPCARDS[at + 1]].filter((one) => one !== undefined).filter((upcard) => handFacts(slugAgainst(facts.hand, upcard)).best !== facts.best)
  if (beside.length === 0) return `No ${facts.hand.upcard === 2 || facts.hand.upcard === 1 ? 'card beside it' : 'card on either side'} turns the play`
  return `Against ${orList(beside.map(upcardWords))} it is another play`
}

export const flipsSection = (facts: HandFacts): HandSection => ({
  id: 'flips',
  title: flipsTitle(facts),
  text: [`${runText(facts.hand)}.${cardsText(facts)}`],
  tables: [upcardTable(facts), handsTable(facts), ...dealsTable(facts)],
})

// ——— Other rules —————————————————————————————————————————————————————————————————————————————————————————————

const rulesName = (id: string): string => OTHER_RULES.find((one) => one.id === id)!.name

export function rulesSection(facts: HandFacts): HandSection {
  const { rules, best, ranked } = facts
  const turned = rules.filter((one) => one.best !== best)
  const evs = rules.map(({ ev }) => ev - ranked[0].ev)
  const moved = rules[evs.indexOf(evs.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)))]!
  const change = Math.abs(moved.ev - ranked[0].ev) < 5e-4 ? 'None of them changes what the hand is worth by half a thousandth of a bet.' : `Most it is moved by “${rulesName(moved.id)}”, to ${saidEv(moved.ev)}.`
  const turns = turned.map(({ id, best: other, lead }) => `“${rulesName(id)}” (${verb(other)}${Number.isFinite(lead) && lead > 0 ? `, by ${saidGap(lead)}` : ''})`)
  const text = turned.length === 0 ? `The play is the same under all ${saidCount(rules.length)} sets of rules below. ${change}` : `Another play is best with ${orList(turns)}. ${change}`
  const rows = rules.map(({ id, best: other, ev }): FactRow => ({ name: rulesName(id), cells: [{ kind: 'action', action: other }, { kind: 'ev', ev: real(ev) }], ...(other === best ? {} : { mark: 'flips' as const }) }))
  return { id: 'rules', title: turned.length === 0 ? 'No other rules turn it' : turned.length === 1 ? 'One rule turns it' : `${capitalized(saidCount(turned.length))} sets of rules turn it`, text: [text], tables: [{ caption: 'Under other rules', columns: ['Rules', 'Best', 'Worth, bets'], rows }] }
}

// ——— The flop ———————————————————————————————————————————————————————————————————————————————————————————————

/** `2345` as “two, three, four and five”; four alike as “four fives”. */
function flopWords(flop: string): string {
  const values = [...flop].map((letter) => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter)))
  if (new Set(values).size === 1) return `four ${valueWord(values[0]!) === 'six' ? 'sixes' : `${valueWord(values[0]!)}s`}`
  return andList([...new Set(values)].map((value) => {
    const count = values.filter((one) => one === value).length
    return count === 1 ? upcardWords(value) : `${saidCount(count)} ${valueWord(value) === 'six' ? 'sixes' : `${valueWord(value)}s`}`
  }))
}

function turnedText(facts: HandFacts, { turned, to, byTens, least, gain }: FlopFacts): string {
  const into = orList(to.map(([action]) => verb(action)))
  const [most, tens] = byTens.reduce((found, share, count) => (share > found[0] ? [share, count] : found), [0, 0])
  const when = tens === 0 ? 'no ten' : `${saidCount(tens)} ${tens === 1 ? 'ten' : 'tens'}`
  const cards = facts.facts.length > 1 ? ` (with ${dealCards(least.deal)})` : ''
  return `Four cards lie open before you play, and in ${saidShare(turned)} of deals they make it a ${into}. Flops with ${when} do so most often, ${saidShare(most)} of them. The loudest is ${flopWords(least.flop)}${cards}, ${saidGap(least.lead)} the other way. To look is worth ${saidGap(gain)} of a bet a hand.`
}

function keptText(facts: HandFacts, { least, most }: FlopFacts): string {
  return `Four cards lie open before you play, and none of the flops there are makes another play best. ${capitalized(flopWords(least.flop))} speak loudest against ${doing(facts.best)}, which is then still ${saidGap(least.lead)} ahead; ${flopWords(most.flop)} loudest for it, ${saidGap(most.lead)} ahead.`
}

const signedLead = (lead: number): string => (lead < 0 ? `−${saidGap(lead)}` : `+${saidGap(lead)}`)

function flopTables(facts: HandFacts, { byTens, least, most, turned }: FlopFacts): readonly FactTable[] {
  const leads: FactTable = {
    caption: `How far ${doing(facts.best)} is ahead, by the flop`,
    columns: ['Flop', 'Ahead by, bets'],
    rows: [
      { name: capitalized(flopWords(least.flop)), cells: [{ kind: 'text', text: signedLead(least.lead) }], ...(least.lead < 0 ? { mark: 'flips' as const } : {}) },
      { name: 'None looked at', cells: [{ kind: 'text', text: signedLead(facts.lead) }] },
      { name: capitalized(flopWords(most.flop)), cells: [{ kind: 'text', text: signedLead(most.lead) }] },
    ],
  }
  const tens: FactTable = {
    caption: 'Flops that turn the play, by their tens',
    columns: ['Tens on the flop', 'Turned'],
    rows: byTens.map((share, count) => ({ name: capitalized(count === 0 ? 'none' : saidCount(count)), cells: [{ kind: 'share', value: share }] })),
  }
  return turned > 0 ? [tens, leads] : [leads]
}

export function flopSection(facts: HandFacts): HandSection {
  const flop = flopFacts(facts)
  const text = flop.turned > 0 ? turnedText(facts, flop) : keptText(facts, flop)
  return { id: 'dead-cards', title: flop.turned > 0 ? `The flop turns it in ${saidShare(flop.turned)} of deals` : 'No flop turns it', text: [text], tables: flopTables(facts, flop) }
}
