import { risk } from '@/app/_languages/english/risk'

/** The name of the game and what this page does. */
export function Heading({ name }: { readonly name: string }) {
  return (
    <h1 className="risk-wide font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">
      {name}:{' '}
      <span className="text-[15px] font-normal tracking-normal text-muted min-[700px]:text-[0.78em]">{risk.title}</span>
    </h1>
  )
}
