import type { Zone } from '@/lib/games/felt'
import { inWords, money, type Currency } from './format'
import { spotInWords } from './playing-card'

/** “king of diamonds, five of clubs”; cards face down are counted: “two cards face down”. */
function cardsInWords(cards: Extract<Zone, { kind: 'cards' }>['cards']): string {
  const faces = cards.filter((spot) => typeof spot === 'number').map(spotInWords)
  const down = cards.filter((spot) => spot === 'back').length
  if (down > 0) faces.push(`${inWords(down)} ${down === 1 ? 'card' : 'cards'} face down`)
  return faces.length === 0 ? 'no cards yet' : faces.join(', ')
}

function zoneInWords(zone: Zone, stake: number, currency: Currency): string {
  if (zone.kind === 'bets') {
    const placed = zone.bets.filter((bet) => bet.stake !== null)
    return placed.map((bet) => `${bet.name} ${money((bet.stake ?? 0) * stake, currency)}`).join(', ') + '.'
  }
  const caption = zone.caption === undefined ? '' : `; ${zone.caption}`
  return `${zone.name}: ${cardsInWords(zone.cards)}${caption}.`
}

/**
 * What lies on the felt, for a live region: the player's own cards first, then the rest from top to bottom.
 * Bets are left out unless `money` is given: they are the same in every hand.
 */
export function tableInWords(zones: readonly Zone[], bets?: { readonly stake: number; readonly currency: Currency }): string {
  const own = zones.filter((zone) => zone.kind === 'cards' && zone.owner === 'player')
  const others = zones.filter((zone) => zone.kind === 'cards' && zone.owner !== 'player' && zone.cards.some((spot) => spot !== 'empty'))
  const placed = bets ? zones.filter((zone) => zone.kind === 'bets') : []
  return [...own, ...others, ...placed].map((zone) => zoneInWords(zone, bets?.stake ?? 1, bets?.currency ?? 'USD')).join(' ')
}
