import { lowerFirst } from '@/lib/text'

/** A game's course: its lessons, the placement, and what a lesson says above the hand. */
export const course = {
  title: (game: string) => `${game} course`,
  intro: 'Each lesson is one rule of the best strategy. The first rules come up most often with most at stake.',
  assumed: (stake: string, rounds: string) =>
    `A price is what you’d lose in an hour if you played all of a rule’s hands the next best way, at ${stake} a bet and ${rounds} rounds an hour. Every deal is counted.`,

  // ——— Where you are
  start: 'Start lesson 1',
  startLesson: (lesson: string) => `Start lesson ${lesson}`,
  place: 'Find my level',
  aboutPlacement: (hands: string) =>
    `Played before? Answer at most ${hands} hands, and the course skips what you know.`,
  readRules: 'Never played? Read the rules first.',
  placedAt: (known: string, lessons: string) => `You knew ${known} of ${lessons} lessons when you were placed.`,
  done: (done: string, lessons: string) => `${done} of ${lessons} lessons done`,
  allDone: 'You’ve done every lesson. Take the test to see how close to best you play.',
  test: 'Take the test',
  aboutTest: (hands: string) => `The test is ${hands} hands as they’re dealt. It shows how close to best you play.`,
  review: 'Review what is due',

  // ——— What you know
  map: 'What you know',
  aboutMap: 'From your answers to new hands. Pick one to practice it.',
  known: 'Right twice in a row',
  once: 'Right last time',
  missed: 'Missed last time',
  unmet: 'Not met yet',
  rarer: (count: string) =>
    count === '1'
      ? 'And one rarer kind of decision that you haven’t met.'
      : `And ${count} rarer kinds of decision that you haven’t met.`,

  // ——— Mark the grid
  grid: 'Mark the grid',
  aboutGrid:
    'All starting hands on one chart. Mark those that are best played one way, then see which you got wrong and what that costs.',
  toGrid: 'Know the hands already? Mark them all on one grid.',
  gridQuestion: (action: string) => `Mark every hand where the best play is “${action}”`,
  gridAsks: 'What is asked',
  gridHow:
    'Tap a hand, or drag sideways along a row. Keys: arrows to move, space to mark, Shift and arrows to mark as you go.',
  gridSolving: 'Working out every hand',
  gridRetry: 'Try again',
  gridCheck: 'Score my marks',
  gridMarked: (hands: string) => `${hands} marked`,
  gridGrade: (grade: 'right' | 'missed' | 'extra' | 'unasked') =>
    ({
      right: 'right',
      missed: 'you should have marked it',
      extra: 'you shouldn’t have marked it',
      unasked: 'not asked, because it depends on the other card',
    })[grade],
  gridLook: '− should have been marked, ✗ shouldn’t. Tap a hand to see its best play.',
  gridBest: (hand: string, action: string) => `${hand}: ${action}.`,
  gridRight: (right: string, asked: string) => `${right} of ${asked} right`,
  gridFree: 'Nothing wrong: played this way, your first decision costs you nothing.',
  gridCosts: (money: string, share: string) =>
    `Played this way, it would cost you ${money} an hour: ${share} of a bet each round.`,
  gridAgain: 'Start again',
  gridPractice: (hands: number) => (hands === 1 ? 'Practice the one I got wrong' : `Practice the ${hands} I got wrong`),
  gridChart: 'See the chart',

  // ——— A lesson
  price: (money: string) => `Played the next best way: ${money} an hour`,
  passed: 'Passed',
  skipped: 'Skipped: you knew it',
  nextUp: 'Next',
  sure: (chance: string) => `You’d get ${chance} right`,
  how: 'How a lesson works',
  aboutLesson: (shown: string, hinted: string, chance: string) =>
    `The first ${shown} hands show the answer. For the next ${hinted} you can ask which rule covers the hand. After that you’re on your own. Most hands are close to the line where the rule ends, on either side, however rare they are at the table. You pass when you get the closest hands on both sides right and we expect you to get ${chance} of the next hands right. That’s an estimate from your answers: the last ones count most, and hands where you had help don’t count.`,
  measured: 'How fast this works, measured',

  // ——— Above the hand
  thisLesson: (lesson: string, rule: string) => `Lesson ${lesson}: ${rule}`,
  thisLessonAt: (lesson: string, stage: string, rule: string) => `Lesson ${lesson}, ${lowerFirst(stage)}: ${rule}`,
  thisPlacement: (hand: string, most: string) => `Finding your level: hand ${hand}, at most ${most}.`,
  progress: (chance: string, pass: string) => `You’d get ${chance} of the next hands right. You pass at ${pass}.`,
  closestLeft: (chance: string) =>
    `You’d get ${chance} of the next hands right. To pass, get the closest hands right on both sides.`,
  isPassed: 'You pass this lesson.',
  answerComes: 'The answer comes in a moment.',
  answerIs: (answer: string) => `The answer is: ${answer}.`,
  whichRule: 'Which rule covers this?',

  // ——— After a session
  lessonPassed: (lesson: string) => `You passed lesson ${lesson}.`,
  lessonOpen: (lesson: string) => `Lesson ${lesson} isn’t passed yet. Your answers count when you come back.`,
  /** What a lesson's result is made of. `answers` is how many answers count. */
  counts: (chance: string, answers: string, pass: string) =>
    `We expect you to get ${chance} of the next hands right, going by ${answers === '1' ? 'your one answer' : `your ${answers} answers`} without help. You pass at ${pass}, with the closest hands right on both sides.`,
  passedBefore: 'You passed this lesson before, so it stays passed.',
  level: (known: string, lessons: string) =>
    known === lessons
      ? `You know all ${lessons} lessons.`
      : known === '1'
        ? `You know the first of ${lessons} lessons.`
        : `You know the first ${known} of ${lessons} lessons.`,
  levelNone: 'Start with lesson 1.',
  toCourse: 'To the course',
  testPassed: 'You passed: you’re ready for the table.',
  testFailed: 'You’re not ready for the table yet.',
  testFree: 'Your mistakes cost next to nothing.',
  testCosts: (money: string, share: string) => `Your mistakes cost ${money} an hour: ${share} of a bet each round.`,
  testRange: (low: string, high: string) => `With so few hands it could be ${low} to ${high} an hour.`,
  testAgain: 'Redo your mistakes, then take the test again.',
  betterThan: (strategy: string, cost: string) => `That’s better than the strategy “${strategy}”, which costs ${cost}.`,
  reviewLater: 'Come back in a week: your reviews bring back what you’re about to forget.',
  reviewWeek: (skills: readonly string[], more: number) => {
    const named = skills.map((skill) => `“${skill}”`).join(', ')
    return `To review within a week: ${named}${more === 0 ? '' : ` and ${more} more`}.`
  },
  cardFigure: (share: string) => `Within ${share} of best`,
  cardAbout: (hands: string) => `A test of ${hands} hands as dealt`,
}
