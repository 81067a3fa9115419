import { saidCount, saidEv, saidGap } from '@/content/pages/said'
import { FIRST_HANDS, handWords, firstHandSlug, UPCARDS, upcardWords } from '@/lib/engines/blackjack/index'
import { handFacts, type HandFacts } from './facts'
import { doing } from './words'

/* What sets a hand apart from those beside it on the chart. Remarks are asked from the rarest to the most common; the first few that hold are made. */

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
    ? `${upperFirst(doing(facts.best))} is best against this card and ${upcardWords(same.find((one) => one !== facts)!.hand.upcard)} only.`
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
  if (Math.abs(gap) < SAME) return `${upperFirst(handWords(one.hand))} would be worth as much.`
  return `${upperFirst(handWords(one.hand))} would be worth ${saidGap(gap)} ${gap > 0 ? 'more' : 'less'}${one.best === facts.best ? '' : `, by ${doing(one.best)}`}.`
}

/** Less than this is no difference, in bets. */
const SAME = 5e-4

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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
