/** Offline: the page shown instead, the lists of what is kept, and the notice of a new version. */
export const offline = {
  title: 'You’re offline',
  about:
    'Every hand is solved on your own device, so you can train offline after your first visit. Your answers are saved as always.',
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
