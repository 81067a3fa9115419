import Link from 'next/link'

interface Props {
  readonly name: string
  /** The game's guide, where there is one to go to. */
  readonly guide?: string
}

/** The name of the game and what this page does. */
export function Heading({ name, guide }: Props) {
  return (
    <div className="calculator-wide flex items-center gap-x-3.5 min-[700px]:items-baseline">
      <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">{name} <span className="text-[15px] font-normal tracking-normal text-muted min-[700px]:text-[0.78em]">calculator</span></h1>
      {guide !== undefined && (
        <Link href={guide} className="link inline-flex min-h-11 items-center text-small max-[699px]:ml-auto min-[700px]:min-h-6">
          Guide
        </Link>
      )}
    </div>
  )
}
