import type { Catalogue } from '../catalogue'

export const dealerHalf: Catalogue['dealerHalf'] = {
  title: 'Al otro lado de la mesa',
  about:
    'Tus respuestas en la escuela de crupieres: por regla, pago, error y decisión. Lo que fallaste o quizá has olvidado vuelve en los ejercicios.',
  parts: {
    'house-way': 'Reglas de la casa',
    payouts: 'Pagar y recoger',
    mistakes: 'Encontrar el error',
    disputes: 'Disputas',
    audition: 'Prueba de mesa',
  },
  part: 'Parte',
  asked: 'Preguntas',
  right: 'Aciertos',
  dueNow: 'Toca repasar',
  middle: 'Tiempo mediano, segundos',
  practice: (part) => `Practicar: ${part}`,
  weakest: 'Lo que conviene repasar',
  aboutWeakest: 'Primero lo que toca antes. Cada línea lleva a su ejercicio.',
  what: 'Qué',
  comesBack: 'Vuelve',
  now: 'ahora',
  noError: 'Una ronda sin error',
  pays: (bet, odds) => `${bet}: paga ${odds}`,
  paysBonus: (bet) => `${bet}: se paga`,
  loses: (bet) => `${bet}: pierde`,
  pushes: (bet) => `${bet}: empata`,
  bet: 'Apuesta',
}
