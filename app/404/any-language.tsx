import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { GAMES } from '@/lib/games/index'
import { ButtonLink } from '@/app/_ui/button'
import { MissedAddress } from '@/app/_search/missed-address'
import { MessagePage } from '@/app/_ui/message'
import { missing, trouble } from '@/app/_languages/words'

export const generateMetadata = (): Metadata => ({ title: missing.title, robots: { index: false } })

/** The page for unknown addresses (next.config.mjs). lib/make/built-pages/finish.mjs sets its status. */
export default function MissingPage() {
  return (
    <MessagePage title={missing.noPage} ways={<ButtonLink href="/">{trouble.toFirstPage}</ButtonLink>}>
      <MissedAddress />
      <p>{missing.namesNoPage}</p>
      <ul className="grid">
        {GAMES.map((game) => (
          <li key={game.id}>
            <Link href={`/${game.id}/trainer`} className="link inline-flex min-h-11 items-center">
              {game.name}
            </Link>
          </li>
        ))}
      </ul>
    </MessagePage>
  )
}
