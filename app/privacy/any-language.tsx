import type { Metadata } from 'next'
import { filled } from '@/app/_languages/filled'
import { Link } from '@/app/_ui/link'
import { pageMetadata } from '@/app/_seo/metadata'
import { aboutTexts, TextPage, TextPart } from '../about/text-page'

const PATH = '/privacy'

export function generateMetadata(): Metadata {
  const { title, about: description } = aboutTexts().privacy
  return pageMetadata({ path: PATH, title, description })
}

export default function PrivacyPage() {
  const { privacy } = aboutTexts()
  const to = (href: string, text: string) => (
    <Link href={href} prefetch={false} className="link">
      {text}
    </Link>
  )
  return (
    <TextPage crumbs={[{ name: privacy.name, path: PATH }]} title={privacy.heading}>
      <p>{privacy.lead}</p>
      <TextPart id="stored" title={privacy.storedTitle}>
        <ul className="list-disc pl-5">
          {privacy.stored.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p>
          {filled(privacy.delete, {
            data: to('/progress/data', privacy.data),
            settings: to('/settings', privacy.settings),
          })}
        </p>
      </TextPart>
      <TextPart id="links" title={privacy.linksTitle}>
        <p>{privacy.links}</p>
      </TextPart>
      <TextPart id="others" title={privacy.othersTitle}>
        <p>{privacy.others}</p>
      </TextPart>
    </TextPage>
  )
}
