import { saidShare } from '@/content/pages/said'
import type { FirstHand } from '@/lib/engines/blackjack/index'
import type { NextCard } from './facts'

/* What a hand is like whatever the dealer shows: what the next card does to a total, and what a pair makes apart. Shares are of the cards that come. */

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
