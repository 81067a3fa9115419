import { cards } from '../hands/en'

/* Problems with a link. */

interface OfText {
  readonly text: string
}

interface OfCard {
  readonly card: string
}

interface OfCount {
  readonly count: number
}

const linked = {
  'long-link': () => 'This link is too long to be a hand.',
  'not-a-part': ({ piece }: { readonly piece: string }): string => `“${piece}” isn’t part of a link to a hand.`,
  'part-twice': ({ part }: { readonly part: string }): string => `“${part}” is in the link twice.`,
  'no-such-action': () => 'This link names an action that doesn’t exist.',
  'no-such-bet': ({ bet }: { readonly bet: string }): string => `“${bet}” isn’t a side bet of this game.`,
  'no-such-stake': ({ bet }: { readonly bet: string }): string =>
    `“${bet}” needs a stake in base wagers, as in ${bet}_1: up to a million, with six decimals at most.`,
  'card-twice': () => 'A card appears twice in this link.',
  'this-card-twice': ({ card }: OfCard): string => `${card} appears twice in this link.`,
  'strange-card': () => 'One of the cards isn’t in the deck.',
  'hand-count': ({ of, count }: OfCount & { readonly of: 3 | 7 }): string =>
    `A hand has ${of === 3 ? 'three' : 'seven'} cards, not ${count}.`,
  'hand-of-three': ({ count }: OfCount): string => `A hand is three cards, not ${count}.`,
  'dealer-count': ({ of, count }: OfCount & { readonly of: 3 | 7 }): string =>
    `The dealer has ${of === 3 ? 'three' : 'seven'} cards, not ${count}.`,
  'place-count': ({ place, count, now }: OfCount & { readonly place: string; readonly now: number }): string =>
    `${place} has ${cards([count])} in this address; at this point of a round it has ${now}.`,
  'deal-count': ({ place, dealt, count }: OfCount & { readonly place: string; readonly dealt: number }): string =>
    `${place} is dealt ${cards([dealt])} here; this link has ${count}.`,
  'not-choosable': ({ action }: { readonly action: string }): string =>
    `“${action}” can’t be chosen at this point of a round.`,
  'not-together': () => 'These cards and actions don’t fit together in a round of this game.',
  'other-spelling': () => 'This link doesn’t spell a hand the way this site does.',
  'before-cards': () => 'There is no decision before the cards.',
  'dealer-hidden': () => 'The dealer’s cards are not shown yet.',
}

/** The meaning of a number in a plan. */
export const numbers = {
  gap: () => 'how close a call is',
  hands: () => 'a number of hands',
  seconds: () => 'a number of seconds',
  bankroll: () => 'a bankroll in bets',
}

interface BadNumber {
  readonly text: string
  readonly what: keyof typeof numbers
  readonly whole: boolean
  readonly most: number
  readonly key: string
  readonly example: number
}

const plans = {
  'plan-number': ({ text, what, whole, most, key, example }: BadNumber): string =>
    `“${text}” is not ${numbers[what]()}: ${whole ? 'a whole number from 1' : 'a number above 0'} to ${most}, as in ${key}=${example}.`,
  'two-clocks': () => 'Choose a clock for each decision or one for the whole run, not both.',
  'no-such-drill': ({ text }: OfText): string => `“${text}” isn’t a drill of this game.`,
  'no-such-choice': ({ text }: OfText): string => `“${text}” isn’t a way to choose the next hand.`,
  'no-such-deal': ({ text, known }: OfText & { readonly known: string }): string =>
    `“${text}” isn’t a way to deal a skill’s hands: leave it out, or write “${known}”.`,
  'no-such-seats': ({ text, known }: OfText & { readonly known: readonly string[] }): string =>
    `“${text}” isn’t whose cards are seen: ${known.join(' or ')}.`,
  'no-seats-here': ({ choice }: { readonly choice: string }): string =>
    `Other players’ cards aren’t shown with choice=${choice}.`,
  'stray-part': ({ part, choice }: { readonly part: string; readonly choice: string }): string =>
    `“${part}” says nothing where hands are not chosen by it: it goes with choice=${choice}.`,
  'no-skill': () => 'This link asks for one kind of decision, but doesn’t say which.',
  'no-such-skill': ({ text }: OfText): string => `“${text}” isn’t a kind of decision.`,
  'not-skill-here': ({ text }: OfText): string => `“${text}” isn’t a kind of decision under these rules.`,
  'no-lesson': () => 'This link asks for a lesson of the course, but doesn’t say which.',
  'no-session': ({ text }: OfText): string => `“${text}” isn’t the name of a session. One looks like k3x9a1b2.`,
  'many-hands': ({ count, most }: { readonly count: number; readonly most: number }): string =>
    `A list of ${count} hands is longer than ${most}.`,
  'bankroll-of-rounds': () => 'A bankroll needs whole rounds: single decisions don’t win or lose money.',
  'not-won': ({ text }: OfText): string =>
    `“${text}” is not what a bankroll has won: a number of bets, as in won=-12.5.`,
  'won-without-bankroll': () => '“won” says nothing where there is no bankroll.',
  'damaged-score': () => 'The score in this link is incomplete or damaged. Copy the whole link again.',
  'not-a-seed': ({ text }: OfText): string => `“${text}” isn’t the seed of a question. A seed looks like k3x9-12.`,
  'not-a-date': ({ text }: OfText): string => `“${text}” isn’t a date. A date looks like 2026-11-20.`,
}

const school = {
  'not-in-school': ({ text }: OfText): string => `“${text}” isn’t a game of the school.`,
  'not-one-of-school': ({ text, known }: OfText & { readonly known: readonly string[] }): string =>
    `“${text}” isn’t a game of the school: ${known.join(', ')}.`,
  'no-such-sheet': ({ text }: OfText): string => `We can’t print a sheet “${text}”.`,
  'bad-stakes': () => 'We can’t read the stakes in this link.',
  'sheet-hands': ({ text, most }: OfText & { readonly most: number }): string =>
    `A worksheet has 1 to ${most} hands, not “${text}”.`,
  'players-here': ({ text, most }: OfText & { readonly most: number }): string =>
    `A table has 1 to ${most} players here, not “${text}”.`,
  'seats-here': ({ text, most }: OfText & { readonly most: number }): string =>
    `A table has 1 to ${most} seats here, not “${text}”.`,
  'table-limits': ({ most }: { readonly most: number }): string =>
    `The limits must be whole dollars from 1 to ${most}, the minimum first.`,
  'not-limits': ({ text, such }: OfText & { readonly such: string }): string =>
    `“${text}” isn’t a pair of limits such as ${such}.`,
  'no-such-rounding': ({ text, known }: OfText & { readonly known: readonly string[] }): string =>
    `“${text}” isn’t a way to round: ${known.join(', ')}.`,
  'no-such-flash': ({ known }: { readonly known: readonly number[] }): string =>
    `The cards may lie open for ${known.join(', ')} seconds, or as long as it takes.`,
  'bad-rack': ({ most }: { readonly most: number }): string =>
    `A rack has 1 to ${most} denominations, such as 1, 2.50, 5, 25 and 100.`,
  'no-such-family': ({ text }: OfText): string => `This house way has no clauses of the family “${text}”.`,
  'no-such-clause': ({ text }: OfText): string => `This house way has no clause “${text}”.`,
}

export const links = { ...linked, ...plans, ...school }

export type Links = typeof links
