import { skillIn } from '@/lib/messages/skills'
import { shortCard } from '@/lib/cards/words'
import { words } from '@/lib/messages/words/es'
import type { Actions, ActionWords, WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import { capital } from '@/lib/text'
import { cardsInFront, clauseIn } from '../ids'
import type { Manner, Messages, Setting, SettingEnds, ShortRules, Ways } from './en'
import { clauses as rules, wayNames } from './clauses-es'
import { table } from './table-es'

const front = ([high, low]: Setting['front']): string =>
  high === low ? `pareja de ${words.rank(high, 2)}` : `${words.rank(high)}-${words.rank(low)}`

function trade(wins: number, losses: number): string {
  if (wins <= 0)
    return `pierdes las dos manos menos veces${wins < 0 ? ', y eso compensa que también ganes las dos menos veces' : ''}`
  if (losses <= 0) return `ganas las dos manos más veces${losses < 0 ? ' y pierdes las dos menos veces' : ''}`
  return 'ganas las dos manos más veces, y eso compensa que también pierdas las dos más veces'
}

const rest = ({ pushes, losses }: SettingEnds): string =>
  losses === 0
    ? ` y una en el ${words.percent(pushes)}`
    : `, una en el ${words.percent(pushes)} y ninguna en el ${words.percent(losses)}`

const setting = ({ front: ranks, behind }: Setting): string =>
  `${front(ranks)} delante y ${behind ? words.hand(behind) : 'cinco ases'} detrás`

const manners: Actions<Manner> = {
  'house-way': { name: 'Reglas de la casa', doing: 'Seguir las reglas de la casa' },
  'other-setting': { name: 'Otra colocación', doing: 'Colocar de otra forma' },
  'best-setting': { name: 'Mejor colocación', doing: 'Colocar de la mejor forma' },
  keep: { name: 'Mantener juntas', doing: 'Mantener todo detrás' },
  split: { name: 'Separar', doing: 'Separar' },
  break: { name: 'Romper', doing: 'Romper la escalera o el color' },
  'keep-complete': { name: 'Conservar la escalera o el color', doing: 'Conservar la escalera o el color' },
  'pair-in-front': { name: 'Pareja delante', doing: 'Poner la pareja delante' },
  'pair-behind': { name: 'Pareja detrás', doing: 'Dejar la pareja detrás' },
  'lower-in-front': { name: 'La más baja delante', doing: 'Poner la más baja delante' },
  'middle-in-front': { name: 'La pareja del medio delante', doing: 'Poner la pareja del medio delante' },
  'lowest-in-front': { name: 'La pareja más baja delante', doing: 'Poner la pareja más baja delante' },
  'lower-kicker': { name: 'La tercera carta alta delante', doing: 'Poner la tercera carta alta delante' },
}

function action(id: string): ActionWords {
  if (Object.hasOwn(manners, id)) return manners[id as Manner]
  const cards = cardsInFront(id)
    .map((card) => shortCard(card, 'comodín'))
    .join(' ')
  return { name: `${capital(cards)} delante`, doing: `Poner ${cards} delante` }
}

const shortRules: ShortRules = {
  'short-playnow-F4': 'Dos tríos: pon delante una pareja del trío mayor.',
  'short-three-pairs': 'Tres parejas: pon la mayor delante.',
  'short-pairs-ace':
    'Dobles parejas hasta jotas con un as: deja las dos parejas detrás y pon delante las otras dos cartas más altas.',
  'short-second-kind':
    'Dobles parejas: pon la menor delante. Con trío o póquer y una pareja, pon la pareja delante. Con dos parejas, la mayor.',
  'short-keep-complete': 'Escalera, color o mejor: va detrás, con las dos cartas más altas que sobren delante.',
  'short-three-aces': 'Tres ases: deja dos ases detrás y pon delante el tercero y la carta restante más alta.',
  'short-nothing-2': 'Sin pareja: deja detrás la carta más alta y pon delante las dos siguientes.',
  'short-one-kind': 'Una pareja, un trío o un póquer y nada más: pon delante las otras dos más altas.',
  'short-rest': 'Todo lo demás: deja detrás la mejor mano posible.',
}

const setBy = (way: string, note: string): WayWords => ({
  name: `Reglas de la casa: ${way}`,
  about: `Coloca cada mano como dicen estas reglas de la casa. ${note}`,
})

const ways: Ways = {
  playnow: setBy(
    'hoja de reglas',
    'La hoja deja algunas manos sin decidir. Suponemos que una mano completa se conserva aunque su pareja no pueda ir delante. Un as o un rey cuenta aunque sea el comodín. Las dobles parejas con mano completa siguen las cláusulas de dobles parejas. Una escalera de color se puede romper para mejorar lo de delante. Un trío con mano completa y sin pareja para delante conserva la mano completa.',
  ),
  'ballys-ac': setBy(
    'Bally’s, Atlantic City',
    'El texto impreso se interrumpe antes del póquer y de los cinco ases: suponemos que esas cláusulas son las de la hoja de reglas.',
  ),
  foxwoods: setBy('Foxwoods', 'Las dobles parejas dependen solo de la pareja mayor; un full se separa siempre.'),
  mgm: setBy(
    'MGM',
    'Las dobles parejas de seises o menos se quedan siempre juntas; con mano completa, un as va delante de una pareja de dieces a reyes.',
  ),
  optimal: {
    name: 'Juego óptimo',
    about:
      'Coloca cada mano de la forma que más vale contra las reglas de la casa del crupier. Estimado con una muestra de manos, cada una resuelta de forma exacta.',
    leaves: 'todas las manos',
  },
}

export const es: Messages = {
  about:
    'Siete cartas en dos manos, dos delante y cinco detrás: gana con ambas al crupier, que coloca las suyas según unas reglas fijas, las de la casa.',
  ...table,
  action,
  stages: {
    set: 'Coloca tu mano',
  },
  map: {
    name: 'Reglas de la casa',
    rowsName: 'Tus siete cartas',
    columnsName: 'Cláusula',
    note: 'Las cláusulas de las reglas de la casa por tipo de mano. Cuál se aplica a una mano depende de las reglas de la casa vigentes; algunas tienen cláusulas que a otras les faltan.',
    rows: {
      A: 'Cinco ases',
      Q: 'Póquer',
      F: 'Full',
      P3: 'Tres parejas',
      T: 'Dobles parejas',
      S1: 'Escalera o color, sin pareja',
      S2: 'Escalera o color, una pareja',
      S3: 'Escalera o color, trío',
      K: 'Trío',
      P1: 'Una pareja',
      N1: 'Sin pareja',
    },
  },
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Cada mano como sale de la baraja, jugada hasta el final.' },
    'close-calls': {
      name: 'Decisiones ajustadas',
      about: 'Manos que las reglas de la casa no colocan de la mejor forma, o en las que otra idea se acerca.',
    },
    'house-way': {
      name: 'Cada cláusula',
      about: 'Cada cláusula de las reglas de la casa tantas veces como las demás, para aprender también las raras.',
    },
    'two-pairs': { name: 'Dobles parejas', about: '¿Separarlas o dejarlas detrás?' },
    complete: { name: 'Escaleras y colores', about: '¿Conservar la escalera o el color, y qué va delante?' },
    joker: { name: 'Con el comodín', about: 'Manos con el comodín.' },
  },
  skill: skillIn({}, clauseIn(rules, wayNames)),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn({ ...rules, ...shortRules }),
  rules,
  why: {
    verdict: ({ low }) => `Pon ${words.and(low.map((card) => shortCard(card, 'el comodín')))} delante.`,
    exception: ({ wins, losses }) =>
      `Con estas cartas las reglas de la casa no son lo mejor: con la otra colocación ${trade(wins, losses)}.`,
    counts: (at) =>
      `Con ${setting(at.setting)}, ganas las dos manos en el ${words.percent(at.wins)} de los repartos${rest(at)}.`,
    byHouse: (at) =>
      `Las reglas de la casa, ${setting(at.setting)}, ganan las dos en el ${words.percent(at.wins)}${rest(at)}.`,
    allTheSame: () => 'Coloques como coloques esta mano, vale lo mismo.',
    next: (at) =>
      `Lo siguiente mejor es ${setting(at.setting)}: gana las dos en el ${words.percent(at.wins)}${rest(at)}.`,
    joker: () => 'El comodín completa una escalera o un color detrás; si no, es un as.',
    rarity: ({ once }) => `Esta cláusula coloca una de cada ${words.count(once)} manos.`,
  },
}
