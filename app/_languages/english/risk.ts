import { area } from '../area'

/** Risk of a session. */
export const risk = area('risk', {
  title: 'risk of a session',
  needsScript: 'Every other session is worked out in your browser, so that needs JavaScript.',

  // What is entered
  session: 'The session',
  stake: (unit: string) => `Stake, one ${unit}`,
  bankroll: 'Bankroll',
  howLong: 'How long',
  byHours: 'By hours',
  byRounds: 'By rounds',
  hours: 'Hours',
  pace: 'Rounds an hour',
  rounds: 'Rounds',
  rules: 'Rules',
  played: 'Played',
  byWay: (way: string) => `By the ${way}`,
  bestPlay: 'Best play',
  changePays: 'Change the pays',
  usualRules: 'Back to the usual rules',
  close: 'Close',

  // What is wrong with it
  badStake: (most: string) => `A stake is a number above 0 and at most ${most}.`,
  badPace: (most: string) => `Rounds an hour are a whole number from 1 to ${most}.`,
  badRounds: (most: string) => `Rounds are a whole number from 1 to ${most}.`,
  badHours: (pace: string, most: string) =>
    `Hours are a number above 0 and, at ${pace} rounds an hour, at most ${most}.`,
  badBankroll: (most: string) => `A bankroll is a number above 0 and at most ${most}.`,
  lessThanOne: (unit: string) => `That is less than one ${unit}.`,
  noWay: (play: string, game: string) =>
    `“${play}” is no way to play ${game} that is known here; this is the best one.`,
  noKey: (key: string, meant: string) => `“${key}” in this address is nothing of a session. Did you mean “${meant}”?`,

  // The answer
  theAnswer: 'The answer',
  adding: 'Adding up every way the session can go.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  unreadNumber: 'One of the numbers cannot be read. The figures belong to the last session that could.',
  unknownEnds: 'How single rounds end is not known for this way to play: choose another.',
  restarting: 'The solver stopped and is started again.',
  solving: 'Solving the whole game',
  addingUp: 'Adding up the session',
  answer: (length: string, stake: string, ahead: string, low: string, high: string) =>
    `After ${length} at ${stake} you are ahead ${ahead} of the time; half of all sessions end between ${low} and ${high}.`,
  behind: 'behind',
  even: 'even',
  ahead: 'ahead',
  expectedGain: 'Expected gain',
  expectedLoss: 'Expected loss',
  deviation: 'Standard deviation',
  median: 'Median',
  lostOnTheWay: (bankroll: string) => `Lost ${bankroll} on the way`,
  under: (chance: string) => `under ${chance}`,
  over: (chance: string) => `over ${chance}`,
  certain: 'certain',
  range: (low: string, high: string) => `${low} to ${high}`,
  oneRound: 'one round',
  someRounds: (rounds: string) => `${rounds} rounds`,
  oneHour: 'an hour',
  someHours: (hours: string) => `${hours} hours`,

  // How sessions end
  ends: 'How such sessions end',
  endsAbout:
    'Each bar is a range of results, and the outermost hold all that lies beyond. Every session counted here is played to its last round, whatever is lost on the way.',
  ofAll: 'Of all sessions',
  downBy: 'Down at the end by',
  atLeast: 'at least',
  chance: 'Chance',
  orMore: (amount: string) => `${amount} or more`,
  below: (amount: string) => `below ${amount}`,
  between: (from: string, to: string) => `${from} to under ${to}`,
  ofSessions: (share: string) => `${share} of sessions`,
  endsChart: (low: string, high: string, from: string, to: string) =>
    `How sessions end, from ${low} and below to ${high} and more; most often between ${from} and ${to}. The table below has the figures.`,
  worst1: 'The worst 1 in 100 end at or below',
  worst5: 'The worst 1 in 20 end at or below',
  worst25: 'The worst quarter ends at or below',
  half: 'The median: half end at or below',
  most75: 'Three quarters end at or below',
  most95: '19 in 20 end at or below',
  most99: '99 in 100 end at or below',

  // As time passes
  course: 'As time passes',
  courseFigures: 'As time passes, in figures',
  bands: 'At any moment half of all sessions are in the dark band, nine in ten in the light one.',
  chances: (bankroll: string) => `The chance to be ahead, and to have lost ${bankroll} by then.`,
  after: 'After',
  below20: '1 in 20 below',
  below4: '1 in 4 below',
  above4: '1 in 4 above',
  above20: '1 in 20 above',
  isAhead: 'Ahead',
  hasLost: (bankroll: string) => `Lost ${bankroll}`,
  afterHours: (hours: string) => `After ${hours} hours`,
  afterRounds: (rounds: string) => `After ${rounds} rounds`,
  fanChart: (low: string, half: string, high: string) =>
    `Where sessions stand as time passes. At the end one in twenty is below ${low}, half are below ${half}, one in twenty is above ${high}. The table below has the figures.`,
  chanceChart: (ahead: string, bankroll: string, lost: string) =>
    `The chance to be ahead is ${ahead} at the end; to have lost ${bankroll} by then ${lost}. The table below has the figures.`,

  // How long a bankroll lasts
  ruin: 'How long a bankroll lasts',
  ruinTable: 'The chance to lose a bankroll',
  lostWithin: (length: string) => `Lost within ${length}`,
  soonerOrLater: 'Sooner or later',
  ownBankroll: (amount: string) => `${amount}, yours`,
  ruinAbout:
    'A bankroll counts as lost as soon as a round ends with that much lost or more, the last round being played out in full. Where the house has the edge, anyone who goes on loses any bankroll in the end.',

  // How it was worked out
  method: 'How this was worked out',
  methodAbout:
    'Nothing is simulated. The exact chances of every net result of one round are added up for all rounds at once; less than one part in a hundred million million is cut off at the far ends. Each round is dealt anew from all the cards, one hand at a time, the main game only, always at the same stake.',
  grid: (bets: string, amount: string) =>
    `With pays of so many decimals the sums would be too many: results were put on a grid of ${bets} bets, ${amount} in money, which keeps the mean and blurs the rest by less than that a round.`,
})
