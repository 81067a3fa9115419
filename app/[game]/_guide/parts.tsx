import type { ComponentProps, ReactNode } from 'react'
import { Table } from '@/app/_ui/table'
import { classes } from '@/app/_ui/classes'
import { PlainLink } from '@/app/_ui/link'

/* The building blocks of every guide, rendered on the server as plain HTML. */

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

/** A table that scrolls sideways on narrow screens. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="-mx-4 overflow-x-auto px-4 print:mx-0 print:px-0">
      <Table>{children}</Table>
    </div>
  )
}

interface Column {
  readonly name: string
  /** For a column that small screens leave out. */
  readonly className?: string
  /** The heading is for screen readers only, because the cells explain themselves. */
  readonly isUnseen?: boolean
}

interface HeadsProps {
  readonly columns: readonly (string | Column)[]
  readonly left?: number
}

/** The head of a table. The first `left` columns are aligned left; the others contain figures. */
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

/** The row that the page is about: a tint that extends a little beyond the text at both ends. */
export const HERE =
  'bg-ink/4 [--tint:color-mix(in_srgb,var(--ink)_4%,transparent)] [box-shadow:-10px_0_var(--tint),10px_0_var(--tint)]'
export const HEAD = 'py-2 pr-4 text-left align-bottom text-caption font-normal text-muted'
export const HEAD_RIGHT = 'table-figure align-bottom text-caption font-normal text-muted'
export const NAME = 'table-name'
export const CELL = 'table-figure'

/** A link in a text: within the site, on this page, or to another site. */
const Anchor = ({ href = '', children }: ComponentProps<'a'>) => (
  <PlainLink href={href} className="link">
    {children}
  </PlainLink>
)

/** Markdown elements of a guide that don't look as the browser renders them. */
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

/** The anchor of a question on a guide's page, made from its letters and digits. */
export const questionAnchor = (ask: string): string =>
  `ask-${ask
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`
