import { payTables } from '@/app/_languages/english/pay-tables'

interface Props {
  readonly name: string
  /** Whether there is something to drag, or only rules to choose. */
  readonly drags: boolean
}

/** The name of the game and what this page does. */
export function Heading({ name, drags }: Props) {
  return (
    <div className="pay-tables-wide flex flex-wrap items-baseline gap-x-3.5">
      <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title">
        {name}:{' '}
        <span className="text-copy font-normal tracking-normal text-muted md:text-minor">{payTables.title}</span>
      </h1>
      <p className="text-small text-muted max-md:w-full">{drags ? payTables.drag : payTables.choose}</p>
    </div>
  )
}
