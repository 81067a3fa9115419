import type { Card } from '@/lib/cards/card'
import { type Held, heldHand } from '@/lib/cards/hand-words'
import { bestFive } from '@/lib/cards/one-hand'
import { type Felt, placedBets, type RoundState, withNotes } from '@/lib/engines/round/index'
import { captionAt, type Ending, isLower, type SettlementTable, stakesOf } from '@/lib/engines/settlement/index'
import type { SettledBet, SideBet } from '@/lib/game/game'

interface Settled {
  /** Isn't asked after a fold. */
  readonly ending: () => Ending
  readonly bets: readonly SettledBet[]
}

/** What the felt of a hand with a board shows besides the cards. `settled` is absent until the round is over. */
export function holdemFelt(
  table: SettlementTable,
  sideBets: readonly SideBet[],
  state: RoundState<'hand' | 'board' | 'dealer', string>,
  own: (hand: readonly Card[], board: readonly Card[]) => Held,
  settled: Settled | undefined,
): Felt<'hand' | 'board' | 'dealer'> {
  const { hand, board, dealer, did, sides } = state
  const standing = Object.entries(stakesOf(table, did)).map(([id, stake]) => ({ id, stake }))
  const bets = withNotes([...standing, ...placedBets(sideBets, sides)], settled?.bets ?? [])
  if (hand.length === 0) return { zones: {}, bets }
  const args = own(hand, board)
  const ending = did.includes('fold') ? 'fold' : settled?.ending()
  if (ending === undefined) return { zones: { hand: { caption: { id: 'cards', args } } }, bets }
  const caption = { id: captionAt(table, 'own', ending), args }
  if (ending === 'fold') return { zones: { hand: { caption } }, bets }
  return {
    zones: {
      hand: { caption },
      dealer: { caption: { id: captionAt(table, 'dealer', ending), args: heldHand([...dealer, ...board]) } },
    },
    // On a tie the player's own five cards are marked.
    marked: bestFive([...(isLower(ending) ? dealer : hand), ...board]),
    bets,
  }
}
