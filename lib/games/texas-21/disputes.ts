import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'waved',
    at: 'decide',
    ruling: 'floor',
    en: {
      name: 'A card nobody asked for',
      situation: 'You gave a player a card. They say that they had waved.',
      options: {
        floor: 'Leave the card where it is and call the floor.',
        back: 'Take it back and go on.',
        keep: 'The card counts.',
      },
      why: 'Wait for a signal, not a word. If the signal is in dispute, only the floor may move the card.',
    },
    es: {
      name: 'Una carta que nadie pidió',
      situation: 'Has dado una carta a un jugador. Dice que se había plantado.',
      options: {
        floor: 'Dejar la carta donde está y llamar al jefe de mesa.',
        back: 'Retirarla y seguir.',
        keep: 'La carta cuenta.',
      },
      why: 'Se espera una seña, no una palabra. Si se discute la seña, solo el jefe de mesa mueve la carta.',
    },
  },
  {
    id: 'flop-unasked',
    source: 'texas-21',
    at: 'deal',
    ruling: 'stop',
    en: {
      name: 'A flop without a side bet',
      situation: 'Nobody has a side bet, and you have dealt the flop.',
      options: {
        stop: 'Stop and call the floor.',
        leave: 'Leave it: the flop harms nobody.',
        use: 'Use the four cards for the next players.',
      },
      why: 'There is no flop without a side bet. Four extra cards are out of the shoe, and the sheet doesn’t say what to do with them. Your house does.',
    },
    es: {
      name: 'Un flop sin apuesta lateral',
      situation: 'Nadie tiene apuesta lateral y has repartido el flop.',
      options: {
        stop: 'Parar y llamar al jefe de mesa.',
        leave: 'Dejarlo: el flop no perjudica a nadie.',
        use: 'Usar las cuatro cartas para los siguientes.',
      },
      why: 'Sin apuesta lateral no hay flop. Hay cuatro cartas de más fuera del zapato y la hoja no dice qué hacer con ellas: lo dice tu casa.',
    },
  },
  {
    id: 'same-queen',
    source: 'texas-21',
    at: 'settle',
    ruling: 'flush',
    en: {
      name: 'Two queens of hearts',
      situation: 'A player’s five hearts hold the queen of hearts twice. The player next door says that isn’t a flush.',
      options: {
        flush: 'Pay the flush.',
        pair: 'Pay a pair.',
        void: 'Give the bet back.',
      },
      why: 'The game is dealt from several decks. Five hearts are a flush even if two of them are the same card.',
    },
    es: {
      name: 'Dos damas de corazones',
      situation: 'Los cinco corazones de un jugador tienen dos veces la dama. El vecino dice que eso no es color.',
      options: {
        flush: 'Pagar el color.',
        pair: 'Pagar una pareja.',
        void: 'Devolver la apuesta.',
      },
      why: 'Se juega con varias barajas. Cinco corazones son color aunque dos sean la misma carta.',
    },
  },
  {
    id: 'shared-royal',
    source: 'texas-21',
    at: 'settle',
    ruling: 'floor',
    en: {
      name: 'A royal in the up card and the flop',
      situation: 'The flop and your up card make a royal flush. Three players made the progressive bet.',
      options: {
        floor: 'Touch no card and no chip, and call the floor.',
        pay: 'Pay the meter to the first of them.',
        split: 'Split the meter and pay at once.',
      },
      why: 'Everyone who made the bet has the hand, so they share it equally. You never pay it yourself: the floor comes, and then surveillance.',
    },
    es: {
      name: 'Una escalera real con tu carta vista y el flop',
      situation: 'El flop y tu carta vista hacen una escalera real. Tres jugadores hicieron la apuesta progresiva.',
      options: {
        floor: 'No tocar carta ni ficha y llamar al jefe de mesa.',
        pay: 'Pagar el bote al primero.',
        split: 'Repartir el bote y pagarlo ya.',
      },
      why: 'La mano es de todos los que apostaron, a partes iguales. Tú no la pagas nunca: viene el jefe de mesa y luego vigilancia.',
    },
  },
  {
    id: 'side-bet-left',
    at: 'decide',
    ruling: 'settle',
    en: {
      name: 'A side bet still down',
      situation: 'You start with the first player’s hand and see a side bet that was not settled.',
      options: {
        settle: 'Stop, call it, and settle the bet before another card is dealt.',
        lose: 'Take it: it was forgotten.',
        wait: 'Settle it with the main bet.',
      },
      why: 'Side bets are settled before insurance and before anybody plays. Go back at once, and say so aloud: cards drawn later don’t count for them.',
    },
    es: {
      name: 'Una apuesta lateral sin liquidar',
      situation: 'Empiezas con la mano del primer jugador y ves una apuesta lateral sin liquidar.',
      options: {
        settle: 'Parar, decirlo y liquidarla antes de dar otra carta.',
        lose: 'Recogerla: se olvidó.',
        wait: 'Liquidarla con la apuesta principal.',
      },
      why: 'Las laterales se liquidan antes del seguro y antes de jugar. Vuelve enseguida y dilo en voz alta: las cartas posteriores no cuentan para ellas.',
    },
  },
]
