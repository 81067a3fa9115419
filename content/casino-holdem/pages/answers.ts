import type { HandAnswer, RelatedHand } from '@/content/pages/hand-page'
import { parseCards } from '@/lib/cards/card'
import { atStake, preciseEv, saidCards, saidCount, saidEv, saidMoney, saidShare } from '@/content/pages/said'
import { slugOf, STARTING_HANDS, type StartingHand, startingHand } from '@/lib/games/starting-hands'
import { must } from '@/lib/result'
import { game as casinoHoldem } from '@/lib/games/casino-holdem/index'
import { nameOf } from '@/content/pages/starting-list'
import { handFacts, type HandFacts, RULES } from './facts'
import { endsSection, flipsSection, nothing, rulesSection, whySection } from './sections'
import { closestCase } from './list'
import { FOLD_NET } from '@/lib/games/casino-holdem/round'

/* What each page of Casino Hold'em says: on which flops a starting hand calls. The options are those of the flops that leave it without help. */

function answer(facts: HandFacts): string {
  const { called, lead, solution } = facts
  const call = solution.best.includes('call')
  const share =
    called > 1 - 1e-9
      ? 'Call on every flop.'
      : called > 0.97
        ? `Call on nearly every flop: ${saidShare(called)} of them.`
        : `Call on ${saidShare(called)} of flops.`
  const [better, worse] = call ? ['calling', 'folding'] : ['folding', 'calling']
  return `${share} With ${nothing(facts)}, ${better} is worth ${saidMoney(lead)} more than ${worse} on average ${atStake(casinoHoldem.unit)}${called > 1 - 1e-9 ? '' : ', but the flop decides'}.`
}

function description(facts: HandFacts): string {
  const { called, askedShare, askedCalled, ev, isPair } = facts
  const help = isPair
    ? ''
    : ` ${saidShare(askedShare)} of flops leave you without a pair or a good draw; you call on ${saidShare(askedCalled)} of those.`
  return `Call on ${saidShare(called)} of flops with ${nameOf(startingHand(facts.slug))} in Casino Hold’em: the hand is worth ${saidEv(ev)} antes.${help} The closest flops, and what calling every one costs.`
}

// ——— Related ————————————————————————————————————————————————————————————————————————————————————————————————

const because = (here: HandFacts, hand: StartingHand, where: string): RelatedHand => {
  const other = handFacts(slugOf(hand))
  const more = other.called - here.called
  return {
    slug: other.slug,
    because: `${where}: call on ${saidShare(other.called)} of flops${Math.abs(more) < 5e-4 ? ', as often' : `, ${more > 0 ? 'more' : 'less'} often`}`,
  }
}

/** The kicker above and below, and the same ranks in other suits. */
function related(facts: HandFacts): readonly RelatedHand[] {
  const { high, low, suited } = startingHand(facts.slug)
  const find = (h: number, l: number, s: boolean): StartingHand | undefined =>
    STARTING_HANDS.find((one) => one.high === h && one.low === l && one.suited === s)
  const twin = high === low ? (find(high, high - 1, true) ?? find(high + 1, high, true)) : find(high, low, !suited)
  const above = high === low ? find(high + 1, low + 1, false) : low + 1 < high ? find(high, low + 1, suited) : undefined
  const below = high === low ? find(high - 1, low - 1, false) : find(high, low - 1, suited)
  return [
    ...(twin
      ? [
          because(
            facts,
            twin,
            high === low ? 'the nearest hand without a pair' : suited ? 'the offsuit version' : 'the suited version',
          ),
        ]
      : []),
    ...(above ? [because(facts, above, 'one step higher')] : []),
    ...(below ? [because(facts, below, 'one step lower')] : []),
  ]
}

/** What the command solves: one flop, where the page is about many. */
function drawn(facts: HandFacts): string {
  const { hand, flop, gain } = closestCase(facts)
  return `The command solves the closest flop, shown above: ${saidCards(must(parseCards(hand)))} on ${saidCards(must(parseCards(flop)))}. There calling is worth ${preciseEv(gain + FOLD_NET)} and folding ${preciseEv(FOLD_NET)}. The values on this page are averages over ${saidCount(facts.asked.flops)} flops, each weighted by how often it comes.`
}

/** Throws on a slug that is no page. */
export function answerHand(slug: string): HandAnswer {
  const facts = handFacts(slug)
  const { lead, perRound, solution } = facts
  return {
    rules: RULES,
    solution,
    answer: answer(facts),
    description: description(facts),
    sections: [whySection(facts), endsSection(facts), flipsSection(facts), rulesSection(facts)],
    slip: { action: lead > 0 ? 'fold' : 'call', cost: Math.abs(lead), perRound },
    related: related(facts),
    drawn: drawn(facts),
  }
}
