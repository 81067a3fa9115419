import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_components/metadata'
import { CHANGELOG } from '@/content/changelog'
import { TextPage } from '../about/text-page'

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const PAGE = {
  path: '/changelog',
  title: 'Changelog: what changed, and when',
  description:
    'What changed on Feltwise for readers and players, day by day: new games and pages, corrected figures and texts.',
}

export const metadata: Metadata = pageMetadata(PAGE)

export default function ChangelogPage() {
  return (
    <TextPage crumbs={[{ name: 'Changelog', path: PAGE.path }]} title="What changed, and when">
      {CHANGELOG.map(({ day, changes }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid gap-4">
          <h2 id={`day-${day}`} className="font-serif text-figure font-semibold tracking-title">
            <time dateTime={day}>{LONG_DAY.format(Date.parse(day))}</time>
          </h2>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </TextPage>
  )
}
