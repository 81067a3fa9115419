import { saidCount, saidEv, saidGap, saidShare } from '@/content/pages/said'
import {
  FIRST_HANDS,
  type FirstHand,
  firstHandSlug,
  handWords,
  UPCARDS,
  upcardWords,
} from '@/lib/engines/blackjack/index'
import { capital } from '@/lib/text'
import { handFacts, type HandFacts, type NextCard } from './facts'
import { doing } from './words'

/* What a hand is like. Shares are of the cards that come. Remarks are asked from the rarest to the most common; the first few that hold are made. */

// ——— What a hand is like whatever the dealer shows: what the next card does to it, and what a pair makes apart —————

type Says = (next: NextCard) => string

const HARD: Readonly<Record<number, Says>> = {
  5: () =>
    'Five is the lowest total two cards of different values make: a ten leaves it at fifteen, and no one card makes it nineteen.',
  6: () => 'A ten makes six a sixteen, which nobody wants; an ace makes it seventeen, and nothing makes it more.',
  7: () => 'With a ten seven becomes seventeen, with an ace eighteen; one card does not take it further.',
  8: ({ strong }) =>
    `Eight becomes nineteen with an ace only, ${saidShare(strong)} of the cards that come; a ten makes it eighteen.`,
  9: ({ strong }) =>
    `A ten makes nine a nineteen and an ace makes it twenty, together ${saidShare(strong)} of the cards that come.`,
  10: ({ strong }) =>
    `Ten wants a ten for twenty or an ace for 21; with a nine, nineteen, that is ${saidShare(strong)} of the cards that come.`,
  11: ({ strong }) =>
    `Any ten makes eleven 21, and ${saidShare(strong)} of the cards that come make nineteen or better.`,
  12: ({ bust }) => `Only a ten busts twelve: ${saidShare(bust)} of the cards that come.`,
  13: ({ bust }) => `A nine or a ten busts thirteen, ${saidShare(bust)} of the cards that come.`,
  14: ({ bust }) =>
    `An eight, a nine or a ten is too much for fourteen, in ${saidShare(bust)} of cases, and so it survives more often than not.`,
  15: ({ bust }) =>
    `Fifteen is the first total that busts more often than not: from a seven up, in ${saidShare(bust)} of cases.`,
  16: ({ bust }) =>
    `Nothing above a five leaves sixteen alive, and ${saidShare(bust)} of the cards that come are above it.`,
  17: ({ better }) =>
    `Seventeen is made better by an ace, a two, a three or a four, ${saidShare(better)} of the cards that come; everything else busts it.`,
  18: ({ better }) => `Only the three lowest cards better eighteen, in ${saidShare(better)} of cases.`,
  19: ({ better }) =>
    `There are but two cards that better nineteen, the ace and the two: ${saidShare(better)} of those that come.`,
}

const SOFT: Readonly<Record<number, Says>> = {
  13: ({ better }) =>
    `It is nearly a new beginning: ${saidShare(better)} of cards better it, from a four up they make seventeen to 21, and only a nine or a ten makes it a stiff hand.`,
  14: ({ better }) =>
    `A three to a seven makes seventeen to 21; an eight, a nine or a ten makes a stiff hand of it. ${saidShare(better)} of cards better the total.`,
  15: ({ better }) =>
    `A two to a six makes it a finished hand and a seven to a ten a stiff one, about as often; ${saidShare(better)} of cards better the total.`,
  16: ({ better }) =>
    `An ace to a five, ${saidShare(better)} of the cards that come, makes it a finished hand at once; all others make it a stiff one that may be hit again.`,
  17: ({ better }) =>
    `A ten leaves it seventeen, hard now; an ace to a four, ${saidShare(better)}, betters it. Stood, seventeen wins only if the dealer busts.`,
  18: ({ better }) =>
    `It is good enough to stand on and bad enough to be beaten: ${saidShare(better)} of cards better it, a ten changes nothing, all others make it worse.`,
  19: ({ better }) => `Only an ace or a two betters it, in ${saidShare(better)} of cases: it is a made hand already.`,
  20: ({ better }) => `Nothing but an ace betters it, in ${saidShare(better)} of cases: only 21 beats what is there.`,
}

const PAIRS: Readonly<Record<number, string>> = {
  1: 'Together two aces are soft twelve; apart each of them wants a ten.',
  2: 'Two twos are the lowest total there is, and each of them makes twelve with a ten: a stiff hand, though one that only tens bust.',
  3: 'A three is no good beginning: with a ten it is thirteen. But six is no good beginning either.',
  4: 'Eight takes any card without harm, and a four with a ten is only fourteen.',
  5: 'Ten is one of the best totals to take a card on, and a five alone one of the worst.',
  6: 'Together they are twelve, and a six with a ten is sixteen, the worst total there is.',
  7: 'Fourteen is a stiff hand; a seven with a ten is seventeen, at least a finished one.',
  8: 'Sixteen is the worst total there is, and eighteen, an eight with a ten, is none of the bad ones.',
  9: 'Eighteen is a fair hand, and nineteen, a nine with a ten, is a better one.',
  10: 'Twenty loses to 21 alone.',
}

/** A sentence about the hand alone. */
export function characterOf({ kind, number }: Pick<FirstHand, 'kind' | 'number'>, next: NextCard): string {
  if (kind === 'pair') return PAIRS[number]!
  return (kind === 'hard' ? HARD : SOFT)[number]!(next)
}

// ——— What sets it apart from those beside it on the chart ——————————————————————————————————————————————————————————

type Remark = (facts: HandFacts) => string | undefined

const evOf = ({ ranked }: HandFacts): number => ranked[0].ev

/** The same hand against every card, low to high, the ace last. */
const acrossOf = ({ hand }: HandFacts): readonly HandFacts[] =>
  UPCARDS.map((upcard) => handFacts(firstHandSlug({ ...hand, upcard })))
/** Hands of its kind against the same card. */
const kindOf = ({ hand }: HandFacts): readonly HandFacts[] =>
  FIRST_HANDS.filter((one) => one.kind === hand.kind && one.upcard === hand.upcard).map((one) =>
    handFacts(firstHandSlug(one)),
  )

const ORDINALS = [
  '',
  'second ',
  'third ',
  'fourth ',
  'fifth ',
  'sixth ',
  'seventh ',
  'eighth ',
  'ninth ',
  'tenth ',
  'eleventh ',
  'twelfth ',
] as const

const kept = { closest: undefined as readonly string[] | undefined }
function closest(): readonly string[] {
  kept.closest ??= FIRST_HANDS.map((hand) => handFacts(firstHandSlug(hand)))
    .sort((a, b) => a.lead - b.lead)
    .slice(0, ORDINALS.length)
    .map(({ slug }) => slug)
  return kept.closest
}

/** Among the closest calls of the whole chart. */
const closeCall: Remark = ({ slug }) => {
  const place = closest().indexOf(slug)
  return place < 0 ? undefined : `Of the ${FIRST_HANDS.length} calls on the chart it is the ${ORDINALS[place]!}closest.`
}

/** Beside a card against which the hand begins to win or to lose. */
const turnsSign: Remark = (facts) => {
  const across = acrossOf(facts)
  const at = across.findIndex(({ slug }) => slug === facts.slug)
  const other = [across[at - 1], across[at + 1]].find((one) => one !== undefined && evOf(one) > 0 !== evOf(facts) > 0)
  if (!other) return undefined
  const against = upcardWords(other.hand.upcard)
  return evOf(facts) > 0
    ? `Against ${against} the hand loses on average, ${saidEv(evOf(other))}; here it is a winner.`
    : `Against ${against} it still wins on average, ${saidEv(evOf(other))}; here it no longer does.`
}

/** The best or the worst card to hold it against. */
const extremeCard: Remark = (facts) => {
  const evs = acrossOf(facts).map(evOf)
  if (evOf(facts) === Math.max(...evs)) return 'There is no better card to hold it against.'
  return evOf(facts) === Math.min(...evs) ? 'There is no worse card to hold it against.' : undefined
}

const KINDS = { hard: 'hard total', soft: 'soft total', pair: 'pair' } as const

/** The best, the worst or the clearest of its kind against the card. */
const extremeHand: Remark = (facts) => {
  const kind = kindOf(facts)
  const against = upcardWords(facts.hand.upcard)
  const evs = kind.map(evOf)
  if (evOf(facts) === Math.min(...evs)) return `No ${KINDS[facts.hand.kind]} is worse against ${against}.`
  if (evOf(facts) === Math.max(...evs)) return `No ${KINDS[facts.hand.kind]} is better against ${against}.`
  return facts.lead === Math.min(...kind.map(({ lead }) => lead))
    ? `Against ${against} it is the closest call of all ${KINDS[facts.hand.kind]}s.`
    : undefined
}

/** Where its play is closest or clearest among the cards that ask for the same. */
const closestCard: Remark = (facts) => {
  const same = acrossOf(facts).filter(({ best }) => best === facts.best)
  if (same.length < 3) return undefined
  const leads = same.map(({ lead }) => lead)
  const of = `Of ${same.length === UPCARDS.length ? 'all' : 'the'} ${saidCount(same.length)} cards against which ${doing(facts.best)} is best`
  if (facts.lead === Math.min(...leads)) return `${of}, it is closest here.`
  return facts.lead === Math.max(...leads) ? `${of}, it is clearest here.` : undefined
}

/** The card it is alone or first with. */
const aloneAgainst: Remark = (facts) => {
  const same = acrossOf(facts).filter(({ best }) => best === facts.best)
  if (same.length === 1) return `It is the only card against which ${doing(facts.best)} is best.`
  return same.length === 2
    ? `${capital(doing(facts.best))} is best against this card and ${upcardWords(same.find((one) => one !== facts)!.hand.upcard)} only.`
    : undefined
}

/** The same total as a pair, where splitting or not makes a difference. */
const asPair: Remark = (facts) => {
  const { kind, number, upcard } = facts.hand
  if (kind !== 'hard' || number % 2 === 1) return undefined
  const pair = FIRST_HANDS.find((one) => one.kind === 'pair' && one.number === number / 2 && one.upcard === upcard)
  if (!pair) return undefined
  const as = handFacts(firstHandSlug(pair))
  const gain = evOf(as) - evOf(facts)
  return as.best === 'split' && gain > 0.005
    ? `As ${handWords(pair)} the same total would be worth ${saidGap(gain)} more, by splitting.`
    : undefined
}

/** How the price of the play moves from the card below to the card above. */
const trend: Remark = (facts) => {
  const across = acrossOf(facts)
  const at = across.findIndex(({ slug }) => slug === facts.slug)
  const [below, above] = [across[at - 1], across[at + 1]]
  if (!below || !above || below.best !== facts.best || above.best !== facts.best) return undefined
  const [low, high] = [below.lead - facts.lead, above.lead - facts.lead]
  const [a, b] = [upcardWords(below.hand.upcard), upcardWords(above.hand.upcard)]
  if (low > 0 && high < 0)
    return `The lead shrinks as the card grows: ${saidGap(below.lead)} against ${a}, ${saidGap(above.lead)} against ${b}.`
  if (low < 0 && high > 0)
    return `The lead grows with the card: ${saidGap(below.lead)} against ${a}, ${saidGap(above.lead)} against ${b}.`
  return `Against ${a} and ${b} the same play is ${low > 0 ? 'clearer' : 'closer'}, by ${saidGap(low)} and ${saidGap(high)}.`
}

/** What the next lower and higher hand of its kind are worth beside it. */
const steps: Remark = (facts) => {
  const kind = kindOf(facts)
  const at = kind.findIndex(({ slug }) => slug === facts.slug)
  const [above, below] = [kind[at - 1], kind[at + 1]]
  const one = above ?? below
  if (!one) return undefined
  const gap = evOf(one) - evOf(facts)
  if (Math.abs(gap) < SAME) return `${capital(handWords(one.hand))} would be worth as much.`
  return `${capital(handWords(one.hand))} would be worth ${saidGap(gap)} ${gap > 0 ? 'more' : 'less'}${one.best === facts.best ? '' : `, by ${doing(one.best)}`}.`
}

/** Less than this is no difference, in bets. */
const SAME = 5e-4

const REMARKS: readonly Remark[] = [
  closeCall,
  aloneAgainst,
  turnsSign,
  asPair,
  extremeHand,
  extremeCard,
  closestCard,
  trend,
  steps,
]
const MOST_REMARKS = 3

/** One to three sentences, one paragraph. */
export const remarksOf = (facts: HandFacts): string =>
  REMARKS.map((remark) => remark(facts))
    .filter((text) => text !== undefined)
    .slice(0, MOST_REMARKS)
    .join(' ')
