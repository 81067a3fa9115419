import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'turned-early',
    at: 'decide',
    ruling: 'freeze',
    en: {
      name: 'The turn card comes too early',
      situation: 'You turn the next card while a player is still thinking.',
      options: {
        freeze: 'Freeze, touch nothing, and call the floor.',
        burn: 'Burn it and turn another.',
        on: 'Go on: the player bets with it in sight.',
      },
      why: 'The floor decides whether the card stands.',
    },
    es: {
      name: 'El turn sale antes de tiempo',
      situation: 'Descubres la carta siguiente mientras un jugador todavía piensa.',
      options: {
        freeze: 'Quedarse quieto, no tocar nada y llamar al jefe de mesa.',
        burn: 'Quemarla y sacar otra.',
        on: 'Seguir: el jugador apuesta viéndola.',
      },
      why: 'Quieto y sin tocar nada. Lo que sigue es cosa del jefe de mesa.',
    },
  },
  {
    id: 'flop-size',
    source: 'nagaworld',
    at: 'decide',
    ruling: 'twice',
    en: {
      name: 'A flop bet of one Ante',
      situation: 'A player puts one Ante on the flop square.',
      options: {
        twice: 'Ask for exactly twice the Ante.',
        once: 'Accept it.',
        three: 'Accept anything up to three times.',
      },
      why: 'The flop bet is exactly twice the Ante: not once, not three times. It is the only bet that differs.',
    },
    es: {
      name: 'Un ante en el recuadro del flop',
      situation: 'Un jugador pone un ante en el recuadro del flop.',
      options: {
        twice: 'Pedir exactamente el doble del ante.',
        once: 'Aceptarla.',
        three: 'Aceptar hasta tres veces.',
      },
      why: 'La apuesta del flop es exactamente el doble del ante: ni una vez ni tres. Es la única distinta.',
    },
  },
  {
    id: 'fold-on-turn',
    source: 'pennsylvania-bonus',
    at: 'decide',
    ruling: 'check',
    en: {
      name: 'A fold on the turn',
      situation: 'A player has bet on the flop and wants to fold on the turn.',
      options: {
        check: 'Say that they can check, which costs nothing.',
        fold: 'Take the cards and the bets.',
        half: 'Give half the flop bet back.',
      },
      why: 'Players may fold only before the flop. After it a check costs nothing.',
    },
    es: {
      name: 'Retirarse en el turn',
      situation: 'Un jugador apostó en el flop y quiere retirarse en el turn.',
      options: {
        check: 'Decirle que puede pasar, que no cuesta nada.',
        fold: 'Recoger sus cartas y apuestas.',
        half: 'Devolverle media apuesta del flop.',
      },
      why: 'Solo se puede retirar antes del flop. Después, pasar no cuesta nada.',
    },
  },
  {
    id: 'river-bet',
    source: 'bangor',
    at: 'decide',
    ruling: 'none',
    en: {
      name: 'A bet after the river',
      situation: 'The river is open, and a player reaches for chips.',
      options: {
        none: 'No more bets: the chips go back.',
        one: 'Accept one Ante.',
        two: 'Accept it if the player hadn’t bet on the turn.',
      },
      why: 'After the river there is no more betting. Say so before somebody reaches for chips.',
    },
    es: {
      name: 'Una apuesta después del river',
      situation: 'El river está a la vista y un jugador echa mano a sus fichas.',
      options: {
        none: 'No va más: las fichas vuelven.',
        one: 'Aceptar un ante.',
        two: 'Aceptarla si no apostó en el turn.',
      },
      why: 'Después del river no se apuesta más. Dilo antes de que alguien eche mano a sus fichas.',
    },
  },
  {
    id: 'board-plays',
    source: 'nagaworld',
    at: 'settle',
    ruling: 'push',
    en: {
      name: 'The board plays',
      situation: 'The five cards of the board are the best hand for both. The player claims the win.',
      options: {
        push: 'All four bets push.',
        dealer: 'The dealer wins ties.',
        bonus: 'Pay the flop bet only.',
      },
      why: 'If the board is best for both, it is a tie: all four bets stay where they are.',
    },
    es: {
      name: 'Juega la mesa',
      situation: 'Las cinco cartas de la mesa son la mejor mano de los dos. El jugador reclama la victoria.',
      options: {
        push: 'Las cuatro apuestas empatan.',
        dealer: 'El empate es del crupier.',
        bonus: 'Pagar solo la apuesta del flop.',
      },
      why: 'Si la mesa es lo mejor para los dos, hay empate: las cuatro apuestas se quedan.',
    },
  },
]
