import type { Metadata } from 'next'
import Link from 'next/link'
import { pageMetadata } from '@/app/_components/metadata'
import { TextPage, TextPart } from '../about/text-page'
import { GAMES } from '@/lib/games/index'
import { HELP_LINES } from './help-lines'

const PAGE = {
  path: '/play-responsibly',
  title: 'Play responsibly: limits, warning signs and help lines',
  description:
    'Every casino game costs you money. How to set limits, which signs to take seriously, and free help lines by country.',
}

export const metadata: Metadata = pageMetadata(PAGE)

export default function PlayResponsiblyPage() {
  return (
    <TextPage crumbs={[{ name: 'Play responsibly', path: PAGE.path }]} title="Play responsibly">
      <p>
        Every game here costs you money in the long run, even with perfect play. Treat it as the price of an evening,
        and decide on that price before you sit down. You must be 18 or older; in some places 21.
      </p>
      <TextPart id="limits" title="Set limits first">
        <ul className="list-disc pl-5">
          <li>Bring only money you can afford to lose. Leave cards at home.</li>
          <li>Set a time to leave, and keep to it whether you’re ahead or behind.</li>
          <li>Don’t raise your stakes to win back a loss. The house edge is the same on the next hand.</li>
          <li>
            See what a session can cost on a game’s risk page, for example{' '}
            <Link href={`/${GAMES[0].id}/risk`} prefetch={false} className="link">
              {GAMES[0].name}
            </Link>
            .
          </li>
          <li>Ask the casino about limits and self-exclusion before you need them.</li>
        </ul>
      </TextPart>
      <TextPart id="signs" title="Signs to take seriously">
        <ul className="list-disc pl-5">
          <li>You play longer or for more than you meant to.</li>
          <li>You borrow, sell things or leave bills unpaid to play.</li>
          <li>You hide how much you play, or lie about it.</li>
          <li>You play to escape worry or sadness, and feel restless when you stop.</li>
          <li>You keep trying to win back what you lost.</li>
        </ul>
      </TextPart>
      <TextPart id="help" title="Where to get help with gambling">
        <p>
          If gambling has stopped being a choice, for you or for somebody close to you, these people talk with you free
          of charge:
        </p>
        <ul className="grid list-none pl-0">
          {HELP_LINES.map((line) => (
            <li key={line.href} className="grid gap-0.5 border-t py-3">
              <span className="text-caption text-muted">{line.where}</span>
              <span>
                <a href={line.href} rel="noreferrer" className="link py-3.5 font-strong">
                  {line.name}
                </a>
                {line.phone !== undefined && <b className="ml-2 whitespace-nowrap tabular-nums">{line.phone}</b>}
                <span className="text-muted">: {line.about}</span>
              </span>
            </li>
          ))}
        </ul>
        <p>If you’re in danger or thinking about suicide, call your local emergency number now.</p>
      </TextPart>
    </TextPage>
  )
}
