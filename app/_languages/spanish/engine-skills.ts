import { pattern } from './engine-hands'

/* What is trained, drilled and played by: words that stand for themselves, then those with ranks and numbers in them. */

/** The clauses of house ways: how each begins, up to what it does. */
const CLAUSES = {
  'straight or flush': 'escalera o color',
  'one pair and a complete hand without it': 'una pareja y una mano completa sin ella',
  'one pair that a straight or flush needs': 'una pareja que la escalera o el color necesita',
  'no pair, and a straight, flush or straight flush in one way only':
    'sin pareja, y una escalera, un color o una escalera de color de una sola forma',
  'no pair, and a straight, flush or straight flush of more than five cards':
    'sin pareja, y una escalera, un color o una escalera de color de más de cinco cartas',
  'no pair, and hands of more than one kind, such as a straight or a flush':
    'sin pareja, y manos de más de una clase, como una escalera o un color',
  'twice three of a kind': 'dos tríos',
  'four of a kind and three of a kind': 'póquer y trío',
  'four of a kind and a pair': 'póquer y pareja',
  'three of a kind and two pairs': 'trío y dobles parejas',
  'three of a kind and a complete hand': 'trío y mano completa',
  'three of a kind and a complete hand that leaves no pair': 'trío y mano completa que no deja pareja',
  'aces and another pair': 'ases y otra pareja',
  'five aces and a pair': 'cinco ases y una pareja',
  'the same without an ace': 'lo mismo sin as',
  'a high pair and a low one, or two medium pairs, without an ace': 'pareja alta y baja, o dos medianas, sin as',
  'a medium pair and a low one, or two low pairs, with a king or an ace':
    'pareja mediana y baja, o dos bajas, con rey o as',
  'a medium pair and a low one, or two low pairs, without a king or ace':
    'pareja mediana y baja, o dos bajas, sin rey ni as',
} as const

export const TRAINED: ReadonlyMap<string, string> = new Map(Object.entries(CLAUSES))

/** Rules and pay tables: numbers and ranks in them. */
const WITH_NUMBERS = [
  ['{n} to {n}', '{1} a {2}'],
  ['hand {n} of {n}', 'mano {1} de {2}'],
  ['hand {n}', 'mano {1}'],
  ['soft {n}', '{1} blando'],
  ['hard {n}', '{1} duro'],
  ['soft {n} or more', '{1} blando o más'],
  ['hard {n} or more', '{1} duro o más'],
  ['raise {n}×', 'subir {1}×'],
  ['bet {n}×', 'apostar {1}×'],
  ['betting {n}×', 'apostar {1}×'],
  ['straight {n}', 'escalera {1}'],
  ['straight at {n} to {n}', 'escalera {1} a {2}'],
  ['raising {n}×', 'subir {1}×'],
  ['a pair of {rs}', 'pareja de {1s}'],
  ['ante bonus {n}-{n}-{n}', 'bono de ante {1}-{2}-{3}'],
  ['flush {n} to {n}', 'color {1} a {2}'],
  ['aces or better {n}', 'ases o mejor {1}'],
  ['flush or better {n}', 'color o mejor {1}'],
  ['else {n}', 'si no, {1}'],
  ['full house {n}', 'full {1}'],
  ['four of a kind {n}', 'póquer {1}'],
  ['{n} and {n}', '{1} y {2}'],
  ['{n} seed', 'bote inicial de {1}'],
  ['{rs} and {rs}', '{1s} y {2s}'],
  ['insurance of half the bet', 'seguro de media apuesta'],
  ['the {r}', '{1e}'],
  ['{n}', '{1}'],
] as const

const WITH_RANKS = [
  ['{r} or better', '{1} o mejor'],
  ['{r}-{r} or better', '{1}-{2} o mejor'],
  ['{r} high or better', 'carta alta {1} o mejor'],
  ['{r}-{r}-{r} or better', '{1}-{2}-{3} o mejor'],
  ['soft {n} (A-{n})', '{1} blando (A-{2})'],
  ['hard {n} against {a}', '{1} duro contra {2u}'],
  ['soft {n} against {a}', '{1} blando contra {2u}'],
  ['pair of {rs} against {a}', 'pareja de {1s} contra {2u}'],
  ['{r} to {r}', 'de {1} a {2}'],
  ['{r}-{r} to {r}-{r}', 'de {1}-{2} a {3}-{4}'],
  ['your {r} wins', 'tu {1} gana'],
  ['your {r} or {r} wins', 'tu {1} o {2} gana'],
  ['your {r}, {r} or {r} wins', 'tu {1}, {2} o {3} gana'],
  ['K high', 'carta alta K'],
  ['J high', 'carta alta J'],
  ['k high', 'carta alta K'],
  ['j high', 'carta alta J'],
  ['four {rs} to {rs}', 'póquer de {1s} a {2s}'],
  ['four {rs} to {rs} with {a}', 'póquer de {1s} a {2s} con {3}'],
  ['four {rs} to {rs} with {a} or {a}', 'póquer de {1s} a {2s} con {3} o {4}'],
  ['four {rs} to {rs} without {a}', 'póquer de {1s} a {2s} sin {3}'],
  ['four {rs} to {rs} without {a} or {r}', 'póquer de {1s} a {2s} sin {3} ni {4}'],
  ['four {rs}, {rs} or {rs} with {a}', 'póquer de {1s}, {2s} o {3s} con {4}'],
  ['four {rs}, {rs} or {rs} without {a}', 'póquer de {1s}, {2s} o {3s} sin {4}'],
  ['four {rs}, {rs}, {rs} or {rs}', 'póquer de {1s}, {2s}, {3s} o {4s}'],
  ['five {rs} and a pair of {rs}', 'cinco {1s} y pareja de {2s}'],
  ['full house with a pair of {rs}, {a} and {a}', 'full con pareja de {1s}, {2} y {3}'],
  ['a high pair ({rs} to {rs}) and another of {rs} or better', 'pareja alta ({1s} a {2s}) y otra de {3s} o mejor'],
  ['two pairs of {rs} or lower', 'dobles parejas de {1s} o menos'],
  [
    'a high pair and a low one ({rs} to {rs}), or two medium pairs ({rs} to {rs}), with {a}',
    'pareja alta y baja ({1s} a {2s}), o dos medianas ({3s} a {4s}), con {5}',
  ],
  ['two pairs, the higher of {rs} to {rs}', 'dobles parejas, la mayor de {1s} a {2s}'],
  ['with {a} or {a}', 'con {1} o {2}'],
  ['with {a}', 'con {1}'],
  ['without {a}', 'sin {1}'],
  ['without {a} or {r}', 'sin {1} ni {2}'],
  [
    '{rs} and another pair, or {rs} to {rs} and another pair of {rs} or better',
    '{1s} y otra pareja, o {2s} a {3s} y otra pareja de {4s} o mejor',
  ],
  [
    '{rs} to {rs} with a small pair ({rs} to {rs}), or two pairs of which the higher is {rs} to {rs}, with {a}',
    '{1s} a {2s} con una pareja pequeña ({3s} a {4s}), o dobles parejas con la mayor de {5s} a {6s}, con {7}',
  ],
  ['a straight or flush with {a} and a pair of {rs} to {rs}', 'escalera o color con {1} y pareja de {2s} a {3s}'],
  ['and the {r} is needed', 'y {1e} es necesario'],
  ['and the {r} is not needed', 'y {1e} no es necesario'],
  [
    '{a} and the joker in {a}-high straight or straight flush',
    '{1} y comodín en una escalera o escalera de color {2a}',
  ],
] as const

export const TRAINED_PATTERNS = [...WITH_NUMBERS, ...WITH_RANKS].map(pattern)
