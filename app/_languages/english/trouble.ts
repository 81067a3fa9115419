/** What is said where something is not as it should be. */
export const trouble = {
  partDidNotCome: 'Part of this page could not be loaded',
  whyNotCome: 'You’re offline, or the site was updated after you opened this page. Reload it to get everything.',
  keptAnyway: 'Your answers and settings are saved in this browser, and the link holds the hand.',
  loadAgain: 'Reload the page',
  tryAgain: 'Try again',
  toFirstPage: 'To the first page',
  broke: 'Something broke on our side',
  brokeTitle: 'Feltwise: something broke',
  stoppedWorking:
    'This page stopped working. Your answers and settings are saved in this browser. If it happens again, keep the link: it holds the whole hand.',
}
