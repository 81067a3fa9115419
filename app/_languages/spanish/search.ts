import type { Kind } from '@/lib/search/entry'
import type { Catalogue } from '../catalogue'

const KINDS: Readonly<Record<Kind, string>> = {
  hand: 'Manos',
  game: 'Juegos',
  question: 'Guías',
  rule: 'Estrategia',
  clause: 'Reglas de la casa',
  table: 'Apuestas y tablas de pagos',
  term: 'Palabras',
  page: 'Páginas',
}

export const search: Catalogue['search'] = {
  title: 'Buscar',
  close: 'Cerrar',
  label: 'Buscar manos, reglas y palabras',
  placeholder: 'K5o, 16 contra 10, ventaja de la casa',
  examples: ['K5 de distinto palo', 'Q-6-4', '16 contra 10', 'elemento de riesgo', 'dobles parejas con as'],
  results: 'Resultados',
  kind: (kind) => KINDS[kind],
  all: (kind, count) => `${kind}: los ${count} resultados`,
  showAll: (kind, count) => `${kind}: mostrar los ${count} resultados`,
  notLoaded: 'No se ha podido cargar la búsqueda.',
  notLoadedOffline:
    'Estás sin conexión y la búsqueda no se había cargado antes. Una vez cargada, funciona sin conexión.',
  tryAgain: 'Reintentar',
  loading: 'Cargando la búsqueda…',
  whatCanBeFound:
    'Busca manos tal como las dirías, reglas, cláusulas, apuestas y palabras. También vale el nombre en inglés.',
  nothing: (query) => `No se ha encontrado nada para ${query}.`,
  nothingTryThese: (query) =>
    `No se ha encontrado nada para «${query}». Prueba con menos palabras, o con una de estas:`,
  found: (count, written, first) => `${written} ${count === 1 ? 'resultado' : 'resultados'}. El primero: ${first}.`,
  needsScript: 'La búsqueda se hace en tu navegador, así que necesita JavaScript. También está todo en listas:',
}
