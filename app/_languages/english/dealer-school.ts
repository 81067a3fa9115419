import { area } from '../area'

/** The dealer school: its front page, and what its drills share. */
export const dealerSchool = area('dealerSchool', {
  title: 'Dealer school',
  lead: 'For someone with an audition next week. Who wins, what is paid, and what went wrong, at every game; and at Pai Gow Poker the house way, clause by clause, as a supervisor asks for it.',
  howToDeal: 'How to deal, game by game',
  howToDealAbout:
    'What you do with your hands and what you say, in order; the clause you will be asked; what supervisors look for; and every payout on a page to print.',
  howToDealGame: (game: string) => `How to deal ${game}`,

  drillName: 'House way drill',
  drillAbout:
    'Seven cards at a time: set them as the dealer must. At once you see which clause governs, why no earlier one does, and what you seem to have applied instead.',
  drillWay: 'Start the drill',
  waysName: 'House ways',
  waysAbout:
    'Each house way to read and to print on one page: every clause with how often it comes, its decision tree, what it costs, and where two houses part.',
  waysWay: 'Open the reference',
  editorName: 'Write your own',
  editorAbout:
    'Your casino’s way out of the same clauses and thresholds, checked over every hand while you type, and then drilled like the others.',
  editorWay: 'Write a house way',
  payoutsName: 'Paying and taking',
  payoutsAbout:
    'A settled table of any of the games, seat by seat: say what loses, what pushes, and what you pay in chips, down to the odd half.',
  payoutsWay: 'Settle a table',
  foulName: 'Spot the mistake',
  foulAbout:
    'Rounds that a dealer has settled, some with one real error: call foul and name it, or let it pass. And the floor’s disputes, with one sheet’s ruling and why.',
  foulWay: 'Watch the dealer',
  examName: 'Exams',
  examAbout:
    'For instructors: an exam as a link, the same hands for every trainee, no hints, against the clock. Results open by a short code, and stand side by side in a class table.',
  examWay: 'Set an exam',

  toSchool: 'To the dealer school',
  game: 'Game',
  whatIsAsked: 'What is asked',
  houseWay: 'House way',
  disputes: 'The floor’s disputes',
  commission: 'The commission is taken',
  /** How the house rounds its commission, by the rounding's id; the engine says it in English. */
  rounding: (_id: string, says: string) => says,
  verdict: 'The verdict',
  right: 'Right',
  accuracy: 'Accuracy',
  ofAll: (right: number, asked: number) => `${right} of ${asked}`,
  middleSeconds: 'seconds, the middle one',

  houseRules: 'What this house pays, and its rules',
  yes: 'Yes',
  no: 'No',
  pushes: 'pushes',

  /** On a button. */
  space: 'space',
  enter: 'enter',
  spaceKey: 'Space',
  enterKey: 'Enter',
  backspaceKey: 'Backspace',
  keyNext: 'after the verdict: the next one. Enter does the same',
  keyMove: 'moves a card: in front, and back',
  keySort: 'sorts the cards',
  keyUndo: 'undo, clear. Backspace undoes too',
  keyConfirm: 'confirms, and goes on after the verdict. Enter does the same',
  keyLose: 'this bet loses, pushes',
  keyPay: 'begins the sum that it is paid',
  keyNextBet: 'the next bet; after the last one, the check',
  keyBetBefore: 'the bet before, outside of a field',
  keyPass: 'let it pass',
  keyFoul: 'call foul; then the number of the error names it',
  keyTakeBack: 'takes the call back',
  keyRule: 'rules: by the number of the option',
})
