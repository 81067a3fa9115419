import type { HandAnswer, RelatedHand } from '@/content/pages/hand-page'
import { changedPlays, drawnEv, type FirstHandFacts, sidesOf } from '@/content/pages/first-hand-facts'
import { dealCards } from '@/content/pages/first-hand-words'
import { atStake, orList, real, saidCount, saidEv, saidGap, saidMoney, saidShare } from '@/content/pages/said'
import { FIRST_HANDS, type FirstHand, firstHandSlug, isAskedHand, UPCARDS } from '@/lib/engines/blackjack/index'
import type { Option, Solution } from '@/lib/game/solution'
import { capital } from '@/lib/text'
import {
  type BlackjackWords,
  doing,
  flipsSection,
  handFacts,
  RULES,
  rulesSection,
  sectionWords,
  verb,
} from './sections'

/* The text of each blackjack page: the best play of a first hand from a fresh shoe, if the dealer has no blackjack. */

function solutionOf({ options, best }: FirstHandFacts): Solution<string> {
  const solved = options.map(({ action, ev, outcomes }): Option<string> => ({ action, ev: real(ev), outcomes }))
  return {
    options: solved,
    best: [best],
    ...(options.some(({ action }) => action === 'split') ? { isApproximated: true as const } : {}),
  }
}

/** When a rule that casinos have makes another play best. */
const WHEN: Readonly<Record<string, string>> = {
  'h17-ls': 'if the dealer hits soft 17',
  s17: 'if the dealer stands on soft 17',
  's17-ls': 'if the dealer stands on soft 17',
  'no-das': 'if you may not double after a split',
  'double-9-11': 'if you may double only 9 to 11',
  'double-10-11': 'if you may double only 10 and 11',
  'no-resplit': 'if you may split only once',
  'resplit-aces': 'if you may split aces again',
  'decks-1': 'with one deck',
  'decks-2': 'with two decks',
  'decks-8': 'with eight decks',
  'no-hole-card': 'if the dealer takes no hole card',
}

/** “Surrender if offered; otherwise hit.”, “Double; hit if the dealer stands on soft 17.” */
function verdict(facts: FirstHandFacts): string {
  const { best } = facts
  const others = changedPlays(facts)
    .filter(({ play }) => play !== 'surrender')
    .map(({ play, rules }) => `${verb(play)} ${orList([...new Set(rules.map((rule) => WHEN[rule]!))])}`)
  const own = [verb(best), ...others].join('; ')
  const surrender = changedPlays(facts).find(({ play }) => play === 'surrender')
  if (!surrender) return `${capital(own)}.`
  const when = surrender.isAlways ? '' : ` and ${WHEN[surrender.rules[0]!]!.slice('if '.length)}`
  return `Surrender if offered${when}; otherwise ${own}.`
}

/** The play under each rule, its price, and the cards of the hand with which another play is best. */
function answer(all: FirstHandFacts): string {
  const { ranked, best, lead, facts } = all
  const { ev } = ranked[0]
  const who =
    changedPlays(all).length === 0
      ? `You ${ev < 0 ? 'lose' : 'win'}`
      : `${capital(doing(best))} ${ev < 0 ? 'loses' : 'wins'}`
  const line = `${verdict(all)} ${who} ${saidMoney(ev)} on average ${atStake('bet')}, ${saidMoney(lead)} better than ${doing(ranked[1].action)}`
  return facts.every((deal) => deal.best === best) ? `${line}.` : `${line}. A few two-card hands are exceptions.`
}

function description(facts: FirstHandFacts): string {
  const { name, best, ranked, lead, rules } = facts
  const turned = rules.filter((one) => one.best !== best).length
  const under =
    turned === 0
      ? 'No common rule changes it'
      : `${capital(saidCount(turned))} of ${saidCount(rules.length)} other rules ${turned === 1 ? 'changes' : 'change'} it`
  return `${name}: ${verb(best)}. It wins ${saidShare(sidesOf(ranked[0]).ahead)} and is worth ${saidGap(lead)} of a bet more than ${doing(ranked[1].action)}. ${under}.`
}

// ——— Related ————————————————————————————————————————————————————————————————————————————————————————————————

const because = (here: FirstHandFacts, other: FirstHandFacts): string =>
  other.best === here.best
    ? `${verb(other.best)} too, and ${other.lead < here.lead ? 'closer' : 'clearer'}`
    : `${verb(other.best)}, by ${saidGap(other.lead)}`

/** The nearest of some hands with another best play; if there is none, the nearest. */
const nearestTurn = (
  here: FirstHandFacts,
  hands: readonly FirstHand[],
  far: (hand: FirstHand) => number,
): FirstHand => {
  const near = hands.filter(isAskedHand).sort((a, b) => far(a) - far(b))
  return near.find((one) => handFacts(firstHandSlug(one)).best !== here.best) ?? near[0]!
}

function related(facts: FirstHandFacts, words: BlackjackWords): readonly RelatedHand[] {
  const { hand } = facts
  const place = (upcard: number): number => (UPCARDS as readonly number[]).indexOf(upcard)
  const upcard = nearestTurn(
    facts,
    FIRST_HANDS.filter((one) => one.kind === hand.kind && one.number === hand.number && one.upcard !== hand.upcard),
    (one) => Math.abs(place(one.upcard) - place(hand.upcard)),
  )
  const other = nearestTurn(
    facts,
    FIRST_HANDS.filter((one) => one.kind === hand.kind && one.upcard === hand.upcard && one.number !== hand.number),
    (one) => Math.abs(one.number - hand.number),
  )
  const total = hand.kind === 'pair' ? (hand.number === 1 ? 12 : 2 * hand.number) : hand.number
  const twin = FIRST_HANDS.filter(isAskedHand).find(
    (one) =>
      one.upcard === hand.upcard &&
      (hand.kind === 'hard'
        ? one.kind === 'pair' && 2 * one.number === total
        : one.kind === 'hard' && one.number === total),
  )
  return [upcard, other, ...(twin ? [twin] : [])]
    .map(firstHandSlug)
    .map((slug) => ({ slug, because: words.because(facts, handFacts(slug)) }))
}

/** For a hard total of several pairs of cards: the pair that the command solves. */
function drawn(facts: FirstHandFacts): string {
  return `The command solves ${dealCards(facts.facts[0]!.deal)}, where ${doing(facts.best)} is worth ${saidEv(drawnEv(facts))}. The page averages over ${saidCount(facts.facts.length)} pairs of cards by how often they come.`
}

const english: BlackjackWords = { ...sectionWords, answer, description, because, drawn }

/** Throws a RangeError on an unknown slug. */
export function answerHand(slug: string, words: BlackjackWords = english): HandAnswer {
  const facts = handFacts(slug)
  if (!isAskedHand(facts.hand)) throw new RangeError(`“${slug}” isn’t a page of Blackjack`)
  return {
    rules: RULES,
    solution: solutionOf(facts),
    answer: words.answer(facts),
    description: words.description(facts),
    sections: [
      { id: 'why', ...words.why(facts) },
      { id: 'ends', ...words.ends(facts) },
      flipsSection(facts, words),
      rulesSection(facts, words),
    ],
    slip: { action: facts.ranked[1].action, cost: facts.lead, perRound: facts.chance },
    related: related(facts, words),
    ...(facts.facts.length > 1 && { drawn: words.drawn(facts) }),
  }
}
