import type { Picture } from '@/app/og/picture'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Spot } from '@/lib/games/felt'
import { startRound } from '@/lib/teaching/quiz/round'
import { saidZones } from '@/app/_felt/said-felt'
import { capital } from '@/lib/text'

/** A page of the site, as the list of all pages has it. Its title and description are its own (app/_seo/metadata.ts). */
export interface SitePage {
  /** Within the site, without a slash at its end. */
  readonly path: string
  /** What is drawn for it, worked out when it is drawn. */
  readonly picture: () => Picture | Promise<Picture>
  /** False: nobody looks for it, and the sitemap leaves it out. */
  readonly index?: false
  /** The page that search engines are to show in its place. */
  readonly canonicalPath?: string
}

/* Cards for pictures of pages that are about no hand of their own. */

const MOST_IN_A_ROW = 5

/** Rows that a picture has room for: five together, seven as four and three. */
export function inRows(cards: readonly Spot[]): readonly (readonly Spot[])[] {
  if (cards.length <= MOST_IN_A_ROW) return cards.length === 0 ? [] : [cards]
  const first = Math.ceil(cards.length / 2)
  return [cards.slice(0, first), cards.slice(first)]
}

/** A name in letters; a bare number says nothing under a picture. */
const named = (caption: string | undefined): caption is string => caption !== undefined && /[a-z]/i.test(caption)

/** A close decision of a game as the player sees it, always the same for a seed: the board, and the hand with its name. */
export function dealt(
  game: AnyTaughtGame,
  seed: string,
  drill = (game.drills[1] ?? game.drills[0]).id,
): Pick<Picture, 'rows' | 'caption'> {
  const { rules, state } = startRound(game, game.variants[0].rules, drill, seed)
  const zones = saidZones(game, game.table(rules, state)).flatMap((zone) =>
    zone.kind === 'cards' && zone.owner !== 'dealer' && zone.cards.some((spot) => typeof spot === 'number')
      ? [zone]
      : [],
  )
  const caption = zones.findLast(({ owner }) => owner === 'player')?.caption
  return {
    rows: zones.flatMap(({ cards }) => inRows(cards.filter((spot) => spot !== 'empty'))),
    ...(named(caption) && { caption: capital(caption) }),
  }
}
