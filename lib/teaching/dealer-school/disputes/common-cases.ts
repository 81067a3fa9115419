import type { DisputeCase } from './cases'

/* Disputes that can happen at any table. */

export const COMMON_CASES: readonly DisputeCase[] = [
  {
    id: 'exposed-anywhere',
    at: 'deal',
    ruling: 'stop',
    en: {
      name: 'A card falls open',
      situation: 'While you deal, a card turns over, and everybody sees it.',
      options: {
        stop: 'Stop, hands off the cards, call the floor, and say what happened.',
        burn: 'Put the card into the rack and deal another.',
        on: 'Turn it down and go on.',
      },
      why: 'Some houses burn the card, some deal again. Stopping is your duty; what follows is your house’s rule.',
    },
    es: {
      name: 'Una carta se descubre',
      situation: 'Mientras repartes, una carta se da la vuelta y todos la ven.',
      options: {
        stop: 'Parar, soltar las cartas, llamar al jefe de mesa y decir qué ha pasado.',
        burn: 'Dejar la carta en el descarte y dar otra.',
        on: 'Taparla y seguir.',
      },
      why: 'Unas casas queman la carta y otras reparten de nuevo. Parar es tu deber; lo que sigue lo dice tu casa.',
    },
  },
  {
    id: 'card-count',
    at: 'deal',
    ruling: 'stop',
    en: {
      name: 'A card short, a card long',
      situation: 'One seat has a card too many and the next one too few. Nobody has looked yet.',
      options: {
        stop: 'Stop, touch nothing, and call the floor.',
        move: 'Slide the card across and go on.',
        void: 'Take both hands and give the bets back.',
      },
      why: 'Some sheets let the dealer restore the order; many want a supervisor first.',
    },
    es: {
      name: 'Una carta de menos y una de más',
      situation: 'Un puesto tiene una carta de más y el siguiente una de menos. Nadie ha mirado todavía.',
      options: {
        stop: 'Parar, no tocar nada y llamar al jefe de mesa.',
        move: 'Pasar la carta al otro puesto y seguir.',
        void: 'Retirar las dos manos y devolver las apuestas.',
      },
      why: 'En unas casas el crupier restablece el orden y en muchas debe verlo antes un supervisor.',
    },
  },
  {
    id: 'late-bet',
    source: 'new-jersey',
    at: 'decide',
    ruling: 'refuse',
    en: {
      name: 'A bet after the deal',
      situation: 'Cards are out. A player slides two more chips on to the bet they made before the deal.',
      options: {
        refuse: 'Put your hand out to stop them, give the late chips back, and tell the floor.',
        leave: 'Leave it: the chips are on the layout.',
        win: 'Leave it if the bet loses; give it back if it wins.',
      },
      why: '“No more bets” closes the bets made before the deal. A bet that grows with the cards in sight is what the camera looks for.',
    },
    es: {
      name: 'Una apuesta después de repartir',
      situation: 'Las cartas ya están repartidas. Un jugador añade dos fichas a la apuesta que hizo antes.',
      options: {
        refuse: 'Detenerlo con la mano, devolverle las fichas y avisar al jefe de mesa.',
        leave: 'Dejarlas: ya están sobre el tapete.',
        win: 'Dejarlas si la apuesta pierde y devolverlas si gana.',
      },
      why: '«No va más» cierra las apuestas previas al reparto. Una apuesta que crece con las cartas a la vista es lo que busca la cámara.',
    },
  },
  {
    id: 'advice',
    at: 'decide',
    ruling: 'rule',
    en: {
      name: 'A player asks for advice',
      situation: 'A player shows you their cards and asks what you would do.',
      options: {
        rule: 'Say what the hand is and what the choices are, and wait.',
        play: 'Tell them what you would do.',
        silent: 'Say nothing and act for them.',
      },
      why: 'You give the rule, not your opinion. If your opinion loses, the house has an argument.',
    },
    es: {
      name: 'Un jugador pide consejo',
      situation: 'Un jugador te enseña sus cartas y te pregunta qué harías tú.',
      options: {
        rule: 'Decir qué mano es y qué opciones tiene, y esperar.',
        play: 'Decirle qué harías tú.',
        silent: 'Callar y decidir por él.',
      },
      why: 'Das la regla, no tu opinión. Si tu opinión pierde, la casa tiene un problema.',
    },
  },
  {
    id: 'claim',
    at: 'settle',
    ruling: 'stop',
    en: {
      name: 'A claim after the cards are gone',
      situation: 'You have taken a bet and racked the cards. The player says that you misread the hand.',
      options: {
        stop: 'Stop, leave the rack as it is, and call the floor.',
        take: 'Take the cards out of the rack and show them.',
        pay: 'Pay the player, so that the game goes on.',
      },
      why: 'Nothing in the rack comes out again unless the floor says so. You picked the cards up in order so that they can be laid out again.',
    },
    es: {
      name: 'Una reclamación con las cartas ya retiradas',
      situation: 'Has recogido una apuesta y retirado las cartas. El jugador dice que leíste mal la mano.',
      options: {
        stop: 'Parar, dejar el descarte como está y llamar al jefe de mesa.',
        take: 'Sacar las cartas del descarte y enseñarlas.',
        pay: 'Pagar al jugador para que el juego siga.',
      },
      why: 'Nada sale del descarte si no lo dice el jefe de mesa. Las cartas se recogen en orden para poder mostrarlas de nuevo.',
    },
  },
  {
    id: 'misread',
    at: 'settle',
    ruling: 'call',
    en: {
      name: 'You misread a hand',
      situation: 'You have paid a losing hand. The chips are still beside the bet, and the cards still lie open.',
      options: {
        call: 'Stop, say what you misread, and call the floor before a chip moves.',
        take: 'Take the chips back quickly.',
        leave: 'Leave it: it is the house’s mistake.',
      },
      why: 'Chips that move back without a word look like theft on the camera. Say it first, then let the floor decide.',
    },
    es: {
      name: 'Has leído mal una mano',
      situation: 'Has pagado una mano que pierde. Las fichas siguen junto a la apuesta y las cartas a la vista.',
      options: {
        call: 'Parar, decir qué has leído mal y llamar al jefe de mesa antes de mover una ficha.',
        take: 'Recuperar las fichas deprisa.',
        leave: 'Dejarlo: el error es de la casa.',
      },
      why: 'Unas fichas que vuelven sin una palabra parecen un robo en la cámara. Dilo primero y que decida el jefe de mesa.',
    },
  },
  {
    id: 'us-device',
    source: 'maryland',
    at: 'decide',
    ruling: 'forbid',
    en: {
      name: 'US: a phone that says what to play',
      situation: 'Before deciding, a player types their cards into an app on their phone.',
      options: {
        forbid: 'Stop the player: no device may help with the play. Call the floor.',
        allow: 'Let them: it is only arithmetic.',
        own: 'Let them, if the phone stays off the layout.',
      },
      why: 'In Maryland nobody may use a calculator, a computer or another device to analyze the game at the table. It can end in ejection.',
    },
    es: {
      name: 'EE. UU.: un móvil que dice qué jugar',
      situation: 'Antes de decidir, un jugador escribe sus cartas en una aplicación del teléfono.',
      options: {
        forbid: 'Impedirlo: ningún aparato puede ayudar en el juego. Llamar al jefe de mesa.',
        allow: 'Dejarlo: solo es aritmética.',
        own: 'Dejarlo si el móvil no está sobre el tapete.',
      },
      why: 'En Maryland nadie puede usar una calculadora, una computadora u otro aparato para analizar el juego en la mesa. Puede acabar en expulsión.',
    },
  },
  {
    id: 'uk-procedure',
    source: 'uk',
    ruling: 'house',
    en: {
      name: 'UK: who says what to do',
      situation: 'In a UK casino something goes wrong with the cards, and the leaflet of the game doesn’t mention it.',
      options: {
        house: 'Do what the casino’s own dealing procedures say.',
        other: 'Do what the casino across the road does.',
        player: 'Do what the players at the table agree on.',
      },
      why: 'UK casinos must have detailed dealing procedures of their own. They aren’t published, so follow your own house’s.',
    },
    es: {
      name: 'Reino Unido: quién dice qué hacer',
      situation: 'En un casino británico algo falla con las cartas, y el folleto del juego no lo menciona.',
      options: {
        house: 'Hacer lo que dicen los procedimientos del propio casino.',
        other: 'Hacer lo que hace el casino de enfrente.',
        player: 'Hacer lo que acuerden los jugadores de la mesa.',
      },
      why: 'Los casinos británicos deben tener procedimientos detallados propios. Ningún texto público los recoge: cada casa tiene los suyos y manda la tuya.',
    },
  },
  {
    id: 'uk-odds',
    source: 'uk',
    at: 'settle',
    ruling: 'table',
    en: {
      name: 'UK: “the other casino pays more”',
      situation: 'In a UK casino a player wants the odds that another house pays for the same hand.',
      options: {
        table: 'Pay what this house shows at the table or in its leaflet.',
        more: 'Pay the higher odds, once.',
        half: 'Pay the middle of the two.',
      },
      why: 'UK houses may offer other rules or odds for the same game, and show what differs at the table or in a leaflet.',
    },
    es: {
      name: 'Reino Unido: «el otro casino paga más»',
      situation: 'En un casino británico un jugador pide lo que otra casa paga por la misma mano.',
      options: {
        table: 'Pagar lo que esta casa muestra en la mesa o en su folleto.',
        more: 'Pagar más, por una vez.',
        half: 'Pagar la media de las dos.',
      },
      why: 'Las casas británicas pueden tener reglas o pagos distintos en el mismo juego, y muestran lo que cambia en la mesa o en un folleto.',
    },
  },
  {
    id: 'uk-edge',
    source: 'uk',
    at: 'decide',
    ruling: 'give',
    en: {
      name: 'UK: “what is the house edge?”',
      situation: 'In a UK casino a player asks what the house edge of this game is.',
      options: {
        give: 'Tell them where the casino’s own information on it is.',
        refuse: 'Say that you may not tell.',
        guess: 'Tell them what you think it is.',
      },
      why: 'UK casinos must be able to show the house edge of every game they offer, just like its rules.',
    },
    es: {
      name: 'Reino Unido: «¿cuál es la ventaja de la casa?»',
      situation: 'En un casino británico un jugador pregunta cuál es la ventaja de la casa en este juego.',
      options: {
        give: 'Decirle dónde está la información del propio casino.',
        refuse: 'Decirle que no puedes responder.',
        guess: 'Decirle la que tú crees que es.',
      },
      why: 'Los casinos británicos deben tener a mano la ventaja de la casa de cada juego que ofrecen, igual que las reglas.',
    },
  },
]
