import type { Qualifying } from '@/lib/engines/holdem/index'
import { tidyNet } from '@/lib/game/ev'
import { payInWords } from '@/lib/game/side-bets/pays'
import { capital } from '@/lib/text'
import { words } from '../en'
import { glossary, type RangeHand } from '../glossary/en'
import type { Message } from '../../message'

/* Dealers' mistakes: the name, as in a list, and what is right instead. */

export interface MistakeWords {
  /** “Copy given to the player” */
  readonly name: string
  /** “An identical hand goes to the banker.” */
  readonly right: string
}

/** “a pair of fours” */
const least = (qualifies: Qualifying): string => words.qualifying[qualifies]!.toLowerCase()

const ends = (verb: string, positions: readonly string[]): string => `${verb} at ${words.and(positions)}`

export const mistakes = {
  // ——— At several games
  wrongWinner: () => ({ name: 'Wrong winner', right: 'The higher hand wins: read both again, card by card.' }),
  pushTaken: () => ({ name: 'A push was taken', right: 'A bet that pushes stays where it is.' }),
  wrongChips: () => ({
    name: 'Right call, wrong chips',
    right: 'The dealer called the right odds but cut the wrong chips.',
  }),
  /** `table`: the name of the bet that it pays. */
  wrongOdds: ({ table }: { readonly table: string }) => ({
    name: `${glossary.bets[table] ?? table} paid at wrong odds`,
    right: 'This house’s table decides what it pays.',
  }),
  calledOut: () => ({
    name: 'A qualifying dealer called out',
    right: 'The dealer qualifies: every bet is in action.',
  }),

  /** `bet`: one that pushes if the dealer has less than the hand. */
  unqualifiedSettled: ({ bet, hand }: { readonly bet: string; readonly hand: RangeHand }) => ({
    name: `${glossary.bets[bet] ?? bet} settled though the dealer doesn’t qualify`,
    right: `With less than ${glossary.rangeHand(hand)} the dealer doesn’t qualify: ${glossary.theBet(bet)} pushes.`,
  }),

  bonusUnpaid: ({ bet }: { readonly bet: string }) => ({
    name: `${glossary.bets[bet] ?? bet} not paid, or at wrong odds`,
    right: `${capital(glossary.theBet(bet))} depends on the player’s hand alone, whatever the dealer has.`,
  }),

  // ——— Ultimate Texas Hold’em
  anteSettled: ({ qualifies }: { readonly qualifies: Qualifying }) => ({
    name: 'Ante settled though the dealer doesn’t qualify',
    right: `With less than ${least(qualifies)} the dealer doesn’t qualify, and the ante pushes.`,
  }),
  blindPaid: () => ({
    name: 'Blind paid on less than a straight',
    right: 'A win with less than a straight gives the Blind back.',
  }),

  // ——— Casino Hold’em
  callSettled: ({ qualifies }: { readonly qualifies: Qualifying }) => ({
    name: 'Call settled though the dealer has no game',
    right: `With less than ${least(qualifies)} the dealer has no game: the call pushes.`,
  }),
  noGame: ({ house }: { readonly house: 'table' | 'even-money' | 'push-if-lower' | 'lose-if-lower' }) => ({
    name:
      house === 'table' || house === 'even-money'
        ? 'Ante not paid when the dealer has no game'
        : 'Ante settled wrong when the dealer has no game',
    right: {
      table: 'This sheet pays the ante by its table when the dealer has no game, whoever is higher.',
      'even-money': 'This house pays the ante 1 to 1 when the dealer has no game, whoever is higher.',
      'push-if-lower':
        'This house pays the ante by its table when the dealer has no game and the player is higher. Otherwise it comes back.',
      'lose-if-lower':
        'If the dealer has no game, this house pays the ante by its table to a higher hand, returns it in a tie and takes it from a lower hand.',
    }[house],
  }),

  // ——— Texas Hold’em Bonus
  antePaid: ({ from }: { readonly from: 'straight' | 'flush' }) => ({
    name: `Ante paid on less than a ${from}`,
    right: `The ante is paid from a ${from} up. With less, a win gives it back.`,
  }),
  anteUnpaid: ({ from }: { readonly from: 'straight' | 'flush' }) => ({
    name: `Ante not paid on a ${from}`,
    right: `The ante is paid from a ${from} up.`,
  }),
  tieTaken: () => ({ name: 'A tie was taken', right: 'In a tie every bet pushes.' }),
  tieLeft: () => ({ name: 'A tie was left', right: 'Ties lose here.' }),

  // ——— Pai Gow Poker
  misset: () => ({ name: 'The dealer’s hand is mis-set', right: 'The house way sets it differently.' }),
  copy: ({ isBanking }: { readonly isBanking: boolean }) => ({
    name: isBanking ? 'Copy given to the dealer' : 'Copy given to the player',
    right: isBanking
      ? 'An identical hand goes to the banker, here the player.'
      : 'An identical hand goes to the banker.',
  }),
  compared: () => ({
    name: 'Wrong winner',
    right: 'Compare front with front and back with back. Both higher win, both lower lose, one each is a push.',
  }),
  commission: ({ share }: { readonly share: number }) => ({
    name: 'Wrong commission',
    right: share === 0 ? 'No commission is taken here.' : `The house keeps ${tidyNet(100 * share)}% of a win.`,
  }),
  wheel: ({ isLowest }: { readonly isLowest: boolean }) => ({
    name: 'A-2-3-4-5 misranked',
    right: isLowest ? 'A-2-3-4-5 is the lowest straight here.' : 'A-2-3-4-5 is the second-highest straight here.',
  }),
  foulOverlooked: () => ({
    name: 'A foul hand overlooked',
    right: 'The two cards in front may not outrank the five behind. A player’s foul hand loses.',
  }),

  // ——— XX Poker
  position: () => ({
    name: 'Paid at the wrong multiple',
    right: 'Settle the bets on the square that the contests moved them to.',
  }),
  lessThanJacks: ({ loses, pushes }: { readonly loses: readonly string[]; readonly pushes: readonly string[] }) => ({
    name: 'Less than jacks settled wrong',
    right: `Less than a pair of jacks ${words.and([
      ...(loses.length > 0 ? [ends('loses the stake', loses)] : []),
      ...(pushes.length > 0 ? [ends('pushes', pushes)] : []),
    ])}.`,
  }),
  addOn: () => ({
    name: 'Add-on not settled like the Play bet',
    right: 'The add-on moves with the Play bet and is settled the same way.',
  }),

  // ——— Mississippi Stud
  betLeft: () => ({
    name: 'A bet of a winning hand left unpaid',
    right: 'A winning hand is paid on the ante and on every street that was bet.',
  }),
  pushPaid: () => ({
    name: 'A pair of sixes to tens paid',
    right: 'Only jacks or better are paid: sixes to tens push.',
  }),
  lowPairPushed: () => ({
    name: 'A pair of fives or less pushed',
    right: 'A pair of fives or less loses every bet.',
  }),
  bonusTaken: () => ({
    name: 'Three Card Bonus taken with the fold',
    right: 'The bonus stays in action after a fold, until the community cards are turned.',
  }),

  // ——— Blackjack and Texas 21
  blackjackOdds: ({ pays }: { readonly pays: number }) => ({
    name: 'Blackjack paid at wrong odds',
    right: `A blackjack is paid ${payInWords(pays)} here.`,
  }),
  wrongTotal: () => ({
    name: 'Wrong winner',
    right: 'The higher total that isn’t bust wins: count both again.',
  }),
  stood: ({ soft17 }: { readonly soft17: 'hit' | 'stand' }) => ({
    name: 'The dealer stood with a hand that must draw',
    right: drawing[soft17],
  }),
  drew: ({ soft17 }: { readonly soft17: 'hit' | 'stand' }) => ({
    name: 'The dealer drew with a hand that must stand',
    right: drawing[soft17],
  }),
  insurance: () => ({
    name: 'Insurance settled wrong',
    right: 'Insurance pays 2 to 1 if the dealer has a blackjack, and loses otherwise.',
  }),
}

const drawing = {
  hit: 'The dealer draws to 16 and stands on 17 or more, but hits a soft 17 here.',
  stand: 'The dealer draws to 16 and stands on 17 or more, even on a soft 17 here.',
}

export type Mistakes = typeof mistakes
/** A kind of mistake as data: `{ id: 'wrongOdds', args: { table: 'blind' } }`. */
export type Mistake = Message<Mistakes>
