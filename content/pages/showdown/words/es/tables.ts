import { capital } from '@/lib/text'
import { andList, aRank, saidCount, saidShare } from '@/content/es/hands/said'
import type { Member, ToldBy } from '../../members'
import { PLACES, act, needed, row, units, words } from './hands'
import type { TableTexts } from '../words'

/* Las palabras de las tablas en español. */

/** Lo que distingue unas manos de otras: «sus palos», «su tercera carta». */
export const toldBy = (by: ToldBy): string =>
  typeof by === 'object'
    ? `su ${by.place === 0 ? 'carta más alta' : `${PLACES[by.place]!} carta`}`
    : { suits: 'sus palos', kicker: 'su acompañante más alto', made: 'su valor' }[by]

/** «palos distintos», «dama y seis del mismo palo», «un nueve» */
export function memberInText({ hand }: Member): string {
  if ('rank' in hand) return aRank(hand.rank)
  const shared = hand.suits.map((ranks) => `${andList(ranks.map((rank) => words.rank(rank)))} del mismo palo`)
  return shared.length === 0 ? 'palos distintos' : andList(shared)
}

export const tables: TableTexts = {
  mixed: (action, share) => `${act(action).name} ${saidShare(share)}`,
  byUp: ({ cell, facts }) => ({
    caption: `${row(cell.row.hand)} contra otras cartas`,
    columns: [
      'Carta del crupier',
      'Lo mejor',
      `${act(facts.actions[0]).name}, ${units(facts.page)}`,
      'Un error cuesta',
    ],
  }),
  against: (up) => capital(aRank(up)),
  byRow: ({ facts }) => ({
    caption: 'Las manos de alrededor, de fuerte a floja',
    columns: ['Mano', 'Lo mejor', `${act(facts.actions[0]).name}, ${units(facts.page)}`, 'Un error cuesta'],
  }),
  byPlace: ({ cell, facts }) => ({
    caption: `Según el lugar de ${aRank(cell.up!)} entre tus cartas`,
    columns: [
      'La carta del crupier',
      'Lo mejor',
      `${act(facts.actions[0]).name}, ${units(facts.page)}`,
      'De estas manos',
    ],
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
  byMember: ({ members, facts }) => ({
    caption: `Según ${toldBy(members!.by)}`,
    columns: [
      capital(toldBy(members!.by).replace(/^sus? /, '')),
      `${act(facts.actions[0]).name}, ${units(facts.page)}`,
      'De estas manos',
    ],
  }),
  member: (member) => capital(memberInText(member)),
  byQualifying: ({ facts }) => ({
    caption: 'Según lo que necesita el crupier para calificar',
    columns: ['Necesita', 'Lo mejor', `${act(facts.actions[0]).name}, ${units(facts.page)}`],
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
