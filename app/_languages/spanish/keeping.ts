import type { Catalogue } from '../catalogue'

export const keeping: Catalogue['keeping'] = {
  notKept:
    'El almacenamiento del navegador está lleno o bloqueado: si recargas, pierdes los últimos cambios. Guarda un archivo o deja esta página abierta.',
  setAside: (count) =>
    count === 1
      ? 'Esta versión no puede leer una entrada guardada en tu navegador. Sigue aquí: puedes guardarla en un archivo.'
      : `Esta versión no puede leer ${count} entradas guardadas en tu navegador. Siguen aquí: puedes guardarlas en un archivo.`,
  saveAside: 'Guardar en un archivo',
  forgetAside: 'Borrar',
  forgetSure: 'Pulsa otra vez para borrar del todo',
}
