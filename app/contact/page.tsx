import type { Metadata } from 'next'
import Link from 'next/link'
import { pageMetadata } from '@/app/_components/metadata'
import { CONTACT, REPOSITORY, VERSION } from '@/lib/site'
import { TextPage, TextPart } from '../about/text-page'

const PAGE = {
  path: '/contact',
  title: 'Contact, and report a figure',
  description:
    'How to reach Feltwise, and a report to fill in if you think that a figure is wrong: the page, the rules, your figure and its source.',
}

export const metadata: Metadata = pageMetadata(PAGE)

const SUBJECT = 'A figure on Feltwise'

const REPORT = `Page: (its address, with everything after the question mark)
Figure on the page:
Figure I expected:
Where it is from: (a source, or how I worked it out)
Game and rules: (pay table, number of decks, house rules)
Version: ${VERSION}`

/** A link to write to, with the report filled in where it is an address of mail. */
const contactHref = (contact: string): string =>
  contact.startsWith('mailto:')
    ? `${contact}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(REPORT)}`
    : contact

export default function ContactPage() {
  return (
    <TextPage crumbs={[{ name: 'Contact', path: PAGE.path }]} title="Contact">
      {CONTACT === undefined && REPOSITORY === undefined ? (
        <p>This copy of Feltwise names no address to write to. Ask whoever gave you the link.</p>
      ) : (
        <ul className="list-disc pl-5">
          {CONTACT !== undefined && (
            <li>
              <a href={contactHref(CONTACT)} rel="noreferrer" className="link">
                Write to us
              </a>
            </li>
          )}
          {REPOSITORY !== undefined && (
            <li>
              <a href={REPOSITORY} rel="noreferrer" className="link">
                The source code, where you can open an issue
              </a>
            </li>
          )}
        </ul>
      )}
      <TextPart id="report" title="Report a figure">
        <p>
          Every figure can be checked. First compare the rules: figures often differ because of another pay table or
          another way to count the edge. You may also find the figure under{' '}
          <Link href="/errata" prefetch={false} className="link">
            figures checked
          </Link>
          .
        </p>
        <p>If it still looks wrong, copy this report, fill it in and send it:</p>
        <pre
          tabIndex={0}
          aria-label="The report"
          className="overflow-x-auto rounded-option border bg-paper p-3 font-mono text-micro/prose whitespace-pre-wrap text-ink select-all"
        >
          {REPORT}
        </pre>
        <p>
          A report with a source or a calculation can be checked fastest. If a figure was wrong, we correct it and say
          so in the{' '}
          <Link href="/changelog" prefetch={false} className="link">
            changelog
          </Link>
          .
        </p>
      </TextPart>
      <p>
        We can’t help with gambling problems, but{' '}
        <Link href="/play-responsibly" prefetch={false} className="link">
          these people can
        </Link>
        .
      </p>
    </TextPage>
  )
}
