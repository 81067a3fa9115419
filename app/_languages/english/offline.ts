import { area } from '../area'

/** Without a network: the page that stands in, the lists of what is kept, the word of a new version. */
export const offline = area('offline', {
  title: 'Without a network',
  about:
    'Every hand is solved on your own device, so nothing you train with needs one. It is kept after the first visit, and what you answer is kept as always.',
  games: 'The games',
  houseWayDrill: 'House way drill',
  payouts: 'Paying and taking',
  foul: 'Spot the mistake',
  yours: 'Yours',
  dailyHand: 'The daily hand',
  houseWayEditor: 'House way editor',
  opened: 'Pages you opened',
  noneYet: 'None yet: guides, hands and the other pages are kept as you open them.',
  all: (count: string) => `All ${count}`,
  notOpened:
    'The page at {path} has not been opened on this device before, and the network cannot be reached. Once opened, it is kept.',
  tryAgain: 'Try again',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  notNow: 'Not now',
})
