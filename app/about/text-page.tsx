import type { ReactNode } from 'react'
import { Title } from '@/app/_ui/heading'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import type { Crumb } from '@/app/_seo/json-ld'
import { languageNow } from '@/app/_languages/messages'
import { type AboutTexts, texts as english } from '@/content/about/texts'
import type { Change } from '@/content/changelog'
import type { PromiseText } from '@/content/promises'
import { type Texts, textsIn } from '@/content/texts'

/*
 * The texts of pages about the site, in the page's language. Only the server imports this, so that the scripts of a
 * language contain no long texts.
 */

const spoken = (): Texts | undefined => textsIn(languageNow())

export const aboutTexts = (): AboutTexts => spoken()?.about ?? english

export const changeText = (change: Change): string => spoken()?.changes[change] ?? change

export const promiseText = (promise: PromiseText): string => spoken()?.promises[promise] ?? promise

const HEADING = 'font-serif text-figure font-semibold tracking-title'

interface Props {
  readonly crumbs: readonly [Crumb, ...Crumb[]]
  readonly title: string
  readonly children: ReactNode
}

/** A page about the site itself: one column below its heading. */
export const TextPage = ({ crumbs, title, children }: Props) => (
  <div className="prose mx-auto grid max-w-170 gap-8 px-4 py-12 md:py-16">
    <Breadcrumbs items={crumbs} />
    <Title>{title}</Title>
    {children}
  </div>
)

/** A section of such a page. `id` is its anchor. */
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
