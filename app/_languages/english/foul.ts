import { area } from '../area'

/** Spot the mistake, in the dealer school, and the floor's disputes. Amounts come written. */
export const foul = area('foul', {
  title: 'Spot the mistake',

  pays: (amount: string) => `pays ${amount}`,
  paysNothing: 'pays nothing',
  leaves: 'leaves it',
  takes: (amount: string) => `takes ${amount}`,

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
  spokenBet: (bet: string, handled: string) => `${bet}: ${handled}`,
  betOf: (bet: string, stake: string) => `${bet} of ${stake}`,

  named: 'You caught it and named it',
  caught: 'You caught it, but it’s a different error',
  missed: 'You missed an error',
  passed: 'Right: nothing was wrong',
  falseAlarm: 'False alarm: nothing was wrong',
  shortNamed: 'Caught and named',
  shortCaught: 'Caught, misnamed',
  shortMissed: 'Missed',
  shortPassed: 'Rightly passed',
  shortFalseAlarm: 'False alarms',
  youNamed: (error: string) => `You said “${error}”.`,
  theDealer: (handled: string) => `The dealer ${handled}.`,
  nextRound: 'Next round',
  before: 'No answers yet. What you caught, what you missed and your false alarms will appear here.',

  whatHappened: 'What happened',
  yourRuling: 'Your ruling',
  howDoYouRule: 'How do you rule?',
  soRules: 'Right ruling',
  rulesOtherwise: 'Another ruling',
  spokenRight: 'Right.',
  spokenWrong: 'Wrong.',
  youSaid: 'You said: {ruling}',
  noSource: 'Procedures differ. Follow your own house’s.',
  rulingOf: (source: string) => `Ruling: ${source}. Houses differ, so learn your own.`,
  readSource: 'Read it',
  kind: 'Rounds or disputes',
  rounds: 'Rounds',
  disputes: 'Disputes',
  nextDispute: 'Next dispute',
  beforeRuling:
    'No rulings yet. Your score will appear here. UK and US houses differ, and each question names the rule that it follows, if one is public.',
  ruledAsSheet: 'Right rulings',
})
