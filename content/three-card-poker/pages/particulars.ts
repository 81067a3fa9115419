import { countThrees } from '@/lib/cards/counts'
import { DECK } from '@/lib/cards/deck'
import { rankNamed, rankOf, rankOfLetter } from '@/lib/cards/card'
import { leastHighCardStrengthThree } from '@/lib/cards/three'
import { rankInWords } from '@/lib/cards/words'
import { aRank, roundShare, saidCount, saidMoney, saidShare } from '@/content/pages/said'
import { dealerStrengths } from '@/lib/games/three-card-poker/solve'
import { exampleOf } from '@/lib/games/three-card-poker/hand-classes'
import { DEALS, handFacts, type HandFacts, HANDS, LINE } from './facts'
import { strengthOf } from '@/lib/games/three-card-poker/round'
import { capital, lowerFirst } from '@/lib/text'

/* Facts about a page's hand: what it beats, where it ranks among all hands, and how far the next hands are. */

export const QUEEN = rankOfLetter('Q')
const [KING, ACE] = [rankOfLetter('K'), rankOfLetter('A')]

const sumOf = (counts: ArrayLike<number>, from: number, to: number): number =>
  Array.from(counts)
    .slice(from, to)
    .reduce((sum, ways) => sum + ways, 0)

/** The share of the dealer's high-card hands with `top` as highest card that the hand beats. */
export function beatenWith(slug: string, top: number): number {
  const hand = exampleOf(slug)
  const counts = dealerStrengths(hand)
  const [from, to] = [leastHighCardStrengthThree(top), top === ACE ? pairsFrom : leastHighCardStrengthThree(top + 1)]
  return sumOf(counts, from, Math.max(from, Math.min(to, strengthOf(hand)))) / sumOf(counts, from, to)
}
/** High cards rank below the lowest pair: two twos with a three. */
const pairsFrom = strengthOf([0, 1, 4])

/** The dealer's hands without a pair that lose to it; undefined for a pair or better, or if none does. */
export function beatenText({ slug, kind, share }: HandFacts): string | undefined {
  if (share.win === 0) return undefined
  if (kind === 'queen')
    return `It beats ${roundShare(beatenWith(slug, QUEEN))} of the dealer’s queen-high hands; any king or ace beats it.`
  if (kind !== 'top-two') return undefined
  if (slug.startsWith('k'))
    return `It beats every queen-high hand and ${roundShare(beatenWith(slug, KING))} of the dealer’s king-high hands.`
  return `It beats every queen-high and king-high hand and ${roundShare(beatenWith(slug, ACE))} of the dealer’s ace-high hands.`
}

let unqualified: number | undefined
/** The share of all three-card hands that don't qualify. */
const usually = (): number => (unqualified ??= sumOf(countThrees(DECK), 0, leastHighCardStrengthThree(QUEEN)) / HANDS)

/** How queens or higher cards in an unmade hand lower the dealer's chance to qualify; undefined without them. */
export function takenText({ slug, share, made }: HandFacts): string | undefined {
  const taken = exampleOf(slug)
    .map(rankOf)
    .filter((rank) => rank >= QUEEN)
  if (made !== 'high-card' || taken.length === 0) return undefined
  const [first, second] = taken.map((rank) => rankInWords(rank))
  return second === undefined
    ? `You hold ${aRank(taken[0]!)} the dealer can’t have.`
    : `You hold ${aRank(taken[0]!)} and ${aRank(taken[1]!)} the dealer can’t have: without ${first === second ? 'them' : 'those cards'} it would be ${saidShare(usually())}, not ${saidShare(share.unqualified)}.`
}

/** How much of the ante playing saves. */
export const savedText = ({ lead }: HandFacts): string =>
  `Playing saves ${roundShare(lead)} of the ante that a fold gives up.`

/** The share of all hands that rank below it, from 0 to 1. */
export const standing = ({ slug }: HandFacts): number =>
  LINE.slice(LINE.indexOf(slug) + 1).reduce((sum, one) => sum + handFacts(one).hands, 0) / HANDS

/** Its rank among all hands, as a sentence. */
export function standingText(facts: HandFacts): string | undefined {
  const weaker = standing(facts)
  return weaker === 0 ? undefined : `This hand ranks above ${roundShare(weaker)} of all hands.`
}

/** Two steps with a smaller relative difference count as alike. */
const ALIKE = 0.1

/** A hand of another page within a sentence: “Q-6-3”, “king-six high”, “a pair of aces”. */
function inText({ name, kind }: HandFacts): string {
  if (kind === 'queen') return name
  const lower = lowerFirst(name)
  return kind === 'top-two' || kind === 'top' || kind === 'three-of-a-kind' ? lower : `a ${lower}`
}

interface Steps {
  readonly up: HandFacts
  readonly down: HandFacts
  /** How much more the hand above is worth, and how much less the one below, in antes. */
  readonly rise: number
  readonly drop: number
  readonly areAlike: boolean
}

/**
 * The steps to the hands on either side; undefined if the hand above isn't worth more, or the one below isn't worth
 * less.
 */
export function stepsOf({ slug, ev }: HandFacts): Steps | undefined {
  const at = LINE.indexOf(slug)
  const [above, below] = [LINE[at - 1], LINE[at + 1]]
  if (above === undefined || below === undefined) return undefined
  const [up, down] = [handFacts(above), handFacts(below)]
  const [rise, drop] = [up.ev - ev, ev - down.ev]
  if (rise <= 0 || drop <= 0) return undefined
  return { up, down, rise, drop, areAlike: Math.abs(rise - drop) <= ALIKE * Math.max(rise, drop) }
}

/** A sentence on the hands on either side, and which is farther. */
export function stepsText(facts: HandFacts): string | undefined {
  const steps = stepsOf(facts)
  if (!steps) return undefined
  const { up, down, rise, drop, areAlike } = steps
  const [over, under] = [inText(up), inText(down)]
  if (areAlike) return `${capital(over)} is worth ${saidMoney(rise)} more, and ${under} about as much less.`
  return `${capital(over)} is worth ${saidMoney(rise)} more, and ${under} ${saidMoney(drop)} less.`
}

const evOf = ({ total, hands }: HandFacts['members'][number]): number => total / (hands * DEALS)

interface Suits {
  /** Patterns of suits, the ids of the members: `aab`. */
  readonly best: string
  readonly worst: string
}

/** The best and the worst suits for a hand of three ranks. */
export function suitsOf(facts: HandFacts): Suits | undefined {
  if (facts.kind !== 'queen') return undefined
  const byWorth = [...facts.members].sort((a, b) => evOf(b) - evOf(a))
  const [best, worst] = [byWorth[0]!, byWorth.at(-1)!]
  return { best: best.id, worst: worst.id }
}

export function suitsText(facts: HandFacts, nameOf: (pattern: string) => string): string | undefined {
  const suits = suitsOf(facts)
  return suits && `It’s best with ${nameOf(suits.best)} and worst with ${nameOf(suits.worst)}.`
}

/** How much the third card or kicker matters, compared with the step to the next hand. */
export function spreadAgainstStep(facts: HandFacts): string | undefined {
  const below = LINE[LINE.indexOf(facts.slug) + 1]
  if (below === undefined || (facts.kind !== 'top-two' && facts.kind !== 'pair') || facts.members.length < 2)
    return undefined
  const evs = facts.members.map(evOf)
  const spread = Math.max(...evs) - Math.min(...evs)
  const step = Math.abs(facts.ev - handFacts(below).ev)
  const what = facts.kind === 'pair' ? 'The kicker' : 'The third card'
  const ratio = spread / step
  const much =
    ratio > 1.1
      ? 'more than the next rank does'
      : ratio > 0.9
        ? 'as much as the next rank does'
        : 'less than the next rank does'
  const best = facts.members[evs.indexOf(Math.max(...evs))]!
  const highest = facts.members.at(-1) === best
  return `${what} changes your average by ${saidMoney(spread)}, ${much}${highest ? '' : `. The best isn’t the highest one but ${aRank(rankNamed(best.id))}`}.`
}

/** How many ranks help, and how many hurt, if one card of them is dead. */
export const ranksThat = ({ dead: { byRank } }: HandFacts): readonly [help: number, hurt: number] => [
  byRank.filter((one) => one >= 0.0005).length,
  byRank.filter((one) => one <= -0.0005).length,
]

export function ranksText(facts: HandFacts): string {
  const [help, hurt] = ranksThat(facts)
  if (help + hurt === 0) return ''
  const ranks = (count: number): string => (count === 1 ? 'one rank' : `${saidCount(count)} ranks`)
  return `Dead cards of ${help === 0 ? 'no rank' : ranks(help)} help; those of ${hurt === 0 ? 'none' : ranks(hurt)} hurt.`
}
