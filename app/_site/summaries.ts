import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { wholeOf } from '@/app/[game]/_guide/figures'
import { percent } from '@/app/_components/format'
import { inDigits } from '@/app/_summary/figures'
import { SUMMARIES, summaryPath } from '@/content/summaries'
import type { SummaryLanguage } from '@/content/summary'
import { evValue } from '@/lib/games/ev'
import { GAMES } from '@/lib/games/index'
import { dealt } from './cards'
import type { SitePage } from './page'

/* The guides in short, in other languages than English. */

const summaryOf = (game: AnyTaughtGame, language: SummaryLanguage): SitePage => ({
  path: summaryPath(language, game.id),
  picture: async () => {
    const { words, id } = language
    const { ev } = await wholeOf(game, game.variants[0].rules as Rules)
    const figure = {
      value: inDigits(percent(-evValue(ev)), id),
      label: `${words.houseEdge.toLowerCase()}, ${words.ofTheWager(game.unit)}`,
    }
    // What the hand is called is English: it is left out.
    return { over: words.guide, title: game.name, line: words.pictureLine, rows: dealt(game, 'picture').rows, figure }
  },
})

export const SUMMARY_PAGES: readonly SitePage[] = SUMMARIES.flatMap((language) =>
  GAMES.map((game) => summaryOf(game, language)),
)
