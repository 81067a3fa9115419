import type { Unasked } from '@/lib/games/teaching'
import type { BlackjackRules } from './rules'

/*
 * A blackjack, the player's or one that the dealer finds under a ten, leaves nothing to decide unless an ace asks about insurance first.
 * The trainer passes over such rounds, so the rounds it plays are worth a little less than those of the game.
 */

const ACES = 4
const TENS = 16
/** Two to nine. */
const OTHERS = 32

interface Kind {
  readonly chance: number
  /** In bets. */
  readonly net: number
}

/** The kinds of rounds that ask nothing, by the player's two cards, the dealer's up card and, under a ten, the hole card. */
function kindsOf({ decks, blackjackPays, peek = true }: BlackjackRules): readonly Kind[] {
  const [aces, tens, others, all] = [ACES * decks, TENS * decks, OTHERS * decks, 52 * decks]
  const hands = (all * (all - 1)) / 2
  const blackjack = (aces * tens) / hands
  const [underTen, underOther] = [(tens - 1) / (all - 2), others / (all - 2)]
  const bothBlackjacks = blackjack * underTen * ((aces - 1) / (all - 3))
  // The dealer's two cards first: a ten and an ace are as likely as the player's blackjack, in this order half as likely.
  const dealerBlackjack = blackjack / 2
  return [
    { chance: blackjack * underOther, net: blackjackPays },
    { chance: blackjack * underTen - bothBlackjacks, net: blackjackPays },
    { chance: bothBlackjacks, net: 0 },
    ...(peek ? [{ chance: dealerBlackjack - bothBlackjacks, net: -1 }] : []),
  ]
}

/** The rounds of this game that ask nothing, from a fresh shoe. */
export function unasked(rules: BlackjackRules): Unasked {
  const kinds = kindsOf(rules)
  const sum = (of: (kind: Kind) => number): number => kinds.reduce((total, kind) => total + kind.chance * of(kind), 0)
  const chance = sum(() => 1)
  return { chance, mean: sum(({ net }) => net) / chance, square: sum(({ net }) => net * net) / chance }
}
