/** A run, and the best one before it. */
interface Run {
  readonly right: number
  readonly before: number | null
}

/** The end of a session. */
export const trainerSummary = {
  // ——— How it went
  nothingAnswered: 'Nothing was answered',
  oneRight: 'One decision, and it was right',
  oneWrong: 'One decision, and another was better',
  allRight: (asked: number) => `All ${asked} right: you gave away nothing`,
  someRight: (right: number, asked: number) => `${right} of ${asked} right`,
  returned: (count: number) =>
    count === 1
      ? 'One hand came back after you missed it. Only your first answer counts.'
      : `${count} hands came back after you missed them. Only your first answers count.`,
  helped: (count: number) =>
    count === 1
      ? 'You had help with one of these, so it doesn’t count toward passing.'
      : `You had help with ${count} of these, so they don’t count toward passing.`,

  // ——— Figures
  givenAway: 'Given away',
  errorRate: 'Error rate per decision',
  time: 'Time per decision',
  roundsCameTo: (rounds: number) => (rounds === 1 ? 'Result of the round' : `Result of the ${rounds} rounds`),
  withSideBets: 'With side bets',
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
  rate: (counted: number, range: string) =>
    `Over ${counted === 1 ? 'the one decision that counts' : `the ${counted} decisions that count`}, your true error rate is likely ${range} a decision (95%).`,
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

  allHands: (count: number) => `All ${count} decisions`,
  show: 'Show',
  showAll: 'All',
  showMistakes: (count: number) => `Mistakes (${count})`,
  skill: 'Skill',
  everySkill: 'Every skill',

  // ——— A friend
  sameHands: 'The same hands for a friend',
  aboutLink:
    'A link deals a friend the same hands and compares your scores at the end. It holds the scores and the name you type, but not your answers.',
  scoreboard: 'Scoreboard',
  player: 'Player',
  you: 'You',
  aFriend: 'A friend',
  yourFriend: 'Your friend',
  lostLuckAside: 'Lost, luck aside',
  thinkingTime: 'Time',
  yoursAtTheEnd: 'Your score joins them once you’ve played the last hand.',
  yourName: 'Your name on the scoreboard, if you like',
  savePicture: 'Save a picture',
  pictureLost: (given: string) => `Lost ${given} by mistakes, luck aside`,
  noPicture: 'This browser can’t make the picture.',
  pasteLink: 'A friend sent you their link? Paste it here.',
  addScore: 'Add',
  added: (count: number) => (count === 1 ? 'Added to the scoreboard.' : `Added ${count} scores to the scoreboard.`),
  notALink: 'This isn’t a link to a session. Copy the whole link, from https to its end.',
  noScore: 'This link has no score in it. Ask your friend for the link in their summary.',
  badScore: 'The score in this link is incomplete. Copy the whole link again.',
  otherHands: 'This link is for other hands, so you can’t compare.',
  copyLink: 'Copy the link',
  makeLink: 'Make the link',
  shared: (game: string, right: number, asked: number, given: string) =>
    `${game}: I got ${right} of ${asked}, and gave away ${given}. The same hands for you:`,
  friendGot: (name: string, right: number, asked: number, given: string) =>
    `${name} got ${right} of ${asked} and gave away ${given}.`,
  playAll: (hands: number, all: number) => `You played ${hands} of the ${all} hands. Play them all to compare.`,
  gaveTheSame: 'It’s a tie.',
  gaveLess: (amount: string) => `You win by ${amount}.`,
  gaveMore: (amount: string) => `Your friend wins by ${amount}.`,

  // ——— A run
  run: ({ right, before }: Run) => {
    if (before === null) return `${right} right is your first score in a run like this.`
    if (right > before) return `A personal best: ${right} right. Your best before was ${before}.`
    return right === before
      ? `You matched your personal best: ${before} right.`
      : `Your personal best is ${before} right.`
  },

  // ——— The ways on
  beginAgain: 'Begin again',
  lessonAgain: 'More hands of this lesson',
  anotherSession: 'Another session',
  redo: (count: number) => (count === 1 ? 'Redo my mistake' : `Redo my ${count} mistakes`),
  practiceMissed: 'Practice what I missed, new cards',
  replay: 'Replay these hands',
  progress: 'Your progress',
  print: 'Print',
  counting: 'Counting…',
}
