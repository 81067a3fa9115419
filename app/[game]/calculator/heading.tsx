import { calculator } from '@/app/_languages/english/calculator'

/** The name of the game and what this page does. */
export function Heading({ name }: { readonly name: string }) {
  return (
    <h1 className="calculator-wide font-serif text-heading/title font-semibold tracking-title md:text-title">
      {name}: <span className="text-copy font-normal tracking-normal text-muted md:text-minor">{calculator.title}</span>
    </h1>
  )
}
