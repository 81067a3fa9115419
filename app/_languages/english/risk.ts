/** Risk of a session. */
export const risk = {
  title: 'risk of a session',
  needsScript: 'Other sessions are calculated in your browser, which needs JavaScript.',

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
  played: 'How you play',
  byWay: (way: string) => `By the ${way}`,
  bestPlay: 'Best play',
  changePays: 'Change the pays',

  // What is wrong with it
  badStake: (most: string) => `Enter a stake above 0, at most ${most}.`,
  badPace: (most: string) => `Enter a whole number of rounds an hour from 1 to ${most}.`,
  badRounds: (most: string) => `Enter a whole number of rounds from 1 to ${most}.`,
  badHours: (pace: string, most: string) => `Enter hours above 0 and, at ${pace} rounds an hour, at most ${most}.`,
  badBankroll: (most: string) => `Enter a bankroll above 0, at most ${most}.`,
  lessThanOne: (unit: string) => `That is less than one ${unit}.`,
  noWay: (play: string, game: string) => `We don’t know “${play}” as a way to play ${game}. This is best play.`,
  noKey: (key: string, meant: string) => `This link sets “${key}”, which sessions don’t have. Did you mean “${meant}”?`,

  // The answer
  theAnswer: 'The answer',
  adding: 'Adding up every way the session can go.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  unreadNumber: 'We can’t read one of the numbers. These figures are for the last session we could read.',
  unknownEnds: 'We don’t know how single rounds end with this way to play. Choose another.',
  restarting: 'The solver stopped. Restarting it.',
  solving: 'Solving the whole game',
  addingUp: 'Adding up the session',
  answer: (length: string, stake: string, ahead: string, low: string, high: string) =>
    `After ${length} at ${stake} you’re ahead ${ahead} of the time. Half of all sessions end between ${low} and ${high}.`,
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
    'Each bar is a range of results; the outermost include everything beyond. Every session here is played to the last round, however much it loses on the way.',
  ofAll: 'Of all sessions',
  downBy: 'Down at the end by',
  atLeast: 'at least',
  chance: 'Chance',
  orMore: (amount: string) => `${amount} or more`,
  below: (amount: string) => `below ${amount}`,
  between: (from: string, to: string) => `${from} to under ${to}`,
  ofSessions: (share: string) => `${share} of sessions`,
  endsChart: (low: string, high: string, from: string, to: string) =>
    `How sessions end, from ${low} or less to ${high} or more; most often between ${from} and ${to}. The table below has the figures.`,
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
  bands: 'At any moment, half of all sessions are in the dark band and nine in ten in the light one.',
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
    `How sessions go over time. At the end one in twenty is below ${low}, half are below ${half}, and one in twenty is above ${high}. The table below has the figures.`,
  chanceChart: (ahead: string, bankroll: string, lost: string) =>
    `At the end, the chance to be ahead is ${ahead}; the chance to have lost ${bankroll} is ${lost}. The table below has the figures.`,

  // How long a bankroll lasts
  ruin: 'How long a bankroll lasts',
  ruinTable: 'The chance to lose a bankroll',
  lostWithin: (length: string) => `Lost within ${length}`,
  soonerOrLater: 'Sooner or later',
  ownBankroll: (amount: string) => `${amount}, yours`,
  ruinAbout:
    'A bankroll counts as lost as soon as a round ends with that much lost or more. When the house has the edge, anyone who keeps playing loses any bankroll in the end.',

  // How it was worked out
  method: 'How this was worked out',
  methodAbout:
    'Nothing is simulated. We take the exact chance of every result of one round and add up all the rounds; less than one part in a hundred trillion is cut off at the far ends. Each round is a fresh deal of one hand, the main game only, at the same stake.',
  grid: (bets: string, amount: string) =>
    `These pays have too many decimals to add up exactly. Results are rounded to a grid of ${bets} bets (${amount}), which keeps the average and blurs the rest by less than that per round.`,
}
