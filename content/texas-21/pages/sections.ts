import {
  BUST,
  cardsOfDeal,
  FIRST_HANDS,
  type FirstHand,
  firstHandSlug,
  handWords,
  LEAST_STOP,
  type Play,
  totalOf,
  UPCARDS,
  upcardWords,
} from '@/lib/engines/blackjack/index'
import type { FactRow, FactTable, HandSection } from '@/content/pages/hand-page'
import { andList, orList, real, saidEv, saidGap, saidShare } from '@/content/pages/said'
import { characterOf, remarksOf } from './remarks'
import { handFacts, type HandFacts, nextCard, optionOf, rivalOf, RULES, sidesOf } from './facts'
import { dealCards, doing, ofHundred, ruleAlone, ruleOf, runsOf, runsText, verb } from './words'
import { label } from '@/lib/games/texas-21/words'
import { capital } from '@/lib/text'

/* The parts of a page of Texas 21 below its answer. */

const totalNow = ({ hand }: HandFacts): { readonly total: number; readonly soft: boolean } =>
  totalOf(cardsOfDeal(hand.deals[0]!))

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** What is to be said of each up card, and of no other in these words. */
function dealerText({ dealer, hand }: HandFacts): string {
  const bust = saidShare(dealer[BUST]!)
  const ends = (total: number): string => saidShare(dealer[total - LEAST_STOP]!)
  const { upcard } = hand
  const from = (total: number): string =>
    saidShare(dealer.slice(total - LEAST_STOP, BUST).reduce((sum, chance) => sum + chance, 0))
  if (upcard === 1)
    return `Under an ace the dealer busts least of all, in ${bust} of rounds; he has looked, and a blackjack is ruled out.`
  if (upcard === 10)
    return `The dealer has looked and has no blackjack, but with a ten he makes 20 in ${ends(20)} of rounds and busts in ${bust}.`
  if (upcard === 9) return `Under a nine the dealer makes 19 or better in ${from(19)} of rounds and busts in ${bust}.`
  if (upcard === 8) return `Under an eight the dealer busts in ${bust} of rounds, and makes 18 in ${ends(18)}.`
  if (upcard === 7)
    return `Under a seven the dealer busts in ${bust} of rounds but stops at 17 in ${ends(17)}, the lowest total that he may stand on.`
  if (upcard === 6) return `Under a six the dealer busts in ${bust} of rounds, more often than under any other card.`
  if (upcard === 5) return `A five busts the dealer in ${bust} of rounds, and leaves him 19 or better in ${from(19)}.`
  if (upcard === 4)
    return `With a four up the dealer makes 17 or better in ${from(LEAST_STOP)} of rounds and busts in the rest.`
  if (upcard === 3) return `A three busts the dealer in ${bust} of rounds, less often than a four, a five or a six.`
  return `A two is the strongest of the small cards: the dealer makes a hand with it in ${from(LEAST_STOP)} of rounds.`
}

/** How twelve and more fares stood and hit. */
function stiffText(facts: HandFacts): string {
  const [stand, hit] = [sidesOf(optionOf(facts, 'stand')!), sidesOf(optionOf(facts, 'hit')!)]
  const holds =
    totalNow(facts).total > LEAST_STOP
      ? `Stood, it comes out ahead in ${saidShare(stand.ahead)} of rounds and even in ${saidShare(stand.even)}`
      : `Standing wins only when the dealer busts, ${saidShare(stand.ahead)} of the time${stand.even > 0 ? `, and ties in ${saidShare(stand.even)}` : ''}`
  return `${holds}; hitting comes out ahead in ${saidShare(hit.ahead)} and even in ${saidShare(hit.even)}.`
}

/** What doubling gives up and what it gains. */
function doubleText(facts: HandFacts): string {
  const [hit, double] = [optionOf(facts, 'hit')!, optionOf(facts, 'double')!]
  const lost = sidesOf(hit).ahead - sidesOf(double).ahead
  if (facts.best === 'double')
    return `Doubling comes out ahead ${lost > 0.0005 ? `in ${ofHundred(lost)} fewer rounds of a hundred than hitting on` : 'as often as hitting'}, but with twice the money: ${saidEv(double.ev)} against ${saidEv(hit.ev)}.`
  return `To double would be to bet twice as much on a hand that is ahead in ${saidShare(sidesOf(double).ahead)} of rounds only.`
}

/** What standing on a soft hand comes to. */
function softText(facts: HandFacts): string {
  const { ahead } = sidesOf(optionOf(facts, 'stand')!)
  return `${facts.best === 'stand' ? 'Stood' : 'No card busts the hand; stood'}, it comes out ahead in ${saidShare(ahead)} of rounds${ahead < 0.5 && facts.best !== 'stand' ? ' only' : ''}.`
}

function pairText(facts: HandFacts): string {
  const split = optionOf(facts, 'split')!
  const other = facts.ranked.find(({ action }) => action !== 'split')!
  const one = `As one hand it is worth ${saidEv(other.ev)} at best, by ${doing(other.action)}; split, the two come to ${saidEv(split.ev)} together`
  if (facts.best === 'split')
    return `${one}${other.ev < 0 && split.ev < 0 ? ', still a loss, and a smaller one, though with more money down' : ''}.`
  return `${one}${split.ev < 0 && other.ev > 0 ? ', a winner given up for two losers' : ''}.`
}

function ownText(facts: HandFacts): string {
  const { total, soft } = totalNow(facts)
  if (facts.hand.kind === 'pair') return pairText(facts)
  return soft ? softText(facts) : total >= 12 ? stiffText(facts) : doubleText(facts)
}

function ruleText({ hand, facts, best }: HandFacts): string {
  const agrees = ruleOf(hand, hand.upcard).says === best && facts.every((deal) => deal.best === best)
  return agrees
    ? `The rule of basic strategy: ${ruleAlone(hand)}`
    : `Basic strategy says: ${ruleAlone(hand)} ${exceptionText({ hand, facts, best })}`
}

/** Cards of the hand with which another play is best than for most of it. */
function exceptionText({ facts, best }: Pick<HandFacts, 'hand' | 'facts' | 'best'>): string {
  const others = facts.filter((deal) => deal.best !== best)
  if (others.length === 0) return `With these cards the exact play is to ${verb(best)}.`
  return `The exception: with ${orList(others.map(({ deal }) => dealCards(deal)))} it is best to ${verb(others[0]!.best)}.`
}

/** A hand that wins, whose next best play loses. */
function turnsTitle(facts: HandFacts): string {
  const { action, ev } = rivalOf(facts)
  if (facts.best === 'hit' && action === 'double')
    return ev < 0 ? 'A winner for one bet, a loser for two' : 'A winner that is not strong enough for two bets'
  if (facts.best === 'hit' && action === 'split') return 'A winner as one hand, a loser as two'
  return `${capital(doing(facts.best))} turns a loser into a winner`
}

function whyTitle(facts: HandFacts): string {
  const { ranked, lead, best } = facts
  const [top, next] = ranked
  if (lead < 0.01) return `Nothing in it: ${saidGap(lead)} of a bet`
  if (top.ev < 0 && next.ev < 0)
    return lead < 0.05
      ? `A loser either way, a little less by ${doing(best)}`
      : `A loser either way, and much less by ${doing(best)}`
  if (best === 'stand') return 'A winner that should be left alone'
  if (next.ev < 0) return turnsTitle(facts)
  return best === 'double' || best === 'split'
    ? 'A good hand that takes more money'
    : 'A winner that wants another card'
}

export function whySection(facts: HandFacts): HandSection {
  const text = [
    `${characterOf(facts.hand, nextCard(facts))} ${dealerText(facts)} ${ownText(facts)}`,
    remarksOf(facts),
    ruleText(facts),
  ]
  return { id: 'why', title: whyTitle(facts), text }
}

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

const optionRow = (option: HandFacts['ranked'][number]): FactRow => {
  const { ahead, even, behind } = sidesOf(option)
  return {
    name: label(RULES, option.action).name,
    cells: [
      { kind: 'share', value: ahead },
      { kind: 'share', value: even },
      { kind: 'share', value: behind },
    ],
  }
}

/** What a dealer's end means for a hand that is stood. */
const against = (total: number, end: number): string =>
  end === BUST || LEAST_STOP + end < total ? 'you win' : LEAST_STOP + end === total ? 'a push' : 'you lose'

/** Only where standing is worth a thought does it matter what the dealer comes to. */
function dealerTable(facts: HandFacts): readonly FactTable[] {
  const { total, soft } = totalNow(facts)
  if (total < (soft ? 18 : 12)) return []
  const rows = facts.dealer.map((chance, end): FactRow => ({
    name: end === BUST ? 'A bust' : String(LEAST_STOP + end),
    cells: [
      { kind: 'share', value: chance },
      { kind: 'text', text: against(total, end) },
    ],
  }))
  return [
    {
      caption: `What the dealer comes to under ${upcardWords(facts.hand.upcard)}, and what it does to ${total}`,
      columns: ['He ends with', 'How often', `Stood on ${total}`],
      rows,
    },
  ]
}

/** “in 51.6 more rounds of a hundred than standing” */
function compareText(facts: HandFacts): string {
  const rival = rivalOf(facts)
  const [own, other] = [sidesOf(facts.ranked[0]), sidesOf(rival)]
  const gain = own.ahead - other.ahead
  const said =
    Math.abs(gain) < 0.0005
      ? `as often as ${doing(rival.action)}`
      : `in ${ofHundred(gain)} ${gain > 0 ? 'more' : 'fewer'} rounds of a hundred than ${doing(rival.action)}`
  return `${capital(doing(facts.best))} comes out ahead ${said}${gain < 0.0005 ? `, and is worth more all the same: ${reasonFor(facts, rival.action, own.even - other.even)}` : ''}.`
}

export function endsSection(facts: HandFacts): HandSection {
  const sides = sidesOf(facts.ranked[0])
  const options: FactTable = {
    caption: 'How the round ends with each play',
    columns: ['Play', 'Ahead', 'Even', 'Behind'],
    rows: facts.ranked.map(optionRow),
  }
  return {
    id: 'ends',
    title: `Ahead in ${saidShare(sides.ahead)} of rounds, behind in ${saidShare(sides.behind)}`,
    text: [compareText(facts)],
    tables: [options, ...dealerTable(facts)],
  }
}

/** Why the best play is worth more though it wins less often. */
const reasonFor = ({ best }: HandFacts, rival: Play, moreEven: number): string =>
  best === 'double' || best === 'split'
    ? 'more money lies on it'
    : rival === 'double' || rival === 'split'
      ? 'less money is lost when it goes wrong'
      : moreEven > 0
        ? 'it comes out even more often'
        : 'it loses less'

// ——— Where it flips ——————————————————————————————————————————————————————————————————————————————————————————

const slugAgainst = (hand: FirstHand, upcard: number): string => firstHandSlug({ ...hand, upcard })

const playRow =
  (here: HandFacts, name: string) =>
  (one: HandFacts): FactRow => ({
    name,
    ...(one.slug === here.slug ? {} : { page: one.slug }),
    cells: [
      { kind: 'action', action: one.best },
      { kind: 'ev', ev: real(one.ranked[0].ev) },
      { kind: 'gap', value: one.lead },
    ],
    ...(one.slug === here.slug ? { mark: 'here' as const } : one.best === here.best ? {} : { mark: 'flips' as const }),
  })

const HEADS = ['Best', 'Worth, bets', 'A slip costs'] as const

function upcardTable(facts: HandFacts): FactTable {
  const rows = UPCARDS.map((upcard) =>
    playRow(facts, `Against ${upcardWords(upcard)}`)(handFacts(slugAgainst(facts.hand, upcard))),
  )
  return {
    caption: `${capital(handWords(facts.hand))} against every up card`,
    columns: ['Up card', ...HEADS],
    rows,
  }
}

const AROUND = 2

/** Hands of the same kind against the same card: two totals up and down, or all pairs. */
function handsTable(facts: HandFacts): FactTable {
  const { hand } = facts
  const same = FIRST_HANDS.filter((one) => one.kind === hand.kind && one.upcard === hand.upcard)
  const at = same.findIndex((one) => one.number === hand.number)
  const from = Math.max(0, Math.min(same.length - 1 - 2 * AROUND, at - AROUND))
  const shown = hand.kind === 'pair' ? same : same.slice(from, from + 2 * AROUND + 1)
  const rows = shown.map((one) => playRow(facts, capital(handWords(one)))(handFacts(firstHandSlug(one))))
  return { caption: `Other hands against ${upcardWords(hand.upcard)}`, columns: ['Hand', ...HEADS], rows }
}

function dealsTable({ facts, best }: HandFacts): readonly FactTable[] {
  if (facts.length < 2) return []
  const rows = facts.map((deal): FactRow => ({
    name: capital(dealCards(deal.deal)),
    cells: [
      { kind: 'action', action: deal.best },
      { kind: 'ev', ev: real(Math.max(...deal.evs)) },
      { kind: 'gap', value: deal.lead },
    ],
    ...(deal.best === best ? {} : { mark: 'flips' as const }),
  }))
  return [{ caption: 'By its two cards', columns: ['Cards', ...HEADS], rows }]
}

/** “stands against a two to a six and hits against a seven to an ace” */
function runText(hand: FirstHand): string {
  const runs = runsOf((upcard) => handFacts(slugAgainst(hand, upcard)).best)
  if (runs.length === 1) return `With ${handWords(hand)} one ${THIRD[runs[0]!.play]} against every card`
  return `With ${handWords(hand)} one ${andList(runs.map((run) => `${THIRD[run.play]} ${runsText(run)}`))}`
}

const THIRD: Readonly<Record<Play, string>> = {
  stand: 'stands',
  hit: 'hits',
  double: 'doubles',
  split: 'splits',
  surrender: 'surrenders',
}

/** What its cards change, where there are several. */
function cardsText({ facts, lead, best }: HandFacts): string {
  if (facts.length < 2) return ''
  const [least, most] = [
    facts.reduce((a, b) => (b.lead < a.lead ? b : a)),
    facts.reduce((a, b) => (b.lead > a.lead ? b : a)),
  ]
  const others = facts.filter((deal) => deal.best !== best)
  if (others.length > 0)
    return ` Its cards matter: with ${orList(others.map(({ deal }) => dealCards(deal)))} the best play is to ${verb(others[0]!.best)}, by ${saidGap(others[0]!.lead)}.`
  if (most.lead - least.lead < Math.max(0.002, lead / 10)) return ''
  return ` The play is clearest with ${dealCards(most.deal)}, by ${saidGap(most.lead)}, and closest with ${dealCards(least.deal)}, by ${saidGap(least.lead)}.`
}

/** The nearest up cards against which another play is best: one, or two as far off; none where the play is the same against every card. */
export function turningCards({ hand, best }: HandFacts): { readonly far: number; readonly upcards: readonly number[] } {
  const at = UPCARDS.indexOf(hand.upcard as (typeof UPCARDS)[number])
  const turned = UPCARDS.map((upcard, i) => ({ upcard, far: Math.abs(i - at) })).filter(
    ({ upcard }) => handFacts(slugAgainst(hand, upcard)).best !== best,
  )
  const far = Math.min(...turned.map((one) => one.far))
  return { far, upcards: turned.filter((one) => one.far === far).map(({ upcard }) => upcard) }
}

/** Where no up card turns the play, a total may. */
function everyCardTitle({ hand, best }: HandFacts): string {
  const same = FIRST_HANDS.filter(
    (one) => one.kind === hand.kind && one.upcard === hand.upcard && handFacts(firstHandSlug(one)).best !== best,
  )
  const [near] = [...same].sort((a, b) => Math.abs(a.number - hand.number) - Math.abs(b.number - hand.number))
  return hand.kind === 'pair' || !near
    ? 'The same play against every card'
    : `The same against every card; with ${handWords(near)} it is another play`
}

function flipsTitle(facts: HandFacts): string {
  const { far, upcards } = turningCards(facts)
  if (upcards.length === 0) return everyCardTitle(facts)
  const cards = orList(upcards.map(upcardWords))
  return far === 1 ? `Against ${cards} it is another play` : `The nearest card that turns it is ${cards}`
}

export const flipsSection = (facts: HandFacts): HandSection => ({
  id: 'flips',
  title: flipsTitle(facts),
  text: [`${runText(facts.hand)}.${cardsText(facts)}`],
  tables: [upcardTable(facts), handsTable(facts), ...dealsTable(facts)],
})
