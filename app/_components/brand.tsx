import { Suit } from './suit'

/** The name as it is written everywhere. */
export function Brand() {
  return (
    <span className="flex min-h-11 items-center gap-[9px] font-serif text-[20px] font-semibold tracking-[-0.01em]">
      <Suit suit={0} className="h-[22px] w-[22px] text-best" />
      Feltwise
    </span>
  )
}
