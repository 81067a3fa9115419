/* The engine's words that stand for themselves, by their English. Both begin with a small letter where they are no names. */

const ACTIONS = {
  bet: 'apuesta', betting: 'apostar', call: 'igualar', calling: 'igualar', check: 'pasar', checking: 'pasar', fold: 'retirarse', folding: 'retirarse',
  play: 'jugar', playing: 'jugar', hit: 'pedir', hitting: 'pedir', stand: 'plantarse', standing: 'plantarse', double: 'doblar', doubling: 'doblar',
  split: 'dividir', splitting: 'dividir', surrender: 'rendirse', surrendering: 'rendirse', insurance: 'seguro', 'taking insurance': 'tomar el seguro',
  'no insurance': 'sin seguro', 'declining insurance': 'rechazar el seguro', hold: 'guardar', holding: 'guardar', decline: 'rechazar', declining: 'rechazar',
  'place the lowest that wins': 'colocar la más baja que gana', 'placing the lowest that wins': 'colocar la más baja que gana',
  'place the highest that wins': 'colocar la más alta que gana', 'placing the highest that wins': 'colocar la más alta que gana',
  'add a half': 'añadir la mitad', 'adding a half': 'añadir la mitad', 'add a quarter': 'añadir un cuarto', 'adding a quarter': 'añadir un cuarto',
  'add a tenth': 'añadir un décimo', 'adding a tenth': 'añadir un décimo', 'other setting': 'otra colocación', 'house way': 'reglas de la casa',
  'best setting': 'mejor colocación', 'another setting': 'otra colocación', 'dealer blackjack': 'blackjack del crupier', blackjack: 'blackjack',
} as const

const WAGERS = {
  ante: 'ante', antes: 'antes', bets: 'apuestas', 'play bet': 'apuesta Play', 'play bets': 'apuestas Play', 'ante bonus': 'bono de ante', blind: 'ciega',
  bonus: 'bono', progressive: 'progresiva', 'flop bet': 'apuesta del flop', 'turn bet': 'apuesta del turn', 'river bet': 'apuesta del river',
  'second box: Ante': 'segunda casilla: Ante', 'second box: Call': 'segunda casilla: Igualar', 'texas 21 bet': 'apuesta Texas 21', 'add-on': 'añadido',
  'play and add-on': 'jugar y añadido', 'side bet': 'apuesta lateral',
} as const

const PLACES = {
  'before the flop': 'antes del flop', 'on the flop': 'en el flop', 'on the turn': 'en el turn', 'on the river': 'en el river',
  'call or fold': 'igualar o retirarse', 'play or fold': 'jugar o retirarse', 'set your hand': 'coloca tu mano', 'your hand': 'tu mano',
  'first contest': 'primer duelo', 'second contest': 'segundo duelo', 'contest one': 'duelo uno', 'contest two': 'duelo dos', board: 'mesa', flop: 'flop', turn: 'turn', river: 'river',
  'community cards': 'cartas comunes', dealer: 'crupier', 'dealer, behind': 'crupier, detrás', 'dealer, in front': 'crupier, delante', 'your hand, behind': 'tu mano, detrás',
  'player’s hand': 'mano del jugador', 'player’s hand, in front': 'mano del jugador, delante', 'player’s hand, behind': 'mano del jugador, detrás',
  'your hand, in front': 'tu mano, delante', 'your first box': 'tu primera casilla', 'your second box': 'tu segunda casilla', 'your other box': 'tu otra casilla', 'in front': 'delante', behind: 'detrás',
  'up card': 'carta vista', 'cards drawn': 'cartas pedidas', 'contest cards': 'cartas de los duelos', 'placed at the first': 'colocada en el primero', 'add-on made': 'añadido hecho',
  'bet on the flop': 'apuesta en el flop', 'insurance under an ace': 'seguro con un as', 'dead cards': 'cartas muertas', none: 'ninguno', 'to be decided': 'por decidir',
  'declined: the dealer has no blackjack': 'rechazado: el crupier no tiene blackjack', 'taken: the dealer has no blackjack': 'tomado: el crupier no tiene blackjack',
  'starting hands': 'manos iniciales', 'one card': 'una carta', 'the other': 'la otra', 'highest card': 'carta más alta', second: 'segunda', 'your seven cards': 'tus siete cartas', clause: 'cláusula',
  'first plays': 'primeras jugadas', 'your two cards': 'tus dos cartas', 'dealer’s up card': 'carta vista del crupier', 'hard totals': 'totales duros', 'soft totals': 'totales blandos',
} as const

const ENDS = {
  wins: 'gana', loses: 'pierde', ties: 'empata', pushes: 'empata', folds: 'se retira', 'raises 2× later': 'sube 2× después', 'raises 1× later': 'sube 1× después',
  'loses half': 'pierde la mitad', 'no pay': 'no paga', folded: 'retirada', called: 'igualada', 'to decide': 'por decidir', equal: 'igual', higher: 'más alta', lower: 'más baja',
  qualifies: 'califica', 'does not qualify': 'no califica', 'has no game': 'sin juego', 'dealer does not qualify': 'el crupier no califica', 'dealer has no game': 'el crupier no tiene juego',
  doubled: 'doblada', surrendered: 'rendida', bust: 'se pasa', 'a copy': 'copia', 'goes to the banker': 'para la banca', 'no blackjack': 'sin blackjack', 'one suit': 'un solo palo',
  'three suits': 'tres palos', 'none of your cards wins': 'ninguna de tus cartas gana', 'not won': 'no ganado', 'both have a blackjack': 'los dos tienen blackjack',
  'dealer has a blackjack': 'el crupier tiene blackjack', 'dealer has no blackjack': 'el crupier no tiene blackjack', 'dealer’s hand is higher': 'la mano del crupier es más alta',
  taken: 'recogida', 'left where it lies': 'se queda donde está', 'no hand that it pays': 'ninguna mano que pague', 'less than the ante is paid for': 'menos de lo que paga el ante',
  'dealer has no game but is higher': 'el crupier no tiene juego, pero es más alto',
  'higher hand': 'mano más alta', tie: 'empate', 'no bonus hand': 'sin mano de bono', 'less than the table pays': 'menos de lo que paga la tabla', 'neither one suit nor four': 'ni un palo ni cuatro',
  'all four suits': 'los cuatro palos', 'all of one suit': 'todas del mismo palo', 'both hands lose': 'pierden las dos manos', 'both hands win': 'ganan las dos manos', 'one hand each': 'una mano cada uno',
  'the copy behind the banker’s': 'la copia de detrás, para la banca', 'the copy in front the banker’s': 'la copia de delante, para la banca', 'both copies the banker’s': 'las dos copias, para la banca',
  'wins with the ante paid': 'gana y se paga el ante', 'all bets made': 'todas las apuestas hechas', 'ends at ×1': 'acaba en ×1', 'ends at ×2': 'acaba en ×2', 'ends at ×5': 'acaba en ×5',
  best: 'mejor', fine: 'bien', inaccuracy: 'imprecisión', mistake: 'error', blunder: 'error grave',
} as const

const PAYS = {
  'high card': 'carta alta', pair: 'pareja', 'two pair': 'dobles parejas', 'three pair': 'tres parejas', 'three of a kind': 'trío', straight: 'escalera', flush: 'color', 'full house': 'full', 'four of a kind': 'póquer',
  'straight flush': 'escalera de color', 'royal flush': 'escalera real', 'mini royal': 'mini escalera real', 'five of a kind': 'repóquer', 'five of a kind, suited': 'repóquer del mismo palo', 'five aces': 'cinco ases',
  aces: 'ases', 'aces, and aces for the dealer': 'ases, y ases del crupier', 'ace-king offsuit': 'as-rey de distinto palo', 'ace-king suited': 'as-rey del mismo palo',
  'ace with a queen or jack, offsuit': 'as con dama o jota, de distinto palo', 'ace with a queen or jack, suited': 'as con dama o jota, del mismo palo', 'kings, queens or jacks': 'reyes, damas o jotas',
  'tens to twos': 'de dieces a doses', 'match: all of one suit': 'Match: todas del mismo palo', 'mix: all four suits': 'Mix: los cuatro palos', 'pair of jacks or better': 'pareja de jotas o mejor',
  'royal flush, no joker, and a suited king-queen': 'escalera real sin comodín, y rey-dama del mismo palo', 'seven-card straight flush with the joker': 'escalera de color de siete cartas con comodín',
  'seven-card straight flush, no joker': 'escalera de color de siete cartas sin comodín', '1 if the bet comes back, 0 if it loses': '1 si la apuesta se devuelve, 0 si pierde', joker: 'comodín',
} as const

const RULES = {
  'add-ons offered': 'añadidos ofrecidos', 'ante paid from': 'el ante se paga desde', 'blackjack pays': 'el blackjack paga', commission: 'comisión', 'dealer keeps straights and flushes': 'el crupier conserva escaleras y colores',
  'dealer qualifies with': 'el crupier califica con', 'dealer without a game': 'crupier sin juego', decks: 'barajas', 'double after split': 'doblar tras dividir', 'double on': 'doblar con', 'hands after splits': 'manos tras dividir',
  'late surrender': 'rendición tardía', 'less than jacks at ×1': 'menos de jotas en ×1', 'less than jacks at ×2': 'menos de jotas en ×2', 'less than jacks at ×5': 'menos de jotas en ×5', 'pays at ×1': 'pagos en ×1', 'pays at ×2': 'pagos en ×2',
  'pays at ×5': 'pagos en ×5', 'raises before the flop': 'subidas antes del flop', 'soft 17': '17 blando', 'you bank': 'eres la banca', '10 or 11': '10 u 11', '9, 10 or 11': '9, 10 u 11', 'a flush': 'un color', 'a straight': 'una escalera', 'a pair': 'una pareja',
  'a half of the Play bet': 'la mitad de la apuesta Play', 'a quarter of the Play bet': 'un cuarto de la apuesta Play', 'a tenth of the Play bet': 'un décimo de la apuesta Play', 'a half': 'la mitad', 'a quarter': 'un cuarto', 'a tenth': 'un décimo',
  'all bets lose': 'todas las apuestas pierden', 'all bets push': 'todas las apuestas empatan', always: 'siempre', 'ante paid 1 to 1, whoever is higher': 'ante pagado 1 a 1, gane quien gane', 'ante paid by table, whoever is higher': 'ante pagado por tabla, gane quien gane',
  'ante paid if you are higher, lost if you are lower': 'ante pagado si ganas, perdido si no', 'ante paid only if you are higher, else it pushes': 'ante pagado solo si ganas; si no, empata', 'any hand': 'cualquier mano', 'any two cards': 'dos cartas cualesquiera',
  'dealer hits': 'el crupier pide', 'dealer stands': 'el crupier se planta', 'loses the stake': 'pierde lo apostado', 'lowest straight': 'escalera más baja', 'second-highest straight': 'segunda escalera más alta', 'rule sheet': 'hoja de reglas',
  'a house way of one’s own': 'reglas de la casa propias', 'ante paid from a flush': 'ante pagado desde color', 'ante paid from a straight': 'ante pagado desde escalera', 'dealer hits soft 17': 'el crupier pide con 17 blando',
  'dealer stands on soft 17': 'el crupier se planta con 17 blando', standard: 'estándar', 'standard rules': 'reglas estándar', 'texas Poker sheet': 'hoja de Texas Poker', 'an example': 'un ejemplo', 'three pair pushes': 'tres parejas empatan',
  'table A': 'tabla A', 'table B': 'tabla B', 'house edge': 'ventaja de la casa',
} as const

const SCHOOL = {
  'ante settled though the dealer does not qualify': 'ante liquidado aunque el crupier no califica', 'a qualifying dealer called out': 'se anula a un crupier que califica', 'blind paid on less than a straight': 'ciega pagada con menos de escalera',
  'wrong winner': 'ganador equivocado', 'a push was taken': 'se retiró un empate', 'a tie was taken': 'se retiró un empate', 'right call, wrong chips': 'decisión correcta, fichas incorrectas', 'play settled though the dealer does not qualify': 'apuesta de jugar liquidada aunque el crupier no califica',
  'ante bonus not paid, or at wrong odds': 'bono de ante no pagado, o mal pagado', 'ante paid on less than a straight': 'ante pagado con menos de escalera', 'ante not paid on a straight': 'ante no pagado con escalera', 'ante paid on less than a flush': 'ante pagado con menos de color',
  'ante not paid on a flush': 'ante no pagado con color', 'call settled though the dealer has no game': 'apuesta de igualar liquidada aunque el crupier no tiene juego', 'ante not paid when the dealer has no game': 'ante no pagado cuando el crupier no tiene juego',
  'the dealer’s hand is mis-set': 'la mano del crupier está mal colocada', 'copy given to the player': 'copia dada al jugador', 'wrong commission': 'comisión incorrecta', 'a-2-3-4-5 misranked': 'A-2-3-4-5 mal ordenada', 'paid at the wrong multiple': 'pagado con otro múltiplo',
  'less than jacks settled wrong': 'menos de jotas mal liquidado', 'add-on not settled like the Play bet': 'añadido no liquidado como la apuesta Play', 'the dealer stood where he must draw': 'el crupier se plantó cuando debía pedir',
  'the dealer drew where he must stand': 'el crupier pidió cuando debía plantarse', 'insurance settled wrong': 'seguro mal liquidado', 'straights and flushes': 'escaleras y colores', 'full houses': 'fulls', exact: 'exacta', quarter: 'cuarto', half: 'medio', dollar: 'dólar',
  'to the cent': 'al centavo', 'up to the next quarter': 'hasta el siguiente cuarto', 'up to the next half dollar': 'hasta el siguiente medio dólar', 'up to the next dollar': 'hasta el siguiente dólar',
  break: 'romper', 'keep complete': 'conservar completa', 'keep together': 'mantener juntas', 'pair behind': 'pareja detrás', 'the lower in front': 'la más baja delante', 'the lowest pair in front': 'la pareja más baja delante',
  'the middle pair in front': 'la pareja del medio delante', 'the third kicker in front': 'la tercera carta alta delante', 'a win, less the commission': 'una ganancia, menos la comisión', 'number of questions': 'número de preguntas', 'time limit': 'límite de tiempo', 'pass mark': 'nota de aprobado',
  'surrender: the house keeps': 'rendición: la casa se queda',
} as const

/** Actions that are called like a thing in English, and are verbs in Spanish. */
export const DEEDS: ReadonlyMap<string, string> = new Map([['Bet', 'Apostar']])

export const WORDS: ReadonlyMap<string, string> = new Map(Object.entries({ ...SCHOOL, ...RULES, ...PLACES, ...ENDS, ...PAYS, ...WAGERS, ...ACTIONS }))

/** Names that are the same in every language. */
export const NAMES = /^(MGM|Foxwoods|Bally’s, Atlantic City|Trips|Pair Plus|6 Card Bonus|Mix & Match|Mix|Match|First 5 Jackpot|[Ff]ortune [\d-]+|Blackjack|×\d|\d+×|[\d-]+|A-2-3-4-5|[AKQJT2-9](?:[AKQJT2-9][so]?|(?:-[AKQJT2-9]){1,2})?)$/
