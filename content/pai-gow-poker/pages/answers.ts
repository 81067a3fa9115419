import { compareEv, evValue } from '@/lib/games/ev'
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
  endsSection,
  flipsSection,
  houseSection,
  otherOptions,
  ownOption,
  rulesSection,
  sharesOf,
  wayName,
  whySection,
  wrongShare,
} from './sections'
import { list } from './list'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import { setByHouse, start } from '@/lib/games/pai-gow-poker/round'
import { capital } from '@/lib/text'

/* What each page of a Pai Gow clause says. */

/** What the clause does: its sentence after the colon. */
function does({ page: { clause } }: ClauseFacts): string {
  const [, after] = clause.sentence.split(': ')
  return capital(after ?? clause.sentence)
}

function answer(facts: ClauseFacts): string {
  const own = evValue(ownOption(facts).ev)
  const [other] = otherOptions(facts)
  const worth = `You ${own < 0 ? 'lose' : 'win'} ${saidMoney(own)} on average ${atStake('bet')}`
  if (!other) return `${does(facts)} ${worth}.`
  const cost = own - evValue(other.ev)
  return `${does(facts)} ${worth}${cost >= 0 ? `, ${saidMoney(cost)} better than ${doing(facts, other.action)}` : `, but ${doing(facts, other.action)} is ${saidMoney(cost)} better`}.`
}

/** Sentences in the order of their weight: where there is no room for all, the last go. */
function description(facts: ClauseFacts): string {
  const { name, perRound, costing } = facts
  const { win, loss } = sharesOf(ownOption(facts))
  const what = does(facts)
  const ends = `${capital(saidRarity(perRound))} hands; it wins ${saidShare(win)} and loses ${saidShare(loss)}.`
  return `${name} in Pai Gow Poker: ${what.charAt(0).toLowerCase()}${what.slice(1)} ${ends}${costing === 0 ? '' : ` Another setting is better for ${wrongShare(facts)}.`}`
}

// ——— Related ————————————————————————————————————————————————————————————————————————————————————————————————

const because = (facts: ClauseFacts, { slug }: ClausePage, where: string): RelatedHand => {
  const other = clauseFacts(slug)
  const [mine, theirs] = [evValue(ownOption(facts).ev), evValue(ownOption(other).ev)]
  return {
    slug,
    because: `${where}: ${saidRarity(other.perRound)} hands, worth ${saidEv(theirs)}, ${saidGap(theirs - mine)} ${theirs >= mine ? 'more' : 'less'}`,
  }
}

/** The clauses beside it in its group, and what another way says in its place. */
function related(facts: ClauseFacts): readonly RelatedHand[] {
  const { page } = facts
  const at = list.pages.findIndex(({ slug }) => slug === page.slug)
  const group = list.pages[at]!.group
  const beside = [list.pages[at + 1], list.pages[at - 1]]
    .filter((one) => one !== undefined)
    .sort((a, b) => Number(b.group === group) - Number(a.group === group))
  const pageFor = (slug: string): ClausePage => CLAUSE_PAGES.find((one) => one.slug === slug)!
  const twins = CLAUSE_PAGES.filter((one) => one.clause.id === page.clause.id && one !== page)
  const named = beside.slice(0, 2).map(({ slug }) => because(facts, pageFor(slug), `clause ${pageFor(slug).clause.id}`))
  const twin = twins.slice(0, 1).map((one) => because(facts, one, `the same clause in ${wayName(one.way)}`))
  return [...twin, ...named.filter(({ slug }) => twin.every((one) => one.slug !== slug))].slice(0, 3)
}

/** The nearest of the other settings that people choose is the slip; following the way, where one of them is better; none where there is none. */
function slipOf(facts: ClauseFacts): HandAnswer['slip'] {
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
      doing: capital(doing(facts, wrong.action)),
      played: 'with every hand set by the house way',
    }
  )
}

/** Throws on a slug that is no page. */
export function answerHand(slug: string): HandAnswer {
  const facts = clauseFacts(slug)
  const slip = slipOf(facts)
  return {
    rules: facts.rules,
    solution: facts.solution,
    ...(facts.costing > 0 ? { onAverage: true } : {}),
    answer: answer(facts),
    description: description(facts),
    sections: [whySection(facts), endsSection(facts), flipsSection(facts), rulesSection(facts), houseSection(facts)],
    ...(slip ? { slip } : {}),
    related: related(facts),
    drawn: clauseDrawn(facts),
  }
}

// ——— Drawn —————————————————————————————————————————————————————————————————————————————————————————————————————————

/** What the command of a clause's page solves: the one hand that is drawn, by the way and at best. */
export function clauseDrawn({ slug, rules, own }: ClauseFacts): string {
  const hand = list.pages.find((page) => page.slug === slug)!.cards[0].cards
  const { action, low } = setByHouse(rules, hand)
  const { options, best } = solve(rules, { ...start(rules), hand })
  const evOf = (one: string): number => evValue(options.find((option) => option.action === one)!.ev)
  const followed = `with ${saidCards(low)} in front, as the house way sets it, it is worth ${preciseEv(evOf(action))}`
  return drawnText(
    hand,
    best.includes(action)
      ? `${followed}, and nothing is better`
      : `${followed}; the best setting is worth ${preciseEv(evOf(best[0]!))}`,
    own.hands,
  )
}
