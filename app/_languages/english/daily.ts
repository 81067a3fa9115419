import { area } from '../area'

/** The daily hand. */
export const daily = area('daily', {
  title: 'Daily hand',
  titleOf: (day: string) => `Daily hand, ${day}`,
  readingCalendar: 'Looking at the calendar…',
  lookingUp: 'Looking up what you answered…',
  lookingForCall: (game: string) => `Looking for a close call at ${game}…`,
  notFound: 'The day’s hand was not found.',
  noProof: 'The answer is kept; its proof was not worked out.',
  about: 'A close call: the best option is just ahead of the next. You can decide it once.',

  // ——— After the answer
  trainLikeThis: 'Train decisions like this',
  asDealt: (game: string) => `${game} as dealt`,

  // ——— An address of no hand
  notADay: 'This address is not a day we can read',
  noHandThatDay: 'There is no hand on that day',
  notDealtYet: (day: string) =>
    `The hand of ${day} is not dealt yet: each day’s hand is dealt as the day begins, in universal time (UTC).`,
  beforeTheFirst: (day: string, first: string) => `There was no daily hand on ${day}. The first was dealt on ${first}.`,
  todaysHand: 'Today’s hand',
  toFirstPage: 'To the first page',

  // ——— The days before
  yours: 'Your daily hands',
  answeredLate: 'You answered this one on a later day, so it does not count for the days in a row.',
  copyResult: 'Copy the result',
  nothingYet: 'Your days in a row and your share of right calls will stand here.',
  inARow: 'In a row',
  days: (count: number): string => (count === 1 ? 'day' : 'days'),
  right: 'Right',
  calls: (count: number): string => (count === 1 ? 'call' : 'calls'),
  of: (right: number, all: number) => `${right} of ${all}`,
  otherDays: 'Other days',
  today: 'Today',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  open: 'Open:',

  // ——— What is shared
  streak: (days: number) => (days === 1 ? 'One day' : `${days} days in a row`),
  shared: (day: string) => `Feltwise daily hand, ${day}`,
})
