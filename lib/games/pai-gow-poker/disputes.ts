import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'foul-hand',
    source: 'indiana',
    at: 'settle',
    ruling: 'loses',
    en: {
      name: 'A foul hand',
      situation: 'A player’s pair is in front, and ace high is behind.',
      options: {
        loses: 'The hand is foul: the bet loses.',
        reset: 'Set it again by the house way.',
        push: 'The bet pushes.',
      },
      why: 'The two cards in front outrank the five behind: the hand is foul, and the bet loses. The house’s hand would be set again.',
    },
    es: {
      name: 'Una mano nula',
      situation: 'Un jugador tiene una pareja delante y carta alta as detrás.',
      options: {
        loses: 'La mano es nula: la apuesta pierde.',
        reset: 'Colocarla de nuevo según las reglas de la casa.',
        push: 'La apuesta empata.',
      },
      why: 'Las dos de delante superan a las cinco de detrás: la mano es nula y la apuesta pierde. La de la casa se colocaría de nuevo.',
    },
  },
  {
    id: 'three-in-front',
    source: 'vegas-aces',
    at: 'settle',
    ruling: 'loses',
    en: {
      name: 'Three in front, four behind',
      situation: 'A player has put down three cards in front and four behind.',
      options: {
        loses: 'The hand is foul: the bet loses.',
        move: 'Move the lowest card behind.',
        push: 'The bet pushes.',
      },
      why: 'A hand set with the wrong number of cards is foul, and the bet loses.',
    },
    es: {
      name: 'Tres delante y cuatro detrás',
      situation: 'Un jugador ha puesto tres cartas delante y cuatro detrás.',
      options: {
        loses: 'La mano es nula: la apuesta pierde.',
        move: 'Pasar la más baja detrás.',
        push: 'La apuesta empata.',
      },
      why: 'Una mano colocada con otro número de cartas es nula, y la apuesta pierde.',
    },
  },
  {
    id: 'dealer-foul',
    source: 'vegas-aces',
    at: 'settle',
    ruling: 'reset',
    en: {
      name: 'Your own hand is foul',
      situation: 'You have compared one seat and see that your front outranks your back.',
      options: {
        reset: 'Set it again by the house way, and compare anew.',
        pay: 'Pay every bet.',
        void: 'Give every bet back.',
      },
      why: 'A foul hand of the dealer is set again in the right way, and the game goes on.',
    },
    es: {
      name: 'Tu mano es nula',
      situation: 'Has comparado un puesto y ves que tus dos cartas de delante superan a tus cinco de detrás.',
      options: {
        reset: 'Colocarla de nuevo según las reglas de la casa y comparar otra vez.',
        pay: 'Pagar todas las apuestas.',
        void: 'Devolver todas las apuestas.',
      },
      why: 'Una mano nula del crupier se coloca de nuevo como es debido, y el juego sigue.',
    },
  },
  {
    id: 'six-or-eight',
    at: 'deal',
    ruling: 'dead',
    en: {
      name: 'Six cards, or eight',
      situation: 'A player counts the packet: six cards, and the next one has eight.',
      options: {
        dead: 'Call the floor: the hands are dead, and the round may be.',
        draw: 'Move a card from the eight to the six.',
        discard: 'Let the player with eight throw one away.',
      },
      why: 'A hand of six or eight is dead, and in many houses so is the round.',
    },
    es: {
      name: 'Seis cartas, u ocho',
      situation: 'Un jugador cuenta su paquete: seis cartas, y el siguiente tiene ocho.',
      options: {
        dead: 'Llamar al jefe de mesa: las manos son nulas y quizá la ronda.',
        draw: 'Pasar una carta del de ocho al de seis.',
        discard: 'Que el de ocho descarte una.',
      },
      why: 'Una mano de seis u ocho es nula y, en muchas casas, también la ronda.',
    },
  },
  {
    id: 'touched-again',
    source: 'indiana',
    at: 'decide',
    ruling: 'closed',
    en: {
      name: 'Hands that are down',
      situation: 'A player has put both hands down, sees the neighbor’s, and reaches for their own again.',
      options: {
        closed: 'No: the hands stay as they are.',
        once: 'Once more is fine before you open yours.',
        ask: 'Ask the table.',
      },
      why: 'Once a player has put the hands down, they may not touch them again.',
    },
    es: {
      name: 'Manos ya puestas',
      situation: 'Un jugador ha puesto sus dos manos, ve las del vecino y vuelve a tomar las suyas.',
      options: {
        closed: 'No: se quedan como están.',
        once: 'Puede hacerlo una vez más, antes de que descubras la tuya.',
        ask: 'Preguntar a la mesa.',
      },
      why: 'Cuando un jugador ha puesto sus manos, no puede volver a tocarlas.',
    },
  },
  {
    id: 'copy-claim',
    source: 'chukchansi',
    at: 'settle',
    ruling: 'banker',
    en: {
      name: 'The same front',
      situation: 'A player’s front is the same as yours, and your back is higher. They want a push.',
      options: {
        banker: 'A copy is the banker’s: the bet loses.',
        push: 'One each: the bet pushes.',
        player: 'A copy is the player’s.',
      },
      why: 'An identical hand is a copy and goes to the banker. You win both.',
    },
    es: {
      name: 'La misma mano delante',
      situation: 'La mano de delante de un jugador es igual a la tuya, y tu mano de detrás es mayor. Pide empate.',
      options: {
        banker: 'La copia es de la banca: la apuesta pierde.',
        push: 'Una y una: empate.',
        player: 'La copia es del jugador.',
      },
      why: 'Una mano idéntica es una copia y es de la banca. Ganas las dos.',
    },
  },
  {
    id: 'empty-seats',
    source: 'washington',
    at: 'deal',
    ruling: 'count',
    en: {
      name: 'Counting an empty seat',
      situation: 'The number is four, and the seat that you count to has no bet.',
      options: {
        count: 'Count it: the packet goes there, and you collect it afterwards.',
        skip: 'Skip it: only seats with a bet count.',
        players: 'Give that packet to the next player.',
      },
      why: 'In Washington every position counts, empty ones too. The packet goes there and is then collected.',
    },
    es: {
      name: 'Contar un puesto vacío',
      situation: 'Sale el cuatro y el puesto al que llegas no tiene apuesta.',
      options: {
        count: 'Contarlo: el paquete va allí y después lo recoges.',
        skip: 'Saltarlo: solo cuentan los que apuestan.',
        players: 'Darle ese paquete al siguiente.',
      },
      why: 'En Washington cuentan todos los puestos, también los vacíos. El paquete va allí y luego se recoge.',
    },
  },

  {
    id: 'envy-own',
    source: 'philadelphia',
    at: 'settle',
    ruling: 'others',
    en: {
      name: 'Envy for one’s own hand',
      situation: 'A player with an envy button turns four of a kind and wants the bonus and the envy payment.',
      options: {
        others: 'Pay their bonus; envy goes to the other players with a button.',
        both: 'Pay both: they have a button.',
        double: 'Pay the bonus twice.',
      },
      why: 'Envy is for somebody else’s four of a kind or better. Nobody wins it for their own hand.',
    },
    es: {
      name: 'Envy por la propia mano',
      situation: 'Un jugador con botón Envy muestra un póquer y pide el bono y el pago Envy.',
      options: {
        others: 'Pagarle el bono; el Envy es de los demás con botón.',
        both: 'Pagar los dos: tiene botón.',
        double: 'Pagar el bono dos veces.',
      },
      why: 'El Envy es por el póquer o mejor de otro. Nadie lo cobra por su propia mano.',
    },
  },
  {
    id: 'envy-dealer',
    source: 'philadelphia',
    at: 'settle',
    ruling: 'none',
    en: {
      name: 'Envy for the dealer’s hand',
      situation: 'You open four of a kind. The players with envy buttons ask for their payment.',
      options: {
        none: 'Pay no envy.',
        all: 'Pay everybody with a button.',
        half: 'Pay whoever lost the main bet.',
      },
      why: 'Envy isn’t paid for the dealer’s hand.',
    },
    es: {
      name: 'Envy por la mano del crupier',
      situation: 'Descubres un póquer. Los jugadores con botón Envy piden su pago.',
      options: {
        none: 'No pagar Envy.',
        all: 'Pagar a todos los que tienen botón.',
        half: 'Pagar a quien perdió la apuesta principal.',
      },
      why: 'Por la mano del crupier no se paga Envy.',
    },
  },
  {
    id: 'envy-folded',
    source: 'philadelphia',
    at: 'settle',
    ruling: 'pay',
    en: {
      name: 'Envy after a fold',
      situation: 'A player with an envy button folded, as this house lets them. A neighbor turns four of a kind.',
      options: {
        pay: 'Pay the envy: the button still counts.',
        lost: 'Pay nothing: the hand folded.',
        half: 'Pay half of it.',
      },
      why: 'A player is still eligible for envy after a fold.',
    },
    es: {
      name: 'Envy después de retirarse',
      situation: 'Un jugador con botón Envy se retiró, como esta casa permite. Un vecino muestra un póquer.',
      options: {
        pay: 'Pagar el Envy: el botón sigue valiendo.',
        lost: 'No pagar nada: la mano se retiró.',
        half: 'Pagar la mitad.',
      },
      why: 'Quien se retira conserva su derecho al Envy.',
    },
  },
]
