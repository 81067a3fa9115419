/** The daily hand. */
export const daily = {
  title: 'Daily hand',
  titleOf: (day: string) => `Daily hand, ${day}`,
  loading: 'Loading today’s hand…',
  lookingForCall: (game: string) => `Looking for a close call in ${game}…`,
  notFound: 'We couldn’t find this day’s hand.',
  noProof: 'Your answer is saved, but we didn’t finish its proof.',
  about: 'A close call: the best option is only just ahead. You get one try, until midnight on your clock.',

  // ——— After the answer
  trainLikeThis: 'Train decisions like this',
  asDealt: (game: string) => `${game} as dealt`,

  // ——— An address of no hand
  notADay: 'We can’t read a date in this link',
  noHandThatDay: 'There is no hand on that day',
  notDealtYet: (day: string) => `The hand for ${day} isn’t dealt yet. Each hand is dealt at the start of its day.`,
  beforeTheFirst: (day: string, first: string) => `There was no daily hand on ${day}. The first was dealt on ${first}.`,
  todaysHand: 'Today’s hand',
  toFirstPage: 'To the first page',

  // ——— The days before
  yours: 'Your daily hands',
  answeredLate: 'You answered this one late, so it doesn’t count toward your streak.',
  copyResult: 'Copy the result',
  nothingYet: 'Your streak and your share of right calls will appear here.',
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
}
