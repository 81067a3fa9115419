'use client'

import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { useId } from 'react'
import { PillRow } from '@/app/_components/pill-row'
import { RulesPicker } from '@/app/_components/rules-picker'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { payouts } from '@/app/_languages/english/payouts'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import { GAME_IDS, GAME_NAMES, isGameId } from '@/lib/games/ids'
import { withUsualSides } from '@/lib/games/usual-tables'
import { useChosenGame } from '../_parts/school-games'
import type { Paying } from './use-payouts'

const SELECT = 'min-h-11 min-w-0 rounded-option border border-line-strong bg-paper px-2.5 text-small text-ink'

/** Which game and rules, how many seats, and how the house rounds its commission where it takes one. */
export function SettingsBar({ paying: { session, change } }: { readonly paying: Paying }) {
  const { game, rules, seats, rounding } = session.settings
  const id = useId()
  const layout = dealerOf(game)
  const [shown, choose] = useChosenGame(game, (id) => change(usualTable(id)))
  const pills = Array.from({ length: layout.seats }, (_, i) => ({ id: String(i + 1), name: payouts.seats(i + 1) }))
  return (
    <div className="trainer-wide grid grid-cols-1 items-center gap-x-3.5 gap-y-1 md:flex md:flex-wrap">
      <h1 className="pb-1 font-serif text-heading/title font-semibold tracking-title md:pb-0 md:text-title short:text-heading">
        {payouts.title}
      </h1>
      <div className="flex min-w-0 flex-wrap items-center gap-2 md:ml-2">
        <label htmlFor={`${id}-game`} className="sr-only">
          {dealerSchool.game}
        </label>
        <select
          id={`${id}-game`}
          value={shown}
          onChange={({ target: { value } }) => isGameId(value) && choose(value)}
          className={`${SELECT} flex-[1_1_180px]`}
        >
          {GAME_IDS.map((one) => (
            <option key={one} value={one}>
              {GAME_NAMES[one]}
            </option>
          ))}
        </select>
        <div className="text-copy text-muted">
          <RulesPicker
            game={gameOf(game)}
            rules={rules}
            onChoose={(chosen) => change({ rules: withUsualSides(gameOf(game), chosen) })}
          />
        </div>
        {layout.commissionOn !== undefined && (
          <>
            <label htmlFor={`${id}-rounding`} className="sr-only">
              {dealerSchool.commission}
            </label>
            <select
              id={`${id}-rounding`}
              value={rounding.id}
              onChange={({ target: { value } }) =>
                change({ rounding: ROUNDINGS.find((one) => one.id === value) ?? ROUNDINGS[0] })
              }
              className={`${SELECT} flex-[1_1_180px]`}
            >
              {ROUNDINGS.map(({ id: one, says }) => (
                <option key={one} value={one}>
                  {payouts.commission(one, says)}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
      <div className="min-w-0 2xl:ml-auto">
        <PillRow
          label={payouts.howManySeats}
          pills={pills}
          chosen={String(seats)}
          onChoose={(count) => change({ seats: Number(count) })}
        />
      </div>
    </div>
  )
}
