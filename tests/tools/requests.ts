import type { GameId } from '@/lib/games/ids'

/** A request for each game, as the command line accepts it, without the game's name. */
export const REQUESTS: Readonly<Record<GameId, Readonly<Record<string, unknown>>>> = {
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
