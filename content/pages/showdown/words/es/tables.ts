import { capital } from '@/lib/text'
import { aRank, saidCount, saidShare } from '@/content/es/hands/said'
import { PLACES, act, needed, row } from './hands'
import type { TableTexts } from '../words'

/* Las palabras de las tablas en español. */

export const tables: TableTexts = {
  mixed: (action, share) => `${act(action).name} ${saidShare(share)}`,
  byUp: ({ cell, facts }) => ({
    caption: `${row(cell.row.hand)} contra otras cartas`,
    columns: ['Carta del crupier', 'Lo mejor', `${act(facts.actions[0]).name}, antes`, 'Un error cuesta'],
  }),
  against: (up) => capital(aRank(up)),
  byRow: ({ facts }) => ({
    caption: 'Las manos de alrededor, de fuerte a floja',
    columns: ['Mano', 'Lo mejor', `${act(facts.actions[0]).name}, antes`, 'Un error cuesta'],
  }),
  byPlace: ({ cell, facts }) => ({
    caption: `Según el lugar de ${aRank(cell.up!)} entre tus cartas`,
    columns: ['La carta del crupier', 'Lo mejor', `${act(facts.actions[0]).name}, antes`, 'De estas manos'],
  }),
  place: (place, cards) =>
    'matches' in place
      ? `Coincide con tu ${PLACES[place.matches]!} carta`
      : place.higher === cards
        ? 'Es menor que todas las tuyas'
        : place.higher === 0
          ? 'Es mayor que todas las tuyas'
          : place.higher === cards - 1
            ? 'Es mayor que tu carta más baja'
            : `Es mayor que tus ${saidCount(cards - place.higher)} más bajas`,
  byQualifying: ({ facts }) => ({
    caption: 'Según lo que necesita el crupier para calificar',
    columns: ['Necesita', 'Lo mejor', `${act(facts.actions[0]).name}, antes`],
  }),
  needs: (qualifies) => capital(needed(qualifies)),
  usually: (needs) => `${needs} (habitual)`,
  byDead: ({ facts }) => ({
    caption: 'Lo que cambia una carta en otra mano',
    columns: ['Si ves', `${act(facts.actions[0]).name} gana`, 'La jugada'],
  }),
  rank: (rank) => capital(aRank(rank)),
  turns: (turns) => ({ all: 'cambia', some: 'depende del palo', none: 'sigue igual' })[turns],
}
