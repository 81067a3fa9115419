import { messagesOf } from '@/app/_languages/messages'
import type { Zone } from '@/lib/games/felt'
import { betIn, say } from '@/lib/messages/message'
import type { Speaking } from './names'

/*
 * The felt with its texts in the page's language, so that components know no game and the client receives plain text.
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
