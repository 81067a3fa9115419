import { compareEv, evValue } from '@/lib/game/ev'
import type { HandAnswer, RelatedHand } from '@/content/pages/hand-page'
import {
  atStake,
  drawnText,
  preciseEv,
  saidCards,
  saidEv,
  saidGap,
  saidMoney,
  saidRarity,
  saidShare,
} from '@/content/pages/said'
import { type ClauseFacts, clauseFacts } from './facts'
import { CLAUSE_PAGES, type ClausePage } from '@/lib/games/pai-gow-poker/clauses'
import {
  doing,
  flipsSection,
  otherOptions,
  ownOption,
  type PaiGowWords,
  rulesSection,
  sectionWords,
  sharesOf,
  wayName,
  whySection,
  wrongShare,
} from './sections'
import { list } from './list'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import { setByHouse, start } from '@/lib/games/pai-gow-poker/round'
import { capital, lowerFirst } from '@/lib/text'

/* The text of each page of a Pai Gow clause. */

/** What printed clauses do, after their colon, rephrased for a player. */
const DOES: Readonly<Record<string, string>> = {
  'the kings go in front.': 'Put the kings in front.',
  'two aces in front, three behind.': 'Put two aces in front and keep three behind.',
  'a pair of the three goes in front.': 'Put a pair from the three in front.',
  'the pair goes in front.': 'Put the pair in front.',
  'split them, two and two.': 'Split them: two in front, two behind.',
  'keep them, the two highest other cards in front.':
    'Keep all four behind and put your two highest other cards in front.',
  'a pair of the higher three goes in front.': 'Put a pair from the higher set in front.',
  'the higher pair goes in front.': 'Put the higher pair in front.',
  'keep the full house, ace-king in front.': 'Keep the full house behind and put ace-king in front.',
  'the highest pair goes in front.': 'Put the highest pair in front.',
  'split them, the lower pair in front.': 'Split them: put the lower pair in front.',
  'both pairs behind, the two highest other cards in front.':
    'Keep both pairs behind. Put your two highest other cards in front.',
  'keep it, the other two cards in front.': 'Keep it behind and put the other two cards in front.',
  'keep the one that leaves the highest two cards for the front.':
    'Keep whichever leaves the higher two cards for the front.',
  'keep it so that the highest two cards go in front.':
    'Keep it behind so that your two highest cards can go in front.',
  'the pair of aces goes behind, the next two highest cards in front.':
    'Keep the pair of aces behind and put your next two highest cards in front.',
  'the pair goes in front, the straight or flush stays behind.':
    'Put the pair in front and keep the straight or flush behind.',
  'keep the straight or flush, the highest two cards it can spare in front.':
    'Keep the straight or flush behind and put the two highest cards it can spare in front.',
  'if the straight or flush needs only one of the three, the other two go in front.':
    'If the straight or flush needs only one of the three, put the other two in front.',
  'two aces behind, the third ace and the highest other card in front.':
    'Keep two aces behind and put the third with your highest other card in front.',
  'keep it behind, the two highest other cards in front.':
    'Keep the three behind and put your two highest other cards in front.',
  'it stays behind, the two highest other cards go in front.':
    'Keep the pair behind and put your two highest other cards in front.',
  'the highest card behind, the second and third highest in front.':
    'Keep your highest card behind and put the second and third highest in front.',
  'the ace goes in front and the pair behind, if that makes the front higher.':
    'Put the ace in front and keep the pair behind, if that makes the front higher.',
  'the ace goes in front, the straight or flush stays behind.':
    'Put the ace in front and keep the straight or flush behind.',
  'the ace goes in front and the pair stays behind.': 'Put the ace in front and keep the pair behind.',
}

/** What the clause tells a player to do. */
function does({ page: { clause } }: ClauseFacts): string {
  const [, after] = clause.sentence.split(': ')
  return DOES[after ?? ''] ?? capital(after ?? clause.sentence)
}

function answer(facts: ClauseFacts): string {
  const own = evValue(ownOption(facts).ev)
  const [other] = otherOptions(facts)
  const worth = `You ${own < 0 ? 'lose' : 'win'} ${saidMoney(own)} on average ${atStake('bet')}`
  if (!other) return `${does(facts)} ${worth}.`
  const cost = own - evValue(other.ev)
  return `${does(facts)} ${worth}${cost >= 0 ? `, ${saidMoney(cost)} better than ${doing(facts, other.action)}` : `, but ${doing(facts, other.action)} is ${saidMoney(cost)} better`}.`
}

/** Sentences in the order of importance: the last ones are dropped if there is no room. */
function description(facts: ClauseFacts): string {
  const { name, perRound, costing } = facts
  const { win, loss } = sharesOf(ownOption(facts))
  const what = does(facts)
  const ends = `${capital(saidRarity(perRound))} hands; it wins ${saidShare(win)} and loses ${saidShare(loss)}.`
  return `${name} in Pai Gow Poker: ${lowerFirst(what)} ${ends}${costing === 0 ? '' : ` Another setting is better for ${wrongShare(facts)}.`}`
}

// ——— Related ————————————————————————————————————————————————————————————————————————————————————————————————

function because(facts: ClauseFacts, other: ClauseFacts, isTwin: boolean): string {
  const [mine, theirs] = [evValue(ownOption(facts).ev), evValue(ownOption(other).ev)]
  const where = isTwin ? `the same clause in ${wayName(other.page.way)}: ` : ''
  return `${where}${saidRarity(other.perRound)} hands, worth ${saidEv(theirs)}, ${saidGap(theirs - mine)} ${theirs >= mine ? 'more' : 'less'}`
}

/** The clauses next to it in its group, and the clause of another way for the same hands. */
function related(facts: ClauseFacts, words: PaiGowWords): readonly RelatedHand[] {
  const { page } = facts
  const at = list.pages.findIndex(({ slug }) => slug === page.slug)
  const group = list.pages[at]!.group
  const beside = [list.pages[at + 1], list.pages[at - 1]]
    .filter((one) => one !== undefined)
    .sort((a, b) => Number(b.group === group) - Number(a.group === group))
  const pageFor = (slug: string): ClausePage => CLAUSE_PAGES.find((one) => one.slug === slug)!
  const twins = CLAUSE_PAGES.filter((one) => one.clause.id === page.clause.id && one !== page)
  const relation = ({ slug }: ClausePage, isTwin: boolean): RelatedHand => ({
    slug,
    because: words.because(facts, clauseFacts(slug), isTwin),
  })
  const named = beside.slice(0, 2).map(({ slug }) => relation(pageFor(slug), false))
  const twin = twins.slice(0, 1).map((one) => relation(one, true))
  return [...twin, ...named.filter(({ slug }) => twin.every((one) => one.slug !== slug))].slice(0, 3)
}

/**
 * The usual mistake: the best of the other settings that people choose, or the house way itself if another setting is
 * better; undefined if there are no others.
 */
function slipOf(facts: ClauseFacts, words: PaiGowWords): HandAnswer['slip'] {
  const own = ownOption(facts)
  const [best] = [...facts.solution.options].sort((a, b) => compareEv(b.ev, a.ev))
  const worse = otherOptions(facts)
    .filter(({ ev }) => compareEv(ev, best!.ev) < 0)
    .sort((a, b) => compareEv(b.ev, a.ev))
  const wrong = best === own ? worse[0] : own
  return (
    wrong && {
      action: wrong.action,
      cost: evValue(best!.ev) - evValue(wrong.ev),
      perRound: facts.perRound,
      doing: capital(words.doing(facts, wrong.action)),
      played: words.played,
    }
  )
}

/** Throws on an unknown slug. */
export function answerHand(slug: string, words: PaiGowWords = english): HandAnswer {
  const facts = clauseFacts(slug)
  const slip = slipOf(facts, words)
  const house = words.house(facts)
  return {
    rules: facts.rules,
    solution: facts.solution,
    ...(facts.costing > 0 ? { onAverage: true } : {}),
    answer: words.answer(facts),
    description: words.description(facts),
    sections: [
      whySection(facts, words),
      { id: 'ends', ...words.ends(facts) },
      flipsSection(facts, words),
      rulesSection(facts, words),
      ...(house ? [{ id: 'more' as const, ...house }] : []),
    ],
    ...(slip ? { slip } : {}),
    related: related(facts, words),
    drawn: words.drawn(facts),
  }
}

// ——— Drawn —————————————————————————————————————————————————————————————————————————————————————————————————————————

/** What the command on a clause's page solves: the hand shown, set by the way and set best. */
export function drawnHand({ slug, rules }: ClauseFacts) {
  const hand = list.pages.find((page) => page.slug === slug)!.cards[0].cards
  const { action, low } = setByHouse(rules, hand)
  const { options, best } = solve(rules, { ...start(rules), hand })
  const evOf = (one: string): number => evValue(options.find((option) => option.action === one)!.ev)
  return { hand, low, ev: evOf(action), best: evOf(best[0]!), isBest: best.includes(action) }
}

function drawn(facts: ClauseFacts): string {
  const { hand, low, ev, best, isBest } = drawnHand(facts)
  const followed = `with ${saidCards(low)} in front, as the house way sets it, it is worth ${preciseEv(ev)}`
  return drawnText(
    hand,
    isBest ? `${followed}, and nothing is better` : `${followed}; the best setting is worth ${preciseEv(best)}`,
    facts.own.hands,
  )
}

const english: PaiGowWords = {
  ...sectionWords,
  answer,
  description,
  because,
  played: 'by the house way',
  drawn,
}
