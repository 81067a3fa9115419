import type { Metadata } from 'next'
import Link from 'next/link'
import { GAMES } from '@/lib/games/index'
import { ButtonLink } from './_components/button'
import { MissedAddress } from './_components/missed-address'
import { MessagePage } from './_components/message'
import { missing } from './_languages/english/missing'
import { trouble } from './_languages/english/trouble'
import { Said } from './_languages/said'

export const metadata: Metadata = { title: 'No such page' }

export default function NotFound() {
  return (
    <MessagePage
      title={<Said at="missing.noPage">{missing.noPage}</Said>}
      ways={
        <ButtonLink href="/">
          <Said at="trouble.toFirstPage">{trouble.toFirstPage}</Said>
        </ButtonLink>
      }
    >
      <MissedAddress />
      <p>
        <Said at="missing.namesNoPage">{missing.namesNoPage}</Said>
      </p>
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
