import { bitCount } from '@/lib/math/combinations'
import { MASKS } from '../masks'
import { categoriesOf, type LongestSuit } from './ranking'

/** How many sets of two to seven ranks there are. */
const { categories, strengths } = categoriesOf({
  '2-card': 78,
  '3-card': 286,
  '4-card': 715,
  '5-card': 1287,
  '6-card': 1716,
  '7-card': 1716,
})

const FEWEST = 2
const MOST = 7
const starts = categories.map(({ from }) => from)

type Order = ReturnType<LongestSuit['order']>

let made: Order | undefined

/** Made on first use. */
function order(): Order {
  if (made) return made
  const masks = new Uint16Array(strengths)
  const strengthOf = new Int16Array(MASKS).fill(-1)
  const next = [...starts]
  for (let mask = 0; mask < MASKS; mask++) {
    const size = bitCount(mask)
    if (size < FEWEST || size > MOST) continue
    strengthOf[mask] = next[size - FEWEST]!
    masks[next[size - FEWEST]!++] = mask
  }
  return (made = { masks, strengthOf })
}

/**
 * Seven cards, of which the longest suit counts: the longer the better, then by its ranks from the top. Of two suits of one length, the
 * better one counts. Straights don't matter.
 */
export const LONGEST_SUIT: LongestSuit = { id: 'longest-suit', strengths, categories, order }
