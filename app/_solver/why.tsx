'use client'

import { gameMessages, messagesOf } from '@/app/_languages/area'
import { deciding } from '@/app/_languages/english/deciding'
import type { Explanation } from '@/lib/games/solution'
import { type GameMessages, type Reason, reasonIn } from '@/lib/messages/message'
import { CardsInText } from '@/app/_felt/cards-in-text'

interface Props {
  readonly game: { readonly id: string; readonly messages: GameMessages }
  readonly explanation: Explanation
}

/** The best option, the rule that covers the hand, and what the counts say. */
export const Why = ({ game, explanation }: Props) => <ReasonText reason={reasonIn(messagesOf(game), explanation)} />

interface ReadProps {
  readonly game: string
  readonly explanation: Explanation
  /** The explanation in English, as the server wrote it. */
  readonly english: Reason
}

/** An explanation written on the server, for pages that don't load the game. */
export function ReadWhy({ game, explanation, english }: ReadProps) {
  const messages = gameMessages(game)
  return <ReasonText reason={messages ? reasonIn(messages, explanation) : english} />
}

const ReasonText = ({ reason: { verdict, rule, why } }: { readonly reason: Reason }) => (
  <p className="text-copy/[1.55]">
    <b className="font-semibold">
      <CardsInText>{verdict}</CardsInText>
    </b>{' '}
    {deciding.theRule(rule)} <CardsInText>{why.join(' ')}</CardsInText>
  </p>
)
