import { area } from '../area'

/** The end of a session. */
export const trainerSummary = area('trainerSummary', {
  // ——— How it went
  nothingAnswered: 'Nothing was answered',
  oneRight: 'One decision, and it was right',
  oneWrong: 'One decision, and another was better',
  allRight: (asked: number) => `All ${asked} right: you gave away nothing`,
  someRight: (right: number, asked: number) => `${right} of ${asked} right`,

  // ——— Figures
  givenAway: 'Given away',
  errorRate: 'Error rate, per decision that counts',
  thousandths: 'thousandths',
  time: 'Time per decision',
  roundsCameTo: (rounds: number) => (rounds === 1 ? 'Result of the round' : `Result of the ${rounds} rounds`),
  stageByStage: 'Stage by stage',
  decision: 'Decision',
  right: 'Right',
  of: (right: number, asked: number) => `${right} of ${asked}`,

  // ——— The error rate
  range: (low: string, high: string) => `${low} to ${high}`,
  better: 'You improved, by more than chance would explain.',
  worse: 'You did worse, by more than chance would explain.',
  cannotTell: 'Too few decisions to say whether you improved.',
  notCounted: (right: number) =>
    `Not counted: ${right} obvious ${right === 1 ? 'decision' : 'decisions'} that you got right.`,
  countedThoughObvious: (missed: number) => `Obvious, but counted because you missed them: ${missed}.`,
  allObvious: 'These were all obvious. Decisions that nearly everyone gets right don’t count toward the error rate.',
  rate: (counted: number, range: string, unit: string) =>
    `Over ${counted === 1 ? 'the one decision that counts' : `the ${counted} decisions that count`}, your true error rate is likely ${range} thousandths of one ${unit} (95%).`,
  earlier: (rate: string, counted: number, range: string) =>
    `Your earlier sessions of the same kind: ${rate}, over ${counted === 1 ? '1 decision' : `${counted} decisions`} (${range}).`,

  // ——— Decisions to look at again
  dearest: (count: number) =>
    count === 1
      ? 'The decision that cost you'
      : `Your ${count === 2 ? 'two ' : count === 3 ? 'three ' : ''}costliest decisions`,
  closest: (count: number) =>
    count === 1
      ? 'The closest call'
      : `Your ${count === 2 ? 'two ' : count === 3 ? 'three ' : ''}closest calls, all right`,
  youChose: (stage: string) => `${stage}: you chose {did}`,
  cannotBeLaidOut: 'We can’t show this decision anymore: this version can’t read its rules or cards.',
  playAgain: 'Play this hand again',
  againNotCounted: 'You’ve seen the answer, so this one doesn’t count.',
  notWorkedOut: 'We didn’t finish this decision.',

  // ——— A friend
  sameHands: 'The same hands for a friend',
  aboutLink:
    'A link deals a friend the same hands and compares your scores at the end. It holds your score, but not your name or answers.',
  copyLink: 'Copy the link',
  makeLink: 'Make the link',
  shared: (game: string, right: number, asked: number, given: string) =>
    `${game}: I got ${right} of ${asked}, and gave away ${given}. The same hands for you:`,
  linkCameWith: (right: number, asked: number, given: string) =>
    `Your friend got ${right} of ${asked} and gave away ${given}.`,
  doNotCompare: (asked: number) => `You answered ${asked}, so you can’t compare the two.`,
  gaveTheSame: 'It’s a tie.',
  gaveLess: (amount: string) => `You win by ${amount}.`,
  gaveMore: (amount: string) => `Your friend wins by ${amount}.`,

  // ——— The ways on
  beginAgain: 'Begin again',
  anotherSession: 'Another session',
  practiceMissed: 'Practice what I missed',
  replay: 'Replay these hands',
  progress: 'Your progress',
  print: 'Print',
  counting: 'Counting…',
})
