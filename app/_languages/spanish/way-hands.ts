import type { Catalogue } from '../catalogue'

export const wayHands: Catalogue['wayHands'] = {
  none: 'ninguna',
  oneIn: (hands) => `1 de cada ${hands}`,
  setsShare: (share) => `coloca el ${share} de todas las manos`,
  setsOneIn: (hands) => `coloca 1 mano de cada ${hands}`,
  inFront: 'Delante',
  behind: 'Detrás',
  setting: (front, behind) => `${front} delante, ${behind} detrás`,
}
