import { words } from '../es'
import { type Glossary, suitLength } from './en'

/* Lo mismo en español. */

const UN = new Set<string>(['high-card', 'straight', 'straight-flush', 'royal-flush', 'mini-royal', 'pair'])

const rangeHand: Glossary['rangeHand'] = (hand) => {
  if ('top' in hand) {
    const ranks = hand.top.map((rank) => words.rank(rank)).join('-')
    return hand.top.length === 1 ? `carta alta ${ranks}` : ranks
  }
  if ('rank' in hand) {
    const equal = words.rank(hand.rank, 2)
    const beside = hand.beside.map(hand.beside.length === 1 ? words.aRank : (rank) => words.rank(rank)).join('-')
    return `${hand.count === 2 ? 'una pareja' : hand.count === 3 ? 'un trío' : 'un póquer'} de ${equal}${beside && ` con ${beside}`}`
  }
  const length = suitLength(hand.kind)
  if (length) return `un color de ${length} cartas`
  const name = words.paid[hand.kind as keyof typeof words.paid].toLowerCase()
  return hand.kind === 'two-pair' ? name : UN.has(hand.kind) ? `una ${name}` : `un ${name}`
}

/** «el ante», «la subida», «la apuesta Play»: los nombres en -a son femeninos. */
const theBet: Glossary['theBet'] = (bet) => {
  const name = glossary.bets[bet] ?? bet
  return bet === 'play' ? `la apuesta ${name}` : `${name.endsWith('a') ? 'la' : 'el'} ${name.toLowerCase()}`
}

export const glossary: Glossary = {
  actions: {
    raise: { name: 'Subir', doing: 'Subir', letter: 'S' },
    play: { name: 'Jugar', doing: 'Jugar', letter: 'J' },
    'raise-3x': { name: 'Subir 3×', doing: 'Subir 3×', letter: '3' },
    'raise-2x': { name: 'Subir 2×', doing: 'Subir 2×', letter: '2' },
    'raise-1x': { name: 'Subir 1×', doing: 'Subir 1×', letter: '1' },
    'play-3x': { name: 'Jugar 3×', doing: 'Jugar 3×', letter: '3' },
    'play-2x': { name: 'Jugar 2×', doing: 'Jugar 2×', letter: '2' },
    'play-1x': { name: 'Jugar 1×', doing: 'Jugar 1×', letter: '1' },
    fold: { name: 'Retirarse', doing: 'Retirarse', letter: 'R' },
  },
  bets: {
    blind: 'Ciega',
    trips: 'Trips',
    'pair-plus': 'Pair Plus',
    'six-card': '6 Card Bonus',
    ante: 'Ante',
    'ante-bonus': 'Bono de ante',
    bonus: 'Bono',
    'first-five': 'First 5 Jackpot',
    'mix-and-match': 'Mix & Match',
    side: 'Apuesta lateral',
    progressive: 'Progresiva',
    hands: 'La mano',
    'three-card': 'Three Card Bonus',
    'twenty-one-plus-three': '21+3',
    'perfect-pairs': 'Perfect Pairs',
    raise: 'Subida',
    play: 'Play',
    'aces-up': 'Aces Up',
    'queens-up': 'Queens Up',
    'super-bonus': 'Super Bonus',
    flush: 'Flush bonus',
    'straight-flush': 'Straight Flush bonus',
  },
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Cada mano como sale de la baraja.' },
    'close-calls': { name: 'Decisiones ajustadas', about: 'Las manos a los dos lados de la línea.' },
  },
  rangeHand,
  theBet,
}
