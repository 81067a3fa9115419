import type { ShowdownPage } from '@/lib/families/showdown/page'
import { CORE, QUALIFYING, VARIANTS } from '@/lib/games/three-card-poker/rules'

/* The game as the writer of hand pages reads it. */

const [usual] = VARIANTS

export const page: ShowdownPage = {
  ...CORE,
  family: 'showdown',
  id: 'three-card-poker',
  name: 'Three Card Poker',
  unit: 'ante',
  qualifies: { source: usual.source, usual: usual.rules.qualifies, values: QUALIFYING },
  pays: Object.fromEntries(
    Object.entries(usual.rules.pays).map(([id, table]) => [id, { source: usual.source, table }]),
  ),
  sides: {},
  variants: VARIANTS.map(({ id, source, rules }) => ({
    id,
    source,
    pays: { anteBonus: rules.pays.anteBonus },
  })) as unknown as ShowdownPage['variants'],
  chart: ['pair', 'king-high', 'queen-high', 'none'],
  strategies: [
    {
      id: 'queen-six-four',
      rules: [
        { says: 'play', when: ['from Q-6-4'] },
        { says: 'fold', when: [] },
      ],
    },
  ],
  table: { seats: 5, most: 7 },
}
