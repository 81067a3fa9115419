import type { Catalogue } from '../catalogue'

export const missing: Catalogue['missing'] = {
  noPage: 'Aquí no hay ninguna página',
  namesNoPage: 'La dirección no corresponde a ningún juego ni a ninguna página nuestra. Estos son los juegos:',
  smallLetters: 'Aquí las direcciones se escriben en minúsculas. Quizá querías {address}.',
}
