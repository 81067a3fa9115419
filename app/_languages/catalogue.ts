import type { GameId } from '@/lib/games/ids'
import type { OtherLanguage } from '@/lib/messages/languages'
import type { GameMessages } from '@/lib/messages/message'
import type { Messages } from './messages'
import type { areas } from './translations/en'

/** All that the interface says, area by area, as English says it. */
export type Catalogue = typeof areas

/** What a file of `translations/` gives. A language is complete when it is one: the compiler says what is missing. */
export interface Translation extends Messages {
  readonly id: OtherLanguage
  readonly areas: Catalogue
  /** What each game says. */
  readonly games: Readonly<Record<GameId, GameMessages>> & Messages['games']
}
