import Link from 'next/link'

const LINK = 'link inline-flex min-h-11 items-center text-small min-[700px]:min-h-6'

/** The name of the game, what this page does, and the ways to the game's other pages. */
export function Heading({ gameId, name }: { readonly gameId: string; readonly name: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">
        {name} <span className="text-[15px] font-normal tracking-normal text-muted min-[700px]:text-[0.78em]">side bets</span>
      </h1>
      <nav aria-label="This game" className="flex gap-4">
        <Link href={`/${gameId}`} className={LINK}>
          Guide
        </Link>
        <Link href={`/${gameId}/calculator`} className={LINK}>
          Calculator
        </Link>
      </nav>
    </div>
  )
}
