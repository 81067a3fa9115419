import { area } from '../area'

/** The header, the footer and the navigation of every page. */
export const chrome = area('chrome', {
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  close: 'Close',
  search: 'Search',
  searchByKey: 'Search (/)',
  breadcrumbs: 'Breadcrumbs',

  // Places
  train: 'Train',
  games: 'Games',
  payTables: 'Pay tables',
  dealerSchool: 'Dealer school',
  progress: 'Progress',
  guide: 'Guide',
  learn: 'Learn',
  calculator: 'Calculator',
  strategies: 'Strategies',
  hands: 'Hands',
  sideBets: 'Side bets',
  risk: 'Risk',
  settings: 'Settings',
  dailyHand: 'Daily hand',
  glossary: 'Glossary',
  errata: 'Errata',
  houseWays: 'House ways',
  exams: 'Exams',
  classTable: 'Class table',
  help: 'Where to get help with gambling',
  pagesOf: (game: string) => `${game}: pages`,
  forStudy: 'For study only: you can’t bet money here. 18+.',

  // Stake and colours
  aBet: 'a bet',
  stakeNow: (worth: string, unit: string) => `Stake: ${worth} ${unit}. Change`,
  yourStake: 'Your stake',
  colours: 'Colors',
  asYourSystem: 'Same as your system',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  coloursNow: (now: string, next: string) => `Colors: ${now.toLowerCase()}. Change to ${next.toLowerCase()}`,
})
