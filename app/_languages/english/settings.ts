import { area } from '../area'

/** The settings, and the form of the stake. */
export const settings = area('settings', {
  title: 'Settings',
  keptHere: 'They are kept in this browser alone, take effect at once, and hold for every game.',
  notKept:
    'This browser’s storage for this site is full or blocked: what you set takes effect, but lasts only until you close the page.',
  needsScript: 'What is set is kept in your browser and read there, so this page needs JavaScript.',

  // Language
  language: 'Language',
  languageAbout: 'Of buttons, figures and verdicts. Reasons stay in English where they are not translated yet.',
  readInEnglish: 'Guides, pages of hands, the glossary and other longer texts are in English.',
  languageNow: (language: string) => `The language is ${language} now.`,
  notFetched: (language: string) =>
    `${language} could not be fetched: there is no connection, or the site was renewed since this page was opened. Until it comes the page stays as it is.`,
  tryAgain: 'Try again',

  // Money
  money: 'Money',
  moneyAbout: 'Costs are shown in this money; nothing is ever paid here.',
  stakeOfBet: 'Stake: what one bet is worth',
  stakeProblem: (most: string) => `A stake is a number above 0 and at most ${most}.`,
  currency: 'Currency',
  pace: 'Pace: rounds an hour',
  paceProblem: (most: string) => `A pace is a whole number from 1 to ${most}.`,
  paceAbout: (rounds: string) => `Every cost an hour uses it. Left at ${rounds}, each game goes at its own pace.`,
  staysInForce: (problem: string, value: string) => `${problem} ${value} stays in force.`,

  // The form of the stake
  stakeWorth: (unit: string) => `What one ${unit} is worth. Costs are shown in this money; nothing is ever paid here.`,
  stakeWorthBet: 'What one bet is worth. Costs are shown in this money; nothing is ever paid here.',
  stake: 'Stake',
  set: 'Set',
  allSettings: 'All settings',

  // Cards
  cards: 'Cards',
  cardsAbout: 'How they look and how they are dealt, everywhere.',
  cardsNow: 'How cards look now',
  fourColours: 'Four colours',
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
  lessMotion: 'Where your system asks for less motion, cards always come at once.',

  // Sounds
  sounds: 'Sounds',
  soundsAbout: 'A card on cloth, and a quiet tone for right and wrong.',
  soundsInTrainer: 'Sounds in the trainer',
  hearThem: 'Hear them:',
  soundCard: 'A card',
  soundRight: 'Right',
  soundWrong: 'Wrong',

  // Keys
  keys: 'Keys',
  keysAbout: 'What presses buttons without Tab.',
  singleKeys: 'Letters, numbers and signs',
  singleKeysAbout:
    'They choose options, open the search and the help. Off, if they are pressed by chance or by dictation: Tab, the arrow keys, Space and Enter do everything.',

  // Rules
  rules: 'Rules you play by',
  rulesAbout:
    'In force in the trainer, the calculator, the pay tables, the side bets and at the risk, unless an address says others.',
  otherRules:
    'Other rules can be yours, too: set them anywhere, on a game’s pay tables or in a link, open them in its trainer, and choose “Make these my rules” where the rules in use are named.',

  // Colours, the device, what was done
  colours: 'Colours',
  coloursAbout: 'Of the pages.',
  device: 'On this device',
  deviceAbout: 'Without a network, and as an app.',
  notAllKept: 'It is not all kept on this device yet. That happens by itself, a moment after a page has loaded.',
  allKept:
    'Everything you train with is kept on this device and works without a network. So do the pages you have opened.',
  savesData:
    'Your browser is set to save data, so only what you have used is kept on this device and works without a network.',
  keepsNothing: 'This browser keeps no pages for this site, so it needs a network.',
  whatWorks: 'What works without a network',
  install: 'Install as an app',
  installed: 'It is installed: this is the app.',
  installByMenu: 'Most browsers can also install it, from their menu: “Install” or “Add to Home Screen”.',
  answers: 'What you did',
  answersAbout: 'Every answer is kept in this browser, too.',
  yourAnswers: 'Save, bring back or delete your answers',

  // Reset
  reset: 'Reset all settings',
  undo: 'Undo',
  wasReset: 'All settings are as at the first visit.',
})
