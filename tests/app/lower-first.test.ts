import { expect, it } from 'vitest'
import { lowerFirst } from '@/lib/text'

it.each([
  ['Two pair', 'two pair'],
  ['A pair of aces', 'a pair of aces'],
  ['As o rey', 'as o rey'],
  ['Más bajo', 'más bajo'],
  ['Q-6-4', 'Q-6-4'],
  ['A5 offsuit', 'A5 offsuit'],
  ['K5 de distinto palo', 'K5 de distinto palo'],
  ['AA', 'AA'],
  ['T8', 'T8'],
  ['Q♣ T♣ in front', 'Q♣ T♣ in front'],
  ['10♦', '10♦'],
  ['', ''],
])('“%s” within a sentence', (name, within) => expect(lowerFirst(name)).toBe(within))
