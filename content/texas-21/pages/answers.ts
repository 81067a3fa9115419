import type { HandAnswer, RelatedHand } from '@/content/pages/hand-page'
import type { Option, Solution } from '@/lib/games/solution'
import { atStake, real, saidCount, saidEv, saidGap, saidMoney, saidShare } from '@/content/pages/said'
import {
  FIRST_HANDS,
  type FirstHand,
  firstHandName,
  firstHandSlug,
  isAskedHand,
  UPCARDS,
} from '@/lib/engines/blackjack/index'
import { sidesOf } from '@/content/pages/first-hand-facts'
import { dealCards } from '@/content/pages/first-hand-words'
import { flopFacts, handFacts, type HandFacts, RULES } from './facts'
import { doing, verb } from './words'
import { endsSection, flipsSection, whySection } from './sections'
import { flopSection } from './flop'
import { label } from '@/lib/games/texas-21/words'

/* What each page of Texas 21 says: the best play of a first hand from a fresh shoe, the flop not looked at, the dealer having no blackjack. */

const SPLIT_APPROXIMATION =
  'A split is solved exactly for hands that each follow one strategy by their own cards. A player who also looked at the other hands would gain a few millionths of a bet.'

function solutionOf({ options, best }: HandFacts): Solution<string> {
  const solved = options.map(({ action, ev, outcomes }): Option<string> => ({ action, ev: real(ev), outcomes }))
  return {
    options: solved,
    best: [best],
    ...(options.some(({ action }) => action === 'split') ? { approximation: SPLIT_APPROXIMATION } : {}),
  }
}

/** The play, its price, and the cards with which it is another. */
function answer({ ranked, best, lead, facts }: HandFacts): string {
  const exceptions = facts.filter((deal) => deal.best !== best)
  const { ev } = ranked[0]
  const line = `${label(RULES, best).name}. You ${ev < 0 ? 'lose' : 'win'} ${saidMoney(ev)} on average ${atStake('bet')}, ${saidMoney(lead)} better than ${doing(ranked[1].action)}`
  return exceptions.length === 0 ? `${line}.` : `${line}. A few two-card combinations are exceptions.`
}

function description(facts: HandFacts): string {
  const { name, best, ranked, lead } = facts
  const { turned } = flopFacts(facts)
  const flop = turned > 0 ? `the flop changes the play in ${saidShare(turned)} of deals` : 'no flop changes the play'
  return `${name}: ${verb(best)}. It is worth ${saidEv(ranked[0].ev)} bets, ${saidGap(lead)} more than ${doing(ranked[1].action)}. You win ${saidShare(sidesOf(ranked[0]).ahead)} of rounds; ${flop}.`
}

// ——— Related ————————————————————————————————————————————————————————————————————————————————————————————————

/** The page’s own name stands before it. */
const because = (here: HandFacts, slug: string, where?: string): RelatedHand => {
  const other = handFacts(slug)
  const what =
    other.best === here.best
      ? `${verb(other.best)} too, ${other.lead < here.lead ? 'closer' : 'clearer'} by ${saidGap(other.lead - here.lead)}`
      : `${verb(other.best)}, by ${saidGap(other.lead)}`
  return { slug, because: where === undefined ? what : `${where}: ${what}` }
}

/** The nearest up card against which the play is another, or the next card there is. */
function otherUpcard({ hand, best }: HandFacts): FirstHand {
  const at = UPCARDS.indexOf(hand.upcard as (typeof UPCARDS)[number])
  const byDistance = UPCARDS.map((upcard, i) => ({ upcard, far: Math.abs(i - at) }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far)
  const turned =
    byDistance.find(({ upcard }) => handFacts(firstHandSlug({ ...hand, upcard })).best !== best) ?? byDistance[0]!
  return { ...hand, upcard: turned.upcard }
}

/** The nearest hand of its kind against the same card that is played otherwise, or the next one. */
function otherHand({ hand, best }: HandFacts): FirstHand {
  const same = FIRST_HANDS.filter(
    (one) => one.kind === hand.kind && one.upcard === hand.upcard && one.number !== hand.number,
  )
  const near = [...same].sort((a, b) => Math.abs(a.number - hand.number) - Math.abs(b.number - hand.number))
  return near.find((one) => handFacts(firstHandSlug(one)).best !== best) ?? near[0]!
}

/** The same total made otherwise: a pair for a hard total, a hard total for a pair or a soft one. */
function twin({ hand }: HandFacts): FirstHand | undefined {
  const total = hand.kind === 'pair' ? (hand.number === 1 ? 12 : 2 * hand.number) : hand.number
  const wanted = hand.kind === 'hard' ? { kind: 'pair', number: total / 2 } : { kind: 'hard', number: total }
  return FIRST_HANDS.find(
    (one) => one.kind === wanted.kind && one.number === wanted.number && one.upcard === hand.upcard && one !== hand,
  )
}

/** Of a hard total made by several pairs of cards: what the command solves. */
function drawn({ facts, best, options }: HandFacts): Pick<HandAnswer, 'drawn'> {
  const [first] = facts
  if (!first || facts.length < 2) return {}
  const ev = first.evs[options.findIndex(({ action }) => action === best)]!
  return {
    drawn: `The command solves the two cards above, ${dealCards(first.deal)}, with which ${doing(best)} is worth ${saidEv(ev)}. The figures on this page are averages over ${saidCount(facts.length)} pairs of cards that make this total, each weighted by how often it comes.`,
  }
}

function related(facts: HandFacts): readonly RelatedHand[] {
  const [upcard, hand, same] = [otherUpcard(facts), otherHand(facts), twin(facts)]
  return [
    because(facts, firstHandSlug(upcard)),
    because(facts, firstHandSlug(hand)),
    ...(same ? [because(facts, firstHandSlug(same), 'the same total')] : []),
  ]
}

/** The page of the hand in blackjack: which rules change the play. */
const asBlackjack = ({ hand, slug }: HandFacts): Pick<HandAnswer, 'elsewhere'> =>
  isAskedHand(hand)
    ? {
        elsewhere: {
          path: `/blackjack/hands/${slug}`,
          name: `${firstHandName(hand)} in blackjack`,
          what: 'which rules change the play.',
        },
      }
    : {}

/** Throws on a slug that is no page. */
export function answerHand(slug: string): HandAnswer {
  const facts = handFacts(slug)
  return {
    rules: RULES,
    solution: solutionOf(facts),
    answer: answer(facts),
    description: description(facts),
    sections: [whySection(facts), endsSection(facts), flipsSection(facts), flopSection(facts)],
    slip: { action: facts.ranked[1].action, cost: facts.lead, perRound: facts.chance },
    ...asBlackjack(facts),
    related: related(facts),
    ...drawn(facts),
  }
}
