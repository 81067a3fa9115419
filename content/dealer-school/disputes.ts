import type { GameId } from '@/lib/games/ids'

/*
 * The floor's disputes as questions, with the ruling of one sheet and its reason. Houses differ: what stands here is that sheet's, and
 * it says so. Rulings are those of the sheet; the reasons are this school's.
 */

export interface Dispute {
  readonly id: string
  readonly name: string
  /** What has happened. */
  readonly situation: string
  /** What might be done; one of them is the sheet's ruling. */
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly ruling: string
  readonly why: string
  readonly sheet: string
  /** The game whose sheet it is. */
  readonly game: GameId
}

const TEXAS_POKER = 'Texas Poker sheet (Casino Hold’em)'

const dispute = (
  id: string,
  name: string,
  situation: string,
  ruling: readonly [id: string, text: string],
  others: readonly (readonly [id: string, text: string])[],
  why: string,
): Dispute => ({
  id,
  name,
  situation,
  options: [ruling, ...others].map(([option, text]) => ({ id: option, text })),
  ruling: ruling[0],
  why,
  sheet: TEXAS_POKER,
  game: 'casino-holdem',
})

export const DISPUTES: readonly Dispute[] = [
  dispute(
    'exposed',
    'A card exposed early',
    'While dealing, you turn over the first of your own two cards.',
    ['redeal', 'Deal the hands again; no ante is paid for it.'],
    [
      ['on', 'Go on: the card counts as it lies.'],
      ['pay', 'Pay every ante and deal again.'],
    ],
    'A player who knows a card of the dealer plays another game. The redeal puts that right, and nobody has won anything, so nothing is paid.',
  ),
  dispute(
    'shown',
    'The dealer shows too early',
    'You turn your cards while the last box has not decided yet.',
    ['decide', 'The boxes that have decided keep their decision; the last still bets or folds.'],
    [
      ['redeal', 'Take all cards and deal a new round.'],
      ['fold', 'The last box may only fold.'],
    ],
    'What was decided was decided fairly. The error is the dealer’s, and the box that still has to act is not to lose its choice by it.',
  ),
  dispute(
    'short',
    'A hand a card short or long',
    'One box has three cards, and the next has one.',
    ['order', 'Stop, restore the right order of the cards, and go on with the round.'],
    [
      ['void', 'Take that box’s cards and give its bet back.'],
      ['choose', 'The box chooses two of its three.'],
    ],
    'On this sheet the dealer stops and restores the order. Every box then gets the cards it would have had, so nobody gains or loses. Call the floor first if your house wants it.',
  ),
  dispute(
    'empty',
    'Cards to an empty box',
    'You have dealt two cards to a box on which nobody has bet.',
    ['order', 'Stop dealing, restore the right order, and go on.'],
    [
      ['burn', 'Burn the two cards and go on.'],
      ['bet', 'Let a player bet on it now.'],
    ],
    'Burning would give every later box other cards than its own. Put back in order, the round is the one that should have been.',
  ),
  dispute(
    'lost-order',
    'An order that cannot be restored',
    'Cards were dealt out of sequence, and nobody can say any more which belongs where.',
    ['new', 'Take all cards, leave the bets where they are, and deal a new round.'],
    [
      ['back', 'Give all bets back and close the round.'],
      ['lie', 'Play the round with the cards as they lie.'],
    ],
    'No box has a claim to cards that may be another’s. The bets were placed for a round, and a round is dealt for them.',
  ),
  dispute(
    'touched',
    'A player touches the cards',
    'While you put a wrong sequence right, a player reaches in and moves a card.',
    ['new', 'Take all cards, leave the bets, deal a new round.'],
    [
      ['go-on', 'Ask him which card it was, and go on.'],
      ['forfeit', 'His bet is lost; the others play on.'],
    ],
    'Only the dealer restores the order. Once a player has handled the cards, nobody can vouch for it.',
  ),
  dispute(
    'underpaid',
    'An underpaid box',
    'After the round a player shows that his flush was paid as a straight.',
    ['correct', 'Correct it: the box is paid what its hand wins.'],
    [
      ['closed', 'The round is closed: what was paid stands.'],
      ['half', 'Split the difference.'],
    ],
    'The cards decide, not the dealer’s reading of them. A hand misread, or paid too little, is put right.',
  ),
  dispute(
    'thrown-in',
    'A hand thrown in by mistake',
    'A player folds, the cards are in the muck, and he says now that he had a pair of aces.',
    ['no-claim', 'No claim: the cards do not come back; bet and cards are taken.'],
    [
      ['look', 'Look for his cards and let him call.'],
      ['ante', 'Give him his ante back.'],
    ],
    'A hand that has left the box cannot be proved to be his, and a fold that could be taken back would be no decision.',
  ),
  dispute(
    'dark',
    'A dark box whose owner folds',
    'Three players have bet on one box. Its owner, who bet there first, folds; the two others want to call.',
    ['follow', 'All bets on the box follow its owner: they are lost.'],
    [
      ['own', 'Each may call with his own bet.'],
      ['highest', 'The player with the highest bet decides.'],
    ],
    'A box has one hand and one decision: that of the first who bet there. Who bets in the dark has agreed to it.',
  ),
  dispute(
    'limit',
    'Too many bets on a box',
    'A fourth player puts the table minimum on a box that already holds three bets.',
    ['three', 'Decline it: at most three bets lie on a box.'],
    [
      ['minimum', 'Take it: it is the table minimum.'],
      ['owner', 'Take it if the owner of the box agrees.'],
    ],
    'Three bets a box is the sheet’s limit; each must reach the table minimum besides. The owner decides the hand, not who may bet.',
  ),
  dispute(
    'bonus-limit',
    'A bonus bet over the limit',
    'Before the deal, a box holds an ante of 10 and a bonus bet of 15.',
    ['ante', 'Have it reduced: the bonus bet is at most the ante.'],
    [
      ['fine', 'Leave it: the bonus has no limit but the table’s.'],
      ['raise', 'Pay the bonus on 10 if it wins, and take 15 if it loses.'],
    ],
    'The bonus bet may not exceed the ante. It costs nothing to put right before the deal; once the cards are out, cutting a bet would favor one side.',
  ),
  dispute(
    'maximum',
    'A bonus beside the maximum payout',
    'A box wins so much on ante and call that the table’s maximum payout is reached, and its bonus bet has won too.',
    ['besides', 'Pay the bonus besides: it does not count towards the maximum.'],
    [
      ['none', 'The bonus is not paid: the maximum is reached.'],
      ['shared', 'Pay ante, call and bonus together up to the maximum.'],
    ],
    'The sheet’s maximum payout limits the main game. What the bonus pays is left out of the sum.',
  ),
  dispute(
    'talk',
    'Players who tell each other their cards',
    'Two players at the table show each other their hole cards before they decide.',
    ['forbid', 'Forbid it: players may not exchange information.'],
    [
      ['allow', 'Let them: each still plays his own hand.'],
      ['open', 'Have everybody show, so that all know the same.'],
    ],
    'Every card known of another hand is one that cannot come: who knows more decides better against the house.',
  ),
  dispute(
    'two-boxes',
    'Two open boxes of one player',
    'A player wants to look at two boxes that are not neighbours, with antes of 10 and 20.',
    ['neighbours', 'Not so: his two boxes must be neighbours, with equal antes.'],
    [
      ['allow', 'Allow it: he pays both antes.'],
      ['order', 'Allow it if he decides the higher ante first.'],
    ],
    'He sees both hands. The sheet allows that for neighbouring boxes with equal antes only, and the first is decided first.',
  ),
  dispute(
    'change',
    'A player asks for new cards',
    'After five lost rounds a player asks you to change the decks.',
    ['manager', 'No: cards are changed only between rounds, by the manager, never at a player’s request.'],
    [
      ['now', 'Change them at once.'],
      ['vote', 'Change them if the whole table agrees.'],
    ],
    'A change at somebody’s wish would give him a say over the cards. They stay in the dealer’s sight when the manager changes them.',
  ),
]
