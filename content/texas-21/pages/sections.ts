import {
  BUST,
  type FirstHand,
  firstHandSlug,
  handWords,
  LEAST_STOP,
  type Play,
  upcardWords,
} from '@/lib/engines/blackjack/index'
import { nextCard, optionOf, rivalOf, sidesOf } from '@/content/pages/first-hand-facts'
import { type FirstHandTableWords, playTables, turningCards } from '@/content/pages/first-hand-tables'
import { dealCards, runsOf, runsText, totalOfFirstHand } from '@/content/pages/first-hand-words'
import type {
  FactRow,
  FactTable,
  HandAnswer,
  HandSection,
  PageWords,
  TableWords,
  Told,
} from '@/content/pages/hand-page'
import { andList, orList, saidEv, saidGap, saidShare } from '@/content/pages/said'
import type { FlopWords } from './flop'
import { characterOf, remarksOf } from './remarks'
import { handFacts, type HandFacts, RULES } from './facts'
import { doing, ofHundred, ruleAlone, ruleOf, verb } from './words'
import { capital } from '@/lib/text'

/* The sections of a Texas 21 page below its answer. */

export const PAGES = { factsOf: handFacts, hasPage: () => true }

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** A sentence on the dealer's chances, different for each up card. */
function dealerText({ dealer, hand }: HandFacts): string {
  const bust = saidShare(dealer[BUST]!)
  const ends = (total: number): string => saidShare(dealer[total - LEAST_STOP]!)
  const { upcard } = hand
  const from = (total: number): string =>
    saidShare(dealer.slice(total - LEAST_STOP, BUST).reduce((sum, chance) => sum + chance, 0))
  if (upcard === 1)
    return `With an ace up the dealer busts least of all, in ${bust} of rounds. They’ve checked and don’t have blackjack.`
  if (upcard === 10)
    return `The dealer has checked and doesn’t have blackjack. With a ten up they make 20 in ${ends(20)} of rounds and bust in ${bust}.`
  if (upcard === 9) return `With a nine up the dealer makes 19 or better in ${from(19)} of rounds and busts in ${bust}.`
  if (upcard === 8) return `With an eight up the dealer makes 18 in ${ends(18)} of rounds and busts in ${bust}.`
  if (upcard === 7) return `With a seven up the dealer stops at only 17 in ${ends(17)} of rounds and busts in ${bust}.`
  if (upcard === 6) return `With a six up the dealer busts in ${bust} of rounds, more than with any other card.`
  if (upcard === 5) return `With a five up the dealer busts in ${bust} of rounds and makes 19 or better in ${from(19)}.`
  if (upcard === 4)
    return `With a four up the dealer makes 17 or better in ${from(LEAST_STOP)} of rounds and busts in the rest.`
  if (upcard === 3)
    return `With a three up the dealer busts in ${bust} of rounds, less often than with a four, five or six.`
  return `A two is the dealer’s best small card: they make a hand with it in ${from(LEAST_STOP)} of rounds.`
}

/** How totals from 12 up do if they stand or hit. */
function stiffText(facts: HandFacts): string {
  const [stand, hit] = [sidesOf(optionOf(facts, 'stand')!), sidesOf(optionOf(facts, 'hit')!)]
  const holds =
    totalOfFirstHand(facts.hand).total > LEAST_STOP
      ? `Standing wins ${saidShare(stand.ahead)} of rounds and pushes ${saidShare(stand.even)}`
      : `Standing wins only when the dealer busts, ${saidShare(stand.ahead)} of the time${stand.even > 0 ? `, and pushes ${saidShare(stand.even)}` : ''}`
  return `${holds}. Hitting wins ${saidShare(hit.ahead)} and pushes ${saidShare(hit.even)}.`
}

/** What doubling loses and gains. */
function doubleText(facts: HandFacts): string {
  const [hit, double] = [optionOf(facts, 'hit')!, optionOf(facts, 'double')!]
  const lost = sidesOf(hit).ahead - sidesOf(double).ahead
  if (facts.best === 'double')
    return `Doubling wins ${lost > 0.0005 ? `${ofHundred(lost)} fewer rounds per hundred than hitting` : 'as often as hitting'}, but for twice the money: ${saidEv(double.ev)} against ${saidEv(hit.ev)}.`
  return `Doubling would put twice the money on a hand that wins only ${saidShare(sidesOf(double).ahead)} of rounds.`
}

/** How standing on a soft hand does. */
function softText(facts: HandFacts): string {
  const { ahead } = sidesOf(optionOf(facts, 'stand')!)
  return `${facts.best === 'stand' ? '' : 'No card busts the hand. '}Standing wins${ahead < 0.5 && facts.best !== 'stand' ? ' only' : ''} ${saidShare(ahead)} of rounds.`
}

function pairText(facts: HandFacts): string {
  const split = optionOf(facts, 'split')!
  const other = facts.ranked.find(({ action }) => action !== 'split')!
  const one = `As one hand it is worth ${saidEv(other.ev)} at best, by ${doing(other.action)}. The two hands of a split are worth ${saidEv(split.ev)} together`
  if (facts.best === 'split') return `${one}${other.ev < 0 && split.ev < 0 ? ': still a loss, but a smaller one' : ''}.`
  return `${one}${split.ev < 0 && other.ev > 0 ? ': you’d trade one winner for two losers' : ''}.`
}

function ownText(facts: HandFacts): string {
  const { total, soft } = totalOfFirstHand(facts.hand)
  if (facts.hand.kind === 'pair') return pairText(facts)
  return soft ? softText(facts) : total >= 12 ? stiffText(facts) : doubleText(facts)
}

function ruleText({ hand, facts, best }: HandFacts): string {
  const agrees = ruleOf(hand, hand.upcard).says === best && facts.every((deal) => deal.best === best)
  const rule = `Basic strategy: ${ruleAlone(hand)}`
  return agrees ? rule : `${rule} ${exceptionText({ hand, facts, best })}`
}

/** The pairs of cards whose best play differs from that of the hand. */
function exceptionText({ facts, best }: Pick<HandFacts, 'hand' | 'facts' | 'best'>): string {
  const others = facts.filter((deal) => deal.best !== best)
  if (others.length === 0) return `With these cards the exact best play is to ${verb(best)}.`
  return `The exception: ${verb(others[0]!.best)} with ${orList(others.map(({ deal }) => dealCards(deal)))}.`
}

/** The title for a winning hand that would lose with the next best play. */
function turnsTitle(facts: HandFacts): string {
  const { action, ev } = rivalOf(facts)
  if (facts.best === 'hit' && action === 'double')
    return ev < 0 ? 'A winner for one bet, a loser for two' : 'A winner, but not worth two bets'
  if (facts.best === 'hit' && action === 'split') return 'A winner as one hand, a loser as two'
  return `${capital(doing(facts.best))} turns a loser into a winner`
}

function whyTitle(facts: HandFacts): string {
  const { ranked, lead, best } = facts
  const [top, next] = ranked
  if (lead < 0.01) return `Almost a toss-up: ${saidGap(lead)} bets`
  if (top.ev < 0 && next.ev < 0)
    return lead < 0.05
      ? `You lose either way, a little less by ${doing(best)}`
      : `You lose either way, but far less by ${doing(best)}`
  if (best === 'stand') return 'A winner: leave it alone'
  if (next.ev < 0) return turnsTitle(facts)
  return best === 'double' || best === 'split' ? 'A good hand: put more money on it' : 'A winner that can still improve'
}

function why(facts: HandFacts): Told {
  const text = [
    `${characterOf(facts.hand, nextCard(RULES.decks, facts))} ${dealerText(facts)} ${ownText(facts)}`,
    remarksOf(facts),
    ruleText(facts),
  ]
  return { title: whyTitle(facts), text }
}

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

/** The result of standing, by the dealer's total. */
type Side = 'win' | 'push' | 'lose'

const against = (total: number, end: number): Side =>
  end === BUST || LEAST_STOP + end < total ? 'win' : LEAST_STOP + end === total ? 'push' : 'lose'

/** The dealer's totals matter only if standing is worth considering. */
function dealerTable(facts: HandFacts, { dealer }: Texas21Words): readonly FactTable[] {
  const { total, soft } = totalOfFirstHand(facts.hand)
  if (total < (soft ? 18 : 12)) return []
  const rows = facts.dealer.map((chance, end): FactRow => ({
    name: end === BUST ? dealer.bust : String(LEAST_STOP + end),
    cells: [
      { kind: 'share', value: chance },
      { kind: 'text', text: dealer.sides[against(total, end)] },
    ],
  }))
  return [{ ...dealer.table(facts.hand.upcard, total), rows }]
}

/** “Hitting wins 51.6 more rounds per hundred than standing.” */
function compareText(facts: HandFacts): string {
  const rival = rivalOf(facts)
  const [own, other] = [sidesOf(facts.ranked[0]), sidesOf(rival)]
  const gain = own.ahead - other.ahead
  const said =
    Math.abs(gain) < 0.0005
      ? `as often as ${doing(rival.action)}`
      : `${ofHundred(gain)} ${gain > 0 ? 'more' : 'fewer'} rounds per hundred than ${doing(rival.action)}`
  return `${capital(doing(facts.best))} wins ${said}.${gain < 0.0005 ? ` It is still worth more, because ${reasonFor(facts, rival.action, own.even - other.even)}.` : ''}`
}

function ends(facts: HandFacts): Told {
  const sides = sidesOf(facts.ranked[0])
  return {
    title: `You win ${saidShare(sides.ahead)} of rounds and lose ${saidShare(sides.behind)}`,
    text: [compareText(facts)],
  }
}

export const endsSection = (facts: HandFacts, words: Texas21Words): HandSection => ({
  id: 'ends',
  ...words.ends(facts),
  tables: dealerTable(facts, words),
})

/** Why the best play is worth more although it wins less often. */
const reasonFor = ({ best }: HandFacts, rival: Play, moreEven: number): string =>
  best === 'double' || best === 'split'
    ? 'you have more money on it'
    : rival === 'double' || rival === 'split'
      ? 'you have less money to lose'
      : moreEven > 0
        ? 'you push more often'
        : 'you lose less'

// ——— Where it flips ——————————————————————————————————————————————————————————————————————————————————————————

/** “Stand on hard 16 against a two to a six and hit against a seven to an ace” */
function runText(hand: FirstHand): string {
  const runs = runsOf((upcard) => handFacts(firstHandSlug({ ...hand, upcard })).best)
  const play = (action: Play): string => (action === 'stand' ? 'stand on' : verb(action))
  if (runs.length === 1) return 'The play is the same against every dealer card'
  const [first, ...more] = runs.map((run, i) => `${i === 0 ? '' : `${verb(run.play)} `}${runsText(run)}`)
  return `${capital(play(runs[0]!.play))} ${handWords(hand)} ${andList([first!, ...more])}`
}

/** How the hand's own cards change it, if several pairs make it. */
function cardsText({ facts, lead, best }: HandFacts): string {
  if (facts.length < 2) return ''
  const [least, most] = [
    facts.reduce((a, b) => (b.lead < a.lead ? b : a)),
    facts.reduce((a, b) => (b.lead > a.lead ? b : a)),
  ]
  const others = facts.filter((deal) => deal.best !== best)
  if (others.length > 0)
    return ` Your cards matter: with ${orList(others.map(({ deal }) => dealCards(deal)))}, ${doing(others[0]!.best)} is better by ${saidGap(others[0]!.lead)}.`
  if (most.lead - least.lead < Math.max(0.002, lead / 10)) return ''
  return ` The play is clearest with ${dealCards(most.deal)} (${saidGap(most.lead)}) and closest with ${dealCards(least.deal)} (${saidGap(least.lead)}).`
}

/** The title if no up card changes the play. */
function everyCardTitle({ hand, best }: HandFacts): string {
  return `${capital(best === 'stand' ? 'stand on' : verb(best))} ${handWords(hand)} against anything`
}

function flipsTitle(facts: HandFacts): string {
  const turned = turningCards(PAGES, facts)
  const [first, second] = turned
  if (first === undefined) return everyCardTitle(facts)
  const cards = orList(turned.map(({ hand }) => upcardWords(hand.upcard)))
  return second === undefined || first.best === second.best
    ? `Against ${cards}, ${verb(first.best)} instead`
    : `Another play against ${cards}`
}

const flips = (facts: HandFacts): Told => ({
  title: flipsTitle(facts),
  text: [`${runText(facts.hand)}.${cardsText(facts)}`],
})

export const flipsSection = (facts: HandFacts, words: Texas21Words): HandSection => ({
  id: 'flips',
  ...words.flips(facts),
  tables: playTables(PAGES, facts, facts.facts.length > 1, words.tables),
})

// ——— In one language ——————————————————————————————————————————————————————————————————————————————————————————

/** Everything that the pages of this game say, in one language. */
export interface Texas21Words extends FlopWords, Omit<PageWords<HandFacts>, 'rules'> {
  /** Absent for English. */
  readonly tables?: FirstHandTableWords
  /** The dealer's totals against a hand that stands. */
  readonly dealer: {
    table(upcard: number, total: number): TableWords
    readonly bust: string
    readonly sides: Readonly<Record<Side, string>>
  }
  because(here: HandFacts, other: HandFacts, isTwin: boolean): string
  /** The same hand in blackjack, whose page says which rules change the play. */
  elsewhere(hand: FirstHand): Pick<NonNullable<HandAnswer['elsewhere']>, 'name' | 'what'>
}

/** What the sections of a page say in English. */
export const sectionWords: Pick<Texas21Words, 'why' | 'ends' | 'flips' | 'dealer'> = {
  why,
  ends,
  flips,
  dealer: {
    table: (upcard, total) => ({
      caption: `What the dealer makes with ${upcardWords(upcard)} up, if you stand on ${total}`,
      columns: ['The dealer makes', 'How often', `You have ${total}`],
    }),
    bust: 'A bust',
    sides: { win: 'you win', push: 'a push', lose: 'you lose' },
  },
}
