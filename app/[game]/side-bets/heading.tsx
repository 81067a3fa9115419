import { sideBets } from '@/app/_languages/english/side-bets'

/** The name of the game and what this page does. */
export function Heading({ name }: { readonly name: string }) {
  return (
    <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">
      {name}:{' '}
      <span className="text-[15px] font-normal tracking-normal text-muted min-[700px]:text-[0.78em]">
        {sideBets.title}
      </span>
    </h1>
  )
}
