import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'four-times-late',
    source: 'rivers',
    at: 'decide',
    ruling: 'twice',
    en: {
      name: 'Four times, after a check',
      situation: 'A player checked before the flop. On the flop they put four antes on Play.',
      options: {
        twice: 'Twice at most: give the rest back before you go on.',
        four: 'Accept it: the chips are down.',
        floor: 'Take the bet out: the hand has checked.',
      },
      why: 'The raise is three or four antes before the flop, two on the flop and one at the end. A player who has checked may now bet two antes at most.',
    },
    es: {
      name: 'Cuatro veces, después de pasar',
      situation: 'Un jugador pasó antes del flop. En el flop pone cuatro antes en Play.',
      options: {
        twice: 'Dos como mucho: devolver el resto antes de seguir.',
        four: 'Aceptarlo: las fichas están puestas.',
        floor: 'Retirar la apuesta: la mano pasó.',
      },
      why: 'Tres o cuatro veces antes del flop, dos en el flop y una al final. Quien pasó ahora solo puede subir dos.',
    },
  },
  {
    id: 'short-raise',
    at: 'decide',
    ruling: 'now',
    en: {
      name: 'A raise a chip short',
      situation: 'A player says “four times” and puts down a chip too few.',
      options: {
        now: 'Have it corrected now.',
        later: 'Settle it as it lies.',
        lose: 'Take the missing chip if the hand loses.',
      },
      why: 'A Play bet that is short at the showdown is the dealer’s mistake. Check it when it goes down.',
    },
    es: {
      name: 'Una subida corta',
      situation: 'Un jugador dice «cuatro veces» y pone una ficha de menos.',
      options: {
        now: 'Que la corrija ahora.',
        later: 'Liquidarla como está.',
        lose: 'Cobrar la ficha que falta si la mano pierde.',
      },
      why: 'Si al mostrar las cartas falta una ficha en Play, el error es del crupier. Compruébala cuando se pone.',
    },
  },
  {
    id: 'ante-unqualified',
    source: 'rivers',
    at: 'settle',
    ruling: 'push',
    en: {
      name: '“You don’t qualify: where is my ante?”',
      situation: 'Your hand doesn’t qualify and beats the player’s. The player wants the Ante back.',
      options: {
        push: 'The Ante comes back; Blind and Play lose.',
        take: 'Everything loses.',
        pay: 'Everything comes back.',
      },
      why: 'When the dealer doesn’t qualify, the Ante pushes, win or lose. Blind and Play lose to the better hand.',
    },
    es: {
      name: '«No califica: ¿y mi ante?»',
      situation: 'Tu mano no califica y gana a la del jugador. El jugador pide su ante.',
      options: {
        push: 'El ante vuelve; la ciega y Play pierden.',
        take: 'Se pierde todo.',
        pay: 'Vuelve todo.',
      },
      why: 'Si el crupier no califica, el ante empata, se gane o se pierda. La ciega y Play pierden contra la mano mejor.',
    },
  },
  {
    id: 'early-hand',
    at: 'decide',
    ruling: 'floor',
    en: {
      name: 'You turn your cards early',
      situation: 'Two players have still to decide, and your two cards lie open.',
      options: {
        floor: 'Stop, cover nothing, and call the floor.',
        fold: 'The players who have not decided must fold.',
        on: 'Go on: everybody has seen the same.',
      },
      why: 'Nobody sees your cards before the last decision. The floor decides what happens next.',
    },
    es: {
      name: 'Descubres tus cartas antes de tiempo',
      situation: 'Faltan dos jugadores por decidir y tus dos cartas están a la vista.',
      options: {
        floor: 'Parar, no tapar nada y llamar al jefe de mesa.',
        fold: 'Quienes no han decidido deben retirarse.',
        on: 'Seguir: todos han visto lo mismo.',
      },
      why: 'Nadie ve tus cartas antes de la última decisión. Lo que sigue es cosa del jefe de mesa.',
    },
  },
  {
    id: 'rare-hand',
    at: 'settle',
    ruling: 'call',
    en: {
      name: 'Four of a kind',
      situation: 'A player turns four of a kind, with Trips and the Blind down.',
      options: {
        call: 'Call the floor before you pay.',
        pay: 'Pay it, then tell the floor.',
        shuffle: 'Take the cards and pay from memory.',
      },
      why: 'Call the floor for four of a kind and better before you pay, and leave the cards where they are.',
    },
    es: {
      name: 'Un póquer',
      situation: 'Un jugador muestra un póquer, con Trips y la ciega en juego.',
      options: {
        call: 'Llamar al jefe de mesa antes de pagar.',
        pay: 'Pagar y luego avisar.',
        shuffle: 'Retirar las cartas y pagar de memoria.',
      },
      why: 'Desde póquer se llama al jefe de mesa antes de pagar, y las cartas se quedan donde están.',
    },
  },
]
