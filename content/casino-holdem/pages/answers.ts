import type { HandAnswer, RelatedHand } from '@/content/pages/hand-page'
import { parseCards } from '@/lib/cards/card'
import { atStake, preciseEv, saidCards, saidCount, saidEv, saidMoney, saidShare } from '@/content/pages/said'
import { must } from '@/lib/result'
import { lowerFirst } from '@/lib/text'
import { game as casinoHoldem } from '@/lib/games/casino-holdem/index'
import { classFacts, type ClassFacts, drawnCase, handFacts, type HandFacts, RULES } from './facts'
import { type CasinoWords, flipsSection, isAll, nothing, sectionWords, whySection } from './sections'
import { CLASSES, classOfHand } from './list'
import { FOLD_NET } from '@/lib/games/casino-holdem/round'

/*
 * The text of each Casino Hold'em page: on which flops a class of starting hands calls, and a line for each of its
 * hands. The options are those on flops that give the hand no help.
 */

function answer(facts: HandFacts): string {
  const { called, lead, solution } = facts
  const call = solution.best.includes('call')
  const share = isAll(called)
    ? 'Call on every flop.'
    : called > 0.97
      ? `Call on nearly every flop: ${saidShare(called)} of them.`
      : `Call on ${saidShare(called)} of flops.`
  const [better, worse] = call ? ['calling', 'folding'] : ['folding', 'calling']
  return `${share} With ${nothing(facts)}, ${better} is worth ${saidMoney(lead)} more than ${worse} on average ${atStake(casinoHoldem.unit)}${isAll(called) ? '' : ', but the flop decides'}.`
}

function description(facts: HandFacts): string {
  const { called, askedShare, askedCalled, ev, isPair, name } = facts
  const help = isPair
    ? ''
    : ` ${saidShare(askedShare)} of flops leave you without a pair or a good draw; you call on ${saidShare(askedCalled)} of those.`
  return `Call on ${saidShare(called)} of flops with ${lowerFirst(name)} in Casino Hold’em: worth ${saidEv(ev)} antes.${help} The closest flops, and what calling every one costs.`
}

/** The flop that the command solves; the page itself covers many. */
function drawn({ slug, asked }: HandFacts): string {
  const { hand, flop, gain } = drawnCase(slug)
  return `The command solves the closest flop, shown above: ${saidCards(must(parseCards(hand)))} on ${saidCards(must(parseCards(flop)))}. There calling is worth ${preciseEv(gain + FOLD_NET)} and folding ${preciseEv(FOLD_NET)}. The page averages ${saidCount(asked.flops)} flops.`
}

const english: CasinoWords = {
  ...sectionWords,
  answer,
  description,
  drawn,
  because: ({ called, ev }) => `call on ${saidShare(called)} of flops; worth ${saidEv(ev)} antes`,
  becauseClass: ({ called }) => `all of them, and the flops that decide: ${saidShare(called)} are calls`,
}

const core = (
  facts: HandFacts,
  words: CasinoWords,
): Pick<HandAnswer, 'rules' | 'solution' | 'answer' | 'description' | 'slip' | 'drawn'> => ({
  rules: RULES,
  solution: facts.solution,
  answer: words.answer(facts),
  description: words.description(facts),
  slip: { action: facts.lead > 0 ? 'fold' : 'call', cost: Math.abs(facts.lead), perRound: facts.perRound },
  drawn: words.drawn(facts),
})

const AT = [...CLASSES.keys()]

/** The next classes above and below, and how much more or less often they call. */
function related(facts: ClassFacts, words: CasinoWords): readonly RelatedHand[] {
  const at = AT.indexOf(facts.slug)
  return [AT[at - 1], AT[at + 1]].flatMap((slug): readonly RelatedHand[] => {
    if (slug === undefined) return []
    return [{ slug, because: words.because(classFacts(slug)) }]
  })
}

/** Throws on a slug of neither a class nor a starting hand. */
export function answerHand(slug: string, words: CasinoWords = english): HandAnswer {
  if (!CLASSES.has(slug)) {
    const facts = handFacts(slug)
    const of = classFacts(classOfHand(slug))
    return { ...core(facts, words), sections: [], related: [{ slug: of.slug, because: words.becauseClass(of) }] }
  }
  const facts = classFacts(slug)
  return {
    ...core(facts, words),
    sections: [
      whySection(facts, words),
      { id: 'ends', ...words.ends(facts) },
      flipsSection(facts, words),
      { id: 'rules', ...words.rules(facts) },
    ],
    related: related(facts, words),
  }
}
