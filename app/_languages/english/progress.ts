/** So many of a thing, by how the number is written: `1 answer`, `1,204 answers`. */
const so = (count: string, one: string, many = `${one}s`): string => `${count} ${count === '1' ? one : many}`
const goodOrBad = (good: boolean): string => (good ? 'good' : 'bad')

/** Progress, skills, data. */
export const progress = {
  title: 'Progress',
  toEvening: 'Type a night’s hands',
  toData: 'Your data: export, import, delete',
  reading: 'Reading what you have trained…',
  needsScript: 'Your training is stored in your browser, so this page needs JavaScript.',
  close: 'Close',

  // What stands in many places: counts, bounds, columns.
  answers: (count: string) => so(count, 'answer'),
  rounds: (count: string) => so(count, 'round'),
  schoolAnswers: (count: string) => so(count, 'answer in the dealer school', 'answers in the dealer school'),
  records: (count: string) => so(count, 'record'),
  skills: (count: string) => so(count, 'skill'),
  bounds: (low: string, high: string) => `${low} to ${high}`,
  decisions: 'Decisions',
  errorRate: 'Error rate',
  inTwenty: '19 in 20',
  costsAnHour: 'Costs an hour',
  result: 'Result',
  luck: 'Luck',
  until: 'Until',
  inFigures: (title: string) => `${title}, in figures`,
  onlyFirst: (count: string) => `Only the first ${count}`,
  allOf: (count: string) => `All ${count}`,

  // Which answers it is about.
  game: 'Game',
  allGames: 'All games',
  stage: 'Stage',
  allStages: 'All stages',
  skill: 'Skill',
  allSkills: 'All skills',
  noGameNamed: 'This link names a stage or skill but no game, so you see everything.',
  noSuchGame: (name: string) => `There is no game “${name}” here, so you see everything.`,
  noSuchStage: (game: string, stage: string) => `${game} has no stage “${stage}”, so you see all its stages.`,
  notStored: 'Not stored.',

  // Before there is anything.
  firstAnswer:
    'After your first answer you’ll see what your mistakes cost, which skills they are in, and whether you’re making fewer.',
  keptHere: 'Everything stays in this browser and nowhere else. You can export it as a file at any time.',
  answerFirst: 'Answer the first question',
  example: 'Example of this page',
  exampleLead: 'This is an example.',
  exampleNote: '{lead} The learner is made up; your own figures replace theirs with your first answer.',
  nothingHere: 'Nothing here yet',
  nothingAnswered: 'No answers yet. Figures appear with your first answer.',
  noSkillAnswered: (skill: string) => `No answers in “${skill}” yet. Figures appear with your first answer.`,
  noStageAnswered: (stage: string) => `No answers in “${stage}” yet. Figures appear with your first answer.`,
  noGameAnswered: (game: string) => `No answers in ${game} yet. Figures appear with your first answer.`,
  trainIt: 'Train it',
  showEverything: 'Show everything',

  // A goal for the day.
  dailyGoal: 'Daily goal',
  noGoal: 'None',
  goalHands: (hands: number) => `${hands} hands`,
  goalMinutes: (minutes: number) => `${minutes} minutes`,
  goalToday: (done: number, goal: string) => `Today: ${done} of ${goal}.`,
  goalReached: (goal: string) => `Done for today: ${goal}.`,
  daysInARow: (days: number) => `You’ve practiced ${days} days in a row.`,

  // Where one stands.
  whereYouStand: 'Where you stand',
  aboutStanding:
    'Error rate: what your mistakes cost you a decision. Obvious decisions that you got right don’t count. The edge you play at: what best play costs plus what your mistakes add, weighted by how often each kind of decision comes at the table.',
  obvious: (count: string) => `${count} obvious`,
  obviousMissed: (count: string, missed: string) => `${count} obvious, ${missed} of them missed`,
  edgePlayed: 'The edge you play at',
  /** The same over a figure: short. */
  edgeReading: 'The edge you play at',
  edgeMissing: (decisions: number) =>
    decisions === 1 ? 'after 1 more decision' : `after about ${decisions} more decisions`,
  bestPossible: 'Best possible',
  amountAnHour: (amount: string) => `${amount} an hour`,
  mistakesCost: 'Your mistakes cost',
  anHour: 'an hour',
  notesOnly: '{trend}.',
  notesCovered: (share: string) =>
    `{trend}. You have answered ${share} of the kinds of close decisions, by how often they come.`,
  notesCoveredAndOthers: (share: string, others: string) =>
    `{trend}. You have answered ${share} of the kinds of close decisions, by how often they come. ${others} under other rules count in the error rate, but not in the edge.`,
  notesNoFigures: '{trend}. We can’t show the edge because this game’s figures didn’t load.',
  notesNoFiguresAndOthers: (others: string) =>
    `{trend}. We can’t show the edge because this game’s figures didn’t load. ${others} under other rules count in the error rate, but not in the edge.`,
  notesUsualRules: '{trend}. The edge needs answers under the usual rules.',
  notesUsualRulesAndOthers: (others: string) =>
    `{trend}. The edge needs answers under the usual rules. ${others} under other rules count in the error rate, but not in the edge.`,
  addsToEdge: 'Adds to the edge',
  mistakesHereCost: 'Your mistakes here cost',
  trainThis: 'Train this',
  trendFalling: 'Fewer errors',
  trendFallingTitle: 'Your last third of decisions cost less than those before, by more than chance would explain.',
  trendRising: 'More errors',
  trendRisingTitle: 'Your last third of decisions cost more than those before, by more than chance would explain.',
  trendUnclear: 'No clear change',
  trendUnclearTitle: 'Your last third of decisions and those before differ by no more than chance would explain.',
  trendEarly: 'Too early for a trend',
  trendEarlyTitle: 'After more decisions we can tell a change from chance.',

  // Over time.
  rateOverTime: 'Error rate over time',
  aboutRate: 'Each point covers the same number of decisions. The true rate is in the band 19 times in 20.',
  aboutRateSoon: (decisions: string) =>
    `Each point covers the same number of decisions. The true rate is in the band 19 times in 20. The line starts at ${decisions} decisions.`,
  rateSpoken: (from: string, to: string) =>
    `Error rate over time: from ${from} to ${to} a decision. The table below has the figures.`,
  rateSpokenNone: 'Error rate over time: no decision counted yet. The table below has the figures.',
  when: 'When',
  count: 'Count',
  rate: 'Rate',
  edgeInBand: 'Each point includes every answer up to then. The true edge is in the band 19 times in 20.',
  edgeChooseGame: 'Each point includes every answer up to then. Choose a game to see its bounds.',
  edgeOfPart:
    'What your mistakes here cost, by how often such decisions come at the table. Each point includes every answer up to then.',
  edgeTitlePart: 'What it adds to the edge',
  you: 'You',
  added: 'Added',
  edge: 'Edge',
  aboveBest: 'Above best',
  course: (from: string, to: string) => `from ${from} to ${to}`,
  courseUnknown: 'not known yet',
  edgeSpoken: (course: string, best: string) =>
    `The edge you play at over time: ${course}; best possible ${best}. The table below has the figures.`,
  addedSpoken: (course: string) => `What it adds to the edge over time: ${course}. The table below has the figures.`,
  gameSpoken: (game: string, course: string, best: string) => `${game} ${course}, best possible ${best}`,
  gamesSpoken: (games: string) => `The edge you play at over time: ${games}. The table below has the figures.`,
  bestOfGames: (games: string) => `Best possible: ${games}.`,

  // What costs, by kind.
  next: 'What to do next',
  nextMinutes: (minutes: number, skill: string, game: string) =>
    `${minutes === 1 ? 'One minute' : `${minutes} minutes`} on “${skill}” in ${game} saves you most.`,
  nextHands: (hands: number, skill: string, game: string) => `${hands} hands of “${skill}” in ${game} save you most.`,
  nextSaves: (money: string) => `Your mistakes there cost ${money} an hour.`,
  nextLesson: (game: string) => `Go on with the ${game} course.`,
  toCourse: 'To the course',
  nextTrain: (hands: number) => `Play ${hands} hands of it`,
  worst: 'What costs you most',
  aboutWorst:
    'What each kind of decision still costs you: how often it comes at the table, times your chance to miss it, times what a miss costs. Your latest answers count most.',
  noMistakes: 'No kind of decision that you practiced costs you anything now.',
  worstLine: (misses: string, answers: string) => `{cost} an hour; ${misses} of ${answers} missed`,
  train: 'Train',
  trainSkill: (skill: string) => `Train ${skill}`,
  byStage: 'By stage',
  aboutByStage: 'Where in the round you make mistakes.',
  bySkill: 'By skill',
  aboutBySkill: 'Each kind of decision, with the most answered first.',
  cutOffs: 'Your cut-offs',
  aboutCutOffs:
    'Where you draw the line in practice: the cut-off that the fewest of your answers contradict. “Sure” is the chance that this is your line rather than another.',
  hands: 'Hands',
  youAndRight: 'You, and what is right',
  sure: 'Sure',
  answersHead: 'Answers',
  rightIs: (line: string) => `right: ${line}`,
  allOfThem: (option: string) => `${option}: all of them`,
  andUp: (option: string, hand: string) => `${option}: ${hand} and up`,
  dearest: '{name}: your line is {own}. The right one is {right}. Yours costs {cost} an hour.',
  noWrongLine: 'None of your cut-offs is clearly wrong.',

  // What is due.
  due: 'Due',
  aboutDue:
    'A skill comes back when you’re about to forget it: soon after a mistake, later after each right answer. You get a fresh hand of the same kind each time.',
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  monthCaption: (month: string) => `${month}: skills due, and decisions you answered on earlier days`,
  dueNow: (count: number): string => (count === 1 ? '{count} skill due now.' : '{count} skills due now.'),
  laterToday: (skills: string) => `Nothing is due now; ${skills} later today.`,
  nothingDue: 'Nothing is due yet. Decisions come back once you’ve answered some that aren’t obvious.',
  nextDue: (day: string) => `Nothing is due now. The next comes on ${day}.`,
  trainDue: (count: string, game: string) => `Train ${count} due: ${game}`,
  today: 'today',
  skillsDue: (count: string) => `${so(count, 'skill')} due`,
  answered: (count: string) => `${count} answered`,

  // Luck.
  luckAndSkill: 'Luck and skill',
  aboutLuck:
    'A round’s result is what your decisions were worth, plus luck. The first part is known exactly: the value of best play minus what you gave away. The rest is the cards.',
  roundsPlayed: 'Rounds played',
  yourDecisions: 'Your decisions',
  expectedBelow: 'expected',
  decisionsExpected: 'Your decisions, expected',
  roundsHead: 'Rounds',
  expected: 'Expected',
  luckSpoken: (rounds: string, result: string, expected: string, luck: string) =>
    `Luck and skill over ${rounds}: the result ended at ${result}, of which your decisions were worth ${expected} and luck was ${luck}. The table has the figures.`,
  roundsLeftOut: (rounds: string) =>
    `${rounds} under other rules are left out, because we don’t know what best play is worth there.`,
  luckUnknown: 'We can’t say how unusual that luck was.',
  luckOrdinary: (good: boolean, share: string, rounds: string) =>
    `That is ordinary luck: ${share} of players do as ${good ? 'well' : 'badly'} or ${good ? 'better' : 'worse'} in ${rounds}.`,
  luckRather: (good: boolean, share: string, rounds: string) =>
    `Fairly ${goodOrBad(good)} luck: ${share} of players have as much or more of it in ${rounds}.`,
  luckUnusual: (good: boolean, players: string, rounds: string) =>
    `Unusually ${goodOrBad(good)} luck: only 1 in ${players} has as much of it in ${rounds}.`,
  luckVery: (good: boolean, rounds: string) =>
    `Very ${goodOrBad(good)} luck: fewer than one player in a million has as much of it in ${rounds}.`,

  // The data.
  dataTitle: 'Your data',
  aboutData:
    'Your answers stay in this browser and nowhere else. Nobody sees them, and nobody can restore them if your browser clears them. Export a copy now and then.',
  looking: 'Checking what is stored…',
  nothing: 'nothing',
  both: (answers: string, rounds: string) => `${answers} and ${rounds}`,
  onDay: (day: string) => `on ${day}`,
  fromTo: (first: string, last: string) => `from ${first} to ${last}`,
  stored: 'What is stored',
  unsaved: (count: string) =>
    count === '1'
      ? '1 record isn’t saved and will be lost when you close this page. Export it to keep it.'
      : `${count} records aren’t saved and will be lost when you close this page. Export them to keep them.`,
  siteTakes: 'This site takes',
  ofRoom: (room: string) => `of ${room}`,
  answeredAndPlayed: (when: string) => `From play ${when}.`,
  schoolHead: 'Dealer school',
  nothingYet: 'Nothing yet. Your first answer in the trainer or the dealer school will be here.',
  damaged: (count: string) =>
    count === '1'
      ? 'We can’t read 1 record: it’s damaged, or from a newer Feltwise. It stays stored and in exports, but doesn’t count in any figure.'
      : `We can’t read ${count} records: they’re damaged, or from a newer Feltwise. They stay stored and in exports, but don’t count in any figure.`,
  promiseGiven: 'This browser keeps your data until you delete it.',
  promiseNotGiven:
    'This browser may clear your data when its disk runs full, or after weeks without a visit. You can ask it not to.',
  promiseRefused:
    'The browser declined. It often agrees once you use a site more, bookmark it or install it. An export is always safe.',
  promiseUnknown: 'This browser doesn’t say whether it keeps your data. An export is always safe.',
  askToKeep: 'Ask it to keep the data',

  export: 'Export',
  aboutExport:
    'One file holds every record, your settings and your own house ways. You can import it here or in another browser. The tables are for spreadsheets and can’t be imported.',
  exportAll: 'Export everything',
  answersCsv: 'Answers as CSV',
  roundsCsv: 'Rounds as CSV',
  schoolCsv: 'Dealer school as CSV',
  nothingToExport: 'There is nothing to export yet.',
  exported: (file: string, what: string) => `${file}: ${what}.`,
  exportedWithSettings: (file: string, what: string) => `${file}: ${what} and your settings.`,
  ownWays: (count: string) => so(count, 'house way'),
  notWritten: (count: string) =>
    `${so(count, 'record')} ${count === '1' ? 'is' : 'are'} missing from the file: too long for it, too many, or impossible to write as text.`,
  notExported: 'Nothing was exported. {why}',

  import: 'Import',
  aboutImport:
    'Adds a file that you exported here or in another browser. You see what it would do before anything changes, and it never replaces what is here.',
  exportedFile: 'Exported file',
  chooseFile: 'Choose a file',
  readingFile: (file: string) => `Reading ${file}…`,
  readingLabel: (file: string) => `Reading ${file}`,
  stop: 'Stop',
  notImported: 'We couldn’t import {file}. {why} Nothing here was changed.',
  imported: (count: number, what: string, file: string) =>
    `${what.charAt(0).toUpperCase()}${what.slice(1)} ${count === 1 ? 'was' : 'were'} added from ${file}. Nothing that was here has changed.`,
  importedWithSettings: (count: number, what: string, file: string) =>
    `${what.charAt(0).toUpperCase()}${what.slice(1)} ${count === 1 ? 'was' : 'were'} added from ${file}. Your settings are those of the file now; no record that was here has changed.`,
  exportedOn: (day: string) => `, exported on ${day}`,
  fresh: 'New',
  alreadyHere: 'Already here',
  differing: 'Here, but different',
  differingStay: 'Yours stay as they are.',
  ownWaysHead: 'Your own house ways',
  waysStay: (ways: string) => `Yours have other clauses and stay as they are: ${ways}.`,
  waysUnread: (count: string) =>
    `${so(count, 'entry', 'entries')} can’t be read by this version and will be kept unread.`,
  unreadable: 'Unreadable',
  leftOut: 'We leave them out.',
  whatDiffers: 'What differs',
  whatUnreadable: 'What we can’t read, and where',
  andMore: (count: string) => `and ${count} more`,
  takeSettingsToo: 'Replace my settings with those in the file',
  waysNotStored: 'The house ways last only until you leave this page: this browser’s storage is full or blocked.',
  waysNewer:
    'The house ways were not added: a newer version of this site saved its own here. Reload the page to get it.',
  nothingNew: 'Every record in this file is here already.',
  adding: 'Adding…',
  takeSettings: 'Use its settings',
  add: (records: string) => `Add ${records}`,
  doNothing: 'Cancel',

  delete: 'Delete',
  aboutDelete: 'Deletes every answer and every round from this browser. Your settings and your own house ways stay.',
  aboutDeletePage:
    'Deletes every answer and every round from this page, since nothing is stored. Your settings and your own house ways stay.',
  deleteAll: 'Delete everything',
  nothingToDelete: 'There is nothing to delete.',
  askDelete: (what: string) => `Delete ${what}? You can undo it until you leave this page.`,
  noRoom:
    'This browser has no room to keep a copy for undo, so nothing was deleted. Delete them for good? Export them first if you may want them back.',
  deleteNoWayBack: 'Delete for good',
  nothingChanged: 'Nothing was changed. {why}',
  back: 'Everything is back.',
  tooLate: 'There was nothing to restore: another tab deleted it for good.',
  gone: 'Deleted for good.',
  deleted: (count: string) =>
    count === '1'
      ? '1 record deleted. You can undo this until you leave the page.'
      : `${count} records deleted. You can undo this until you leave the page.`,
  undo: 'Undo',
  deleteForGood: 'Delete for good now',
  areYouSure: 'Are you sure?',
  keepThem: 'Keep them',
}
