'use client'

import { useId, useState } from 'react'
import { betName } from '@/app/_felt/names'
import { type Currency, money } from '@/app/_languages/format'
import { ruleFields } from '@/app/_languages/words'
import { usePreferences } from '@/app/_settings/preferences'
import { payTableWords, winsWords } from '@/app/_settings/rules-in-words'
import { PICKER, PickerText } from '@/app/_settings/rules-picker'
import { Input, Tick } from '@/app/_ui/field'
import { Popover } from '@/app/_ui/popover'
import { asTyped, withPoint } from '@/app/_ui/typed-number'
import type { Sides } from '@/lib/engines/round/index'
import { isForfeited } from '@/lib/game/side-bets/forfeited'
import type { AnyGame, Rules, SideBet } from '@/lib/game/game'
import { allowedSides, type Refused, stakeInMoney, stakeOf } from '@/lib/game/side-bets/stakes'
import { presetIn } from '@/lib/game/side-bets/usual-tables'

/** The typed stakes of the side bets that are chosen, by id. */
type Texts = Readonly<Record<string, string>>

const amountOf = (text: string): number => Number(withPoint(text).replace(',', '.'))

/** What is wrong with a typed stake; an empty text if it may be placed. */
function problemOf(game: AnyGame, bet: SideBet, text: string, { stake, currency }: Purse): string {
  const amount = amountOf(text)
  const placed = stakeOf(bet, amount, stake)
  if (text.trim() === '' || !(amount >= 0.01 && placed > 0 && placed <= 1_000_000)) return ruleFields.noStake
  const isOver = allowedSides(game, { [bet.id]: placed }).refused.length > 0
  return isOver ? ruleFields.atMostBase(money(stake, currency)) : ''
}

interface Purse {
  readonly stake: number
  readonly currency: Currency
}

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  /** The side bets on the table, in base wagers. */
  readonly placed: Sides
  readonly onChange: (sides: Sides) => void
}

/**
 * The side bets on the table, with a list that places or removes them, each with its own stake. Changes apply once the
 * list is closed. A stake that can't be placed leaves its bet as it was.
 */
export function SideBetsPicker({ game, rules, placed, onChange }: Props) {
  const purse = usePreferences()
  const [chosen, setChosen] = useState<Texts | null>(null)
  const textOf = (bet: SideBet): string =>
    asTyped(String(bet.id in placed ? stakeInMoney(bet, placed[bet.id]!, purse.stake) : (bet.always ?? purse.stake)))
  const texts = Object.fromEntries(game.sideBets.flatMap((bet) => (bet.id in placed ? [[bet.id, textOf(bet)]] : [])))
  const now = chosen ?? texts
  const names = game.sideBets.filter(({ id }) => id in placed).map(({ id }) => betName(game, id))
  const toggle = (bet: SideBet): void => {
    const { [bet.id]: before, ...others } = now
    setChosen(before === undefined ? { ...now, [bet.id]: textOf(bet) } : others)
  }
  const sidesNow = (): Sides =>
    Object.fromEntries(
      game.sideBets.flatMap((bet): readonly (readonly [string, number])[] => {
        const text = now[bet.id]
        if (text === undefined) return []
        const isAsBefore = text === texts[bet.id] || problemOf(game, bet, text, purse) !== ''
        if (isAsBefore) return bet.id in placed ? [[bet.id, placed[bet.id]!]] : []
        return [[bet.id, stakeOf(bet, amountOf(text), purse.stake)]]
      }),
    )
  const onOpenChange = (open: boolean): void => {
    const sides = sidesNow()
    const isSame = game.sideBets.every(({ id }) => sides[id] === placed[id])
    if (!open && !isSame) onChange(sides)
    setChosen(open ? texts : null)
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
          <legend className="px-2 pb-1 text-caption text-muted">{ruleFields.onTheTable}</legend>
          {game.sideBets.map((bet) => {
            const text = now[bet.id]
            return (
              <div key={bet.id} className="rounded-option hover:bg-ink/4">
                <label className="grid min-h-11 cursor-pointer grid-cols-auto-free items-baseline gap-x-3 px-2 py-1.5">
                  <Tick
                    type="checkbox"
                    checked={text !== undefined}
                    onChange={() => toggle(bet)}
                    className="translate-y-0.5"
                  />
                  <span className="font-strong">{betName(game, bet.id)}</span>
                  <span className="col-start-2 text-caption text-muted">{winsWords(game, bet.id)}</span>
                  <span className="col-start-2 text-caption break-words text-muted">
                    {[
                      tableInWords(game, rules, bet),
                      ...(isForfeited(rules, bet.id) ? [ruleFields.foldLoses] : []),
                    ].join(' ')}
                  </span>
                </label>
                {text !== undefined && (
                  <Stake
                    game={game}
                    bet={bet}
                    text={text}
                    purse={purse}
                    onText={(typed) => setChosen({ ...now, [bet.id]: typed })}
                  />
                )}
              </div>
            )
          })}
        </fieldset>
      )}
    </Popover>
  )
}

/** The table by which a bet pays, if it has a name: “Pays 40-30-6-3-1.” */
function tableInWords(game: AnyGame, rules: Rules, bet: SideBet): string {
  const preset = presetIn(game, rules, bet.id)
  if (preset === undefined) return ''
  return preset.example ? ruleFields.examplePrizes : ruleFields.paysTable(payTableWords(game, preset.id))
}

interface StakeProps extends Pick<Props, 'game'> {
  readonly bet: SideBet
  readonly text: string
  readonly purse: Purse
  readonly onText: (text: string) => void
}

/** The stake of a chosen bet: a field, or the amount if it is fixed. */
function Stake({ game, bet, text, purse, onText }: StakeProps) {
  const id = useId()
  const problem = problemOf(game, bet, text, purse)
  if (bet.always !== undefined)
    return (
      <p className="px-2 pb-2 pl-9 text-caption text-muted">
        {ruleFields.fixedStake(money(bet.always, purse.currency))}
      </p>
    )
  return (
    <div className="grid gap-1 px-2 pb-2 pl-9">
      <label className="flex items-center gap-2 text-caption text-muted">
        {ruleFields.stakeOn(betName(game, bet.id))}
        <Input
          className="w-24"
          inputMode="decimal"
          value={text}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : id}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <p id={id} role="alert" className="text-caption text-blunder-ink empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** Which stakes in the address the rules of their bets don't allow, and what the next hand has instead. */
export function RefusedStakes({ game, refused }: { readonly game: AnyGame; readonly refused: readonly Refused[] }) {
  const { stake, currency } = usePreferences()
  return refused.map(({ bet, stake: was }) => {
    const name = betName(game, bet.id)
    const words =
      bet.always === undefined
        ? ruleFields.refusedOver(name, money(was * stake, currency), money(stake, currency))
        : ruleFields.refusedFixed(name, money(was * stake, currency), money(bet.always, currency))
    return (
      <p key={bet.id} role="status" className="trainer-wide -mt-1.5 text-caption text-muted md:-mt-3 md:text-small">
        {words}
      </p>
    )
  })
}
