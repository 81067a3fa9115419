import type { ComponentProps, ReactNode } from 'react'
import { Table } from '@/app/_ui/table'
import { classes } from '@/app/_ui/classes'
import { PlainLink } from '@/app/_ui/link'

/* The parts every guide is built of. Server only: plain HTML. */

interface SectionProps {
  readonly id: string
  readonly title: ReactNode
  /** A sentence under the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="guide-section grid min-w-0 scroll-mt-20 gap-5">
      <div className="grid gap-2">
        <h2 id={`${id}-title`} className="font-serif text-title font-semibold tracking-title">
          {title}
        </h2>
        {lead !== undefined && <div className="prose max-w-text text-pretty text-muted">{lead}</div>}
      </div>
      {children}
    </section>
  )
}

/** A table that scrolls sideways by itself where the screen is narrow. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="-mx-4 overflow-x-auto px-4 print:mx-0 print:px-0">
      <Table>{children}</Table>
    </div>
  )
}

interface Column {
  readonly name: string
  /** Where it is not on every screen. */
  readonly className?: string
  /** For a screen reader only: what stands in the column says itself. */
  readonly isUnseen?: boolean
}

interface HeadsProps {
  readonly columns: readonly (string | Column)[]
  readonly left?: number
}

/** The head of a table: the first `left` columns begin at the left, the others hold figures. */
export function Heads({ columns, left = 1 }: HeadsProps) {
  return (
    <thead>
      <tr>
        {columns.map((column, i) => {
          const { name, className, isUnseen = false }: Column = typeof column === 'string' ? { name: column } : column
          return (
            <th key={name} scope="col" className={classes(i < left ? HEAD : HEAD_RIGHT, className)}>
              {isUnseen ? <span className="sr-only">{name}</span> : name}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The row that the page itself is about: a tint that reaches a little past the texts at both ends. */
export const HERE =
  'bg-ink/4 [--tint:color-mix(in_srgb,var(--ink)_4%,transparent)] [box-shadow:-10px_0_var(--tint),10px_0_var(--tint)]'
export const HEAD = 'py-2 pr-4 text-left align-bottom text-caption font-normal text-muted'
export const HEAD_RIGHT = 'table-figure align-bottom text-caption font-normal text-muted'
export const NAME = 'table-name'
export const CELL = 'table-figure'

/** A link in a text: to a page of the site, to a place on this page, or out of it. */
const Anchor = ({ href = '', children }: ComponentProps<'a'>) => (
  <PlainLink href={href} className="link">
    {children}
  </PlainLink>
)

/** How Markdown looks in a guide, where that is not as the browser has it. */
export const PROSE = {
  a: Anchor,
  strong: ({ children }: ComponentProps<'strong'>) => <strong className="font-semibold text-ink">{children}</strong>,
  ul: ({ children }: ComponentProps<'ul'>) => (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-muted">{children}</ul>
  ),
  ol: ({ children }: ComponentProps<'ol'>) => (
    <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted">{children}</ol>
  ),
}

/** The anchor of a question on its guide: its letters and digits. */
export const questionAnchor = (ask: string): string =>
  `ask-${ask
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`
