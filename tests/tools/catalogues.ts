import english from '@/app/_languages/translations/en'
import spanish from '@/app/_languages/translations/es'
import { phrases as showdown } from '@/lib/families/showdown/words/en'
import { phrases as showdownEs } from '@/lib/families/showdown/words/es'
import { MESSAGES } from '@/lib/games/registry/made/en'
import { MESSAGES as MENSAJES } from '@/lib/games/registry/made/es'
import { words } from '@/lib/messages/words/en'
import { words as palabras } from '@/lib/messages/words/es'

/* Every sentence of both languages: of the pages, of all games together, of each, and of a family's. */

export const ENGLISH = { pages: english.areas, words, games: MESSAGES, families: { showdown } }

export const SPANISH: typeof ENGLISH = {
  pages: spanish.areas,
  words: palabras,
  games: MENSAJES,
  families: { showdown: showdownEs },
}
