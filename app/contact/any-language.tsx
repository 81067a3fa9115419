import type { Metadata } from 'next'
import { filled } from '@/app/_languages/filled'
import { Link } from '@/app/_ui/link'
import { pageMetadata } from '@/app/_seo/metadata'
import { CONTACT, REPOSITORY, VERSION } from '@/lib/site'
import { aboutTexts, TextPage, TextPart } from '../about/text-page'

const PATH = '/contact'

export function generateMetadata(): Metadata {
  const { title, about: description } = aboutTexts().contact
  return pageMetadata({ path: PATH, title, description })
}

/** The contact link. If it is an email address, the message starts with the report. */
const contactHref = (contact: string, subject: string, report: string): string =>
  contact.startsWith('mailto:')
    ? `${contact}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(report)}`
    : contact

export default function ContactPage() {
  const { contact } = aboutTexts()
  const report = contact.report(VERSION)
  const to = (href: string, text: string) => (
    <Link href={href} prefetch={false} className="link">
      {text}
    </Link>
  )
  return (
    <TextPage crumbs={[{ name: contact.name, path: PATH }]} title={contact.name}>
      {CONTACT === undefined && REPOSITORY === undefined ? (
        <p>{contact.noAddress}</p>
      ) : (
        <ul className="list-disc pl-5">
          {CONTACT !== undefined && (
            <li>
              <a href={contactHref(CONTACT, contact.subject, report)} rel="noreferrer" className="link">
                {contact.write}
              </a>
            </li>
          )}
          {REPOSITORY !== undefined && (
            <li>
              <a href={REPOSITORY} rel="noreferrer" className="link">
                {contact.source}
              </a>
            </li>
          )}
        </ul>
      )}
      <TextPart id="report" title={contact.reportTitle}>
        <p>{filled(contact.first, { errata: to('/errata', contact.errata) })}</p>
        <p>{contact.fillIn}</p>
        <pre
          tabIndex={0}
          aria-label={contact.theReport}
          className="overflow-x-auto rounded-option border bg-paper p-3 font-mono text-micro/prose whitespace-pre-wrap text-ink select-all"
        >
          {report}
        </pre>
        <p>{filled(contact.fastest, { changelog: to('/changelog', contact.changelog) })}</p>
      </TextPart>
      <p>{filled(contact.noHelp, { help: to('/play-responsibly', contact.help) })}</p>
    </TextPage>
  )
}
