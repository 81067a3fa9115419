/** Offline: the page shown instead, what is kept and its repair, and the notice of a new version. */
export const offline = {
  title: 'You’re offline',
  about:
    'Your own device solves every hand. Once you’ve opened a game, its trainer, calculator and other tools work offline. Your answers are saved as always.',
  device: 'On this device',
  checking: 'Checking what works offline on this device.',
  notKeptYet:
    'Nothing is saved on this device yet. The shared pages download by themselves shortly after a page loads.',
  noGameKept: 'No game works offline yet. Open one, and all its tools do. The pages you’ve opened also work.',
  gamesKept: (games: string, count: number) =>
    `${games} ${count === 1 ? 'works' : 'work'} offline with all tools. So do the pages you’ve opened. Any other game does once you open it.`,
  allKept: 'All games work offline with all tools. So do the pages you’ve opened.',
  partsMissing:
    'Parts of the offline copy are missing. They download by themselves while you’re online, or you can repair it now.',
  keepAll: (size: string) => `Keep all games offline (about ${size})`,
  keepingAll: 'Downloading all games. You can go on using the site.',
  allNotKept:
    'Some games couldn’t be downloaded. Check your connection and the free space on this device, then try again.',
  repair: 'Check and repair',
  repairing: 'Checking every saved file, and downloading the ones that are damaged or missing.',
  repaired: 'Every saved file is complete.',
  notRepaired:
    'The offline copy couldn’t be repaired. Check your connection and the free space on this device, then try again.',
  savesData: 'Your browser is set to save data, so only what you’ve used works offline.',
  keepsNothing: 'This browser doesn’t keep pages for this site, so it needs a connection.',
  notOnDevice: 'Not on this device yet. Open it once while you’re online.',
  games: 'The games',
  houseWayDrill: 'House way drill',
  payouts: 'Paying and taking',
  foul: 'Spot the mistake',
  yours: 'Yours',
  dailyHand: 'The daily hand',
  houseWayEditor: 'House way editor',
  opened: 'Pages you opened',
  noneYet: 'None yet. Every page you open is saved for offline reading.',
  all: (count: string) => `All ${count}`,
  notOpened: 'You haven’t opened {path} on this device before, and you’re offline. Once you open it, it’s saved.',
  tryAgain: 'Try again',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  notNow: 'Not now',
}
