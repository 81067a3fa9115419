import type { Metadata } from 'next'
import Link from 'next/link'
import { GAMES } from '@/lib/games/index'
import { ButtonLink } from './_components/button'
import { LowerCaseWay } from './_components/lower-case-way'
import { MessagePage } from './_components/message'
import { chrome } from './_languages/english/chrome'
import { Said } from './_languages/said'

export const metadata: Metadata = { title: 'No such page' }

export default function NotFound() {
  return (
    <MessagePage title={<Said at="chrome.noPage">{chrome.noPage}</Said>} ways={<ButtonLink href="/"><Said at="chrome.toFirstPage">{chrome.toFirstPage}</Said></ButtonLink>}>
      <LowerCaseWay />
      <p>
        <Said at="chrome.namesNoPage">{chrome.namesNoPage}</Said>
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
