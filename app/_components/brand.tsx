import { Suit } from './suit'

/** The name as it is written everywhere. */
export function Brand() {
  return (
    <span className="flex min-h-11 items-center gap-2.25 font-serif text-heading font-semibold tracking-snug">
      <Suit suit={0} className="h-5.5 w-5.5 text-best" />
      Feltwise
    </span>
  )
}
