import { spotInWords } from '@/app/_felt/playing-card'
import { type Currency, inWords, money } from '@/app/_languages/format'
import { messagesOf } from '@/app/_languages/messages'
import { cards as words } from '@/app/_languages/words'
import type { Zone } from '@/lib/game/felt'
import { betIn, say } from '@/lib/messages/message'
import type { Speaking } from './names'

/*
 * The felt with its texts in the page's language, so that components know no game and the client receives plain text;
 * and the felt in words, for those who hear it.
 */

export type CardZone = Omit<Extract<Zone, { kind: 'cards' }>, 'name' | 'caption'> & {
  readonly name: string
  readonly caption?: string
}

/** A bet with its name and its result. */
export interface SaidBet {
  readonly id: string
  readonly name: string
  readonly stake: number | null
  readonly note?: string
}

export type BetZone = Omit<Extract<Zone, { kind: 'bets' }>, 'bets'> & { readonly bets: readonly SaidBet[] }

export type SaidZone = CardZone | BetZone

export function saidZones(game: Speaking, zones: readonly Zone[]): readonly SaidZone[] {
  const messages = messagesOf(game)
  const { felt, settled } = messages
  return zones.map((zone): SaidZone => {
    if (zone.kind === 'bets')
      return {
        ...zone,
        bets: zone.bets.map(({ id, hand, stake, note }) => ({
          id,
          name: betIn(messages, id, hand),
          stake,
          ...(note && { note: say(settled, note) }),
        })),
      }
    const { name, caption, ...rest } = zone
    return { ...rest, name: say(felt, name), ...(caption && { caption: say(felt, caption) }) }
  })
}

/** Cards in words: “king of diamonds, five of clubs”. Face-down cards are counted: “two cards face down”. */
function cardsInWords(cards: CardZone['cards']): string {
  const faces = cards.filter((spot) => typeof spot === 'number').map(spotInWords)
  const down = cards.filter((spot) => spot === 'back').length
  if (down > 0) faces.push(words.cardsFaceDown(down, inWords(down)))
  return faces.length === 0 ? words.noCards : faces.join(', ')
}

function zoneInWords(zone: SaidZone, stake: number, currency: Currency): string {
  if (zone.kind === 'bets') {
    const placed = zone.bets.filter((bet) => bet.stake !== null)
    return placed.map((bet) => `${bet.name} ${money((bet.stake ?? 0) * stake, currency)}`).join(', ') + '.'
  }
  const caption = zone.caption === undefined ? '' : `; ${zone.caption}`
  return `${zone.name}: ${cardsInWords(zone.cards)}${caption}.`
}

/**
 * A decision in words: the stage, then the table. If the stage has the same name as the first cards, it is said only
 * once.
 */
export function decisionInWords(stage: string, zones: readonly SaidZone[]): string {
  const table = tableInWords(zones)
  return table.startsWith(`${stage}: `) ? table : `${stage}. ${table}`
}

/**
 * The table in words for a live region: the player's own cards first, then the rest from top to bottom. Bets are left
 * out unless `money` is given, because they are the same in every hand.
 */
export function tableInWords(
  zones: readonly SaidZone[],
  bets?: { readonly stake: number; readonly currency: Currency },
): string {
  const own = zones.filter((zone) => zone.kind === 'cards' && zone.owner === 'player')
  const others = zones.filter(
    (zone) => zone.kind === 'cards' && zone.owner !== 'player' && zone.cards.some((spot) => spot !== 'empty'),
  )
  const placed = bets ? zones.filter((zone) => zone.kind === 'bets') : []
  return [...own, ...others, ...placed]
    .map((zone) => zoneInWords(zone, bets?.stake ?? 1, bets?.currency ?? 'USD'))
    .join(' ')
}
