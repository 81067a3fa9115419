import Link from 'next/link'
import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  /** The game's guide, where there is one to go to. */
  readonly guide?: string
  readonly children?: ReactNode
}

/** The name of the game and what this page does. */
export function Heading({ name, guide, children }: Props) {
  return (
    <div className="calculator-wide flex flex-wrap items-center gap-x-3.5 gap-y-1 min-[700px]:items-baseline">
      <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">{name}: calculator</h1>
      {guide !== undefined && (
        <Link href={guide} className="link inline-flex min-h-11 items-center text-small min-[700px]:min-h-6">
          The guide
        </Link>
      )}
      <div className="ml-auto flex gap-1">{children}</div>
    </div>
  )
}
