import type { Metadata } from 'next'
import Link from 'next/link'
import { pageMetadata } from '@/app/_components/metadata'
import { TextPage, TextPart } from '../about/text-page'

const PAGE = {
  path: '/privacy',
  title: 'Privacy: what stays in your browser',
  description:
    'Feltwise has no accounts, cookies, ads or trackers. Your answers and settings stay in your browser, and you can export or delete them.',
}

export const metadata: Metadata = pageMetadata(PAGE)

export default function PrivacyPage() {
  return (
    <TextPage crumbs={[{ name: 'Privacy', path: PAGE.path }]} title="What stays in your browser">
      <p>
        Feltwise has no accounts, no cookies, no ads and no trackers. We don’t collect your answers, and we couldn’t: no
        page sends them anywhere.
      </p>
      <TextPart id="stored" title="What your browser stores">
        <ul className="list-disc pl-5">
          <li>Your answers and rounds, so the trainer knows what to ask next.</li>
          <li>Your settings, your own house ways and the strategy you chose.</li>
          <li>Pages and programs of this site, so that it works offline.</li>
        </ul>
        <p>
          You can export or delete your answers under{' '}
          <Link href="/progress/data" prefetch={false} className="link">
            your data
          </Link>
          , and reset your settings on the{' '}
          <Link href="/settings" prefetch={false} className="link">
            settings
          </Link>{' '}
          page. Clearing this site’s data in your browser removes everything.
        </p>
      </TextPart>
      <TextPart id="links" title="What a link holds">
        <p>
          Links to a hand, a table or an exam hold the cards, the rules or the questions. A result code holds the name
          you typed and your answers. Nobody sees them until you share them.
        </p>
      </TextPart>
      <TextPart id="others" title="Other servers">
        <p>
          Every page forbids requests to other sites, and your browser enforces that. Whoever hosts this site can see
          which pages are requested, as any web server can. Links to other sites lead to pages with their own rules.
        </p>
      </TextPart>
    </TextPage>
  )
}
