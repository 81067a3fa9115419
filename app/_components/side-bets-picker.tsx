'use client'

import { useState } from 'react'
import { called } from '@/app/_languages/area'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { Popover } from '@/app/_ui/popover'
import { langOf } from '@/app/_languages/lang-of'
import type { AnyGame } from '@/lib/games/game'
import type { Sides } from '@/lib/engines/round/index'
import { money } from './format'
import { usePreferences } from './preferences'
import { PICKER, PickerText } from './rules-picker'

interface Props {
  readonly game: AnyGame
  /** Those on the table, in base wagers. */
  readonly placed: Sides
  readonly onChange: (sides: Sides) => void
}

/** What a side bet is placed with, in base wagers. */
const STAKE = 1

const without = (sides: Sides, id: string): Sides =>
  Object.fromEntries(Object.entries(sides).filter(([placed]) => placed !== id))

/** Which side bets are on the table, and a list to place them or take them off: what was changed counts once the list is closed. The round settles them. */
export function SideBetsPicker({ game, placed, onChange }: Props) {
  const { stake, currency } = usePreferences()
  const [chosen, setChosen] = useState<Sides | null>(null)
  const now = chosen ?? placed
  const names = game.sideBets.filter(({ id }) => id in placed).map(({ name }) => called(name))
  const changed = game.sideBets.some(({ id }) => id in now !== id in placed)
  const toggle = (id: string): void => setChosen(id in now ? without(now, id) : { ...now, [id]: STAKE })
  const onOpenChange = (open: boolean): void => {
    if (!open && changed) onChange(now)
    setChosen(open ? placed : null)
  }
  if (game.sideBets.length === 0) return null
  return (
    <Popover
      label={ruleFields.sideBets}
      buttonClassName={PICKER}
      button={
        <PickerText>
          {names.length === 0
            ? ruleFields.noSideBet
            : names.length === 1
              ? names[0]!
              : ruleFields.manySideBets(names.length)}
        </PickerText>
      }
      onToggle={onOpenChange}
      className="w-85 max-w-[calc(100vw-24px)] p-4"
    >
      {() => (
        <fieldset className="grid gap-1">
          <legend className="px-2 pb-1 text-caption text-muted">
            {ruleFields.onTheTable(money(STAKE * stake, currency))}
          </legend>
          {game.sideBets.map(({ id, name, about }) => (
            <label
              key={id}
              className="grid min-h-11 cursor-pointer grid-cols-auto-free items-baseline gap-x-3 rounded-option px-2 py-1.5 hover:bg-ink/4"
            >
              <input
                type="checkbox"
                checked={id in now}
                onChange={() => toggle(id)}
                className="h-4 w-4 translate-y-0.5 accent-best"
              />
              <span className="font-strong">{called(name)}</span>
              <span lang={langOf(about)} className="col-start-2 text-caption text-muted">
                {called(about)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Popover>
  )
}
