import type { Metadata } from 'next'
import Link from 'next/link'
import { GAMES } from '@/lib/games/index'
import { ButtonLink } from './_components/button'
import { LowerCaseWay } from './_components/lower-case-way'
import { MessagePage } from './_components/message'

export const metadata: Metadata = { title: 'No such page' }

export default function NotFound() {
  return (
    <MessagePage title="There is no page here" ways={<ButtonLink href="/">To the first page</ButtonLink>}>
      <LowerCaseWay />
      <p>The address names no game and no page we have. These are the games:</p>
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
