import { percent, whole } from '@/app/_components/format'

/** Shares below this are said as “one in so many”. */
const RARE = 0.005

/** `41.66%`, `0.91%`, `1 in 32,113`, `none`: how often a clause comes. */
export function shareInWords(share: number): string {
  if (share === 0) return 'none'
  return share < RARE ? `1 in ${whole(Math.round(1 / share))}` : percent(share)
}
