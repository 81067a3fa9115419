import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'hit-in-error',
    source: 'south-dakota',
    at: 'decide',
    ruling: 'use',
    en: {
      name: 'A card drawn in error',
      situation: 'Everybody has two cards. You draw a card for a player who stood, and it lies open.',
      options: {
        use: 'Use it: offer it to the next player who draws, or take it as the dealer’s next card.',
        burn: 'Burn it and go on.',
        back: 'Put it back on top of the shoe.',
      },
      why: 'In South Dakota a card drawn in error and seen, after the first two cards, goes to the players or the dealer. A player may refuse it, but then gets no more cards in that round.',
    },
    es: {
      name: 'Una carta sacada por error',
      situation: 'Todos tienen dos cartas. Sacas una para un jugador que se plantó, y queda descubierta.',
      options: {
        use: 'Usarla: ofrecerla al siguiente que pida, o tomarla como la siguiente del crupier.',
        burn: 'Quemarla y seguir.',
        back: 'Devolverla al zapato.',
      },
      why: 'En Dakota del Sur, una carta sacada por error y vista, después de las dos primeras, va a los jugadores o al crupier. Un jugador puede rechazarla, pero entonces no recibe más cartas en esa ronda.',
    },
  },
  {
    id: 'refused',
    source: 'south-dakota',
    at: 'decide',
    ruling: 'none',
    en: {
      name: 'A player refuses the exposed card',
      situation: 'You offer a card that was exposed in error. The player waves it off and wants the next one.',
      options: {
        none: 'No more cards for this hand in this round.',
        next: 'Burn it and give the next one.',
        choose: 'Let the player decide after they see the next one.',
      },
      why: 'In South Dakota whoever refuses such a card is dealt no more in that round. If the dealer can’t use it either, it is burned.',
    },
    es: {
      name: 'Un jugador rechaza la carta descubierta',
      situation: 'Ofreces una carta que se descubrió por error. El jugador la rechaza y quiere la siguiente.',
      options: {
        none: 'Esa mano no recibe más cartas en la ronda.',
        next: 'Quemarla y dar la siguiente.',
        choose: 'Dejar que decida después de ver la siguiente.',
      },
      why: 'En Dakota del Sur, quien rechaza esa carta no recibe más en la ronda. Si el crupier tampoco puede usarla, se quema.',
    },
  },
  {
    id: 'drew-on-seventeen',
    source: 'south-dakota',
    at: 'settle',
    ruling: 'burn',
    en: {
      name: 'You draw on seventeen',
      situation: 'Your hand is a hard seventeen. You draw one more card by mistake.',
      options: {
        burn: 'Burn the card: seventeen stands.',
        count: 'Count it: the card is yours.',
        redraw: 'Give it to the last player.',
      },
      why: 'In South Dakota a card that the dealer draws on seventeen to twenty-one is burned. The hand was complete.',
    },
    es: {
      name: 'Pides con diecisiete',
      situation: 'Tienes un diecisiete duro y sacas otra carta por error.',
      options: {
        burn: 'Quemar la carta: vale el diecisiete.',
        count: 'Contarla: la carta es tuya.',
        redraw: 'Dársela al último jugador.',
      },
      why: 'En Dakota del Sur se quema la carta que el crupier saca de más con diecisiete a veintiuno. La mano ya estaba completa.',
    },
  },
  {
    id: 'skipped-dealer',
    source: 'south-dakota',
    at: 'deal',
    ruling: 'after',
    en: {
      name: 'You skip your own card',
      situation: 'While dealing the first two rounds, you forget to give yourself a card.',
      options: {
        after: 'Finish the players’ two cards, then take yours.',
        redeal: 'Take all cards and deal again.',
        void: 'Give every bet back.',
      },
      why: 'In South Dakota the dealer finishes the first two cards of every player and then takes the right number.',
    },
    es: {
      name: 'Te saltas tu carta',
      situation: 'Al repartir las dos primeras vueltas, olvidas darte una carta.',
      options: {
        after: 'Terminar las dos de los jugadores y luego tomar las tuyas.',
        redeal: 'Recoger todo y repartir de nuevo.',
        void: 'Devolver todas las apuestas.',
      },
      why: 'En Dakota del Sur el crupier termina las dos cartas de cada jugador y después toma las suyas.',
    },
  },
  {
    id: 'one-card',
    source: 'south-dakota',
    at: 'deal',
    ruling: 'last',
    en: {
      name: 'A player with one card',
      situation: 'After the deal one player has only one card.',
      options: {
        last: 'Deal the second card once everybody else has two.',
        dead: 'The hand is dead.',
        next: 'Give it the next card off another player’s hand.',
      },
      why: 'In South Dakota the second card comes after all the others have theirs. Without any card, the hand is dead and joins the next deal.',
    },
    es: {
      name: 'Un jugador con una sola carta',
      situation: 'Después de repartir, un jugador tiene una sola carta.',
      options: {
        last: 'Dar la segunda cuando todos tengan dos.',
        dead: 'La mano queda nula.',
        next: 'Darle una carta de otro jugador.',
      },
      why: 'En Dakota del Sur recibe la segunda cuando todos los demás tienen la suya. Sin ninguna carta, la mano queda nula y entra en el reparto siguiente.',
    },
  },
  {
    id: 'boxed',
    source: 'south-dakota',
    at: 'deal',
    ruling: 'discard',
    en: {
      name: 'A card face up in the shoe',
      situation: 'You pull a card, and it comes out of the shoe face up.',
      options: {
        discard: 'Don’t use it: put it in the discard rack.',
        use: 'Deal it where it was going.',
        offer: 'Offer it to the player.',
      },
      why: 'In South Dakota a card that lies face up in the shoe isn’t used: it goes to the discard rack.',
    },
    es: {
      name: 'Una carta vuelta en el zapato',
      situation: 'Sacas una carta y sale del zapato boca arriba.',
      options: {
        discard: 'No usarla: dejarla en el descarte.',
        use: 'Darla a quien le tocaba.',
        offer: 'Ofrecerla al jugador.',
      },
      why: 'En Dakota del Sur una carta vuelta en el zapato no se usa: va al descarte.',
    },
  },
  {
    id: 'dealt-by-mistake',
    source: 'louisiana',
    at: 'deal',
    ruling: 'burn',
    en: {
      name: 'Louisiana: a card dealt by mistake',
      situation: 'In Louisiana you deal a card by mistake, and it is seen.',
      options: {
        burn: 'Burn it.',
        use: 'Use it as the next card.',
        shuffle: 'Shuffle it back into the shoe.',
      },
      why: 'Louisiana wants procedures by which a card exposed or dealt by mistake is burned. In South Dakota it’s used. Procedures differ, so follow your own house’s.',
    },
    es: {
      name: 'Luisiana: una carta dada por error',
      situation: 'En Luisiana das una carta por error, y se ve.',
      options: {
        burn: 'Quemarla.',
        use: 'Usarla como la siguiente.',
        shuffle: 'Mezclarla de nuevo en el zapato.',
      },
      why: 'Luisiana pide procedimientos por los que se quema la carta descubierta o dada por error. En Dakota del Sur se usa: cada casa lo resuelve a su modo y manda la tuya.',
    },
  },
  {
    id: 'waved',
    at: 'decide',
    ruling: 'floor',
    en: {
      name: '“I waved, and you gave me a card”',
      situation: 'A player says that they waved. The card is on their hand.',
      options: {
        floor: 'Leave the card where it is and call the floor.',
        back: 'Take the card back and use it for the next player.',
        keep: 'The card counts: it has been dealt.',
      },
      why: 'Only the camera knows the signal. Nobody but the floor may move the card.',
    },
    es: {
      name: '«Me planté y me dio carta»',
      situation: 'Un jugador dice que se plantó. La carta está en su mano.',
      options: {
        floor: 'Dejar la carta donde está y llamar al jefe de mesa.',
        back: 'Retirarla y usarla para el siguiente.',
        keep: 'La carta cuenta: ya está dada.',
      },
      why: 'Solo la cámara sabe qué seña hizo. Nadie más que el jefe de mesa mueve la carta.',
    },
  },
]
