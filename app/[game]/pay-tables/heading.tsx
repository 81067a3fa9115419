import Link from 'next/link'

const LINK = 'link inline-flex min-h-11 items-center text-small min-[700px]:min-h-6'

/** The name of the game, what this page does, and the ways to the game's other pages. */
export function Heading({ gameId, name }: { readonly gameId: string; readonly name: string }) {
  return (
    <div className="pay-tables-wide flex flex-wrap items-baseline gap-x-4">
      <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">{name}: pay tables</h1>
      <p className="text-small text-muted max-[699px]:w-full">Drag a pay; the whole game is solved again as you move</p>
      <nav aria-label="This game" className="flex gap-4 min-[700px]:ml-auto">
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
