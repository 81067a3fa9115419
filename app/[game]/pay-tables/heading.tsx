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
      <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">
        {name}:{' '}
        <span className="text-[15px] font-normal tracking-normal text-muted min-[700px]:text-[0.78em]">
          {payTables.title}
        </span>
      </h1>
      <p className="text-small text-muted max-[699px]:w-full">{drags ? payTables.drag : payTables.choose}</p>
    </div>
  )
}
