import { Link } from '@/app/_ui/link'
import { chrome } from '@/app/_languages/words'
import { breadcrumbs, type Crumb, JsonLd } from './json-ld'

/**
 * Where this page is in the site: always in structured data, and visibly if it is below another page. The last item is
 * the page itself; home is added. `silent` hides it where the page's own navigation shows the same or there is no room.
 */
export function Breadcrumbs({
  items,
  silent = false,
}: {
  readonly items: readonly [Crumb, ...Crumb[]]
  readonly silent?: boolean
}) {
  const above = items.slice(0, -1)
  return (
    <>
      <JsonLd data={breadcrumbs(items)} />
      {!silent && above.length > 0 && (
        <nav aria-label={chrome.breadcrumbs} className="text-small print:hidden">
          <ol className="flex flex-wrap items-center gap-x-1.5 text-muted">
            {above.map(({ name, path }, i) => (
              <li key={path} className="flex items-center gap-x-1.5">
                {i > 0 && <span aria-hidden="true">/</span>}
                <Link href={path} prefetch={false} className="link inline-flex min-h-11 items-center md:min-h-7">
                  {name}
                </Link>
              </li>
            ))}
            {/* If it has no room beside the others, it wraps closely under them. */}
            <li aria-current="page" className="flex min-h-7 items-center gap-x-1.5">
              <span aria-hidden="true">/</span>
              {items[items.length - 1]?.name ?? ''}
            </li>
          </ol>
        </nav>
      )}
    </>
  )
}
