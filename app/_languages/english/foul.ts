import { area } from '../area'

/** Spot the mistake, in the dealer school, and the floor's disputes. Amounts come written. */
export const foul = area('foul', {
  title: 'Spot the mistake',

  pays: (amount: string) => `pays ${amount}`,
  paysNothing: 'pays nothing',
  leaves: 'leaves it',
  takes: (amount: string) => `takes ${amount}`,

  /** What is right where an error was made; the engine says it in English. */
  errorRight: (english: string) => english,

  asItWasSet: 'As the dealer set it:',
  asItShouldBe: 'As it should be set:',

  handling: 'The dealer’s handling',
  settled: 'The dealer has settled this',
  whatIsWrong: 'Foul. What is wrong?',
  backToRound: 'Back to the round',
  letPass: 'Let it pass',
  foul: 'Foul',
  calledSpoken: 'Foul called. Name the error.',
  spokenRound: (table: string, bets: string) => `${table} The dealer: ${bets}. F calls foul, P lets it pass.`,
  spokenBet: (bet: string, because: string, handled: string) => `${bet}: ${because}, ${handled}`,
  spokenStakedBet: (bet: string, stake: string, because: string, handled: string) =>
    `${bet} of ${stake}: ${because}, ${handled}`,

  named: 'Caught and named',
  caught: 'Caught, but it is another error',
  missed: 'Missed: there was an error',
  passed: 'Right: nothing was wrong',
  falseAlarm: 'False alarm: nothing was wrong',
  shortNamed: 'Caught and named',
  shortCaught: 'Caught, misnamed',
  shortMissed: 'Missed',
  shortPassed: 'Rightly passed',
  shortFalseAlarm: 'False alarms',
  youNamed: (error: string) => `You named it: ${error.toLowerCase()}.`,
  theDealer: (handled: string) => `The dealer ${handled}.`,
  nextRound: 'Next round',
  before: 'Nothing answered yet. What you caught, what you missed and your false alarms will stand here.',

  whatHappened: 'What happened',
  yourRuling: 'Your ruling',
  howDoYouRule: 'How do you rule?',
  soRules: 'So rules the sheet',
  rulesOtherwise: 'The sheet rules otherwise',
  spokenRight: 'Right.',
  spokenWrong: 'Not so.',
  youSaid: 'You said: {ruling}',
  rulingOf: (sheet: string) => `Ruling of the ${sheet}. Another house may rule otherwise: learn your own.`,
  nextDispute: 'Next dispute',
  beforeRuling:
    'Nothing ruled yet. Your score will stand here. UK and US houses differ: each question says whose sheet the ruling is from.',
  ruledAsSheet: 'Ruled as the sheet does',
})
