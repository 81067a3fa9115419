import type { Catalogue } from '../catalogue'

export const missing: Catalogue['missing'] = {
  noPage: 'Aquí no hay ninguna página',
  namesNoPage: 'Puede que el enlace esté mal o sea antiguo. Busca lo que querías o prueba uno de los juegos:',
  smallLetters: 'Aquí las direcciones se escriben en minúsculas. Quizá querías {address}.',
}
