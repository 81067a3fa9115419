import { evValue } from '@/lib/games/ev'
import { drawnText, preciseEv } from '@/content/pages/drawn'
import { saidCards } from '@/content/pages/said'
import type { ClauseFacts } from './facts'
import { list } from './list'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import { setByHouse, start } from '@/lib/games/pai-gow-poker/state'

/** What the command of a clause's page solves: the one hand that is drawn, by the way and at best. */
export function clauseDrawn({ slug, rules, own }: ClauseFacts): string {
  const hand = list.pages.find((page) => page.slug === slug)!.cards[0].cards
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
