import type { Catalogue } from '../catalogue'

export const missing: Catalogue['missing'] = {
  title: 'No existe esta página',
  noPage: 'Esta página no existe',
  namesNoPage: 'Puede que el enlace esté mal o sea antiguo. Busca lo que querías o prueba uno de los juegos:',
}
