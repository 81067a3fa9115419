import { area } from '../area'

/** The end of a session. */
export const trainerSummary = area('trainerSummary', {
  // ——— How it went
  nothingAnswered: 'Nothing was answered',
  oneRight: 'One decision, and it was right',
  oneWrong: 'One decision, and there was a better one',
  allRight: (asked: number) => `All ${asked} right: nothing given away`,
  someRight: (right: number, asked: number) => `${right} of ${asked} right`,

  // ——— Figures
  givenAway: 'Given away',
  errorRate: 'Error rate, per decision that counts',
  thousandths: 'thousandths',
  time: 'Time for a decision',
  roundsCameTo: (rounds: number) => (rounds === 1 ? 'The round came to' : `The ${rounds} rounds came to`),
  stageByStage: 'Stage by stage',
  decision: 'Decision',
  right: 'Right',
  of: (right: number, asked: number) => `${right} of ${asked}`,

  // ——— The error rate
  range: (low: string, high: string) => `${low} to ${high}`,
  better: 'You did better than that, and not by chance.',
  worse: 'You did worse than that, and not by chance.',
  cannotTell: 'The ranges meet: so few decisions cannot tell the two apart.',
  notCounted: (right: number) => `Not counted: ${right} that ${right === 1 ? 'was' : 'were'} obvious and right.`,
  countedThoughObvious: (missed: number) => `Counted though obvious, because missed: ${missed}.`,
  allObvious: 'All of it was obvious: decisions that nearly everybody gets right do not count for the error rate.',
  rate: (counted: number, range: string, unit: string) =>
    `Over ${counted === 1 ? 'the one decision that counts' : `the ${counted} decisions that count`}, your true error rate may be anything from ${range} thousandths of one ${unit} (95%).`,
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
  cannotBeLaidOut:
    'This decision cannot be laid out any more: its rules or its cards are written in a way that is not read here.',
  decideAgain: 'Decide this hand again',
  notWorkedOut: 'This decision was not worked out.',

  // ——— A friend
  sameHands: 'The same hands for a friend',
  aboutLink:
    'A link deals a friend the same hands and tells, at the end, how it went against yours. It holds the score, no name and no answers.',
  copyLink: 'Copy the link',
  makeLink: 'Make the link',
  shared: (game: string, right: number, asked: number, given: string) =>
    `${game}: I got ${right} of ${asked}, and gave away ${given}. The same hands for you:`,
  linkCameWith: (right: number, asked: number, given: string) =>
    `The link came with ${right} of ${asked} right, ${given} given away.`,
  doNotCompare: (asked: number) => `You answered ${asked}, so the two do not compare.`,
  gaveTheSame: 'You gave away the same.',
  gaveLess: (amount: string) => `You gave away ${amount} less: you win.`,
  gaveMore: (amount: string) => `You gave away ${amount} more.`,

  // ——— The ways on
  beginAgain: 'Begin again',
  anotherSession: 'Another session',
  replay: 'Replay these hands',
  progress: 'Your progress',
  print: 'Print',
  counting: 'Counting…',
})
