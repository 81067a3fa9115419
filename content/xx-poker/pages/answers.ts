import { NAMED_STAKE } from '@/lib/game/ev'
import { drawnText, preciseEv, saidEv, saidGap, saidMoney, saidShare } from '@/content/pages/said'
import type { HandAnswer, RelatedHand } from '@/content/pages/hand-page'
import { answerContest, contestWords, type ContestWords } from './contests'
import { exampleOf } from '@/lib/games/xx-poker/hand-classes'
import { gainOf, handFacts, type HandFacts, HANDS, RULES } from './facts'
import { sectionsOf, sectionWords, type Where, type XxHandWords } from './sections'
import { list } from './list'
import { causeText } from './particulars'

/* The text of each XX Poker page on the add-on: add half the Play bet, or decline. */

export const isMixed = ({ adding, hands }: HandFacts): boolean => adding > 0 && adding < hands

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

const WHERE: Readonly<Record<Where, string>> = {
  higher: 'one step higher',
  lower: 'one step lower',
  pair: 'a pair of its highest card',
  suited: 'three of one suit with the same highest card',
}

const because = (here: HandFacts, other: HandFacts, where: Where): string =>
  `${WHERE[where]}: ${other.adds ? 'add on' : 'decline'}${other.adds === here.adds ? ' too' : ''}, worth ${saidEv(other.ev)}; ${causeText(here, other)}`

/** Its neighbors, and the hand of another group with the same highest card. */
function related(facts: HandFacts, words: XxHandWords): readonly RelatedHand[] {
  const same = list.pages.filter(({ group }) => group === facts.group).map(({ slug }) => slug)
  const at = same.indexOf(facts.slug)
  const high = facts.slug.split('-')[facts.kind === 'top-two' ? 0 : 1]!
  const twin = { pair: `suited-${high}`, trips: '', suited: `pair-${high}`, 'top-two': `suited-${high}` }[facts.kind]
  const to = (slug: string | undefined, where: Where): readonly RelatedHand[] =>
    slug === undefined ? [] : [{ slug, because: words.because(facts, handFacts(slug), where) }]
  return [
    ...to(same[at - 1], 'higher'),
    ...to(same[at + 1], 'lower'),
    ...to(list.pages.find(({ slug }) => slug === twin)?.slug, facts.kind === 'suited' ? 'pair' : 'suited'),
  ]
}

/** What the command solves, if the page's hands have different EVs. */
const drawn = (facts: HandFacts, words: XxHandWords): Pick<HandAnswer, 'drawn'> =>
  facts.members.length === 1 && facts.members[0]!.least === facts.members[0]!.most ? {} : { drawn: words.drawn(facts) }

/** What the pages say in one language: those on the add-on, and those on a contest. */
export interface XxWords {
  readonly hands: XxHandWords
  readonly contests: ContestWords
}

const wordsInEnglish: XxWords = {
  hands: {
    ...sectionWords,
    answer,
    description,
    because,
    drawn: ({ slug, drawn: ev, hands }) =>
      drawnText(
        exampleOf(slug),
        `the Play bet is worth ${preciseEv(ev)}, or ${preciseEv(ev + gainOf(ev))} with the add-on`,
        hands,
      ),
  },
  contests: contestWords,
}

/** Throws on an unknown slug. */
export function answerHand(slug: string, { hands: words, contests }: XxWords = wordsInEnglish): HandAnswer {
  if (slug.startsWith('contest-')) return answerContest(slug, contests)
  const facts = handFacts(slug)
  return {
    rules: RULES,
    solution: facts.solution,
    answer: words.answer(facts),
    description: words.description(facts),
    sections: sectionsOf(facts, words),
    slip: { action: facts.adds ? 'decline' : 'add', cost: Math.abs(facts.gain), perRound: facts.hands / HANDS },
    related: related(facts, words),
    ...drawn(facts, words),
  }
}
