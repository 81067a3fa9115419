/** The settings, and the form of the stake. */
export const settings = {
  title: 'Settings',
  keptHere: 'Settings stay in this browser, take effect at once, and apply to every game.',
  notKept:
    'This browser’s storage is full or blocked. Your settings take effect, but last only until you close the page.',
  needsScript: 'Settings are stored in your browser, so this page needs JavaScript.',

  // Language
  language: 'Language',
  languageAbout: 'Each language has its own pages. Choose one to switch.',
  languageNow: (language: string) => `The language is ${language} now.`,
  notFetched: (language: string) =>
    `${language} couldn’t be loaded: you’re offline, or the site was updated after you opened this page. The language stays as it is for now.`,
  tryAgain: 'Try again',

  // Money
  money: 'Money',
  moneyAbout: 'Costs are shown in this currency. You never pay anything here.',
  stakeOfBet: 'Stake: the size of one bet',
  stakeProblem: (most: string) => `Enter a stake above 0, at most ${most}.`,
  currency: 'Currency',
  pace: 'Pace: rounds an hour',
  paceProblem: (most: string) => `Enter a whole number from 1 to ${most}.`,
  paceAbout: (rounds: string) => `Every hourly cost uses it. Leave it at ${rounds} to use each game’s own pace.`,
  staysInForce: (problem: string, value: string) => `${problem} It stays at ${value} for now.`,

  // The form of the stake
  stakeWorth: (unit: string) =>
    `The size of one ${unit}. Costs are shown in this currency. You never pay anything here.`,
  stakeWorthBet: 'The size of one bet. Costs are shown in this currency. You never pay anything here.',
  stake: 'Stake',
  set: 'Set',
  allSettings: 'All settings',

  // Cards
  cards: 'Cards',
  cardsAbout: 'How cards look and how they’re dealt.',
  cardsNow: 'How cards look now',
  fourColours: 'Four colors',
  fourColoursAbout: 'Diamonds are blue and clubs are green.',
  size: 'Size',
  small: 'Small',
  normal: 'Normal',
  large: 'Large',
  dealing: 'Dealing',
  atOnce: 'At once',
  quick: 'Quick',
  normalSpeed: 'Normal',
  slow: 'Slow',
  lessMotion: 'If your system asks for less motion, cards always appear at once.',

  // Sounds
  sounds: 'Sounds',
  soundsAbout: 'A card on cloth, and a quiet tone for right and wrong.',
  speed: 'Speed',
  speedAbout: 'In the trainer. After a mistake the next hand always waits for you.',
  onward: 'Deal the next hand after a right answer',
  soundsInTrainer: 'Sounds in the trainer',
  hearThem: 'Hear them:',
  soundCard: 'A card',
  soundRight: 'Right',
  soundWrong: 'Wrong',

  // Keys
  keys: 'Keys',
  keysAbout: 'Shortcuts for buttons.',
  singleKeys: 'Letters, numbers and signs',
  singleKeysAbout:
    'They choose options and open the search and the help. Turn them off if you press them by accident or use dictation. Tab, the arrow keys, Space and Enter do everything.',

  // Rules
  rules: 'Rules you play by',
  rulesAbout:
    'Used in the trainer, the calculator, the pay tables, the side bets and on the risk page, unless a link says otherwise.',
  otherRules:
    'To use other rules, set them on a game’s pay tables or in a link and open them in its trainer. Then choose “Make these my rules” next to the rules in use.',

  // Colours, the device, what was done
  colours: 'Colors',
  coloursAbout: 'Light or dark pages.',
  device: 'On this device',
  deviceAbout: 'Use Feltwise offline, or as an app.',
  whatWorks: 'What works offline',
  install: 'Install as an app',
  installed: 'You’re using the installed app.',
  installByMenu: 'You can also install it from most browsers’ menus: “Install” or “Add to Home Screen”.',
  answers: 'Your answers',
  answersAbout: 'Your answers also stay in this browser.',
  yourAnswers: 'Export, import or delete your answers',

  // Reset
  reset: 'Reset all settings',
  undo: 'Undo',
  wasReset: 'All settings reset.',
}
