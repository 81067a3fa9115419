import type { Rules } from '@/lib/games/game'
import type { GameId } from '@/lib/games/ids'
import type { Table } from './board'
import type { ErrorKind } from './errors'
import { casinoKinds } from '@/lib/teaching/dealer-school/kinds/casino-holdem'
import { paiGowKinds } from '@/lib/teaching/dealer-school/kinds/pai-gow-poker'
import { texas21Kinds } from '@/lib/teaching/dealer-school/kinds/texas-21'
import { bonusKinds } from '@/lib/teaching/dealer-school/kinds/texas-holdem-bonus'
import { threeCardKinds } from '@/lib/teaching/dealer-school/kinds/three-card-poker'
import { ultimateKinds } from '@/lib/teaching/dealer-school/kinds/ultimate-texas-holdem'
import { xxKinds } from '@/lib/teaching/dealer-school/kinds/xx-poker'

/* The kinds of error of each game, by the rules in force. */

/** A game's kinds; its rules are its own business. */
type KindsOf = (rules: Rules) => readonly ErrorKind[]
const kindsOf =
  <R extends Rules>(make: (rules: R) => readonly ErrorKind[]): KindsOf =>
  (rules) =>
    make(rules as R)

const KINDS: Readonly<Record<GameId, KindsOf>> = {
  'ultimate-texas-holdem': kindsOf(ultimateKinds),
  'three-card-poker': kindsOf(threeCardKinds),
  'texas-holdem-bonus': kindsOf(bonusKinds),
  'casino-holdem': kindsOf(casinoKinds),
  'pai-gow-poker': kindsOf(paiGowKinds),
  'xx-poker': kindsOf(xxKinds),
  'texas-21': kindsOf(texas21Kinds),
}

/** The kinds of error at a table, in the order of the list they are named from: the same kinds by any rules of the game. */
export const errorKinds = ({ game, rules }: Table): readonly ErrorKind[] => KINDS[game](rules)
