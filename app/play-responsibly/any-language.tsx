import type { Metadata } from 'next'
import { languageNow } from '@/app/_languages/messages'
import { filled } from '@/app/_languages/filled'
import { Link } from '@/app/_ui/link'
import { pageMetadata } from '@/app/_seo/metadata'
import { GAMES } from '@/lib/games/index'
import { aboutTexts, TextPage, TextPart } from '../about/text-page'
import { helpLines } from './help-lines'

const PATH = '/play-responsibly'

export function generateMetadata(): Metadata {
  const { title, about: description } = aboutTexts().help
  return pageMetadata({ path: PATH, title, description })
}

export default function PlayResponsiblyPage() {
  const { help } = aboutTexts()
  const game = (
    <Link href={`/${GAMES[0].id}/risk`} prefetch={false} className="link">
      {GAMES[0].name}
    </Link>
  )
  return (
    <TextPage crumbs={[{ name: help.name, path: PATH }]} title={help.name}>
      <p>{help.lead}</p>
      <TextPart id="limits" title={help.limitsTitle}>
        <ul className="list-disc pl-5">
          {help.limits.map((limit) => (
            <li key={limit}>{filled(limit, { game })}</li>
          ))}
        </ul>
      </TextPart>
      <TextPart id="signs" title={help.signsTitle}>
        <ul className="list-disc pl-5">
          {help.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </TextPart>
      <TextPart id="help" title={help.linesTitle}>
        <p>{help.linesLead}</p>
        <ul className="grid list-none pl-0">
          {helpLines(languageNow()).map(({ id, place, name, phone, href }) => (
            <li key={id} className="grid gap-0.5 border-t py-3">
              <span className="text-caption text-muted">{help.places[place]}</span>
              <span>
                <a href={href} rel="noreferrer" className="link py-3.5 font-strong">
                  {name}
                </a>
                {phone !== undefined && <b className="ml-2 whitespace-nowrap tabular-nums">{phone}</b>}
                <span className="text-muted">: {help.lines[id]}</span>
              </span>
            </li>
          ))}
        </ul>
        <p>{help.danger}</p>
      </TextPart>
    </TextPage>
  )
}
