import { Link } from '@/app/_ui/link'
import { chrome } from '@/app/_languages/english/chrome'
import { breadcrumbs, type Crumb, JsonLd } from './json-ld'

/**
 * Where this page is: for search engines always; for people where it is below another page. The last item is the page itself, home is
 * understood. `silent`: nothing is shown, where the page's own navigation says it or room is short.
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
            {/* Where it has no room beside the others, it stands close under them. */}
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
