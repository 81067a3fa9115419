import type { Metadata } from 'next'
import { languageNow } from '@/app/_languages/messages'
import { pageMetadata } from '@/app/_seo/metadata'
import { CHANGELOG } from '@/content/changelog'
import { aboutTexts, changeText, TextPage } from '../about/text-page'

const PATH = '/changelog'

export function generateMetadata(): Metadata {
  const { title, about: description } = aboutTexts().changelog
  return pageMetadata({ path: PATH, title, description })
}

/** A date in full: `November 22, 2026`. */
const longDay = (day: string): string =>
  new Intl.DateTimeFormat(languageNow() === 'en' ? 'en-US' : languageNow(), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day))

export default function ChangelogPage() {
  const { changelog } = aboutTexts()
  return (
    <TextPage crumbs={[{ name: changelog.name, path: PATH }]} title={changelog.heading}>
      {CHANGELOG.map(({ day, changes }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid gap-4">
          <h2 id={`day-${day}`} className="font-serif text-figure font-semibold tracking-title">
            <time dateTime={day}>{longDay(day)}</time>
          </h2>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{changeText(change)}</li>
            ))}
          </ul>
        </section>
      ))}
    </TextPage>
  )
}
