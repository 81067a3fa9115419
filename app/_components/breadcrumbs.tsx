import Link from 'next/link'
import { breadcrumbs, type Crumb, JsonLd } from './json-ld'

/**
 * Where this page is: for search engines always; for people where it is below another page. The last item is the page itself, home is
 * understood. `silent`: nothing is shown, where the page's own navigation says it or room is short.
 */
export function Breadcrumbs({ items, silent = false }: { readonly items: readonly [Crumb, ...Crumb[]]; readonly silent?: boolean }) {
  const above = items.slice(0, -1)
  return (
    <>
      <JsonLd data={breadcrumbs(items)} />
      {!silent && above.length > 0 && (
        <nav aria-label="Breadcrumbs" className="text-small print:hidden">
          <ol className="flex flex-wrap gap-x-1.5 text-muted">
            {above.map(({ name, path }) => (
              <li key={path} className="flex items-center gap-x-1.5">
                <Link href={path} prefetch={false} className="link inline-flex min-h-11 items-center min-[700px]:min-h-7">
                  {name}
                </Link>
                <span aria-hidden="true">/</span>
              </li>
            ))}
            <li aria-current="page" className="flex min-h-11 items-center min-[700px]:min-h-7">
              {items[items.length - 1]?.name}
            </li>
          </ol>
        </nav>
      )}
    </>
  )
}
