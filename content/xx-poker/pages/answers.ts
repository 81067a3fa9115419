import { NAMED_STAKE } from '@/lib/games/ev'
import { drawnText, preciseEv, saidEv, saidGap, saidMoney, saidShare } from '@/content/pages/said'
import type { HandAnswer, RelatedHand } from '@/content/pages/hand-page'
import { answerContest } from './contests'
import { exampleOf } from '@/lib/games/xx-poker/hand-classes'
import { gainOf, handFacts, type HandFacts, HANDS, RULES } from './facts'
import { deadSection, endsSection, flipsSection, whySection } from './sections'
import { list } from './list'
import { causeText } from './particulars'

/* What each page of XX Poker says: add half the Play bet, or decline. */

const isMixed = ({ adding, hands }: HandFacts): boolean => adding > 0 && adding < hands

function answer(facts: HandFacts): string {
  const { adds, gain, ev } = facts
  const mixed = isMixed(facts)
  const what = `${mixed ? 'Mostly ' : ''}${adds ? (mixed ? 'add' : 'Add') : mixed ? 'decline' : 'Decline'}${adds ? ' on' : ''}.`
  return `${what} A $${NAMED_STAKE} Play bet ${ev > 0 ? 'wins' : 'loses'} ${saidMoney(ev)} on average, so adding half ${adds ? 'gains' : 'loses'} another ${saidMoney(gain)}.`
}

function description(facts: HandFacts): string {
  const { name, adds, gain, ends, adding, hands } = facts
  const part = isMixed(facts) ? ` ${saidShare(adding / hands)} of these hands add on.` : ''
  return `${name} in XX Poker: ${adds ? 'add on' : 'decline'}, which ${adds ? 'gains' : 'saves'} ${saidGap(gain)} Play bets.${part} The bets move to ×2 in ${saidShare(ends[1]!)} of deals, to ×5 in ${saidShare(ends[2]!)}.`
}

const because = (here: HandFacts, slug: string, where: string): RelatedHand => {
  const other = handFacts(slug)
  return {
    slug,
    because: `${where}: ${other.adds ? 'add on' : 'decline'}${other.adds === here.adds ? ' too' : ''}, worth ${saidEv(other.ev)}; ${causeText(here, other)}`,
  }
}

/** Its neighbors, and the hand of another group with the same highest card. */
function related(facts: HandFacts): readonly RelatedHand[] {
  const same = list.pages.filter(({ group }) => group === facts.group).map(({ slug }) => slug)
  const at = same.indexOf(facts.slug)
  const high = facts.slug.split('-')[facts.kind === 'top-two' ? 0 : 1]!
  const twin = { pair: `suited-${high}`, trips: '', suited: `pair-${high}`, 'top-two': `suited-${high}` }[facts.kind]
  return [
    ...(same[at - 1] ? [because(facts, same[at - 1]!, 'one step higher')] : []),
    ...(same[at + 1] ? [because(facts, same[at + 1]!, 'one step lower')] : []),
    ...(list.pages.some(({ slug }) => slug === twin)
      ? [
          because(
            facts,
            twin,
            facts.kind === 'suited' ? 'a pair of its highest card' : 'three of one suit with the same highest card',
          ),
        ]
      : []),
  ]
}

/** What the command solves, where hands of the page differ. */
function drawn({ slug, drawn: ev, members, hands }: HandFacts): Pick<HandAnswer, 'drawn'> {
  if (members.length === 1 && members[0]!.least === members[0]!.most) return {}
  return {
    drawn: drawnText(
      exampleOf(slug),
      `the Play bet is worth ${preciseEv(ev)}, or ${preciseEv(ev + gainOf(ev))} with the add-on`,
      hands,
    ),
  }
}

/** Throws on an unknown slug. */
export function answerHand(slug: string): HandAnswer {
  if (slug.startsWith('contest-')) return answerContest(slug)
  const facts = handFacts(slug)
  return {
    rules: RULES,
    solution: facts.solution,
    answer: answer(facts),
    description: description(facts),
    sections: [whySection(facts), endsSection(facts), flipsSection(facts), deadSection(facts)],
    slip: { action: facts.adds ? 'decline' : 'add', cost: Math.abs(facts.gain), perRound: facts.hands / HANDS },
    related: related(facts),
    ...drawn(facts),
  }
}
