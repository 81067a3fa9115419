import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import type { Crumb } from '@/app/_components/json-ld'

const HEADING = 'font-serif text-figure font-semibold tracking-title'

interface Props {
  readonly crumbs: readonly [Crumb, ...Crumb[]]
  readonly title: string
  readonly children: ReactNode
}

/** A page to read about the site itself: one column under its heading. */
export const TextPage = ({ crumbs, title, children }: Props) => (
  <div lang="en" className="prose mx-auto grid max-w-170 gap-8 px-4 py-12 md:py-16">
    <Breadcrumbs items={crumbs} />
    <h1 className="font-serif text-title font-semibold tracking-title">{title}</h1>
    {children}
  </div>
)

/** A part of such a page. `id`: its anchor. */
export const TextPart = ({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) => (
  <section aria-labelledby={id} className="grid gap-4">
    <h2 id={id} className={HEADING}>
      {title}
    </h2>
    {children}
  </section>
)
