'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { CardsInText } from '@/app/_components/cards-in-text'
import { inWords, money } from '@/app/_components/format'
import { usePreferences } from '@/app/_components/preferences'
import { Called } from '@/app/_languages/said'
import { called, calledAction } from '@/app/_languages/area'
import { deciding } from '@/app/_languages/english/deciding'
import { home } from '@/app/_languages/english/home'
import { trainer } from '@/app/_languages/english/trainer'
import type { Rules } from '@/lib/games/game'
import { outlineOf } from '@/lib/games/outline'
import type { AnyTaughtGame } from '@/lib/games/teaching'

/** A round in short: what is bet before the cards, what is decided, and what each choice costs at one's own stake. */
export function HowToPlay({ game, rules }: { readonly game: AnyTaughtGame; readonly rules: Rules }) {
  const { stake, currency } = usePreferences()
  const { bets, stages } = useMemo(() => outlineOf(game, rules), [game, rules])
  const paid = (amount: number): string => money(amount * stake, currency)
  return (
    <>
      <p>{home.aboutGame(game.id, game.about)}</p>
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>{trainer.youBet(bets.map(({ name, stake: bet }) => `${called(name)} ${paid(bet)}`).join(', '))}</li>
        {stages.map(({ id, name, actions }) => (
          <li key={id}>
            <b className="font-semibold">
              <Called>{name}</Called>
            </b>
            {actions.length > 0 && (
              <>
                {': '}
                <CardsInText>
                  {actions
                    .map(({ action, cost }) => `${calledAction(game.label(rules, action).name)} · ${paid(cost)}`)
                    .join(', ')}
                </CardsInText>
              </>
            )}
            {actions.length === 0 && game.arrange && (
              <>: {deciding.tapCards(inWords(game.arrange.count), called(game.arrange.into).toLowerCase())}</>
            )}
          </li>
        ))}
      </ol>
      <p>
        <Link href={`/${game.id}`} className="link">
          {trainer.allTheRules}
        </Link>
      </p>
    </>
  )
}
