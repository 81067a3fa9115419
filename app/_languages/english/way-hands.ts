import { area } from '../area'

/** How hands are set, and how often a clause sets them. Shares come written. */
export const wayHands = area('wayHands', {
  none: 'none',
  oneIn: (hands: string) => `1 in ${hands}`,
  setsShare: (share: string) => `sets ${share} of all hands`,
  setsOneIn: (hands: string) => `sets 1 hand in ${hands}`,
  inFront: 'In front',
  behind: 'Behind',
  setting: (front: string, behind: string) => `${front} in front, ${behind} behind`,
})
