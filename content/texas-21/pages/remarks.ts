import { saidCount, saidMoney, saidShare } from '@/content/pages/said'
import { FIRST_HANDS, type FirstHand, firstHandSlug, handWords, upcardWords } from '@/lib/engines/blackjack/index'
import { capital } from '@/lib/text'
import type { NextCard } from '@/content/pages/first-hand-facts'
import { againstEvery } from '@/content/pages/first-hand-tables'
import { handFacts, type HandFacts } from './facts'
import { doing, verb } from './words'

/* Remarks about a hand. Remarks are tried from the rarest to the most common, and the first few that apply are used. */

// ——— The hand whatever the dealer shows: what the next card does, and what a pair is worth split ————————————————————

type Says = (next: NextCard) => string

const HARD: Readonly<Record<number, Says>> = {
  5: () => 'Five is the lowest hard total: a ten makes it only fifteen, and no single card makes it nineteen.',
  6: () => 'A ten makes six a sixteen, and the best card, an ace, makes it only seventeen.',
  7: () => 'A ten makes seven a seventeen, and an ace makes it eighteen. One card can’t do better.',
  8: ({ strong }) => `A ten makes eight an eighteen. Only an ace makes it nineteen: ${saidShare(strong)} of cards.`,
  9: ({ strong }) => `A ten makes nine a nineteen and an ace makes it twenty: together ${saidShare(strong)} of cards.`,
  10: ({ strong }) => `A ten makes it twenty, an ace 21 and a nine nineteen: together ${saidShare(strong)} of cards.`,
  11: ({ strong }) => `Any ten gives you 21, and ${saidShare(strong)} of cards make nineteen or better.`,
  12: ({ bust }) => `Only a ten busts twelve: ${saidShare(bust)} of cards.`,
  13: ({ bust }) => `A nine or a ten busts thirteen: ${saidShare(bust)} of cards.`,
  14: ({ bust }) => `An eight, a nine or a ten busts fourteen: ${saidShare(bust)} of cards.`,
  15: ({ bust }) => `Fifteen busts more often than not: ${saidShare(bust)} of cards, from a seven up.`,
  16: ({ bust }) => `Any card above a five busts sixteen: ${saidShare(bust)} of cards.`,
  17: ({ better }) =>
    `Only an ace, two, three or four improves seventeen: ${saidShare(better)} of cards. The rest bust it.`,
  18: ({ better }) => `Only an ace, a two or a three improves eighteen: ${saidShare(better)} of cards.`,
  19: ({ better }) => `Only an ace or a two improves nineteen: ${saidShare(better)} of cards.`,
}

const SOFT: Readonly<Record<number, Says>> = {
  13: ({ better }) =>
    `Soft 13 is almost a fresh start. A four to an eight makes seventeen to 21, and ${saidShare(better)} of cards improve it.`,
  14: ({ better }) =>
    `A three to a seven makes soft 14 a seventeen to 21. In all, ${saidShare(better)} of cards improve it.`,
  15: ({ better }) =>
    `A two to a six makes soft 15 a finished hand; a seven to a ten makes it stiff. In all, ${saidShare(better)} of cards improve it.`,
  16: ({ better }) =>
    `An ace to a five makes soft 16 a finished hand: ${saidShare(better)} of cards. Any other makes a stiff hand that you can hit again.`,
  17: ({ better }) =>
    `An ace to a four improves soft 17: ${saidShare(better)} of cards. If you stand, seventeen wins only when the dealer busts.`,
  18: ({ better }) =>
    `Soft 18 is strong enough to stand on and weak enough to lose. ${capital(saidShare(better))} of cards improve it, and a ten changes nothing.`,
  19: ({ better }) => `Soft 19 is a made hand: only an ace or a two improves it, ${saidShare(better)} of cards.`,
  20: ({ better }) => `Only an ace improves soft 20: ${saidShare(better)} of cards. Only 21 beats it.`,
}

const PAIRS: Readonly<Record<number, string>> = {
  1: 'Two aces together are soft twelve. If you split, each can make 21 with a ten.',
  2: 'Two twos are the lowest total. If you split and draw a ten, you have twelve.',
  3: 'If you split and draw a ten, you have thirteen. But six isn’t a good start either.',
  4: 'No card busts eight, and a four with a ten is only fourteen.',
  5: 'Ten is one of the best totals to draw to, and a single five is one of the worst.',
  6: 'Two sixes are twelve. If you split and draw a ten, you have sixteen, the worst total.',
  7: 'Fourteen is stiff. If you split and draw a ten, you have seventeen, at least a finished hand.',
  8: 'Sixteen is the worst total. If you split and draw a ten, you have a decent eighteen.',
  9: 'Eighteen is a fair hand. If you split and draw a ten, you have nineteen, a better one.',
  10: 'Only 21 beats twenty.',
}

/** A sentence about the hand itself. */
export function characterOf({ kind, number }: Pick<FirstHand, 'kind' | 'number'>, next: NextCard): string {
  if (kind === 'pair') return PAIRS[number]!
  return (kind === 'hard' ? HARD : SOFT)[number]!(next)
}

// ——— What distinguishes it from its neighbors on the chart ——————————————————————————————————————————————————————————

type Remark = (facts: HandFacts) => string | undefined

const evOf = ({ ranked }: HandFacts): number => ranked[0].ev

export const acrossOf = ({ hand }: HandFacts): readonly HandFacts[] => againstEvery({ factsOf: handFacts }, hand)

/** Hands of the same kind against the same card. */
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
export function closest(): readonly string[] {
  kept.closest ??= FIRST_HANDS.map((hand) => handFacts(firstHandSlug(hand)))
    .sort((a, b) => a.lead - b.lead)
    .slice(0, ORDINALS.length)
    .map(({ slug }) => slug)
  return kept.closest
}

/** One of the closest decisions on the chart. */
const closeCall: Remark = ({ slug }) => {
  const place = closest().indexOf(slug)
  return place < 0
    ? undefined
    : `It’s the ${ORDINALS[place]!}closest of the ${FIRST_HANDS.length} decisions on the chart.`
}

/** Next to a card against which the hand starts to win or to lose. */
const turnsSign: Remark = (facts) => {
  const across = acrossOf(facts)
  const at = across.findIndex(({ slug }) => slug === facts.slug)
  const other = [across[at - 1], across[at + 1]].find((one) => one !== undefined && evOf(one) > 0 !== evOf(facts) > 0)
  if (!other) return undefined
  const against = upcardWords(other.hand.upcard)
  return evOf(facts) > 0
    ? `Here you win on average; against ${against} you lose ${saidMoney(evOf(other))}.`
    : `Here you lose on average; against ${against} you still win ${saidMoney(evOf(other))}.`
}

/** The best or the worst up card for the hand. */
const extremeCard: Remark = (facts) => {
  const evs = acrossOf(facts).map(evOf)
  if (evOf(facts) === Math.max(...evs)) return 'No dealer card is better for this hand.'
  return evOf(facts) === Math.min(...evs) ? 'No dealer card is worse for this hand.' : undefined
}

const KINDS = { hard: 'hard total', soft: 'soft total', pair: 'pair' } as const

/** The best, the worst or the clearest hand of its kind against the card. */
const extremeHand: Remark = (facts) => {
  const kind = kindOf(facts)
  const against = upcardWords(facts.hand.upcard)
  const evs = kind.map(evOf)
  if (evOf(facts) === Math.min(...evs)) return `No ${KINDS[facts.hand.kind]} is worse against ${against}.`
  if (evOf(facts) === Math.max(...evs)) return `No ${KINDS[facts.hand.kind]} is better against ${against}.`
  return facts.lead === Math.min(...kind.map(({ lead }) => lead))
    ? `No other ${KINDS[facts.hand.kind]} is as close against ${against}.`
    : undefined
}

/** The closest or clearest decision among the cards with the same play. */
const closestCard: Remark = (facts) => {
  const same = acrossOf(facts).filter(({ best }) => best === facts.best)
  if (same.length < 3) return undefined
  const leads = same.map(({ lead }) => lead)
  const card = upcardWords(facts.hand.upcard)
  const calls = `${saidCount(same.length)} dealer cards you ${verb(facts.best)} against`
  if (facts.lead === Math.min(...leads)) return `Of the ${calls}, ${card} is the closest call.`
  return facts.lead === Math.max(...leads) ? `Of the ${calls}, ${card} is the clearest.` : undefined
}

/** The only card with this play, or one of only two. */
const aloneAgainst: Remark = (facts) => {
  const same = acrossOf(facts).filter(({ best }) => best === facts.best)
  if (same.length === 1) return `${capital(doing(facts.best))} is best against this card alone.`
  return same.length === 2
    ? `${capital(doing(facts.best))} is best only against this card and ${upcardWords(same.find((one) => one !== facts)!.hand.upcard)}.`
    : undefined
}

/** The same total as a pair, if splitting makes a difference. */
const asPair: Remark = (facts) => {
  const { kind, number, upcard } = facts.hand
  if (kind !== 'hard' || number % 2 === 1) return undefined
  const pair = FIRST_HANDS.find((one) => one.kind === 'pair' && one.number === number / 2 && one.upcard === upcard)
  if (!pair) return undefined
  const as = handFacts(firstHandSlug(pair))
  const gain = evOf(as) - evOf(facts)
  return as.best === 'split' && gain > 0.005
    ? `If your ${number} is ${handWords(pair).replace(/^a pair of /, 'two ')}, split: that’s worth ${saidMoney(gain)} more.`
    : undefined
}

/** How the lead of the play changes between the neighboring cards. */
const trend: Remark = (facts) => {
  const across = acrossOf(facts)
  const at = across.findIndex(({ slug }) => slug === facts.slug)
  const [below, above] = [across[at - 1], across[at + 1]]
  if (!below || !above || below.best !== facts.best || above.best !== facts.best) return undefined
  const [low, high] = [below.lead - facts.lead, above.lead - facts.lead]
  const [a, b] = [upcardWords(below.hand.upcard), upcardWords(above.hand.upcard)]
  if (low > 0 && high < 0)
    return `The choice is clearer against ${a} (${saidMoney(below.lead)}) and closer against ${b} (${saidMoney(above.lead)}).`
  if (low < 0 && high > 0)
    return `The choice is closer against ${a} (${saidMoney(below.lead)}) and clearer against ${b} (${saidMoney(above.lead)}).`
  return `The same play is ${low > 0 ? 'clearer' : 'closer'} against ${a} and ${b}, by ${saidMoney(low)} and ${saidMoney(high)}.`
}

/** The EV of a neighboring hand of its kind, compared with this one. */
const steps: Remark = (facts) => {
  const kind = kindOf(facts)
  const at = kind.findIndex(({ slug }) => slug === facts.slug)
  const [above, below] = [kind[at - 1], kind[at + 1]]
  const one = above ?? below
  if (!one) return undefined
  const gap = evOf(one) - evOf(facts)
  if (Math.abs(gap) < SAME) return `${capital(handWords(one.hand))} is worth the same.`
  return `${capital(handWords(one.hand))} is worth ${saidMoney(gap)} ${gap > 0 ? 'more' : 'less'}${one.best === facts.best ? '' : `, by ${doing(one.best)}`}.`
}

/** A smaller difference, in bets, is ignored. */
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

/** One to three sentences in one paragraph. */
export const remarksOf = (facts: HandFacts): string =>
  REMARKS.map((remark) => remark(facts))
    .filter((text) => text !== undefined)
    .slice(0, MOST_REMARKS)
    .join(' ')
