/* Time as training has it: so many decisions after so many, whenever they were. */

/** A block has at least so many decisions, unless there are fewer in all. */
export const LEAST = 10
const MOST = 12

/** The list in its order, cut into blocks of the same size as nearly as can be; none of nothing. */
export function blocksOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = Math.min(MOST, Math.max(1, Math.floor(list.length / LEAST)))
  const edge = (i: number): number => Math.floor((i * list.length) / count)
  return list.length === 0 ? [] : Array.from({ length: count }, (_, i) => list.slice(edge(i), edge(i + 1)))
}

/** A number of places up to `length`, the last always among them: enough for a line. */
export function placesUpTo(length: number, most: number): readonly number[] {
  const count = Math.min(length, most)
  return Array.from({ length: count }, (_, i) => Math.round(((i + 1) * length) / count))
}
