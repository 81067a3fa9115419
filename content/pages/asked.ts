import { evValue } from '@/lib/game/ev'
import type { HandAnswer, OwnPages } from './hand-page'

/*
 * Decides which hands have a page of their own: one of each class of hands that are played alike for the same reason.
 * The others are rows of its table or of the game's list, with the best play, its EV and the cost of the next best:
 * nobody misplays them, so there is nothing else to say. Each game defines its classes (`OwnPages`). `npm run
 * make:moved` records where each hand is found.
 */

/**
 * A decision is close if the mistake costs less than this, in base wagers. A game with smaller stakes sets its own
 * limit (`OwnPages.close`).
 */
const CLOSE = 0.1

/** If a best play holds for less than this share of a game's hands, people forget it. */
const RARE = 0.05

/** A game's hands with the answer for each. */
export type Answered = readonly (readonly [slug: string, answer: HandAnswer])[]
/** The same, as far as the figures decide. */
export type Solved = readonly (readonly [slug: string, answer: Pick<HandAnswer, 'solution'>])[]

/** The lead of the best option over the next, in base wagers; infinite if there is only one. */
export function leadOf({ solution }: Pick<HandAnswer, 'solution'>): number {
  const [best, next = -Infinity] = solution.options.map(({ ev }) => evValue(ev)).sort((a, b) => b - a)
  return best! - next
}

/**
 * The slugs of the hands with a page of their own. Candidates are hands with a close decision, with a rare best play,
 * or that people ask about. Of each class, the one that people ask about is chosen, otherwise the closest.
 */
export function worthAPage(own: OwnPages | undefined, hands: Solved): ReadonlySet<string> {
  if (own === undefined) return new Set(hands.map(([slug]) => slug))
  if (own.areClasses) return new Set(hands.map(([slug]) => own.classOf(slug)))
  const isAsked = (slug: string): boolean => own.asked?.includes(slug) ?? false
  const share = (play: string): number =>
    hands.filter(([, { solution }]) => solution.best.includes(play)).length / hands.length
  const worth = hands
    .filter(
      ([slug, answer]) =>
        isAsked(slug) || leadOf(answer) < (own.close ?? CLOSE) || share(answer.solution.best[0]!) < RARE,
    )
    .toSorted(([a, one], [b, other]) => Number(isAsked(b)) - Number(isAsked(a)) || leadOf(one) - leadOf(other))
    .map(([slug, { solution }]) => ({
      slug,
      of: `${own.classOf(slug)}${own.splitsByPlay?.(slug) ? ` ${solution.best[0]!}` : ''}`,
    }))
  return new Set(worth.filter(({ of }, at) => worth.findIndex((one) => one.of === of) === at).map(({ slug }) => slug))
}

/** The slugs that the tables of a page name. */
const namedOn = ({ sections }: HandAnswer): ReadonlySet<string> =>
  new Set(sections.flatMap(({ tables = [] }) => tables.flatMap(({ rows }) => rows.flatMap(({ page }) => page ?? []))))

/**
 * Where each hand without a page has a row: the slug of its class's page if a table there names it, or `undefined` for
 * the list.
 */
export function rowsOf(own: OwnPages | undefined, hands: Answered): ReadonlyMap<string, string | undefined> {
  const kept = worthAPage(own, hands)
  const pages = hands
    .filter(([slug]) => kept.has(slug))
    .toSorted(([, one], [, other]) => leadOf(one) - leadOf(other))
    .map(([slug, answer]) => ({ slug, named: namedOn(answer) }))
  const pageOf = (slug: string): string | undefined =>
    pages.find((page) => own?.classOf(page.slug) === own?.classOf(slug) && page.named.has(slug))?.slug
  return new Map(hands.flatMap(([slug]) => (kept.has(slug) ? [] : [[slug, pageOf(slug)] as const])))
}
