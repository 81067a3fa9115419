import { risk } from '@/app/_languages/english/risk'

/** The name of the game and what this page does. */
export function Heading({ name }: { readonly name: string }) {
  return (
    <h1 className="risk-wide font-serif text-heading/title font-semibold tracking-title md:text-title">
      {name}: <span className="text-copy font-normal tracking-normal text-muted md:text-minor">{risk.title}</span>
    </h1>
  )
}
