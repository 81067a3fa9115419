/** What pages are called where they are listed and found: titles, descriptions, and their names in a trail of pages. */
export const pages = {
  homeTitle: 'Feltwise: exact strategy for casino table games',
  homeAbout:
    'Train against the house, one decision at a time. Every option’s exact expected value, what your choice costs, why, and the proof.',
  gamesTitle: 'Casino table games: house edge and strategy',
  gamesAbout:
    'Casino table games against the house, each solved exactly: house edge, element of risk, strategy, trainer and calculator.',
  bestOdds: 'Best odds',
  bestOddsTitle: 'Best casino odds: every table game we solve, by house edge',
  bestOddsAbout:
    'Casino table games and their side bets in one list: the exact house edge, the element of risk and what an hour costs. Sort it by any of them.',
  dailyTitle: 'Daily hand: one close call a day',
  dailyAbout:
    'One hard call a day, the same for everybody: decide, then see the exact value of every option, why, and the proof.',
  glossaryTitle: 'Glossary of casino table games',
  glossaryAbout:
    'The words of casino table games against the house, from add-on to wheel, each in a sentence or two: ante, qualify, house way, element of risk, outs.',
  myEvening: 'My evening',
  myEveningTitle: 'My evening: what your hands at the table cost you',
  myEveningAbout:
    'Type the hands you played at the casino, one a line. See what every decision cost, the worst first, and how lucky you were.',
  myTable: 'My table',
  myTableTitle: 'My table: what your casino’s rules cost you',
  myTableAbout:
    'Read three things off the felt: the game, what the placard pays, how the dealer plays. See what your table costs an hour against the usual one.',
  offline: 'Without a network',
  offlineAbout:
    'What works without a network: the games you opened with all their tools, the dealer school, your progress, and every page you opened before.',
  payTablesTitle: 'Pay tables compared: the exact house edge of each',
  payTablesAbout:
    'Pay tables and rules found in casinos, for every game here and its side bets: the exact house edge of each, and what an hour at it costs.',
  progressTitle: 'Progress: the house edge you play at',
  progressAbout:
    'Your error rate and the house edge you really play at, by game, stage and skill; what your mistakes cost an hour; what is due today; luck and skill apart.',
  data: 'Your data',
  dataTitle: 'Your data: export, import, delete',
  dataAbout:
    'Your training as this browser stores it: how safe it is there, export to one file or to spreadsheets, import with a preview, and deletion with an undo.',
  searchTitle: 'Search: hands, rules, bets and words',
  searchAbout:
    'Search this site for a hand as you would type it, a rule of a strategy, a clause of a house way, a side bet or a word.',
  settingsAbout:
    'Your stake and pace, how cards look and sound, and the rules you play by. They are kept in this browser and take effect at once.',
  calculatorTitle: (game: string) => `${game} calculator`,
  calculatorAbout: (game: string) =>
    `Enter any hand of ${game}, with dead cards and your own pay table: the exact value of every option, how the round ends, and the proof.`,
  course: 'Course',
  learnTitle: (game: string) => `Learn ${game}: the rules that save most first`,
  learnAbout: (game: string) =>
    `A course in ${game}: one rule a lesson, those that come up most with most at stake first, with hands that are graded exactly.`,
  gridTitle: (game: string) => `${game}: mark every starting hand`,
  gridAbout: (game: string) =>
    `A quiz for ${game}: mark on one grid all hands that are best played one way, and see what the wrong ones cost.`,
  gameTablesTitle: (game: string) => `${game} pay tables: the house edge of any table`,
  gameTablesAbout: (game: string) =>
    `Drag a pay of ${game} and the whole game is solved again: exact house edge, element of risk, cost per hour, and the decisions that flip.`,
  riskTitle: (game: string) => `${game}: the risk of a session`,
  riskAbout: (game: string) =>
    `How a session of ${game} ends, exactly: your chance to be ahead after some hours, what you may lose, and how long a bankroll lasts.`,
  strategy: 'Strategy',
  strategyTitle: (game: string) => `${game} strategy chart, exact and on one page`,
  strategyAbout: (game: string) =>
    `The best play of ${game} as a chart and as ordered rules, to print on one page or a wallet card, and what every simpler way to play costs.`,
  trainer: 'Trainer',
  trainerTitle: (game: string) => `${game} trainer`,
  trainerAbout: (game: string) =>
    `Decide a hand of ${game} and see the exact expected value of every option, what yours cost, why, and the proof.`,
  schoolTitle: 'Dealer school for casino table games',
  schoolAbout:
    'For dealers in training: set seven cards by your house way, settle tables of every game, catch a dealer’s mistakes, and take an exam.',
  payoutsTitle: 'Paying and taking: payouts for dealers',
  payoutsAbout:
    'A settled table in front of you, seat by seat: which bets lose, push or are paid, and how much in chips, for every game.',
  paperTitle: 'Payout sheets and worksheets for dealers',
  paperAbout:
    'Print payouts on the chips of your house, worksheets with an answer key, and a house way on one page, on A4 or Letter.',
  drillTitle: 'Pai Gow house way drill',
  drillAbout:
    'Set seven cards as the dealer must in Pai Gow Poker: which clause governs, why no earlier one does, and what you seem to have applied.',
  foulTitle: 'Spot the dealer’s mistake',
  foulAbout:
    'Rounds that a dealer has settled, some with one error: call it and name it, or let it pass. And the floor’s disputes, with the sheet’s ruling.',
  auditionTitle: 'Audition: run a live table',
  auditionAbout:
    'A live table of one to seven seats: deal, ask, take, pay in chips and clear, each in its order, with your pace and your errors per hundred payouts.',
  examTitle: 'Exams for dealers in training',
  examAbout:
    'An exam for dealers in training as a link: the same hands for every trainee, no hints, a time limit, and a result that an instructor opens by a short code.',
  classTitle: 'Class table of an exam',
  classAbout: 'The results of an exam side by side: from files or codes, question by question, out and in as CSV.',
  waysAbout:
    'How the dealer must set seven cards, house by house: every clause with its exact frequency, two ways compared hand by hand, and what each costs.',
  gamesComparedTitle: 'Casino table games compared: house edge, variance and how hard they are',
  gamesComparedAbout: (count: string) =>
    `${count} casino table games side by side: what an hour costs, the variance, how much to bring for two hours, and how hard each is to play well.`,
  twoGamesTitle: (first: string, second: string) => `${first} vs ${second}: which has better odds?`,
  twoGamesAbout: (first: string, second: string) =>
    `${first} or ${second}: cost an hour, house edge, variance, how much to bring and how hard each is to play, counted exactly.`,
  compareTitle: (first: string, second: string) => `Pai Gow house ways: ${first} and ${second}`,
  compareAbout: (first: string, second: string) =>
    `The hands that two house ways set differently, exactly counted: ${first} and ${second}, clause by clause, with examples.`,
  editor: 'Write a house way',
  editorTitle: 'Write a Pai Gow house way',
  editorAbout:
    'Write your casino’s Pai Gow Poker house way from the usual clauses and thresholds: it is checked over every hand as you write. Then drill and share it.',
}
