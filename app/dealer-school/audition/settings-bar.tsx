'use client'

import { useId, useState } from 'react'
import { plain } from '@/app/_languages/format'
import { audition as words, dealerSchool } from '@/app/_languages/words'
import { RulesPicker } from '@/app/_settings/rules-picker'
import { Checkbox, Field, Input, Select } from '@/app/_ui/field'
import { PillRow } from '@/app/_ui/pill-row'
import { problemInWords } from '@/app/_ui/problem-words'
import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { mostSeats } from '@/lib/teaching/dealer-school/procedure/happenings'
import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { takesCommission } from '@/lib/teaching/dealer-school/table/house'
import { readRack } from '@/lib/teaching/dealer-school/table/rack'
import { HouseChoices, LimitFields, LiveTables } from '../_parts/house-fields'
import { useChosenGame } from '../_parts/school-games'
import { type Limit, LIMITS, readLimit } from './address'

import type { Frame, Running, Settings } from './use-audition'

/** The game and its rules, the number of players, the house's chips, and the target pace. */
export function SettingsBar({ running }: { readonly running: Running }) {
  const { frame, settings, change, setFrame } = running
  const { game, rules, seats } = settings
  const id = useId()
  const [shown, choose] = useChosenGame(game, (one) => change(usualTable(one)))
  const pills = Array.from({ length: mostSeats(settings) }, (_, i) => ({ id: String(i + 1), name: String(i + 1) }))
  return (
    // On narrow screens everything except the game comes after the table, so that a seat's bets are on the first
    // screen.
    <div className="trainer-wide grid gap-2 max-md:contents">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:contents">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:contents">
          <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
            {words.title}
          </h1>
          <label htmlFor={`${id}-game`} className="sr-only">
            {dealerSchool.game}
          </label>
          <Select
            id={`${id}-game`}
            value={shown}
            options={GAME_IDS.map((one) => ({ value: one, name: GAME_NAMES[one] }))}
            onChoose={(value) => isGameId(value) && choose(value)}
            className="flex-[0_1_260px]"
          />
        </div>
        <div className="text-copy text-muted max-md:order-1">
          <RulesPicker game={gameOf(game)} rules={rules} onChoose={(chosen) => change({ rules: chosen })} />
        </div>
        <div className="min-w-0 max-md:order-1">
          <PillRow
            label={words.howManySeats}
            pills={pills}
            chosen={String(seats)}
            onChoose={(count) => change({ seats: Number(count) })}
          />
        </div>
      </div>
      <House frame={frame} settings={settings} onFrame={setFrame} onSettings={change} />
    </div>
  )
}

interface HouseProps {
  readonly frame: Frame
  readonly settings: Settings
  readonly onFrame: (change: Partial<Frame>) => void
  readonly onSettings: (change: Partial<Settings>) => void
}

const LIMIT_IDS = Object.keys(LIMITS) as readonly Limit[]

/** The field of an optional number set by an instructor. */
function LimitField({ limit, frame, onFrame }: Pick<HouseProps, 'frame' | 'onFrame'> & { readonly limit: Limit }) {
  const [text, setText] = useState(() => String(frame[limit] ?? ''))
  const isWrong = text.trim() !== '' && readLimit(limit, text.trim()) === undefined
  return (
    <Field label={words.limits[limit]}>
      <Input
        value={text}
        inputMode="numeric"
        aria-invalid={isWrong}
        onChange={({ target: { value } }) => {
          setText(value)
          onFrame({ [limit]: readLimit(limit, value.trim()) })
        }}
        className="w-full"
      />
      {isWrong && (
        <span role="alert" className="text-caption text-blunder-ink">
          {words.noLimit(plain(LIMITS[limit], 0))}
        </span>
      )}
    </Field>
  )
}

function House({ frame, settings, onFrame, onSettings }: HouseProps) {
  const { game, rules, rack, happens, lammers, house, limits } = settings
  const [text, setText] = useState(() => rack.map((cents) => String(cents / 100)).join(', '))
  const read = readRack(text)
  return (
    <details className="max-md:order-1">
      <summary className="min-h-11 py-2.5 text-small font-semibold">{words.house}</summary>
      <div className="grid gap-3 pb-2 sm:grid-cols-3">
        <Field label={words.rack}>
          <Input
            value={text}
            aria-invalid={!read.ok}
            onChange={({ target: { value } }) => {
              setText(value)
              const next = readRack(value)
              if (next.ok) onSettings({ rack: next.value })
            }}
            className="w-full"
          />
          {!read.ok && (
            <span role="alert" className="text-caption text-blunder-ink">
              {problemInWords(read.problem)}
            </span>
          )}
        </Field>
        {LIMIT_IDS.map((limit) => (
          <LimitField key={limit} limit={limit} frame={frame} onFrame={onFrame} />
        ))}
        <Checkbox checked={happens} onChange={({ target: { checked } }) => onSettings({ happens: checked })}>
          {words.happens}
        </Checkbox>
        {takesCommission(settings) && (
          <Checkbox checked={lammers} onChange={({ target: { checked } }) => onSettings({ lammers: checked })}>
            {words.lammers}
          </Checkbox>
        )}
        <HouseChoices
          choices={dealerOf(game).houseRules ?? []}
          chosen={house}
          onChoose={(chosen) => onSettings({ house: chosen })}
        />
        <LimitFields key={game} limits={limits} onLimits={(next) => onSettings({ limits: next })} />
      </div>
      <LiveTables key={game} game={game} rules={rules} onRules={(next) => onSettings({ rules: next })} />
    </details>
  )
}
