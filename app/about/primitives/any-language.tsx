import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { Island } from '@/app/_ui/island'
import { PageHead } from '@/app/_ui/heading'
import { Gallery } from './gallery'

export const metadata: Metadata = pageMetadata({
  path: '/about/primitives',
  title: 'Primitives of the interface',
  description: 'The buttons, fields, tables, headings and panels that every page is made of, by light and by dark.',
  index: false,
})

/** Shows developers the existing components, so that none is built twice. */
export default function PrimitivesPage() {
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-8 md:px-8">
      <Breadcrumbs
        items={[
          { name: 'About', path: '/about' },
          { name: 'Primitives', path: '/about/primitives' },
        ]}
      />
      <PageHead
        title="Primitives"
        lead="What every page is made of. They are in app/_ui; a page that needs another one adds it there."
      />
      <Island>
        <Gallery />
      </Island>
    </div>
  )
}
