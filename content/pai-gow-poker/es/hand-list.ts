import { list as english } from '@/content/pai-gow-poker/pages/list'
import type { HandPages } from '@/content/pages/hand-page'

/**
 * El nombre de las manos de cada cláusula, según su página. Parejas altas: de jotas a reyes; medianas: de sietes a
 * dieces; bajas: las demás.
 */
const CLAUSE_NAMES: Readonly<Record<string, string>> = {
  'a2-kings': 'Cinco ases y pareja de reyes',
  'a1-split': 'Cinco ases',
  'q6-trips': 'Póquer y trío',
  'q5-pair': 'Póquer y pareja',
  'q4-split': 'Cuatro ases',
  'q3-keep': 'Póquer de jotas a reyes con as',
  'q3-split': 'Póquer de jotas a reyes sin as',
  'q2-keep': 'Póquer de sietes a dieces con as o rey',
  'q2-split': 'Póquer de sietes a dieces sin as ni rey',
  'q1-keep': 'Póquer de doses a seises',
  'foxwoods-q3-split': 'Póquer de jotas a ases (Foxwoods)',
  'mgm-q2-keep': 'Póquer de sietes a dieces con as (MGM)',
  'mgm-q2-split': 'Póquer de sietes a dieces sin as (MGM)',
  f4: 'Dos tríos',
  f3: 'Trío y dos parejas',
  'f2-keep': 'Full con pareja de doses y as-rey',
  'f1-split': 'Full',
  p3: 'Tres parejas',
  't4-split': 'Ases y otra pareja',
  't3-split': 'Pareja alta y otra de sietes o mejor',
  't2-keep': 'Dobles parejas con as',
  't2-split': 'Dobles parejas sin as',
  't1-keep': 'Dobles parejas pequeñas con as o rey',
  't1-split': 'Dobles parejas pequeñas sin as ni rey',
  'foxwoods-t3-split': 'Dobles parejas, de jotas o mejor (Foxwoods)',
  'foxwoods-t2-keep': 'Dobles parejas de sietes a dieces, con as (Foxwoods)',
  'foxwoods-t2-split': 'Dobles parejas de sietes a dieces, sin as (Foxwoods)',
  'foxwoods-t1-keep': 'Dobles parejas pequeñas, con as o rey (Foxwoods)',
  'foxwoods-t1-split': 'Dobles parejas pequeñas, sin as ni rey (Foxwoods)',
  'mgm-t3-split': 'Ases y otra pareja, o dos grandes (MGM)',
  'mgm-t2-keep': 'Dobles parejas de sietes a reyes, con as (MGM)',
  'mgm-t2-split': 'Dobles parejas de sietes a reyes, sin as (MGM)',
  'mgm-t1-keep': 'Dobles parejas pequeñas (MGM)',
  s1: 'Escalera o color sin pareja',
  's1-choice': 'Escalera y color a la vez',
  's1-long': 'Escalera o color de seis o siete cartas',
  's2-pair': 'Escalera o color y una pareja aparte',
  's2-nopair': 'Escalera o color que necesita la pareja',
  's3-pair': 'Escalera o color y trío',
  's3-nopair': 'Escalera o color que rompe el trío',
  'ballys-ac-s2-aces': 'As y comodín en escalera al as (Bally’s)',
  'foxwoods-s2-ace': 'Escalera o color, as y pareja de dieces a reyes (Foxwoods)',
  'mgm-s2-ace': 'Escalera o color, pareja alta y as de sobra (MGM)',
  'mgm-s2-ace-pair': 'Escalera o color, pareja alta y as necesario (MGM)',
  k2: 'Tres ases',
  k1: 'Trío',
  p1: 'Una pareja',
  n1: 'Sin pareja',
}

const FAMILIES: Readonly<Record<string, string>> = {
  'five-aces': 'Cinco ases',
  four: 'Póquer',
  'full-house': 'Full',
  'two-pairs': 'Dos y tres parejas',
  complete: 'Escaleras y colores',
  others: 'Trío, una pareja, sin pareja',
}

const LONGEST = 70

/** El título, tal como se busca y tan largo como quepa. */
function titleOf(name: string, slug: string): string {
  const asks = /-(keep|split)$/.test(slug) && !slug.startsWith('a') ? '¿separar o no?' : 'cómo colocar la mano'
  const titles = [`${name} en Pai Gow Poker: ${asks}`, `${name} en Pai Gow: ${asks}`, `${name} en Pai Gow Poker`]
  return titles.find(({ length }) => length <= LONGEST) ?? `${name} en Pai Gow`
}

export const list: HandPages = {
  ...english,
  name: 'Cada cláusula de las reglas de cuatro casas',
  about:
    'Lo que dice cada cláusula, cada cuánto se aplica, lo que cuestan otras colocaciones, cuándo se equivoca y lo que hacen otras casas.',
  groups: english.groups.map(({ id }) => ({ id, name: FAMILIES[id]! })),
  pages: english.pages.map((page) => {
    const name = CLAUSE_NAMES[page.slug]!
    return { ...page, name, title: titleOf(name, page.slug) }
  }),
}
