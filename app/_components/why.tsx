import type { Explanation } from '@/lib/games/solution'
import { CardsInText } from './cards-in-text'

/** The rule that covers the hand, then what the counts say: the engine says it in English. */
export function Why({ explanation }: { readonly explanation: Explanation }) {
  return (
    <p lang="en" className="text-copy/[1.55]">
      <b className="font-semibold">{explanation.rule}</b> <CardsInText>{explanation.why.join(' ')}</CardsInText>
    </p>
  )
}
