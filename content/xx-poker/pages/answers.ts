import { drawnText, preciseEv, saidEv, saidGap, saidShare } from '@/content/pages/said'
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
  const most = isMixed(facts) ? 'Mostly ' : ''
  const what = adds ? `${most}${most ? 'add' : 'Add'} on.` : `${most}${most ? 'decline' : 'Decline'}.`
  return `${what} The Play bet alone is worth ${saidEv(ev)}, so the half added ${adds ? 'gains' : 'loses'} ${saidGap(gain)} of a Play bet${isMixed(facts) ? ' on average' : ''}.`
}

function description(facts: HandFacts): string {
  const { name, adds, gain, ends, adding, hands } = facts
  const part = isMixed(facts) ? ` ${saidShare(adding / hands)} of these hands add on.` : ''
  return `${name} at XX Poker: ${adds ? 'add on' : 'decline'}, ${saidGap(gain)} of a Play bet ${adds ? 'gained' : 'saved'}.${part} The bets move to ×2 in ${saidShare(ends[1]!)} of deals, to ×5 in ${saidShare(ends[2]!)}.`
}

const because = (here: HandFacts, slug: string, where: string): RelatedHand => {
  const other = handFacts(slug)
  return {
    slug,
    because: `${where}: ${other.adds ? 'add on' : 'decline'}${other.adds === here.adds ? ' too' : ''}, worth ${saidEv(other.ev)}; ${causeText(here, other)}`,
  }
}

/** Its neighbours, and the hand of another group with the same highest card. */
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
            facts.kind === 'suited' ? 'its highest card paired' : 'three of one suit with that card on top',
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
      `its Play bet is worth ${preciseEv(ev)}, with the half added ${preciseEv(ev + gainOf(ev))}`,
      hands,
    ),
  }
}

/** Throws on a slug that is no page. */
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
