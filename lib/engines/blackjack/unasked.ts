import type { Unasked } from '@/lib/game/teaching'
import type { BlackjackRules } from './rules'

/*
 * A blackjack, whether the player's or one the dealer finds under a ten, leaves nothing to decide unless an ace brings
 * an insurance offer first. The trainer skips such rounds, so the rounds it plays are worth slightly less than those of
 * the game.
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

/**
 * The kinds of rounds without a decision, by the player's two cards, the dealer's up card and, under a ten, the hole
 * card.
 */
function kindsOf({ decks, blackjackPays, peek = true }: BlackjackRules): readonly Kind[] {
  const [aces, tens, others, all] = [ACES * decks, TENS * decks, OTHERS * decks, 52 * decks]
  const hands = (all * (all - 1)) / 2
  const blackjack = (aces * tens) / hands
  const [underTen, underOther] = [(tens - 1) / (all - 2), others / (all - 2)]
  const bothBlackjacks = blackjack * underTen * ((aces - 1) / (all - 3))
  // A ten and an ace are as likely for the dealer as a blackjack for the player; with the ten face up, half as likely.
  const dealerBlackjack = blackjack / 2
  return [
    { chance: blackjack * underOther, net: blackjackPays },
    { chance: blackjack * underTen - bothBlackjacks, net: blackjackPays },
    { chance: bothBlackjacks, net: 0 },
    ...(peek ? [{ chance: dealerBlackjack - bothBlackjacks, net: -1 }] : []),
  ]
}

/** The rounds of this game without a decision, from a fresh shoe. */
export function unasked(rules: BlackjackRules): Unasked {
  const kinds = kindsOf(rules)
  const sum = (of: (kind: Kind) => number): number => kinds.reduce((total, kind) => total + kind.chance * of(kind), 0)
  const chance = sum(() => 1)
  return { chance, mean: sum(({ net }) => net) / chance, square: sum(({ net }) => net * net) / chance }
}
