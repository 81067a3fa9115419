import type { Zone } from '@/lib/game/felt'
import type { AnyMessage } from '@/lib/messages/message'

/* The felt, as the dealer sees it from behind the table. */

/** Names with “your”, and the dealer's name for the same thing. */
const OF_PLAYER: Readonly<Record<string, string>> = {
  hand: 'playersHand',
  handInFront: 'playersHandInFront',
  handBehind: 'playersHandBehind',
}

/** A zone's name from the dealer's side. */
const seatName = (name: AnyMessage): AnyMessage => ({ ...name, id: OF_PLAYER[name.id] ?? name.id })

/** The felt without the names of hands and the results of bets: the dealer must read them. */
export const bareZonesOf = (zones: readonly Zone[]): readonly Zone[] =>
  zones.map((zone): Zone => {
    if (zone.kind === 'bets')
      return {
        ...zone,
        bets: zone.bets
          .filter(({ stake }) => stake !== null || zone.track)
          .map(({ id, hand, stake }) => ({ id, ...(hand !== undefined && { hand }), stake })),
      }
    const { kind, id, name, owner, cards, row, laid } = zone
    return {
      kind,
      id,
      name: seatName(name),
      owner,
      cards,
      ...(row === undefined ? {} : { row }),
      ...(laid ? { laid } : {}),
    }
  })

/** The felt with the name of every hand, without the results of the bets. */
export const toldZonesOf = (zones: readonly Zone[]): readonly Zone[] =>
  zones.map((zone): Zone => (zone.kind === 'bets' ? bareZonesOf([zone])[0]! : { ...zone, name: seatName(zone.name) }))
