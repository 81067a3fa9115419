import { halfInWords } from '@/lib/messages/words/felt/es'
import type { Catalogue } from '../catalogue'

export const wayHands: Catalogue['wayHands'] = {
  none: 'ninguna',
  oneIn: (hands) => `1 de cada ${hands}`,
  setsShare: (share) => `coloca el ${share} de todas las manos`,
  setsOneIn: (hands) => `coloca 1 mano de cada ${hands}`,
  inFront: 'Delante',
  behind: 'Detrás',
  families: {
    'no-pair': 'Sin pareja',
    'one-pair': 'Una pareja',
    'two-pairs': 'Dobles parejas',
    'three-pairs': 'Tres parejas',
    trips: 'Trío',
    complete: 'Escaleras y colores',
    'full-houses': 'Fulls',
    quads: 'Póquer',
    'five-aces': 'Cinco ases',
  },
  half: halfInWords,
  setting: (front, behind) => `${front} delante, ${behind} detrás`,
}
