import type { Explanation } from '@/lib/games/game'

/** The rule that covers the hand, then what the counts say. */
export function Why({ explanation }: { readonly explanation: Explanation }) {
  return (
    <p className="text-[15px]/[1.55]">
      <b className="font-semibold">{explanation.rule}</b> {explanation.why.join(' ')}
    </p>
  )
}
