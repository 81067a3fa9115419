import type { Catalogue } from '../catalogue'

export const trouble: Catalogue['trouble'] = {
  partDidNotCome: 'No se ha podido cargar parte de esta página',
  whyNotCome:
    'O no hay conexión ahora, o el sitio se ha actualizado con esta página abierta. Si la cargas de nuevo, estará entera.',
  keptAnyway: 'Lo que has respondido y lo que has ajustado se guarda en este navegador; la mano está en la dirección.',
  loadAgain: 'Cargar la página de nuevo',
  tryAgain: 'Reintentar',
  toFirstPage: 'Ir a la portada',
  broke: 'Algo ha fallado por nuestra parte',
  brokeTitle: 'Feltwise: algo ha fallado',
  stoppedWorking:
    'Esta página ha dejado de funcionar. Lo que has respondido y lo que has ajustado se guarda en este navegador. Si vuelve a pasar con la misma dirección, vale la pena guardarla: contiene la mano entera.',
}
