import type { Guide } from '@/content/guide'
import type { AnyGame } from '@/lib/games/game'

const FIRST_RULES = 7

/** The guide of a game that has no text of its own yet: what its data say, without prose. */
export const plainGuide = (game: AnyGame): Guide => ({
  description: `${game.name}: strategy, house edge, pay tables and side bets, worked out exactly. ${game.about}`,
  inShort: game.strategy.slice(0, FIRST_RULES).map(({ id }) => id),
  lead: ({ Edge, Risk }) => (
    <>
      {game.about} With the best play the house keeps <Edge /> of the {game.unit}, <Risk /> of all the money you put down.
    </>
  ),
  round: [],
  bets: ({ AverageBet }) => (
    <>
      In an average round you put down <AverageBet /> {game.unit}s.
    </>
  ),
  costs: {},
  changes: [],
  sideBets: () => <>Bets of their own, beside the game. Each costs what its table says, round after round.</>,
  questions: [],
})
