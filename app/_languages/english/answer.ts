import { listsOf } from '@/lib/messages/lists'

const lists = listsOf('en-GB')

import type { Mark } from '@/lib/teaching/quiz/grade'

/** What every answer shows: options, outcomes, the settled round, the session so far, and the work on it. */
export const answer = {
  /** How an answer is graded. */
  grades: {
    best: 'Best',
    fine: 'Fine',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
    followed: 'You followed the rule',
  } as Readonly<Record<Mark, string>>,

  // ——— Options
  best: 'best',
  you: 'you',
  worths: 'What each option is worth',
  /** The side bets that the values include, and those that a fold loses. */
  countsSides: (all: readonly string[], lost: readonly string[]) =>
    `The values include ${lists.and(all)}. If you fold, you lose ${lists.and(lost)}.`,
  every: 'Every option',
  allRanked: (count: string) => `All ${count}, from the best to the worst`,
  spot: (game: string, stage: string) => `${game}: ${stage.toLowerCase()}`,

  // ——— How the round ends
  lost: (share: string) => `lost ${share}`,
  even: (share: string) => `even ${share}`,
  won: (share: string) => `won ${share}`,
  howItEnds: (option: string) => `How the round ends: ${option}`,
  netResult: (units: string) => `Net result, ${units}`,
  ways: 'Ways',
  chance: 'Chance',

  // ——— The proof's counts. An option stands as in a sentence where deals are told before it.
  exactly: (value: string) => `exactly\u00A0${value}`,
  worth: (option: string, value: string) => `${option} is worth ${value}`,
  worthOver: (deals: string, option: string, value: string) => `Over ${deals} deals, ${option} is worth ${value}`,
  ends: (option: string, counts: string, value: string) => `${option} ${counts}: ${value}`,
  endsOver: (deals: string, option: string, counts: string, value: string) =>
    `Over ${deals} deals, ${option} ${counts}: ${value}`,
  moreCounts: (option: string, counts: string) => `${option}: ${counts}.`,
  inexact: 'Every card that can come is weighted by its chance. The sums are rounded to fifteen digits.',

  // ——— A hand that is being counted
  counting: 'Counting',
  countingDeals: 'Counting every possible deal.',
  stop: 'Stop',
  stopped: (what: string) => `Stopped. ${what}`,
  failed: 'The calculation failed.',
  tryAgain: 'Try again',

  // ——— The settled round
  settled: 'The round is settled',
  eachBet: 'What each bet won or lost',
  bet: 'Bet',
  stake: 'Stake',
  result: 'Result',
  total: 'Total',
  mainTotal: 'Main bets',
  allTotal: 'All bets',
  pushNote: 'A bet that pushes comes back to you.',
  mainBets: (amount: string) => `${amount}, main bets`,

  // ——— The session so far
  thisSession: 'This session',
  before: 'No answers yet. Your score, error rate and cost will appear here.',
  rightOnes: 'right',
  ofAsked: (right: string, asked: string) => `${right} of ${asked}`,
  errorRate: 'Error rate per decision',
  givenAway: 'Given away',

  // ——— An address that cannot be read. By what is dealt: `hand`, `round`, `table`.
  unreadable: (dealt: string) => `We can’t read a ${dealt} in this link`,
  dealNew: (dealt: string) => `Deal a new ${dealt}`,
}
