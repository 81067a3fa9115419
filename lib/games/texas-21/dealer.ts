import type { BlackjackAction } from '@/lib/engines/blackjack/index'
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
import type { Texas21Rules } from './rules'
import { settle, type Texas21State, unseen } from './round'
import { disputes } from './disputes'
import { game } from './index'

export const dealer: Dealer<Texas21Rules, Texas21State, BlackjackAction> = {
  game,
  // The hole card stays with the dealer after the peek and is turned over later.
  piles: { upcard: 'upcard', flop: 'flop', peek: 'dealer', hole: 'dealer', dealer: 'dealer' },
  chips: LOW_CHIPS,
  sides: { side: SIDE_CHIPS, progressive: [1] },
  before: { dealsForNobody: true },
  order: ['side', 'progressive', 'insurance', 'main'],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: ['side', 'progressive'], from: 'right', after: DEALT }, ...blackjackPasses],
    onFold: [],
    source: 'france-blackjack',
  },
  peek: blackjackPeek,
  lost: blackjackLost,
  live: withEvenMoney,
  errors: (rules) => [
    ...blackjackErrors(rules, { settle, unseen }),
    wrongOdds('side'),
    wrongOdds('progressive'),
    PUSH_TAKEN,
    WRONG_CHIPS,
  ],
  payouts: blackjackPayouts,
  withoutSides: (start) => ({ ...start, flop: null }),
  choose: choosePlay,
  disputes,
}
