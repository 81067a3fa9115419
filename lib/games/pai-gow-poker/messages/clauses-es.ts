import type { WayId } from '@/lib/engines/pai-gow/index'

/* House ways and their clauses. Pages that name these bring nothing else of the game in Spanish. */

/** Within a sentence. */
export const wayNames: Readonly<Record<WayId, string>> = {
  playnow: 'hoja de reglas',
  'ballys-ac': 'Bally’s, Atlantic City',
  foxwoods: 'Foxwoods',
  mgm: 'MGM',
}

/** By themselves. */
export const wayLabels: Readonly<Record<WayId, string>> = { ...wayNames, playnow: 'Hoja de reglas' }

const TWO_HIGHEST = 'pon delante las otras dos más altas'
const SPLIT = 'sepáralos, dos y dos.'
const LOWER = 'sepáralas, la más baja delante.'

/** The clauses of the usual way. The others share many of them. */
const USUAL: Readonly<Record<string, string>> = {
  'A2-kings': 'Cinco ases y pareja de reyes: los reyes van delante.',
  'A1-split': 'Cinco ases: pon dos ases delante y deja tres detrás.',
  'Q6-trips': 'Póquer y trío: una pareja del trío va delante.',
  'Q5-pair': 'Póquer y pareja: la pareja va delante.',
  'Q4-split': `Cuatro ases: ${SPLIT}`,
  'Q3-keep': `Póquer de jotas, damas o reyes con as: no lo separes y ${TWO_HIGHEST}.`,
  'Q3-split': 'Póquer de jotas, damas o reyes sin as: sepáralo, dos y dos.',
  'Q2-keep': `Póquer de sietes a dieces con rey o as: no lo separes y ${TWO_HIGHEST}.`,
  'Q2-split': 'Póquer de sietes a dieces sin rey ni as: sepáralo, dos y dos.',
  'Q1-keep': `Póquer de doses a seises: no lo separes y ${TWO_HIGHEST}.`,
  F4: 'Dos tríos: una pareja del trío mayor va delante.',
  F3: 'Trío y dos parejas: la pareja mayor va delante.',
  'F2-keep': 'Full con pareja de doses, as y rey: conserva el full y pon as-rey delante.',
  'F1-split': 'Full: la pareja va delante.',
  P3: 'Tres parejas: la pareja mayor va delante.',
  'T4-split': `Ases y otra pareja: ${LOWER}`,
  'T3-split': `Pareja alta (de jotas a reyes) y otra de sietes o mejor: ${LOWER}`,
  'T2-keep': `Pareja alta (de jotas a reyes) y baja (de doses a seises), o dos medianas (de sietes a dieces), con as: deja las dos parejas detrás y ${TWO_HIGHEST}.`,
  'T2-split': `Pareja alta (de jotas a reyes) y baja (de doses a seises), o dos medianas (de sietes a dieces), sin as: ${LOWER}`,
  'T1-keep': `Pareja mediana (de sietes a dieces) y baja (de doses a seises), o dos bajas, con rey o as: deja las dos parejas detrás y ${TWO_HIGHEST}.`,
  'T1-split': `Pareja mediana (de sietes a dieces) y baja (de doses a seises), o dos bajas, sin rey ni as: ${LOWER}`,
  S1: 'Sin pareja y con una sola mano completa posible: consérvala y pon delante las otras dos.',
  'S1-choice':
    'Sin pareja y con varias manos completas, como escalera y color: conserva la que deja delante las dos cartas más altas.',
  'S1-long':
    'Sin pareja, y una escalera, un color o una escalera de color de más de cinco cartas: consérvala de modo que vayan delante las dos cartas más altas.',
  'S2-pair': 'Una pareja y una mano completa sin ella: la pareja va delante; la escalera o el color, detrás.',
  'S2-nopair':
    'Una pareja que la escalera o el color necesita: conserva la escalera o el color, con las dos cartas más altas que sobren delante.',
  'S3-pair': 'Trío y mano completa: si esta solo necesita una de las tres, las otras dos van delante.',
  'S3-nopair':
    'Trío y mano completa que no deja pareja: conserva la escalera o el color, con las dos cartas más altas que sobren delante.',
  K2: 'Tres ases: deja dos ases detrás y pon delante el tercero y la carta restante más alta.',
  K1: `Trío: déjalo detrás y ${TWO_HIGHEST}.`,
  P1: `Una pareja: déjala detrás y ${TWO_HIGHEST}.`,
  N1: 'Sin pareja: deja detrás la carta más alta y pon delante la segunda y la tercera.',
}

const OTHERS: Readonly<Record<string, string>> = {
  'ballys-ac-S2-aces':
    'As y comodín en una escalera o escalera de color al as: la pareja de ases va detrás, las dos siguientes más altas, delante.',
  'foxwoods-Q3-split': 'Póquer de jotas, damas, reyes o ases: sepáralo, dos y dos.',
  'mgm-Q3-split': 'Póquer de jotas, damas, reyes o ases: sepáralo, dos y dos.',
  'foxwoods-T3-split': `Dobles parejas, la mayor de jotas a ases: ${LOWER}`,
  'foxwoods-T2-keep': `Dobles parejas, la mayor de sietes a dieces, con as: deja las dos parejas detrás y ${TWO_HIGHEST}.`,
  'foxwoods-T2-split': `Dobles parejas, la mayor de sietes a dieces, sin as: ${LOWER}`,
  'foxwoods-T1-keep': `Dobles parejas, la mayor de treses a seises, con rey o as: deja las dos parejas detrás y ${TWO_HIGHEST}.`,
  'foxwoods-T1-split': `Dobles parejas, la mayor de treses a seises, sin rey ni as: ${LOWER}`,
  'foxwoods-S2-ace':
    'Escalera o color con as y pareja de dieces a reyes: el as va delante y la pareja detrás, si eso mejora lo de delante.',
  'mgm-Q2-keep': `Póquer de sietes a dieces con as: no lo separes y ${TWO_HIGHEST}.`,
  'mgm-Q2-split': 'Póquer de sietes a dieces sin as: sepáralo, dos y dos.',
  'mgm-T3-split': `Ases y otra pareja, o jotas a reyes y otra pareja de sietes o mejor: ${LOWER}`,
  'mgm-T2-keep': `Jotas a reyes con una pareja pequeña (de doses a seises), o dobles parejas con la mayor de sietes a dieces, con as: deja las dos parejas detrás y ${TWO_HIGHEST}.`,
  'mgm-T2-split': `Lo mismo sin as: ${LOWER}`,
  'mgm-T1-keep': `Dobles parejas de seises o menos: deja las dos parejas detrás y ${TWO_HIGHEST}.`,
  'mgm-S2-ace':
    'Escalera o color con as y pareja de dieces a reyes, y el as no es necesario: el as va delante, la escalera o el color se queda detrás.',
  'mgm-S2-ace-pair':
    'Escalera o color con as y pareja de dieces a reyes, y el as es necesario: el as va delante y la pareja se queda detrás.',
}

const OTHER_WAYS = ['ballys-ac', 'foxwoods', 'mgm']

/** Every clause, by the ids that explanations cite. */
export const clauses: Readonly<Record<string, string>> = {
  ...USUAL,
  ...Object.fromEntries(OTHER_WAYS.flatMap((way) => Object.entries(USUAL).map(([id, text]) => [`${way}-${id}`, text]))),
  ...OTHERS,
}
