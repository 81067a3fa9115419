import { area } from '../area'

/** So many of a thing, by how the number is written: `1 answer`, `1,204 answers`. */
const so = (count: string, one: string, many = `${one}s`): string => `${count} ${count === '1' ? one : many}`
const goodOrBad = (good: boolean): string => (good ? 'good' : 'bad')

/** Progress, skills, data. */
export const progress = area('progress', {
  title: 'Progress',
  toData: 'Your data: export, import, delete',
  reading: 'Reading what you have trained…',
  close: 'Close',

  // What stands in many places: counts, bounds, columns.
  answers: (count: string) => so(count, 'answer'),
  rounds: (count: string) => so(count, 'round'),
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
  noGameNamed: 'A stage or a skill belongs to a game, and the address names none: everything is shown.',
  noSuchGame: (name: string) => `There is no game “${name}” here: everything is shown.`,
  noSuchStage: (game: string, stage: string) => `${game} has no stage “${stage}”: all of its stages are shown.`,
  notStored: 'Not stored.',

  // Before there is anything.
  firstAnswer:
    'Your first answer begins it: what your mistakes cost, which skills they are in, and whether there are fewer of them.',
  keptHere: 'Everything is kept in this browser and nowhere else. You can take it out as a file at any time.',
  answerFirst: 'Answer the first question',
  example: 'Example of this page',
  exampleLead: 'An example, not you.',
  exampleNote:
    '{lead} A learner made up for this page, worked out as yours will be. It gives way to your own figures with your first answer.',
  nothingHere: 'Nothing here yet',
  nothingAnswered: 'Nothing has been answered so far. With the first answer its figures stand here.',
  noSkillAnswered: (skill: string) =>
    `No “${skill}” has been answered so far. With the first answer its figures stand here.`,
  noStageAnswered: (stage: string) =>
    `Nothing of “${stage}” has been answered so far. With the first answer its figures stand here.`,
  noGameAnswered: (game: string) =>
    `No ${game} has been answered so far. With the first answer its figures stand here.`,
  trainIt: 'Train it',
  showEverything: 'Show everything',

  // Where one stands.
  whereYouStand: 'Where you stand',
  aboutStanding:
    'Error rate: thousandths of a base bet given away per decision. Obvious decisions that were right do not count for it. The edge you play at: what best play costs, and what your mistakes add, each weighed by how often its kind comes at the table.',
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
    `{trend}. You have answered ${share} of the kinds of close decisions, by how often they come; ${others} under other rules are in the error rate, but in no edge.`,
  notesNoFigures: '{trend}. The edge is not known: the figures of this game did not load.',
  notesNoFiguresAndOthers: (others: string) =>
    `{trend}. The edge is not known: the figures of this game did not load; ${others} under other rules are in the error rate, but in no edge.`,
  notesUsualRules: '{trend}. An edge needs answers under the usual rules.',
  notesUsualRulesAndOthers: (others: string) =>
    `{trend}. An edge needs answers under the usual rules; ${others} under other rules are in the error rate, but in no edge.`,
  addsToEdge: 'Adds to the edge',
  mistakesHereCost: 'Your mistakes here cost',
  trainThis: 'Train this',
  trendFalling: 'Fewer errors',
  trendFallingTitle: 'The last third of your decisions cost less than those before: more so than chance would explain.',
  trendRising: 'More errors',
  trendRisingTitle: 'The last third of your decisions cost more than those before: more so than chance would explain.',
  trendUnclear: 'No clear change',
  trendUnclearTitle: 'The last third of your decisions and those before differ by no more than chance would explain.',
  trendEarly: 'Too early for a trend',
  trendEarlyTitle: 'A change can be told from chance after more decisions.',

  // Over time.
  rateOverTime: 'Error rate over time',
  aboutRate: 'Each point stands for the same number of decisions. The true rate is in the band 19 times in 20.',
  aboutRateSoon: (decisions: string) =>
    `Each point stands for the same number of decisions. The true rate is in the band 19 times in 20. A line begins at ${decisions} decisions.`,
  thousandths: (value: string) => `${value} thousandths`,
  rateSpoken: (from: string, to: string) =>
    `Error rate over time: from ${from} to ${to} thousandths a decision. The table below has the figures.`,
  rateSpokenNone: 'Error rate over time: no decision counted yet. The table below has the figures.',
  when: 'When',
  count: 'Count',
  rate: 'Rate',
  edgeInBand:
    'As it stood after so many of your decisions, every answer up to then in it. The true edge is in the band 19 times in 20.',
  edgeChooseGame:
    'As it stood after so many of your decisions, every answer up to then in it. Choose a game for its bounds.',
  edgeOfPart:
    'Your mistakes here, as often as such decisions come at the table. As it stood after so many of your decisions, every answer up to then in it.',
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
  worst: 'What costs you most',
  aboutWorst:
    'What each kind of decision still costs you: how often it comes at the table, what a miss costs, and your chance to miss it. Your last answers weigh most.',
  noMistakes: 'No mistake of yours costs anything here.',
  worstLine: (misses: string, answers: string) => `{cost} an hour; ${misses} of ${answers} missed`,
  train: 'Train',
  trainSkill: (skill: string) => `Train ${skill}`,
  byStage: 'By stage',
  aboutByStage: 'Where in a round your mistakes are.',
  bySkill: 'By skill',
  aboutBySkill: 'Each kind of decision, those most answered first.',
  cutOffs: 'Your cut-offs',
  aboutCutOffs:
    'Where you draw the line, as you really play: the line that the fewest of your answers contradict. “Sure” is the chance that it is this one rather than another.',
  hands: 'Hands',
  youAndRight: 'You, and what is right',
  sure: 'Sure',
  answersHead: 'Answers',
  rightIs: (line: string) => `right: ${line}`,
  allOfThem: (option: string) => `${option}: all of them`,
  andUp: (option: string, hand: string) => `${option}: ${hand} and up`,
  dearest: '{name}: you play {own}; right is {right}. It costs {cost} an hour.',
  noWrongLine: 'No line of yours is surely a wrong one.',

  // What is due.
  due: 'Due',
  aboutDue:
    'A skill comes back when you are about to forget it: soon after a mistake, later with each right answer. A fresh hand of the same kind each time.',
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  monthCaption: (month: string) => `${month}: skills due, and decisions answered on days gone by`,
  dueNow: (count: number): string => (count === 1 ? '{count} skill due now.' : '{count} skills due now.'),
  laterToday: (skills: string) => `Nothing is due now; ${skills} later today.`,
  nothingDue: 'Nothing is due: no decision of yours that was not obvious is to come again yet.',
  nextDue: (day: string) => `Nothing is due now. The next comes on ${day}.`,
  trainDue: (count: string, game: string) => `Train ${count} due: ${game}`,
  today: 'today',
  skillsDue: (count: string) => `${so(count, 'skill')} due`,
  answered: (count: string) => `${count} answered`,

  // Luck.
  luckAndSkill: 'Luck and skill',
  aboutLuck:
    'A round’s result is what your decisions were worth plus luck. The first is known exactly: best play’s value less what you gave away. What is left is the cards.',
  roundsPlayed: 'Rounds played',
  yourDecisions: 'Your decisions',
  expectedBelow: 'expected',
  decisionsExpected: 'Your decisions, expected',
  roundsHead: 'Rounds',
  expected: 'Expected',
  luckSpoken: (rounds: string, result: string, expected: string, luck: string) =>
    `Luck and skill over ${rounds}: the result ended at ${result}, of which your decisions were worth ${expected} and luck was ${luck}. The table has the figures.`,
  roundsLeftOut: (rounds: string) =>
    `${rounds} under other rules are left out: what best play is worth there was not worked out.`,
  luckUnknown: 'How unusual that luck was cannot be said here.',
  luckOrdinary: (good: boolean, share: string, rounds: string) =>
    `That is ordinary luck: ${share} of all players have as ${goodOrBad(good)} luck or ${good ? 'better' : 'worse'} in ${rounds}.`,
  luckRather: (good: boolean, share: string, rounds: string) =>
    `Rather ${goodOrBad(good)} luck: ${share} of all players have as much or more of it in ${rounds}.`,
  luckUnusual: (good: boolean, players: string, rounds: string) =>
    `Unusually ${goodOrBad(good)} luck: only 1 in ${players} has as much of it in ${rounds}.`,
  luckVery: (good: boolean, rounds: string) =>
    `Very ${goodOrBad(good)} luck indeed: fewer than one in a million have as much of it in ${rounds}.`,

  // The data.
  dataTitle: 'Your data',
  aboutData:
    'Every answer you give is kept in this browser and nowhere else: nobody sees it, and nobody can bring it back if the browser forgets it. An export now and then is your copy.',
  looking: 'Looking what is stored…',
  nothing: 'nothing',
  both: (answers: string, rounds: string) => `${answers} and ${rounds}`,
  onDay: (day: string) => `on ${day}`,
  fromTo: (first: string, last: string) => `from ${first} to ${last}`,
  stored: 'What is stored',
  unsaved: (count: string) =>
    count === '1'
      ? '1 record is in this page only: an export keeps it.'
      : `${count} records are in this page only: an export keeps them.`,
  siteTakes: 'This site takes',
  ofRoom: (room: string) => `of ${room}`,
  answeredAndPlayed: (when: string) => `Answered and played ${when}.`,
  nothingYet: 'Nothing yet. Your first answer in the trainer will be here.',
  damaged: (count: string) =>
    count === '1'
      ? '1 record cannot be read: damaged, or of a newer Feltwise. It is left where it is, out of every figure, and in every export.'
      : `${count} records cannot be read: damaged, or of a newer Feltwise. They are left where they are, out of every figure, and in every export.`,
  promiseGiven: 'This browser has promised to keep it until you delete it.',
  promiseNotGiven:
    'This browser may clear it away when its disk runs full, or after weeks without a visit. It can be asked not to.',
  promiseRefused:
    'The browser did not promise it. It often does once a site is used more, bookmarked or installed; an export is safe in any case.',
  promiseUnknown: 'This browser does not say whether it keeps it. An export is safe in any case.',
  askToKeep: 'Ask it to keep the data',

  export: 'Export',
  aboutExport:
    'One file holds every record, your settings and your own house ways. You can import it here or in another browser. The tables are for spreadsheets and can’t be imported.',
  exportAll: 'Export everything',
  answersCsv: 'Answers as CSV',
  roundsCsv: 'Rounds as CSV',
  nothingToExport: 'There is nothing to export yet.',
  exported: (file: string, what: string) => `${file}: ${what}.`,
  exportedWithSettings: (file: string, what: string) => `${file}: ${what} and your settings.`,
  ownWays: (count: string) => so(count, 'house way'),
  notWritten: (count: string) =>
    `${so(count, 'record')} can’t be written as text and ${count === '1' ? 'is' : 'are'} not in the file.`,
  notExported: 'Nothing was exported. {why}',

  import: 'Import',
  aboutImport:
    'Merges a file that was exported here or in another browser. You see what it would do before anything is changed, and nothing that is here is replaced.',
  exportedFile: 'A file that was exported',
  chooseFile: 'Choose a file',
  readingFile: (file: string) => `Reading ${file}…`,
  readingLabel: (file: string) => `Reading ${file}`,
  stop: 'Stop',
  notImported: '{file} was not imported. {why} Nothing here was changed.',
  imported: (count: number, what: string, file: string) =>
    `${what.charAt(0).toUpperCase()}${what.slice(1)} ${count === 1 ? 'was' : 'were'} added from ${file}. Nothing that was here has changed.`,
  importedWithSettings: (count: number, what: string, file: string) =>
    `${what.charAt(0).toUpperCase()}${what.slice(1)} ${count === 1 ? 'was' : 'were'} added from ${file}. Your settings are those of the file now; no record that was here has changed.`,
  exportedOn: (day: string) => `, exported on ${day}`,
  fresh: 'New',
  alreadyHere: 'Already here',
  differing: 'Here with other content',
  differingStay: 'Those that are here stay as they are.',
  ownWaysHead: 'Your own house ways',
  waysStay: (ways: string) => `These are here with other clauses and stay as they are: ${ways}.`,
  waysUnread: (count: string) =>
    `${so(count, 'entry', 'entries')} can’t be read by this version and will be kept unread.`,
  unreadable: 'Unreadable',
  leftOut: 'They are left out.',
  whatDiffers: 'What differs',
  whatUnreadable: 'What cannot be read, and where',
  andMore: (count: string) => `and ${count} more`,
  takeSettingsToo: 'Take its settings too, in place of mine',
  waysNotStored: 'The house ways last only until you leave this page: this browser’s storage is full or blocked.',
  waysNewer:
    'The house ways were not added: a newer version of this site saved its own here. Reload the page to get it.',
  nothingNew: 'Every record in this file is here already.',
  adding: 'Adding…',
  takeSettings: 'Take the settings',
  add: (records: string) => `Add ${records}`,
  doNothing: 'Do nothing',

  delete: 'Delete',
  aboutDelete:
    'Takes every answer and every round out of this browser. Your settings, and the house ways that you wrote, stay.',
  aboutDeletePage:
    'Takes every answer and every round out of this page, since nothing is stored. Your settings, and the house ways that you wrote, stay.',
  deleteAll: 'Delete everything',
  nothingToDelete: 'There is nothing to delete.',
  askDelete: (what: string) => `Delete ${what}? You can undo it until you leave this page.`,
  noRoom:
    'There is no room in this browser’s storage to lay them aside, and nothing was deleted. Delete them with no way back? An export before would be one.',
  deleteNoWayBack: 'Delete with no way back',
  nothingChanged: 'Nothing was changed. {why}',
  back: 'Everything is back.',
  tooLate: 'There was nothing to bring back: another tab has given it up.',
  gone: 'It is deleted for good.',
  deleted: (count: string) =>
    count === '1'
      ? '1 record is deleted. Until you leave this page you can have it back.'
      : `${count} records are deleted. Until you leave this page you can have them back.`,
  undo: 'Undo',
  deleteForGood: 'Delete for good now',
  areYouSure: 'Are you sure?',
  keepThem: 'Keep them',
})
