import { makeCards } from '@/lib/cards/card'
import { advance } from '@/lib/engines/round/index'
import { EVERY_ID, type GameId } from '@/lib/games/ids'
import { findGame } from '@/lib/games/index'
import { makeRandom } from '@/lib/math/random'

type Request = Readonly<Record<string, unknown>>

/** Requests with rules, dead cards or decisions that were made before. */
const WRITTEN: Readonly<Partial<Record<GameId, Request>>> = {
  'ultimate-texas-holdem': { hand: 'Ks5d', board: '2c7dTh' },
  'three-card-poker': { hand: ['Qs', '6h', '4d'] },
  'texas-holdem-bonus': { hand: 'As9d', board: '2c7dThJc', turnBet: true },
  'casino-holdem': { hand: 'As9d', board: '2c7dTh', rules: { qualifies: 'none' } },
  'pai-gow-poker': { hand: 'AsKdQc7h5s3d2c' },
  'xx-poker': { hand: '9h7c2s', dealer: '8h4d', placed: ['9h'], addOn: 0 },
  'texas-21': { hand: 'Ts6d', upcard: 'Th', flop: '2c3c4c5c' },
  'mississippi-stud': { hand: 'Js4d', dead: 'Jh' },
  blackjack: { hand: 'Ts4d2c', upcard: 'Th', rules: { soft17: 'stand' } },
}

/** The first decision of a round. */
function dealt(id: GameId): Request {
  const game = findGame(id)!
  const { rules } = game.variants[0]
  const values = game.values(advance(game, rules, game.start(rules), makeRandom(id)))
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]): (readonly [string, unknown])[] =>
      !Array.isArray(value) ? [[field, value]] : value.length > 0 ? [[field, makeCards(value)]] : [],
    ),
  )
}

/** A request for each game, as the command line accepts it, without the game's name. */
export const REQUESTS = Object.fromEntries(EVERY_ID.map((id) => [id, WRITTEN[id] ?? dealt(id)])) as Readonly<
  Record<GameId, Request>
>
