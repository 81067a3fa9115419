import type { HandAnswer, RelatedHand } from '@/content/pages/hand-page'
import type { Option, Solution } from '@/lib/game/solution'
import { atStake, real, saidCount, saidEv, saidGap, saidMoney, saidShare } from '@/content/pages/said'
import {
  FIRST_HANDS,
  type FirstHand,
  firstHandName,
  firstHandSlug,
  isAskedHand,
  UPCARDS,
} from '@/lib/engines/blackjack/index'
import { drawnEv, sidesOf } from '@/content/pages/first-hand-facts'
import { dealCards } from '@/content/pages/first-hand-words'
import { flopFacts, handFacts, type HandFacts, RULES } from './facts'
import { doing, verb } from './words'
import { endsSection, flipsSection, sectionWords, type Texas21Words } from './sections'
import { flopSection, flopWordsInEnglish } from './flop'
import { en } from '@/lib/games/texas-21/messages/en'

/*
 * The text of each Texas 21 page: the best play of a first hand from a fresh shoe, without a look at the flop, if the
 * dealer has no blackjack.
 */

function solutionOf({ options, best }: HandFacts): Solution<string> {
  const solved = options.map(({ action, ev, outcomes }): Option<string> => ({ action, ev: real(ev), outcomes }))
  return {
    options: solved,
    best: [best],
    ...(options.some(({ action }) => action === 'split') ? { isApproximated: true as const } : {}),
  }
}

/** The play, its price, and the cards with which another play is best. */
function answer({ ranked, best, lead, facts }: HandFacts): string {
  const exceptions = facts.filter((deal) => deal.best !== best)
  const { ev } = ranked[0]
  const line = `${en.action(best).name}. You ${ev < 0 ? 'lose' : 'win'} ${saidMoney(ev)} on average ${atStake('bet')}, ${saidMoney(lead)} better than ${doing(ranked[1].action)}`
  return exceptions.length === 0 ? `${line}.` : `${line}. A few two-card combinations are exceptions.`
}

function description(facts: HandFacts): string {
  const { name, best, ranked, lead } = facts
  const { turned } = flopFacts(facts)
  const flop = turned > 0 ? `the flop changes the play in ${saidShare(turned)} of deals` : 'no flop changes the play'
  return `${name}: ${verb(best)}. It is worth ${saidEv(ranked[0].ev)} bets, ${saidGap(lead)} more than ${doing(ranked[1].action)}. You win ${saidShare(sidesOf(ranked[0]).ahead)} of rounds; ${flop}.`
}

// ——— Related ————————————————————————————————————————————————————————————————————————————————————————————————

/** Follows the name of the page. */
const because = (here: HandFacts, other: HandFacts, isTwin: boolean): string => {
  const what =
    other.best === here.best
      ? `${verb(other.best)} too, ${other.lead < here.lead ? 'closer' : 'clearer'} by ${saidGap(other.lead - here.lead)}`
      : `${verb(other.best)}, by ${saidGap(other.lead)}`
  return isTwin ? `the same total: ${what}` : what
}

/** The nearest up card with another best play; if there is none, a neighboring one. */
function otherUpcard({ hand, best }: HandFacts): FirstHand {
  const at = UPCARDS.indexOf(hand.upcard as (typeof UPCARDS)[number])
  const byDistance = UPCARDS.map((upcard, i) => ({ upcard, far: Math.abs(i - at) }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far)
  const turned =
    byDistance.find(({ upcard }) => handFacts(firstHandSlug({ ...hand, upcard })).best !== best) ?? byDistance[0]!
  return { ...hand, upcard: turned.upcard }
}

/** The nearest hand of its kind against the same card with another best play; if there is none, a neighboring one. */
function otherHand({ hand, best }: HandFacts): FirstHand {
  const same = FIRST_HANDS.filter(
    (one) => one.kind === hand.kind && one.upcard === hand.upcard && one.number !== hand.number,
  )
  const near = [...same].sort((a, b) => Math.abs(a.number - hand.number) - Math.abs(b.number - hand.number))
  return near.find((one) => handFacts(firstHandSlug(one)).best !== best) ?? near[0]!
}

/** The same total in another kind of hand: the pair for a hard total, the hard total for a pair or a soft one. */
function twin({ hand }: HandFacts): FirstHand | undefined {
  const total = hand.kind === 'pair' ? (hand.number === 1 ? 12 : 2 * hand.number) : hand.number
  const wanted = hand.kind === 'hard' ? { kind: 'pair', number: total / 2 } : { kind: 'hard', number: total }
  return FIRST_HANDS.find(
    (one) => one.kind === wanted.kind && one.number === wanted.number && one.upcard === hand.upcard && one !== hand,
  )
}

/** For a hard total of several pairs of cards: the pair that the command solves. */
const drawn = (facts: HandFacts): string =>
  `The command solves ${dealCards(facts.facts[0]!.deal)}, where ${doing(facts.best)} is worth ${saidEv(drawnEv(facts))}. The page averages over ${saidCount(facts.facts.length)} pairs of cards by how often they come.`

function related(facts: HandFacts, words: Texas21Words): readonly RelatedHand[] {
  const same = twin(facts)
  const relation = (hand: FirstHand, isTwin: boolean): RelatedHand => {
    const slug = firstHandSlug(hand)
    return { slug, because: words.because(facts, handFacts(slug), isTwin) }
  }
  return [
    relation(otherUpcard(facts), false),
    relation(otherHand(facts), false),
    ...(same ? [relation(same, true)] : []),
  ]
}

/** A link to the hand's page in blackjack, which lists the rules that change the play. */
const asBlackjack = ({ hand, slug }: HandFacts, words: Texas21Words): Pick<HandAnswer, 'elsewhere'> =>
  isAskedHand(hand)
    ? {
        elsewhere: {
          path: `/blackjack/hands/${slug}`,
          ...words.elsewhere(hand),
        },
      }
    : {}

const english: Texas21Words = {
  ...sectionWords,
  ...flopWordsInEnglish,
  answer,
  description,
  because,
  elsewhere: (hand) => ({ name: `${firstHandName(hand)} in blackjack`, what: 'which rules change the play.' }),
  drawn,
}

/** Throws on an unknown slug. */
export function answerHand(slug: string, words: Texas21Words = english): HandAnswer {
  const facts = handFacts(slug)
  return {
    rules: RULES,
    solution: solutionOf(facts),
    answer: words.answer(facts),
    description: words.description(facts),
    sections: [
      { id: 'why', ...words.why(facts) },
      endsSection(facts, words),
      flipsSection(facts, words),
      flopSection(facts, words),
    ],
    slip: { action: facts.ranked[1].action, cost: facts.lead, perRound: facts.chance },
    ...asBlackjack(facts, words),
    related: related(facts, words),
    ...(facts.facts.length > 1 && { drawn: words.drawn(facts) }),
  }
}
