import { evValue } from '@/lib/games/ev'
import { drawnText, preciseEv } from '@/lib/games/drawn'
import { saidCards } from '@/lib/games/said'
import type { ClauseFacts } from './clause-facts'
import { PAGES } from './pages'
import { solve } from './solve'
import { setByHouse, start } from './state'

/** What the command of a clause's page solves: the one hand that is drawn, by the way and at best. */
export function clauseDrawn({ slug, rules, own }: ClauseFacts): string {
  const hand = PAGES.pages.find((page) => page.slug === slug)!.cards[0].cards
  const { action, low } = setByHouse(rules, hand)
  const { options, best } = solve(rules, { ...start(rules), hand })
  const evOf = (one: string): number => evValue(options.find((option) => option.action === one)!.ev)
  const followed = `set by the way, with ${saidCards(low)} in front, it is worth ${preciseEv(evOf(action))}`
  return drawnText(
    hand,
    best.includes(action)
      ? `${followed}, and nothing is better`
      : `${followed}; set best, ${preciseEv(evOf(best[0]!))}`,
    own.hands,
  )
}
