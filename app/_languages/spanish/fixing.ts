import type { Catalogue } from '../catalogue'

export const fixing: Catalogue['fixing'] = {
  title: 'Corregir mis fallos',
  about: 'Las manos que fallaste, con las mismas cartas. Cada una queda corregida cuando la aciertas.',
  atGame: (game, count) => `${game} · ${count}`,
  atOtherRules: (game) => `${game}, otras reglas`,
}
