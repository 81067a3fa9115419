import { percent, whole } from '@/app/_components/format'

/** Shares below this are said as “one in so many”. */
const RARE = 0.005

/** `41.66%`, `0.91%`, `1 in 32,113`, `none`: how often a clause comes. */
export function shareInWords(share: number): string {
  if (share === 0) return 'none'
  return share < RARE ? `1 in ${whole(Math.round(1 / share))}` : percent(share)
}

/** `sets 41.66% of all hands`, `sets 1 hand in 32,113`. */
export const handsInWords = (share: number): string => (share > 0 && share < RARE ? `sets 1 hand in ${whole(Math.round(1 / share))}` : `sets ${shareInWords(share)} of all hands`)
