import type { Catalogue } from '../catalogue'

export const proof: Catalogue['proof'] = {
  worthForEach: '{name} vale {value} por cada unidad apostada.',
  open: 'Abrir en la calculadora',
  recompute: 'Recalcúlalo tú mismo',
  save: 'Descargar la prueba (JSON)',
  exactValues: (units) => `El valor exacto de cada opción, en ${units}`,
}
