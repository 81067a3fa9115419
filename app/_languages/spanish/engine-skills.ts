import { pattern } from './engine-hands'

/* What is trained, drilled and played by: words that stand for themselves, then those with ranks and numbers in them. */

const SKILLS = {
  'two pair or better': 'dobles parejas o mejor', 'pocket deuces that did not improve': 'doses de mano sin mejorar', 'a pocket pair': 'pareja de mano', 'a pocket pair below the flop': 'pareja de mano por debajo del flop',
  'any other pocket pair': 'otra pareja de mano', 'top pair': 'pareja máxima', 'second pair': 'segunda pareja', 'bottom pair': 'pareja mínima', 'the lowest pair': 'la pareja más baja', 'any other pair of your own': 'otra pareja propia',
  'a hidden pair on a flop of one suit': 'pareja propia en un flop de un solo palo', 'a hidden pair': 'pareja propia', 'a hidden pair on a board with four of a suit': 'pareja propia con cuatro de un palo en la mesa',
  'a pair or better of your own': 'pareja propia o mejor', 'a pair of your own on a paired board': 'pareja propia en una mesa con pareja', 'a pair of your own on a paired flop': 'pareja propia en un flop con pareja',
  'four to a flush': 'cuatro para color', 'an open straight draw': 'proyecto de escalera abierta', 'an inside straight draw': 'proyecto de escalera interna', 'an inside straight draw with both cards below the flop': 'proyecto de escalera interna con las dos cartas por debajo del flop',
  'a straight draw that two ranks fill': 'proyecto de escalera que completan dos valores', 'neither pair nor draw': 'ni pareja ni proyecto', 'nothing on a flop of one suit': 'nada en un flop de un solo palo',
  'a flop with two twos or threes': 'flop con dos doses o treses', 'four of a suit on the board and none of your own': 'cuatro de un palo en la mesa y ninguna tuya', 'two pair or better with your own cards': 'dobles parejas o mejor con tus cartas',
  'nothing of your own in the five cards': 'nada tuyo en las cinco cartas', 'a kicker with two pair or better on the board': 'carta alta con dobles parejas o mejor en la mesa', 'add on?': '¿añadir?', 'nothing beside it': 'sin nada más',
  'two cards of one suit that the flop has too': 'dos cartas de un palo que el flop también tiene', 'high straight cards': 'cartas altas de escalera', 'low straight cards': 'cartas bajas de escalera', 'three cards of one suit': 'tres cartas de un palo',
  'a pair or three of a kind': 'pareja o trío', 'the lowest hands of one suit': 'las manos más bajas de un palo', 'neither pair nor suit nor straight cards': 'ni pareja ni palo ni cartas de escalera', 'one of your cards wins': 'gana una de tus cartas',
  'two of your cards win': 'ganan dos de tus cartas', 'all your cards win': 'ganan todas tus cartas', 'both your cards win': 'ganan tus dos cartas', 'second contest after a win': 'segundo duelo tras ganar', 'contest one no card wins': 'duelo uno, ninguna carta gana',
  'contest two no card wins': 'duelo dos, ninguna carta gana', 'contest two after a win no card wins': 'duelo dos tras ganar, ninguna carta gana', 'tens on the flop': 'varios dieces en el flop', 'one ten on the flop': 'un diez en el flop', 'no tens on the flop': 'ningún diez en el flop',
  'hard seven or less': '7 duro o menos', 'no pair': 'sin pareja', 'one pair': 'una pareja', 'two pairs': 'dobles parejas', 'three pairs': 'tres parejas',
} as const

/** The clauses of house ways: how each begins, up to what it does. */
const CLAUSES = {
  'straight or flush': 'escalera o color', 'one pair and a complete hand without it': 'una pareja y una mano completa sin ella', 'one pair that a straight or flush needs': 'una pareja que la escalera o el color necesita',
  'no pair, and a straight, flush or straight flush in one way only': 'sin pareja, y una escalera, un color o una escalera de color de una sola forma',
  'no pair, and a straight, flush or straight flush of more than five cards': 'sin pareja, y una escalera, un color o una escalera de color de más de cinco cartas',
  'no pair, and hands of more than one kind, such as a straight or a flush': 'sin pareja, y manos de más de una clase, como una escalera o un color', 'twice three of a kind': 'dos tríos', 'four of a kind and three of a kind': 'póquer y trío',
  'four of a kind and a pair': 'póquer y pareja', 'three of a kind and two pairs': 'trío y dobles parejas', 'three of a kind and a complete hand': 'trío y mano completa', 'three of a kind and a complete hand that leaves no pair': 'trío y mano completa que no deja pareja',
  'aces and another pair': 'ases y otra pareja', 'five aces and a pair': 'cinco ases y una pareja', 'the same without an ace': 'lo mismo sin as', 'a high pair and a low one, or two medium pairs, without an ace': 'pareja alta y baja, o dos medianas, sin as',
  'a medium pair and a low one, or two low pairs, with a king or an ace': 'pareja mediana y baja, o dos bajas, con rey o as', 'a medium pair and a low one, or two low pairs, without a king or ace': 'pareja mediana y baja, o dos bajas, sin rey ni as',
} as const

const DRILLS = {
  'as dealt': 'como se reparte', 'close add-ons': 'añadidos ajustados', 'close calls': 'decisiones ajustadas', draws: 'proyectos', 'every clause': 'cada cláusula', pairs: 'parejas', 'soft hands': 'manos blandas', 'nine, ten, eleven': 'nueve, diez, once',
  'no pair, no draw': 'ni pareja ni proyecto', 'the flop changes the play': 'el flop cambia la jugada', 'twelve to sixteen': 'de doce a dieciséis', 'two boxes': 'dos casillas', 'with the joker': 'con el comodín', 'high cards': 'cartas altas', 'high cards with nothing else': 'cartas altas sin nada más',
} as const

const WAYS = {
  'a hidden pair or fold': 'pareja propia o retirarse', 'a kicker instead of outs': 'carta alta en vez de contar outs', 'ace or king, pair or draw': 'as o rey, pareja o proyecto', 'always add on': 'añadir siempre', 'always bet': 'apostar siempre', 'always raise at once': 'subir siempre de entrada',
  'any ace, king or pair': 'cualquier as, rey o pareja', 'any pair on the river': 'cualquier pareja en el river', 'basic strategy': 'estrategia básica', 'before the flop or never': 'antes del flop o nunca', 'best play': 'mejor juego', 'bet with a pair': 'apostar con pareja', 'call everything': 'igualar siempre',
  'fold more deuces': 'retirar más doses', 'highest card first': 'primero la carta más alta', 'looking at the flop': 'mirando el flop', 'mimic the dealer': 'imitar al crupier', 'never add on': 'no añadir nunca', 'never before the flop': 'nunca antes del flop', 'never bet again': 'no volver a apostar',
  'never bust': 'no pasarse nunca', 'never fold': 'no retirarse nunca', 'never on the flop': 'nunca en el flop', 'only pairs and one suit': 'solo parejas y un palo', 'play everything': 'jugarlo todo', 'the best by totals': 'lo mejor por totales', 'the exact list': 'la lista exacta',
  'the rules to the letter': 'las reglas al pie de la letra', 'the short list': 'la lista corta', 'three instead of four': 'tres en vez de cuatro', 'wait for a pair or a face card': 'esperar pareja o figura', 'nothing counted': 'sin contar nada',
  'one rule': 'una regla', 'two rules': 'dos reglas', 'three rules': 'tres reglas', 'four rules': 'cuatro reglas', 'five rules': 'cinco reglas', 'six rules': 'seis reglas', 'seven rules': 'siete reglas', 'eight rules': 'ocho reglas', 'nine rules': 'nueve reglas', 'ten rules': 'diez reglas',
  'eleven rules': 'once reglas', 'twelve rules': 'doce reglas', 'the add-on': 'el añadido', 'the flop and the turn': 'el flop y el turn', 'every decision': 'todas las decisiones', 'every hand': 'todas las manos',
} as const

export const TRAINED: ReadonlyMap<string, string> = new Map(Object.entries({ ...CLAUSES, ...WAYS, ...SKILLS, ...DRILLS }))

/** Settled bets, rules and pay tables: numbers and ranks in them. */
const SETTLED = [
  ['wins {n} to {n}', 'gana {1} a {2}'], ['{n} to {n}', '{1} a {2}'], ['{n} to {n} less {n}%', '{1} a {2} menos {3} %'], ['{n} to {n} on the ante', '{1} a {2} sobre el ante'], ['{n} beats {n}', '{1} supera a {2}'], ['{n} each', '{1} los dos'],
  ['bust with {n}', 'se pasa con {1}'], ['dealer is bust with {n}', 'el crupier se pasa con {1}'], ['wins with less than a straight', 'gana con menos de escalera'], ['wins with less than a flush', 'gana con menos de color'], ['hand {n} of {n}', 'mano {1} de {2}'], ['hand {n}', 'mano {1}'],
  ['soft {n}', '{1} blando'], ['hard {n}', '{1} duro'], ['soft {n} or more', '{1} blando o más'], ['hard {n} or more', '{1} duro o más'], ['{n} rules', '{1} reglas'], ['raise {n}×', 'subir {1}×'], ['raising {n}×', 'subir {1}×'], ['a pair of {rs}', 'pareja de {1s}'],
  ['ante bonus {n}-{n}-{n}', 'bono de ante {1}-{2}-{3}'], ['flush {n} to {n}', 'color {1} a {2}'], ['aces or better {n}', 'ases o mejor {1}'], ['flush or better {n}', 'color o mejor {1}'], ['else {n}', 'si no, {1}'], ['full house {n}', 'full {1}'], ['four of a kind {n}', 'póquer {1}'],
  ['{n} and {n}', '{1} y {2}'], ['{n} seed', 'semilla de {1}'], ['{rs} and {rs}', '{1s} y {2s}'], ['insurance of half the bet', 'seguro de media apuesta'], ['the {r}', '{1e}'], ['{n}', '{1}'],
] as const

const WITH_RANKS = [
  ['{r} high with {a} or higher', '{1} alt{1o} con {2u} o más'], ['{r} high with {a} or lower', '{1} alt{1o} con {2u} o menos'], ['{r} high with {a} or better', '{1} alt{1o} con {2u} o más'], ['{r} high with {a} or {r}', '{1} alt{1o} con {2u} o {3}'], ['{r} or better', '{1} o mejor'], ['{r}-{r} or better', '{1}-{2} o mejor'],
  ['{r} high or better', '{1} alt{1o} o mejor'], ['{r}-{r}-{r} or better', '{1}-{2}-{3} o mejor'], ['{r} high on a paired board', '{1} alt{1o} en una mesa con pareja'], ['{r} high on an unpaired board', '{1} alt{1o} en una mesa sin pareja'], ['{r} high or less on a paired flop', '{1} alt{1o} o menos en un flop con pareja'],
  ['{a} or higher on a paired flop', '{1u} o más en un flop con pareja'], ['{r} high with nothing else', '{1} alt{1o} sin nada más'], ['{r} high or less with nothing else', '{1} alt{1o} o menos sin nada más'], ['{r} to a flush with {a} or higher', 'cuatro para color con {2u} o más'], ['{r} to a flush with {a} or lower', 'cuatro para color con {2u} o menos'],
  ['two cards from the {r} up', 'dos cartas desde {1e}'], ['{a} with a pair on the board', '{1u} con pareja en la mesa'], ['{a} or less with a pair on the board', '{1u} o menos con pareja en la mesa'], ['{a} and no pair', '{1u} sin pareja'], ['{a} or less and no pair', '{1u} o menos sin pareja'],
  ['hard {n} against {a}', '{1} duro contra {2u}'], ['soft {n} against {a}', '{1} blando contra {2u}'], ['soft {n} (A-{n})', '{1} blando (A-{2})'], ['pair of {rs} against {a}', 'pareja de {1s} contra {2u}'], ['hard totals against {a}', 'totales duros contra {1u}'], ['suited {rs}', '{1s} del mismo palo'],
  ['offsuit {rs}', '{1s} de distinto palo'], ['{r} to {r}', 'de {1} a {2}'], ['{r}-{r} to {r}-{r}', 'de {1}-{2} a {3}-{4}'], ['your {r} wins', 'tu {1} gana'], ['your {r} or {r} wins', 'tu {1} o {2} gana'], ['your {r}, {r} or {r} wins', 'tu {1}, {2} o {3} gana'], ['K high', 'K alto'], ['J high', 'J alta'], ['k high', 'K alto'], ['j high', 'J alta'],
  ['four {rs} to {rs}', 'póquer de {1s} a {2s}'], ['four {rs} to {rs} with {a}', 'póquer de {1s} a {2s} con {3}'], ['four {rs} to {rs} with {a} or {a}', 'póquer de {1s} a {2s} con {3} o {4}'], ['four {rs} to {rs} without {a}', 'póquer de {1s} a {2s} sin {3}'], ['four {rs} to {rs} without {a} or {r}', 'póquer de {1s} a {2s} sin {3} ni {4}'],
  ['four {rs}, {rs} or {rs} with {a}', 'póquer de {1s}, {2s} o {3s} con {4}'], ['four {rs}, {rs} or {rs} without {a}', 'póquer de {1s}, {2s} o {3s} sin {4}'], ['four {rs}, {rs}, {rs} or {rs}', 'póquer de {1s}, {2s}, {3s} o {4s}'], ['five {rs} and a pair of {rs}', 'cinco {1s} y pareja de {2s}'],
  ['full house with a pair of {rs}, {a} and {a}', 'full con pareja de {1s}, {2} y {3}'], ['a high pair ({rs} to {rs}) and another of {rs} or better', 'pareja alta ({1s} a {2s}) y otra de {3s} o mejor'], ['two pairs of {rs} or lower', 'dobles parejas de {1s} o menos'],
  ['a high pair and a low one ({rs} to {rs}), or two medium pairs ({rs} to {rs}), with {a}', 'pareja alta y baja ({1s} a {2s}), o dos medianas ({3s} a {4s}), con {5}'], ['two pairs, the higher of {rs} to {rs}', 'dobles parejas, la mayor de {1s} a {2s}'],
  ['with {a} or {a}', 'con {1} o {2}'], ['with {a}', 'con {1}'], ['without {a}', 'sin {1}'], ['without {a} or {r}', 'sin {1} ni {2}'], ['{rs} and another pair, or {rs} to {rs} and another pair of {rs} or better', '{1s} y otra pareja, o {2s} a {3s} y otra pareja de {4s} o mejor'],
  ['{rs} to {rs} with a small pair ({rs} to {rs}), or two pairs of which the higher is {rs} to {rs}, with {a}', '{1s} a {2s} con una pareja pequeña ({3s} a {4s}), o dobles parejas con la mayor de {5s} a {6s}, con {7}'], ['a straight or flush with {a} and a pair of {rs} to {rs}', 'escalera o color con {1} y pareja de {2s} a {3s}'],
  ['and the {r} is needed', 'y {1e} es necesario'], ['and the {r} is not needed', 'y {1e} no es necesario'], ['{a} and the joker in {a}-high straight or straight flush', '{1} y comodín en una escalera o escalera de color {2a}'],
] as const

export const TRAINED_PATTERNS = [...SETTLED, ...WITH_RANKS].map(pattern)
