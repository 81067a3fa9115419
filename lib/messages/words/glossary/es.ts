import { words } from '../es'
import type { Glossary } from './en'

/* Lo mismo en español. */

const UN = new Set<string>(['high-card', 'straight', 'straight-flush', 'royal-flush', 'mini-royal', 'pair'])

const rangeHand: Glossary['rangeHand'] = (hand) => {
  if ('top' in hand) {
    const ranks = hand.top.map((rank) => words.rank(rank)).join('-')
    return hand.top.length === 1 ? `carta alta ${ranks}` : ranks
  }
  const name = words.paid[hand.kind].toLowerCase()
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
  },
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Cada mano como sale de la baraja.' },
    'close-calls': { name: 'Decisiones ajustadas', about: 'Las manos a los dos lados de la línea.' },
  },
  rangeHand,
  theBet,
}
