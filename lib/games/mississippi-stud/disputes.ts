import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'turned-early',
    at: 'decide',
    ruling: 'freeze',
    en: {
      name: 'A community card too early',
      situation: 'You turn a community card while a player is still thinking.',
      options: {
        freeze: 'Freeze, touch nothing, and call the floor.',
        cover: 'Turn it back and ask again.',
        on: 'Go on: everybody has seen the same.',
      },
      why: 'The floor decides whether the card stands.',
    },
    es: {
      name: 'Una carta comunitaria antes de tiempo',
      situation: 'Descubres una carta comunitaria mientras un jugador todavía piensa.',
      options: {
        freeze: 'Quedarse quieto, no tocar nada y llamar al jefe de mesa.',
        cover: 'Taparla y preguntar otra vez.',
        on: 'Seguir: todos han visto lo mismo.',
      },
      why: 'Quieto, llama al jefe de mesa y no toques nada. Lo que sigue es cosa suya.',
    },
  },
  {
    id: 'odd-bet',
    source: 'pennsylvania-mississippi',
    at: 'decide',
    ruling: 'correct',
    en: {
      name: 'One and a half antes',
      situation: 'A player with an ante of ten bets fifteen on fourth street.',
      options: {
        correct: 'Have it corrected before the next card.',
        round: 'Count it as twice.',
        accept: 'Accept it.',
      },
      why: 'A bet is exactly once, twice or three times the ante. Correct any other size before you turn the next card.',
    },
    es: {
      name: 'Un ante y medio',
      situation: 'Un jugador con un ante de diez apuesta quince en la cuarta calle.',
      options: {
        correct: 'Que la corrija antes de la carta siguiente.',
        round: 'Contarla como dos.',
        accept: 'Aceptarla.',
      },
      why: 'Se apuesta exactamente una, dos o tres veces el ante. Corrígelo antes de descubrir la carta siguiente.',
    },
  },
  {
    id: 'take-back',
    at: 'decide',
    ruling: 'stays',
    en: {
      name: 'A bet taken back',
      situation: 'The first card is open. A player wants their third-street bet back.',
      options: {
        stays: 'The bet stays.',
        back: 'Give it back: the street isn’t over.',
        half: 'Give half of it back.',
      },
      why: 'Nobody may take a bet back. A fold loses all of them.',
    },
    es: {
      name: 'Una apuesta que se retira',
      situation: 'La primera carta está a la vista. Un jugador quiere recuperar su apuesta de la tercera calle.',
      options: {
        stays: 'La apuesta se queda.',
        back: 'Devolverla: la calle no ha terminado.',
        half: 'Devolver la mitad.',
      },
      why: 'Nadie puede retirar una apuesta. Quien se retira las pierde todas.',
    },
  },
  {
    id: 'folded-bonus',
    source: 'ocean',
    at: 'settle',
    ruling: 'stays',
    en: {
      name: 'The bonus after a fold',
      situation: 'A player folded. Their bonus bet is still down, and you reach for it.',
      options: {
        stays: 'Leave it until the community cards are open.',
        take: 'Take it with the ante.',
        back: 'Give it back.',
      },
      why: 'The bonus is on the community cards, which aren’t all turned yet. It is settled with the others.',
    },
    es: {
      name: 'El bono después de retirarse',
      situation: 'Un jugador se retiró. Su apuesta al bono sigue puesta y vas a recogerla.',
      options: {
        stays: 'Dejarla hasta que se vean las cartas comunitarias.',
        take: 'Recogerla con el ante.',
        back: 'Devolverla.',
      },
      why: 'El bono va a las cartas comunitarias, que aún no están todas a la vista. Se liquida con los demás.',
    },
  },
  {
    id: 'show-neighbor',
    source: 'ocean',
    at: 'decide',
    ruling: 'ask',
    en: {
      name: 'Neighbors who show each other cards',
      situation: 'Two players tilt their cards towards each other before they bet.',
      options: {
        ask: 'Ask them to stop, and keep the cards above the table.',
        allow: 'Let them: each plays their own hand.',
        dead: 'Both hands are dead.',
      },
      why: 'Every card they see helps them, and most rule sheets forbid it. Ask kindly, then call the floor.',
    },
    es: {
      name: 'Vecinos que se enseñan las cartas',
      situation: 'Dos jugadores se enseñan las cartas antes de apostar.',
      options: {
        ask: 'Pedirles que no lo hagan y que tengan las cartas sobre la mesa.',
        allow: 'Dejarlos: cada uno juega su mano.',
        dead: 'Las dos manos son nulas.',
      },
      why: 'Cada carta que ven les ayuda, y casi todas las hojas lo prohíben. Pídelo con amabilidad y después llama al jefe de mesa.',
    },
  },
]
