import type { DisputeCase } from '@/lib/teaching/dealer-school/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'exposed-qld',
    source: 'queensland',
    at: 'deal',
    ruling: 'void',
    en: {
      name: 'Queensland: a card exposed in the deal',
      situation: 'In Queensland a card turns over during the deal.',
      options: {
        void: 'The round is void.',
        burn: 'Burn the card and go on.',
        on: 'Play the hand with the card open.',
      },
      why: 'In Indiana it goes into the discard rack, and the deal goes on. Follow your own house’s rule.',
    },
    es: {
      name: 'Queensland: una carta descubierta al repartir',
      situation: 'En Queensland una carta se da la vuelta al repartir.',
      options: {
        void: 'La ronda es nula.',
        burn: 'Quemar la carta y seguir.',
        on: 'Jugar la mano con la carta a la vista.',
      },
      why: 'En Queensland una carta descubierta al repartir anula la ronda. En Indiana va al descarte y se sigue repartiendo: manda la regla de tu casa.',
    },
  },
  {
    id: 'misplaced',
    source: 'queensland',
    at: 'deal',
    ruling: 'move',
    en: {
      name: 'Queensland: a card in the wrong place',
      situation: 'In Queensland you put a card on the wrong spot and notice it before you deal another.',
      options: {
        move: 'Move it to its place and go on.',
        void: 'The round is void.',
        redeal: 'Take all cards and deal again.',
      },
      why: 'In Queensland the card moves to its own place as long as no further card has been dealt, and the round goes on.',
    },
    es: {
      name: 'Queensland: una carta en el sitio equivocado',
      situation: 'En Queensland pones una carta en otro sitio y lo ves antes de dar la siguiente.',
      options: {
        move: 'Llevarla a su sitio y seguir.',
        void: 'La ronda es nula.',
        redeal: 'Recoger todo y repartir de nuevo.',
      },
      why: 'En Queensland la carta va a su sitio mientras no se haya dado ninguna otra, y la ronda sigue.',
    },
  },
  {
    id: 'short-play',
    source: 'oracle',
    at: 'decide',
    ruling: 'now',
    en: {
      name: 'Play is smaller than the Ante',
      situation: 'A player puts down a Play bet of less than the Ante.',
      options: {
        now: 'Have it corrected before you turn your hand.',
        fold: 'The hand folds.',
        later: 'Settle it as it lies.',
      },
      why: 'Play must be the same as the Ante. Have it corrected before you turn your cards: afterwards either side could gain.',
    },
    es: {
      name: 'Play es menor que el ante',
      situation: 'Un jugador pone en Play menos que el ante.',
      options: {
        now: 'Que lo corrija antes de que descubras tu mano.',
        fold: 'La mano se retira.',
        later: 'Liquidarla como está.',
      },
      why: 'Play debe ser igual al ante. Que lo corrija antes de que descubras: después alguien saldría ganando.',
    },
  },
  {
    id: 'same-ranks',
    at: 'settle',
    ruling: 'push',
    en: {
      name: 'The same three ranks',
      situation:
        'You and a player hold the same three ranks. The player’s are in spades and hearts, and they claim the tie.',
      options: {
        push: 'Ante and Play push.',
        suit: 'The higher suit wins.',
        dealer: 'A tie is the dealer’s.',
      },
      why: 'Suits never break a tie: Ante and Play push.',
    },
    es: {
      name: 'Los mismos tres valores',
      situation:
        'Un jugador tiene los mismos tres valores que tú. Los suyos son de picas y corazones, y reclama el empate.',
      options: {
        push: 'Ante y Play empatan.',
        suit: 'Gana el palo más alto.',
        dealer: 'El empate es del crupier.',
      },
      why: 'Los palos no desempatan: ante y Play empatan.',
    },
  },
  {
    id: 'losing-straight',
    source: 'oracle',
    at: 'settle',
    ruling: 'bonus',
    en: {
      name: 'A straight that lost',
      situation: 'A player’s straight loses to your three of a kind. They ask for the ante bonus.',
      options: {
        bonus: 'Take Ante and Play, then pay the bonus.',
        nothing: 'Pay nothing: the hand lost.',
        all: 'Give everything back.',
      },
      why: 'The ante bonus is paid to everybody who plays, whatever the dealer holds. Take Ante and Play first.',
    },
    es: {
      name: 'Una escalera que perdió',
      situation: 'La escalera de un jugador pierde con tu trío. Pide el bono de ante.',
      options: {
        bonus: 'Recoger ante y Play y luego pagar el bono.',
        nothing: 'No pagar nada: la mano perdió.',
        all: 'Devolverlo todo.',
      },
      why: 'El bono de ante se paga a quien juega, tenga lo que tenga el crupier. Antes se recogen el ante y Play.',
    },
  },
]
