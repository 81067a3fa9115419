import type { Catalogue } from '../catalogue'

const FACTS: Readonly<Record<string, string>> = {
  wins: 'gana',
  loses: 'pierde',
  ties: 'empata',
  pushes: 'empata',
  folds: 'se retira',
  'folds later': 'se retira después',
  'raises 2× later': 'sube 2× después',
  'raises 1× later': 'sube 1× después',
  'dealer does not qualify': 'el crupier no califica',
  'dealer has no game': 'el crupier no tiene juego',
  'wins with the ante paid': 'gana y se paga el ante',
  'all bets made': 'todas las apuestas hechas',
  'ends at ×1': 'acaba en ×1',
  'ends at ×2': 'acaba en ×2',
  'ends at ×5': 'acaba en ×5',
}

export const proof: Catalogue['proof'] = {
  fact: (fact) => FACTS[fact] ?? fact,
  worthForEach: '{name} vale {value} por cada unidad apostada.',
  open: 'Abrir en la calculadora',
  recompute: 'Recalcúlalo tú mismo',
  save: 'Descargar la prueba (JSON)',
  exactValues: (units) => `Valores exactos, en ${units}`,
}
