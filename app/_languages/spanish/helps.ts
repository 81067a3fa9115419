import type { Catalogue } from '../catalogue'

export const helps: Catalogue['helps'] = {
  keysOfTable: 'Las teclas de esta mesa',
  keys: 'Teclas',
  thisSheet: 'este panel',
  othersDoToo: 'También lo hacen todo el tabulador, las flechas, el espacio y la tecla Intro.',
  othersDoAll:
    'Las letras, los números y los signos están desactivados: el tabulador, las flechas, el espacio y la tecla Intro lo hacen todo.',
  turnKeysOff: 'Desactivar las teclas sueltas',
  turnKeysOn: 'Activar las teclas sueltas',
  copy: 'Copiar',
  copied: 'Copiado',
  selectAndCopy: 'Selecciónalo y cópialo a mano',
  theCommand: 'La orden',
  inSource: (lead) => `${lead}, ejecuta esta orden en {source}:`,
  sourceOfSite: 'el código fuente de este sitio',
  whatIsShared: 'Lo que se comparte',
  selectText: 'Selecciona el texto y cópialo a mano',
  share: 'Compartir',
  noDrawing:
    'No se ha podido cargar el gráfico: no hay conexión, o el sitio se ha actualizado desde que abriste esta página. Lo que muestra está en las cifras y tablas de aquí.',
  partLost: 'Quizá se perdió una parte al copiarla.',
}
