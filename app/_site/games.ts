import { wholeOf } from '@/app/[game]/_guide/figures'
import { percent, plain, withUnit } from '@/app/_components/format'
import { placesWith } from '@/app/_components/game-places'
import { chrome } from '@/app/_languages/english/chrome'
import type { Picture } from '@/app/og/picture'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GAMES } from '@/lib/games/index'
import { type FoundTable, knownTables } from '@/lib/games/known-tables'
import { sideTables, tableSlug } from '@/lib/games/side-tables'
import { dealt } from './cards'
import type { SitePage } from './page'

/* The pages that every game has, and what is drawn for each kind. */

type Words = Omit<Picture, 'rows'>
type Draw = (game: AnyGame) => Words | Promise<Words>

const usual = (game: AnyGame) => wholeOf(game, game.variants[0].rules as Rules)

/** The range of the edges of a bet's tables that casinos are known to use. */
function edges(game: AnyGame, bet?: string): string {
  const found = knownTables(game, bet)
    .filter(({ comparison }) => !comparison)
    .map(({ edge }) => edge)
  const [least, most] = [percent(Math.min(...found)), percent(Math.max(...found))]
  return least === most ? least : `${least} to ${most}`
}

/** By what follows the game in the address. A page that is not here is drawn with its name alone. */
const DRAWN: Readonly<Record<string, Draw>> = {
  '': async (game) => ({
    title: game.name,
    over: 'Guide',
    line: 'Strategy, odds and house edge',
    figure: { value: percent(-evValue((await usual(game)).ev)), label: `house edge, of the ${game.unit}` },
  }),
  '/trainer': ({ name }) => ({
    over: 'Trainer',
    title: name,
    line: 'Decide a hand, then see what every option is worth, why, and the proof.',
  }),
  '/learn': ({ name }) => ({
    over: 'Course',
    title: name,
    line: 'One rule a lesson, the one that saves most first.',
  }),
  '/calculator': ({ name }) => ({
    title: name,
    line: 'Any hand, any dead cards, your own pay table: every option, exactly.',
  }),
  '/strategy': ({ name }) => ({
    title: name,
    line: 'The whole strategy, in charts and in rules, and what simplicity costs.',
  }),
  '/pay-tables': (game) => ({
    title: game.name,
    line: 'Drag a pay, and the whole game is solved again.',
    figure: { value: edges(game), label: 'house edge, by the table' },
  }),
  '/side-bets': (game) => ({
    title: game.sideBets.map(({ name }) => name).join(', '),
    line: `Side bets at ${game.name}, without mercy.`,
    ...(game.sideBets[0] && {
      figure: {
        value: edges(game, game.sideBets[0].id),
        label: `house edge of ${game.sideBets[0].name}, by the table`,
      },
    }),
  }),
  '/risk': async (game) => ({
    over: 'The risk of a session',
    title: game.name,
    line: 'How it ends, counted and not simulated.',
    figure: {
      value: withUnit(plain(Math.sqrt((await usual(game)).variance ?? 0), 2), game.unit),
      label: 'standard deviation of one round',
    },
  }),
}

async function pictureOf(game: AnyTaughtGame, path: string, name: string): Promise<Picture> {
  const drawn = (await DRAWN[path]?.(game)) ?? { title: game.name }
  return { over: drawn.title === game.name ? name : game.name, ...dealt(game, `picture${path}`), ...drawn }
}

/** How a game is dealt: for those who learn to deal it. */
export const DEALING_PAGES: readonly SitePage[] = GAMES.map((game) => ({
  path: `/dealer-school/${game.id}`,
  picture: () => ({
    over: 'Dealer school',
    title: `How to deal ${game.name}`,
    line: 'What you do and say, in order; payouts by heart; what supervisors look for.',
    rows: dealt(game, 'picture/dealing').rows,
  }),
}))

/** A known table of a side bet. */
const tablePage = (game: AnyTaughtGame, table: FoundTable): SitePage => ({
  path: `/${game.id}/side-bets/${tableSlug(game, table)}`,
  picture: () => ({
    over: game.name,
    title: game.sideBets.find(({ id }) => id === table.bet)?.name ?? table.name,
    line: `Pay table: ${table.name}`,
    ...dealt(game, `picture/${table.id}`),
    figure: {
      value: percent(knownTables(game, table.bet).find(({ id }) => id === table.id)!.edge),
      label: 'house edge, of the bet',
    },
  }),
})

export const SIDE_TABLE_PAGES: readonly SitePage[] = GAMES.flatMap((game) =>
  sideTables(game).map((table) => tablePage(game, table)),
)

/** Every page that stands in the row at the top of a game's pages; lists of hands are in hands.ts. */
export const GAME_PAGES: readonly SitePage[] = GAMES.flatMap((game) =>
  placesWith(game.sideBets.length > 0)
    .filter(({ path }) => path !== '/hands')
    .map(({ path, word }) => ({ path: `/${game.id}${path}`, picture: () => pictureOf(game, path, chrome[word]) })),
)
