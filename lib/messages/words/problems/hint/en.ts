import type { Hint } from '@/lib/nearest'

/** “ Did you mean “flush”?”, or a list of known names, to follow a sentence about an unknown name. */
export function suggestion(hint: Hint): string {
  if ('meant' in hint) return ` Did you mean “${hint.meant}”?`
  return hint.known.length > 0 ? ` Known: ${hint.known.join(', ')}.` : ''
}
