/** The dealer school: its front page, and what its drills share. */
export const dealerSchool = {
  title: 'Dealer school',
  lead: 'Get ready for your audition. Learn who wins, what to pay and what went wrong at every game, and Pai Gow Poker’s house ways clause by clause.',
  howToDeal: 'How to deal, game by game',
  howToDealAbout: 'What you do and say, step by step, what supervisors look for, and every payout on a page to print.',
  howToDealGame: (game: string) => `How to deal ${game}`,

  drillName: 'House way drill',
  drillAbout:
    'Set seven cards the way the dealer must. You see at once which clause applies, why no earlier one does, and which rule you seem to have used instead.',
  drillWay: 'Start the drill',
  waysName: 'House ways',
  waysAbout:
    'Read each house way or print it on one page: its clauses, how often each applies, what it costs, and how two houses differ.',
  waysWay: 'Open the reference',
  editorName: 'Write your own',
  editorAbout:
    'Build your casino’s house way from the same kinds of clauses. It is checked against every hand as you type; then drill it like the others.',
  editorWay: 'Write a house way',
  auditionName: 'Audition',
  auditionAbout:
    'Run a live table of one to seven players: check the bets, deal, ask, open your hand, take, pay in chips and clear, each in its order. You see your pace, the time of each step and your errors per 100 payouts.',
  auditionWay: 'Run a table',
  payoutsName: 'Paying and taking',
  payoutsAbout: 'Settle any game seat by seat: call what loses and what pushes, and pay in chips, to the half-dollar.',
  payoutsWay: 'Settle a table',
  foulName: 'Spot the mistake',
  foulAbout:
    'Watch rounds that a dealer has settled, some with a real error. Call it and name it, or let it pass. Then rule on disputes and compare with a rule sheet.',
  foulWay: 'Watch the dealer',
  paperName: 'Print for a class',
  paperAbout:
    'Payouts on the chips of your house, worksheets of as many hands as you like with an answer key, and any house way on one page.',
  paperWay: 'Print a sheet',
  examName: 'Exams',
  examAbout:
    'For instructors: share an exam as a link. Every trainee gets the same hands, no hints, and a clock. Collect the results by short code in a class table.',
  examWay: 'Set an exam',

  toSchool: 'To the dealer school',
  game: 'Game',
  whatIsAsked: 'What is asked',
  houseWay: 'House way',
  commission: 'The commission is taken',
  /** How the house rounds its commission, by the rounding's id; the engine says it in English. */
  rounding: (_id: string, says: string) => says,
  verdict: 'The verdict',
  right: 'Right',
  accuracy: 'Accuracy',
  ofAll: (right: number, asked: number) => `${right} of ${asked}`,
  middleSeconds: 'seconds, median',

  houseRules: 'What this house pays, and its rules',
  ownTables: 'Your house’s pay tables, odds and rules',
  houseRule: (source: string) => `Source: ${source}.`,
  ownHouse: 'Your house: limits, tables and rules',
  limits: (least: string | undefined, most: string | undefined) =>
    most === undefined ? `${least} or more` : least === undefined ? `up to ${most}` : `${least} to ${most}`,
  leastBet: 'Table minimum, in dollars',
  mostBet: 'Table maximum, in dollars',
  noLimits: 'Enter whole dollars, the minimum first, or nothing.',
  pushes: 'pushes',

  /** On a button. */
  space: 'space',
  enter: 'enter',
  spaceKey: 'Space',
  enterKey: 'Enter',
  backspaceKey: 'Backspace',
  keyNext: 'after the verdict: the next one. Enter does the same',
  keyMove: 'moves a card to the front, and back',
  keySort: 'sorts the cards',
  keyUndo: 'undo, clear. Backspace undoes too',
  keyConfirm: 'confirms, and goes on after the verdict. Enter does the same',
  keyLose: 'this bet loses, pushes',
  keyPay: 'starts the amount you pay',
  keyNextBet: 'the next bet; after the last one, the check',
  keyBetBefore: 'the previous bet, outside a field',
  keyPass: 'let it pass',
  keyFoul: 'call foul; then press the error’s number',
  keyTakeBack: 'takes the call back',
  keyRule: 'rule by the option’s number',
  audition: 'Your audition: what they look for at any table',
  opening: 'Opening…',
  needsJavaScript: 'This page runs in your browser and needs JavaScript.',
}
