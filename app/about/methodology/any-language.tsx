import type { Metadata } from 'next'
import { filled } from '@/app/_languages/filled'
import { Link } from '@/app/_ui/link'
import { Heads, NAME, WideTable } from '@/app/[game]/_guide/parts'
import { pageMetadata } from '@/app/_seo/metadata'
import { WorkItOut } from '@/app/_solver/work-it-out'
import { PROMISES } from '@/content/promises'
import { aboutTexts, promiseText, TextPage, TextPart } from '../text-page'

const PATH = '/about/methodology'

export function generateMetadata(): Metadata {
  const { title, about: description } = aboutTexts().methodology
  return pageMetadata({ path: PATH, title, description })
}

const at = (href: string, text: string) => (
  <Link href={href} prefetch={false} className="link">
    {text}
  </Link>
)

export default function MethodologyPage() {
  const { methodology, site } = aboutTexts()
  return (
    <TextPage
      crumbs={[
        { name: site.name, path: '/about' },
        { name: methodology.name, path: PATH },
      ]}
      title={methodology.heading}
    >
      <TextPart id="exact" title={methodology.exactTitle}>
        {methodology.exact.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </TextPart>
      <TextPart id="two-solvers" title={methodology.solversTitle}>
        {methodology.solvers.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <WorkItOut lead={methodology.repeat} command="npm ci && npm test -- unit" />
      </TextPart>
      <TextPart id="assumed" title={methodology.assumedTitle}>
        <ul className="list-disc pl-5">
          {methodology.assumed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </TextPart>
      <TextPart id="not-exact" title={methodology.inexactTitle}>
        <p>{methodology.inexact}</p>
      </TextPart>
      <TextPart id="promises" title={methodology.promisesTitle}>
        <p>{methodology.promisesLead}</p>
        <WideTable label={methodology.promisesTable}>
          <Heads columns={[methodology.wePromise, methodology.theTest]} left={2} />
          <tbody>
            {PROMISES.map(({ promise, file, test }) => (
              <tr key={promise} className="border-t align-top">
                <th scope="row" className={NAME}>
                  {promiseText(promise)}
                </th>
                <td lang="en" className="py-2.5 pl-3 text-left text-small text-muted md:pl-4">
                  <code className="wrap-anywhere">{file}</code>
                  <cite className="block not-italic">“{test}”</cite>
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </TextPart>
      <TextPart id="checked" title={methodology.checkedTitle}>
        <p>
          {filled(methodology.checked, {
            errata: at('/errata', methodology.errata),
            report: at('/contact#report', methodology.report),
          })}
        </p>
      </TextPart>
    </TextPage>
  )
}
