import { upTo } from '@/app/_components/format'
import type { Dragged } from '@/lib/games/drag'
import type { Rules } from '@/lib/games/game'

/* Where a curve over one value of a table is worked out, and under which rules. */

/** More points than this, the rest and the value in force apart, tell no more. */
const MOST_POINTS = 11

const rounded = (value: number): number => Number(value.toFixed(6))

/** Values to work the game out at: evenly over what can be dragged, with the usual value and the one in force; ascending, each once. */
export function pointsOf({ drag }: Pick<Dragged, 'drag'>, usual: number, now: number): readonly number[] {
  const steps = Math.round((drag.most - drag.least) / drag.step)
  const stride = Math.max(1, Math.ceil(steps / (MOST_POINTS - 1)))
  const even = Array.from({ length: Math.floor(steps / stride) + 1 }, (_, i) =>
    rounded(drag.least + i * stride * drag.step),
  )
  return [...new Set([...even, drag.most, usual, now])].sort((a, b) => a - b)
}

/** The same values, the nearest to the one in force first: what a reader looks at is worked out before the rest. */
export const nearestFirst = (points: readonly number[], now: number): readonly number[] =>
  [...points].sort((a, b) => Math.abs(a - now) - Math.abs(b - now) || a - b)

/** The rules with one value changed. */
export function withValue(rules: Rules, path: readonly string[], value: number): Rules {
  const set = (node: unknown, [key, ...rest]: readonly string[]): unknown =>
    key === undefined
      ? value
      : { ...(node as Record<string, unknown>), [key]: set((node as Record<string, unknown>)[key], rest) }
  return set(rules, path) as Rules
}

/** `1.5`, `1,000`, `0.3333`: a value with all its decimals. */
export const valueText = (value: number): string => upTo(value, 6)
