import type { Picture } from '@/app/og/picture'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Spot } from '@/lib/game/felt'
import { startRound } from '@/lib/teaching/quiz/round'
import { saidZones } from '@/app/_felt/said-felt'
import { capital } from '@/lib/text'

/** A page in the list of all pages. Its title and description are defined with the page (app/_seo/metadata.ts). */
export interface SitePage {
  /** Within the site, without a slash at its end. */
  readonly path: string
  /** The picture shown for it when it is shared, computed when drawn. */
  readonly picture: () => Picture | Promise<Picture>
  /** False if nobody would search for it; the sitemap leaves it out. */
  readonly index?: false
  /** The page that search engines should show instead. */
  readonly canonicalPath?: string
}

/* The most cards in a row, for pictures of pages that aren't about one hand. */

const MOST_IN_A_ROW = 5

/** Divides cards into rows that fit a picture: five together, seven as four and three. */
export function inRows(cards: readonly Spot[]): readonly (readonly Spot[])[] {
  if (cards.length <= MOST_IN_A_ROW) return cards.length === 0 ? [] : [cards]
  const first = Math.ceil(cards.length / 2)
  return [cards.slice(0, first), cards.slice(first)]
}

/** Whether a caption is a name. A bare number says nothing under a picture. */
const named = (caption: string | undefined): caption is string => caption !== undefined && /[a-z]/i.test(caption)

/**
 * A close decision of a game as the player sees it, the same for the same seed: the board, and the hand with its name.
 */
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
