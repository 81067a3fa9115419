'use client'

import { messagesOf } from '@/app/_languages/messages'
import { deciding } from '@/app/_languages/words'
import type { Explanation } from '@/lib/game/solution'
import { type GameMessages, type Reason, reasonIn } from '@/lib/messages/message'
import { CardsInText } from '@/app/_felt/cards-in-text'

interface Props {
  readonly game: { readonly id: string; readonly messages: GameMessages }
  readonly explanation: Explanation
}

/** The best option, the rule that covers the hand, and what the counts say. */
export const Why = ({ game, explanation }: Props) => <ReasonText reason={reasonIn(messagesOf(game), explanation)} />

/** The same as the server wrote it, for pages that don't load the game. */
export const ReasonText = ({ reason: { verdict, rule, why } }: { readonly reason: Reason }) => (
  <p className="text-copy/[1.55]">
    <b className="font-semibold">
      <CardsInText>{verdict}</CardsInText>
    </b>{' '}
    {deciding.theRule(rule)} <CardsInText>{why.join(' ')}</CardsInText>
  </p>
)
