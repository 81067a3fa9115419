import type { BlackjackAction, BlackjackState } from '@/lib/engines/blackjack/index'
import {
  blackjackErrors,
  blackjackLost,
  blackjackPasses,
  blackjackPayouts,
  blackjackPeek,
  choosePlay,
  withEvenMoney,
} from '@/lib/families/blackjack/dealer'
import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import { LOW_CHIPS, SIDE_CHIPS, DEALT } from '@/lib/teaching/dealer-school/table/layout'
import { PUSH_TAKEN, WRONG_CHIPS, wrongOdds } from '@/lib/teaching/dealer-school/errors/kinds'
import { settle, unseen } from './round'
import type { BlackjackGameRules } from './rules'
import { disputes } from './disputes'
import { game } from './index'

export const dealer: Dealer<BlackjackGameRules, BlackjackState, BlackjackAction> = {
  game,
  // The hole card stays with the dealer after the peek and is turned over later.
  piles: { upcard: 'upcard', peek: 'dealer', hole: 'dealer', dealer: 'dealer' },
  chips: LOW_CHIPS,
  sides: { 'twenty-one-plus-three': SIDE_CHIPS, 'perfect-pairs': SIDE_CHIPS },
  order: ['twenty-one-plus-three', 'perfect-pairs', 'insurance', 'main'],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: ['twenty-one-plus-three', 'perfect-pairs'], from: 'right', after: DEALT }, ...blackjackPasses],
    onFold: [],
    source: 'france-blackjack',
  },
  peek: blackjackPeek,
  lost: blackjackLost,
  live: withEvenMoney,
  errors: (rules) => [
    ...blackjackErrors(rules, { settle, unseen }),
    wrongOdds('twenty-one-plus-three'),
    wrongOdds('perfect-pairs'),
    PUSH_TAKEN,
    WRONG_CHIPS,
  ],
  payouts: blackjackPayouts,
  choose: choosePlay,
  disputes,
}
