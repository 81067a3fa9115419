import { sideBets } from '@/app/_languages/english/side-bets'

/** The name of the game and what this page does. */
export function Heading({ name }: { readonly name: string }) {
  return (
    <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title">
      {name}: <span className="text-copy font-normal tracking-normal text-muted md:text-minor">{sideBets.title}</span>
    </h1>
  )
}
