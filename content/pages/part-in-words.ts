/* Parts of a whole as one says them. */

const PARTS: readonly (readonly [part: number, words: string])[] = [
  [1 / 20, 'a twentieth'],
  [1 / 10, 'a tenth'],
  [1 / 8, 'an eighth'],
  [1 / 6, 'a sixth'],
  [1 / 5, 'a fifth'],
  [1 / 4, 'a quarter'],
  [3 / 10, 'three tenths'],
  [1 / 3, 'a third'],
  [2 / 5, 'two fifths'],
  [4 / 9, 'four ninths'],
  [1 / 2, 'half'],
  [5 / 9, 'five ninths'],
  [3 / 5, 'three fifths'],
  [2 / 3, 'two thirds'],
  [7 / 10, 'seven tenths'],
  [3 / 4, 'three quarters'],
  [4 / 5, 'four fifths'],
  [5 / 6, 'five sixths'],
  [7 / 8, 'seven eighths'],
  [9 / 10, 'nine tenths'],
]

/** Nearer than this to a part, as a share of the whole, nothing is said of how near. */
const NEAR = 0.006

/** “a little over a third”, “just under half”, “next to none”, “nearly all”: a share between none and all. */
export function partInWords(share: number): string {
  if (share <= 0) return 'none'
  if (share >= 1) return 'all'
  if (share < 0.02) return 'next to none'
  if (share > 0.95) return 'nearly all'
  const [part, words] = PARTS.reduce((best, one) => (Math.abs(one[0] - share) < Math.abs(best[0] - share) ? one : best))
  if (Math.abs(share - part) < NEAR) return `about ${words}`
  return share > part ? `a little over ${words}` : `just under ${words}`
}
