import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'exposed',
    source: 'texas-poker',
    at: 'deal',
    ruling: 'redeal',
    en: {
      name: 'A card exposed early',
      situation: 'While dealing, you turn over the first of your own two cards.',
      options: {
        redeal: 'Deal the hands again; no ante is paid for it.',
        on: 'Go on: the card counts as it lies.',
        pay: 'Pay every ante and deal again.',
      },
      why: 'Once players have seen a dealer card, the round isn’t fair. A redeal corrects that. Nobody has won anything, so you pay nothing.',
    },
    es: {
      name: 'Una carta descubierta antes de tiempo',
      situation: 'Al repartir, descubres la primera de tus dos cartas.',
      options: {
        redeal: 'Repartir las manos de nuevo; no se paga ningún ante.',
        on: 'Seguir: la carta cuenta como está.',
        pay: 'Pagar todos los antes y repartir de nuevo.',
      },
      why: 'Si los jugadores conocen una carta del crupier, la ronda ya no es justa. Se reparte de nuevo y, como nadie ha ganado, no se paga nada.',
    },
  },
  {
    id: 'shown',
    source: 'texas-poker',
    at: 'decide',
    ruling: 'decide',
    en: {
      name: 'The dealer shows too early',
      situation: 'You turn your cards before the last box has decided.',
      options: {
        decide: 'The boxes that have decided keep their decision; the last may still bet or fold.',
        redeal: 'Take all cards and deal a new round.',
        fold: 'The last box may only fold.',
      },
      why: 'The other boxes decided fairly. The error is the dealer’s, so the last box keeps its choice.',
    },
    es: {
      name: 'El crupier descubre antes de tiempo',
      situation: 'Descubres tus cartas antes de que decida la última casilla.',
      options: {
        decide: 'Quienes han decidido mantienen su decisión; la última aún puede apostar o retirarse.',
        redeal: 'Recoger todas las cartas y repartir una ronda nueva.',
        fold: 'La última casilla solo puede retirarse.',
      },
      why: 'Las demás casillas decidieron en regla. El error es del crupier, así que la última conserva su elección.',
    },
  },
  {
    id: 'short',
    source: 'texas-poker',
    at: 'deal',
    ruling: 'order',
    en: {
      name: 'A hand a card short or long',
      situation: 'One box has three cards, and the next has one.',
      options: {
        order: 'Stop, restore the right order of the cards, and go on with the round.',
        void: 'Take that box’s cards and give its bet back.',
        choose: 'The box chooses two of its three.',
      },
      why: 'By this sheet the dealer stops and restores the order. Every box then gets the cards it would have had, so nobody gains or loses. Call the floor first if your house wants it.',
    },
    es: {
      name: 'Una mano con una carta de menos o de más',
      situation: 'Una casilla tiene tres cartas y la siguiente una.',
      options: {
        order: 'Parar, restablecer el orden de las cartas y seguir con la ronda.',
        void: 'Retirar las cartas de esa casilla y devolver su apuesta.',
        choose: 'La casilla elige dos de sus tres.',
      },
      why: 'Según esta hoja, el crupier para y restablece el orden. Cada casilla recibe las cartas que le tocaban y nadie gana ni pierde. Si tu casa lo quiere, llama antes al jefe de mesa.',
    },
  },
  {
    id: 'empty',
    source: 'texas-poker',
    at: 'deal',
    ruling: 'order',
    en: {
      name: 'Cards to an empty box',
      situation: 'You have dealt two cards to a box without a bet.',
      options: {
        order: 'Stop dealing, restore the right order, and go on.',
        burn: 'Burn the two cards and go on.',
        bet: 'Let a player bet on it now.',
      },
      why: 'If you burn the cards, every later box gets the wrong cards. If you restore the order, everybody gets the right ones.',
    },
    es: {
      name: 'Cartas a una casilla vacía',
      situation: 'Has dado dos cartas a una casilla sin apuesta.',
      options: {
        order: 'Dejar de repartir, restablecer el orden y seguir.',
        burn: 'Quemar las dos cartas y seguir.',
        bet: 'Dejar que un jugador apueste ahora en ella.',
      },
      why: 'Si quemas las cartas, todas las casillas siguientes reciben otras. Si restableces el orden, cada una recibe las suyas.',
    },
  },
  {
    id: 'lost-order',
    source: 'texas-poker',
    at: 'deal',
    ruling: 'new',
    en: {
      name: 'An order that cannot be restored',
      situation: 'You dealt cards out of sequence, and nobody can tell any more which belongs where.',
      options: {
        new: 'Take all cards, leave the bets where they are, and deal a new round.',
        back: 'Give all bets back and close the round.',
        lie: 'Play the round with the cards as they are.',
      },
      why: 'No box may keep cards that may be another’s. The players bet on a round, so they get a new one.',
    },
    es: {
      name: 'Un orden que no se puede restablecer',
      situation: 'Has repartido cartas fuera de orden y ya nadie sabe cuál es de quién.',
      options: {
        new: 'Recoger todas las cartas, dejar las apuestas y repartir una ronda nueva.',
        back: 'Devolver todas las apuestas y cerrar la ronda.',
        lie: 'Jugar la ronda con las cartas como están.',
      },
      why: 'Ninguna casilla puede quedarse con cartas que quizá son de otra. Los jugadores apostaron a una ronda, así que reciben una nueva.',
    },
  },
  {
    id: 'touched',
    source: 'texas-poker',
    at: 'deal',
    ruling: 'new',
    en: {
      name: 'A player touches the cards',
      situation: 'While you correct a wrong sequence, a player reaches in and moves a card.',
      options: {
        new: 'Take all cards, leave the bets, deal a new round.',
        'go-on': 'Ask the player which card it was, and go on.',
        forfeit: 'That player’s bet is lost; the others play on.',
      },
      why: 'Only the dealer restores the order. Once a player has handled the cards, nobody can vouch for it.',
    },
    es: {
      name: 'Un jugador toca las cartas',
      situation: 'Mientras corriges el orden, un jugador mueve una carta.',
      options: {
        new: 'Recoger todas las cartas, dejar las apuestas y repartir una ronda nueva.',
        'go-on': 'Preguntar al jugador qué carta era y seguir.',
        forfeit: 'La apuesta de ese jugador se pierde; los demás siguen.',
      },
      why: 'Solo el crupier restablece el orden. Si un jugador ha tocado las cartas, nadie puede responder de ellas.',
    },
  },
  {
    id: 'underpaid',
    source: 'texas-poker',
    at: 'settle',
    ruling: 'correct',
    en: {
      name: 'An underpaid box',
      situation: 'After the round a player shows that you paid a flush as a straight.',
      options: {
        correct: 'Correct it: the box is paid what its hand wins.',
        closed: 'The round is closed: the payment stands.',
        half: 'Split the difference.',
      },
      why: 'The cards decide, not how the dealer read them. If a hand was misread or underpaid, correct it.',
    },
    es: {
      name: 'Una casilla pagada de menos',
      situation: 'Después de la ronda, un jugador muestra que pagaste un color como escalera.',
      options: {
        correct: 'Corregirlo: la casilla cobra lo que gana su mano.',
        closed: 'La ronda está cerrada: el pago vale.',
        half: 'Partir la diferencia.',
      },
      why: 'Deciden las cartas, no cómo las leyó el crupier. Si una mano se leyó mal o se pagó de menos, se corrige.',
    },
  },
  {
    id: 'thrown-in',
    source: 'texas-poker',
    at: 'decide',
    ruling: 'no-claim',
    en: {
      name: 'A hand thrown in by mistake',
      situation: 'A player folds. The cards are in the muck, and now the player claims a pair of aces.',
      options: {
        'no-claim': 'No claim: the cards don’t come back. Take bet and cards.',
        look: 'Look for the cards and let the player call.',
        ante: 'Give the ante back.',
      },
      why: 'Once a hand has left the box, nobody can prove whose it was. And if you could take a fold back, it wouldn’t be a decision.',
    },
    es: {
      name: 'Una mano tirada por error',
      situation: 'Un jugador se retira. Las cartas están en el descarte y ahora dice que tenía una pareja de ases.',
      options: {
        'no-claim': 'No hay reclamación: las cartas no vuelven. Recoger apuesta y cartas.',
        look: 'Buscar las cartas y dejar que iguale.',
        ante: 'Devolver el ante.',
      },
      why: 'Cuando una mano ha dejado la casilla, nadie puede probar de quién era. Y si se pudiera deshacer, no sería una decisión.',
    },
  },
  {
    id: 'dark',
    source: 'texas-poker',
    ruling: 'follow',
    en: {
      name: 'A box with passengers whose owner folds',
      situation:
        'Three players have bet on one box. Its owner, who bet there first, folds; the two others want to call.',
      options: {
        follow: 'All bets on the box follow its owner: they are lost.',
        own: 'Each may call with their own bet.',
        highest: 'The player with the highest bet decides.',
      },
      why: 'A box has one hand and one decision, made by the first who bet there. Passengers follow it.',
    },
    es: {
      name: 'Una casilla con pasajeros cuyo dueño se retira',
      situation:
        'Tres jugadores han apostado en una casilla. Su dueño, que apostó primero, se retira; los otros dos quieren igualar.',
      options: {
        follow: 'Todas las apuestas de la casilla siguen a su dueño: se pierden.',
        own: 'Cada uno puede igualar con su apuesta.',
        highest: 'Decide quien más ha apostado.',
      },
      why: 'Una casilla tiene una mano y una decisión: la de quien apostó primero. Los pasajeros la siguen.',
    },
  },
  {
    id: 'limit',
    source: 'texas-poker',
    ruling: 'three',
    en: {
      name: 'Too many bets on a box',
      situation: 'A fourth player puts the table minimum on a box that already has three bets.',
      options: {
        three: 'Decline it: a box takes at most three bets.',
        minimum: 'Take it: it is the table minimum.',
        owner: 'Take it if the owner of the box agrees.',
      },
      why: 'The sheet’s limit is three bets a box, and each must reach the table minimum. On an open box a passenger needs the owner’s permission too, but the owner can’t raise the limit.',
    },
    es: {
      name: 'Demasiadas apuestas en una casilla',
      situation: 'Un cuarto jugador pone el mínimo en una casilla que ya tiene tres apuestas.',
      options: {
        three: 'Rechazarla: una casilla admite tres apuestas como mucho.',
        minimum: 'Aceptarla: es el mínimo de la mesa.',
        owner: 'Aceptarla si el dueño de la casilla está de acuerdo.',
      },
      why: 'La hoja limita a tres apuestas por casilla, y cada una debe llegar al mínimo. En una casilla abierta un pasajero necesita además el permiso del dueño, pero el dueño no puede subir el límite.',
    },
  },
  {
    id: 'bonus-limit',
    source: 'texas-poker',
    ruling: 'ante',
    en: {
      name: 'A bonus bet over the limit',
      situation: 'Before the deal, a box has an ante of 10 and a bonus bet of 15.',
      options: {
        ante: 'Have it reduced: the bonus bet may not exceed the ante.',
        fine: 'Leave it: the bonus has no limit but the table’s.',
        raise: 'Pay the bonus on 10 if it wins, and take 15 if it loses.',
      },
      why: 'The bonus bet may not exceed the ante. Before the deal you can correct that without harm. Once the cards are out, cutting a bet would favor one side.',
    },
    es: {
      name: 'Una apuesta al bono por encima del límite',
      situation: 'Antes de repartir, una casilla tiene un ante de 10 y una apuesta al bono de 15.',
      options: {
        ante: 'Que se reduzca: el bono no puede superar el ante.',
        fine: 'Dejarla: el bono no tiene más límite que el de la mesa.',
        raise: 'Pagar el bono sobre 10 si gana y recoger 15 si pierde.',
      },
      why: 'La apuesta al bono no puede superar el ante. Antes de repartir se corrige sin daño. Con las cartas fuera, reducirla favorecería a alguien.',
    },
  },
  {
    id: 'maximum',
    source: 'texas-poker',
    ruling: 'besides',
    en: {
      name: 'A bonus on top of the maximum payout',
      situation:
        'A box wins so much on ante and call that the table’s maximum payout is reached, and its bonus bet has won too.',
      options: {
        besides: 'Pay the bonus too: it doesn’t count towards the maximum.',
        none: 'The bonus is not paid: the maximum is reached.',
        shared: 'Pay ante, call and bonus together up to the maximum.',
      },
      why: 'The sheet’s maximum payout limits the main game. The bonus doesn’t count.',
    },
    es: {
      name: 'Un bono junto al pago máximo',
      situation:
        'Una casilla gana tanto con ante y «Igualar» que alcanza el pago máximo de la mesa, y además ha ganado el bono.',
      options: {
        besides: 'Pagar también el bono: no cuenta para el máximo.',
        none: 'El bono no se paga: se ha alcanzado el máximo.',
        shared: 'Pagar ante, «Igualar» y bono juntos hasta el máximo.',
      },
      why: 'El pago máximo de la hoja limita el juego principal. El bono no cuenta.',
    },
  },
  {
    id: 'talk',
    source: 'texas-poker',
    at: 'decide',
    ruling: 'forbid',
    en: {
      name: 'Players who tell each other their cards',
      situation: 'Two players at the table show each other their hole cards before they decide.',
      options: {
        forbid: 'Forbid it: players may not exchange information.',
        allow: 'Let them: each still plays their own hand.',
        open: 'Have everybody show, so that all know the same.',
      },
      why: 'If you know another player’s cards, you know that they can’t come. Players who know more decide better against the house.',
    },
    es: {
      name: 'Jugadores que se dicen las cartas',
      situation: 'Dos jugadores se enseñan sus cartas antes de decidir.',
      options: {
        forbid: 'Prohibirlo: los jugadores no pueden intercambiar información.',
        allow: 'Dejarlos: cada uno juega su mano.',
        open: 'Que las muestren todos, para que todos sepan lo mismo.',
      },
      why: 'Quien conoce las cartas de otro sabe que no pueden salir. Y quien sabe más decide mejor contra la casa.',
    },
  },
  {
    id: 'two-boxes',
    source: 'texas-poker',
    ruling: 'neighbours',
    en: {
      name: 'Two open boxes of one player',
      situation: 'A player wants to look at two boxes that are not next to each other, with antes of 10 and 20.',
      options: {
        neighbours: 'No: the player’s two boxes must be next to each other, with equal antes.',
        allow: 'Allow it: the player pays both antes.',
        order: 'Allow it if the player decides on the higher ante first.',
      },
      why: 'The player sees both hands. The sheet allows that only for boxes next to each other with equal antes. The first box is decided first.',
    },
    es: {
      name: 'Dos casillas abiertas de un jugador',
      situation: 'Un jugador quiere ver dos casillas que no están juntas, con antes de 10 y 20.',
      options: {
        neighbours: 'No: las dos casillas deben estar juntas y con antes iguales.',
        allow: 'Permitirlo: el jugador paga los dos antes.',
        order: 'Permitirlo si decide primero con el ante mayor.',
      },
      why: 'El jugador ve las dos manos. La hoja solo lo permite en casillas contiguas con antes iguales, y la primera decide antes.',
    },
  },
  {
    id: 'change',
    source: 'texas-poker',
    ruling: 'manager',
    en: {
      name: 'A player asks for new cards',
      situation: 'After five lost rounds a player asks you to change the decks.',
      options: {
        manager: 'No: cards are changed only between rounds, by the manager, never at a player’s request.',
        now: 'Change them at once.',
        vote: 'Change them if the whole table agrees.',
      },
      why: 'If a player could ask for new decks, they’d have a say over the cards. The manager changes them between rounds.',
    },
    es: {
      name: 'Un jugador pide cartas nuevas',
      situation: 'Después de perder cinco rondas, un jugador te pide que cambies las barajas.',
      options: {
        manager: 'No: las cambia el encargado entre rondas, nunca a petición de un jugador.',
        now: 'Cambiarlas ahora mismo.',
        vote: 'Cambiarlas si toda la mesa está de acuerdo.',
      },
      why: 'Si un jugador pudiera pedir barajas nuevas, influiría en las cartas. Las cambia el encargado, entre rondas.',
    },
  },
]
