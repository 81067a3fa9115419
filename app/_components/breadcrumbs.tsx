import Link from 'next/link'
import { chrome } from '@/app/_languages/english/chrome'
import { LabelledNav } from '@/app/_languages/labelled'
import { Said } from '@/app/_languages/said'
import { breadcrumbs, type Crumb, JsonLd } from './json-ld'

/** The places that crumbs name. */
const WORDS = ['games', 'hands', 'sideBets', 'payTables', 'dealerSchool', 'exams', 'classTable', 'houseWays'] as const

/** A place by its word in the catalogue; what a page alone is called stays as it is. */
function CrumbName({ children }: { readonly children: string }) {
  const word = WORDS.find((known) => chrome[known] === children)
  return word ? <Said at={`chrome.${word}`}>{children}</Said> : children
}

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
        <LabelledNav at="chrome.breadcrumbs" label={chrome.breadcrumbs} className="text-small print:hidden">
          <ol className="flex flex-wrap items-center gap-x-1.5 text-muted">
            {above.map(({ name, path }, i) => (
              <li key={path} className="flex items-center gap-x-1.5">
                {i > 0 && <span aria-hidden="true">/</span>}
                <Link href={path} prefetch={false} className="link inline-flex min-h-11 items-center md:min-h-7">
                  <CrumbName>{name}</CrumbName>
                </Link>
              </li>
            ))}
            {/* Where it has no room beside the others, it stands close under them. */}
            <li aria-current="page" className="flex min-h-7 items-center gap-x-1.5">
              <span aria-hidden="true">/</span>
              <CrumbName>{items[items.length - 1]?.name ?? ''}</CrumbName>
            </li>
          </ol>
        </LabelledNav>
      )}
    </>
  )
}
