import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'

/* Disputes at this table, each with the source of its ruling where there is one. */

export const disputes: readonly DisputeCase[] = [
  {
    id: 'must-place',
    source: 'xx-sheet',
    at: 'decide',
    ruling: 'place',
    en: {
      name: 'A player keeps the winning card',
      situation: 'The contest card is the nine of hearts. A player holds the king of hearts and wants to pass.',
      options: {
        place: 'They must place a card that wins.',
        pass: 'They may pass.',
        floor: 'The bet is lost.',
      },
      why: 'A player with a higher card of the suit must place one. It isn’t lost: all three cards come back for the poker hand.',
    },
    es: {
      name: 'Un jugador se guarda la carta que gana',
      situation: 'La carta del duelo es el nueve de corazones. Un jugador tiene el rey y quiere pasar.',
      options: {
        place: 'Debe poner una carta que gane.',
        pass: 'Puede pasar.',
        floor: 'Pierde la apuesta.',
      },
      why: 'Quien tiene una carta mayor del palo debe ponerla. No la pierde: las tres vuelven para la mano de póquer.',
    },
  },
  {
    id: 'other-suit',
    source: 'xx-sheet',
    at: 'decide',
    ruling: 'no',
    en: {
      name: 'A higher card of another suit',
      situation: 'Against the four of clubs a player places the ace of spades.',
      options: {
        no: 'It doesn’t win: give the card back.',
        yes: 'It wins: an ace is higher.',
        push: 'The contest is a tie.',
      },
      why: 'Suit, then rank: a higher card of another suit doesn’t count.',
    },
    es: {
      name: 'Una carta mayor de otro palo',
      situation: 'Contra el cuatro de tréboles un jugador pone el as de picas.',
      options: {
        no: 'No gana: devolverle la carta.',
        yes: 'Gana: el as es mayor.',
        push: 'El duelo empata.',
      },
      why: 'Primero el palo y luego el valor: una carta mayor de otro palo no cuenta.',
    },
  },
  {
    id: 'late-add-on',
    source: 'xx-sheet',
    at: 'decide',
    ruling: 'refuse',
    en: {
      name: 'An add-on after the first card',
      situation: 'The first contest card is open. A player wants to add on.',
      options: {
        refuse: 'Refuse it.',
        half: 'Accept half of it.',
        accept: 'Accept it: two contests are still to come.',
      },
      why: 'The add-on goes round once, before the first contest card is turned.',
    },
    es: {
      name: 'Un añadido tras la primera carta',
      situation: 'La primera carta del duelo está a la vista. Un jugador quiere añadir.',
      options: {
        refuse: 'Rechazarlo.',
        half: 'Aceptar la mitad.',
        accept: 'Aceptarlo: faltan dos duelos.',
      },
      why: 'El añadido se ofrece una vez, antes de descubrir la primera carta.',
    },
  },
  {
    id: 'dealer-ace',
    source: 'xx-sheet',
    at: 'decide',
    ruling: 'low',
    en: {
      name: 'Against the dealer’s ace',
      situation: 'Your contest card is an ace. A player places the two of the same suit.',
      options: {
        low: 'It wins: your ace is low.',
        high: 'It loses: an ace is high.',
        tie: 'It is a tie.',
      },
      why: 'The dealer’s ace is low: any other card of the suit beats it.',
    },
    es: {
      name: 'Contra el as del crupier',
      situation: 'Tu carta del duelo es un as. Un jugador pone el dos del mismo palo.',
      options: {
        low: 'Gana: tu as es bajo.',
        high: 'Pierde: el as es alto.',
        tie: 'Es un empate.',
      },
      why: 'El as del crupier es bajo: le gana cualquier otra carta del mismo palo.',
    },
  },
  {
    id: 'early-card',
    at: 'decide',
    ruling: 'floor',
    en: {
      name: 'The next card too early',
      situation: 'You turn the second contest card before the last player has answered the first.',
      options: {
        floor: 'Stop, touch nothing, and call the floor.',
        on: 'Go on: the last player answers both.',
        void: 'Give every bet back.',
      },
      why: 'Don’t turn a card before the last player has answered. The floor decides what happens next.',
    },
    es: {
      name: 'La siguiente carta antes de tiempo',
      situation: 'Descubres la segunda carta antes de que el último jugador responda a la primera.',
      options: {
        floor: 'Parar, no tocar nada y llamar al jefe de mesa.',
        on: 'Seguir: el último responde a las dos.',
        void: 'Devolver todas las apuestas.',
      },
      why: 'No se descubre una carta antes de que responda el último. Lo que sigue es cosa del jefe de mesa.',
    },
  },
]
