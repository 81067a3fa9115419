import { area } from '../area'

/** What is said where something is not as it should be. */
export const trouble = area('trouble', {
  partDidNotCome: 'Part of this page could not be loaded',
  whyNotCome:
    'Either there is no connection now, or the site was renewed while this page was open. Loaded again it is whole.',
  keptAnyway: 'What you answered and what you set is kept in this browser; the hand is in the address.',
  loadAgain: 'Load the page again',
  tryAgain: 'Try again',
  toFirstPage: 'To the first page',
  broke: 'Something broke on our side',
  brokeTitle: 'Feltwise: something broke',
  stoppedWorking:
    'This page stopped working. What you answered and what you set is kept in this browser. If it happens again with the same address, the address is worth keeping: it holds the whole hand.',
})
