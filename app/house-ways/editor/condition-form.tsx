'use client'

import { Select } from '@/app/_ui/field'
import { TextButton } from '@/app/_ui/button'
import { houseWays } from '@/app/_languages/words'
import { type RankLetter, RANKS } from '@/lib/cards/card'
import {
  type Condition,
  endsOf,
  type Front,
  FRONT_CARDS,
  type FrontCard,
  GROUPS,
  type Groups,
  rangeOf,
  toggleGroup,
  toggleRank,
  withPart,
} from '@/lib/engines/pai-gow/index'
import { Chips, Part } from './controls'

interface Props {
  readonly condition: Condition
  readonly onChange: (condition: Condition) => void
}

const RANK_CHIPS = [...RANKS].reverse().map((value) => ({ value, name: value === 'T' ? '10' : value }))
const groupChips = () => [...GROUPS].reverse().map((value) => ({ value, name: houseWays.pattern(value) }))

/** The conditions of a clause, part by part. A part set to “any” isn't checked. */
export function ConditionForm({ condition, onChange }: Props) {
  const groups = condition.groups?.length === 1 ? condition.groups[0] : undefined
  const set = <K extends keyof Condition>(part: K, value: Condition[K] | undefined): void =>
    onChange(withPart(condition, part, value))
  return (
    <div className="grid gap-3">
      <Part name={houseWays.handHas}>
        <Chips
          chips={groupChips()}
          chosen={condition.groups ?? []}
          onToggle={(one) => set('groups', toggleGroup(condition.groups, one))}
        />
      </Part>
      <div className="grid gap-3 sm:grid-cols-2">
        <Range name={houseWays.firstRank} range={condition.first} onChange={(range) => set('first', range)} />
        <Range name={houseWays.secondRank} range={condition.second} onChange={(range) => set('second', range)} />
      </div>
      <Part name={houseWays.singleOf}>
        <Chips
          chips={RANK_CHIPS}
          chosen={condition.single ?? []}
          onToggle={(one) => set('single', toggleRank(condition.single, one))}
        />
      </Part>
      {(condition.single ?? condition.alsoSingle) && (
        <Part name={houseWays.alsoSingleOf}>
          <Chips
            chips={RANK_CHIPS}
            chosen={condition.alsoSingle ?? []}
            onToggle={(one) => set('alsoSingle', toggleRank(condition.alsoSingle, one))}
          />
        </Part>
      )}
      <details open={condition.singles !== undefined || hasComplete(condition)}>
        <summary className="min-h-11 py-2.5 text-small font-strong">{houseWays.straightsAndFlushes}</summary>
        <div className="grid gap-3 pt-1">
          <Part name={houseWays.singlesExactly}>
            <Chips
              chips={RANK_CHIPS}
              chosen={condition.singles ?? []}
              onToggle={(one) => set('singles', toggleRank(condition.singles, one))}
            />
          </Part>
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice
              name={houseWays.fiveComplete}
              value={condition.complete}
              answers={[
                [true, houseWays.yes],
                [false, houseWays.no],
              ]}
              onChange={(value) => set('complete', value)}
            />
            <Choice
              name={houseWays.aceAndJoker}
              value={condition.aceAndJokerInStraight}
              answers={[
                [true, houseWays.inStraightKept],
                ['any', houseWays.inAnyStraight],
                [false, houseWays.no],
              ]}
              onChange={(value) => set('aceAndJokerInStraight', value)}
            />
            <Choice
              name={houseWays.waysToKeep}
              value={condition.completeSplits}
              answers={howMany()}
              onChange={(value) => set('completeSplits', value)}
            />
            <Choice
              name={houseWays.kindsComplete}
              value={condition.completeKinds}
              answers={howMany()}
              onChange={(value) => set('completeKinds', value)}
            />
          </div>
          <MaybeFront
            name={houseWays.staysBehind}
            ask={houseWays.askStaysBehind}
            groups={groups}
            front={condition.completeBehind}
            onChange={(front) => set('completeBehind', front)}
          />
          <MaybeFront
            name={houseWays.higherThanSpared}
            ask={houseWays.askHigherThanSpared}
            groups={groups}
            front={condition.betterFront}
            onChange={(front) => set('betterFront', front)}
          />
        </div>
      </details>
    </div>
  )
}

const howMany = () =>
  [
    ['one', houseWays.one],
    ['several', houseWays.several],
  ] as const

const hasComplete = ({
  complete,
  completeSplits,
  completeKinds,
  completeBehind,
  betterFront,
  aceAndJokerInStraight,
}: Condition): boolean =>
  [complete, completeSplits, completeKinds, completeBehind, betterFront, aceAndJokerInStraight].some(
    (part) => part !== undefined,
  )

const ANY = ''
type Any = typeof ANY

const rankOptions = () => [{ value: ANY as Any | RankLetter, name: houseWays.any }, ...RANK_CHIPS]

function Range({
  name,
  range,
  onChange,
}: {
  readonly name: string
  readonly range: string | undefined
  readonly onChange: (range: string | undefined) => void
}) {
  const [low, high] = endsOf(range)
  const ends = (one: Any | RankLetter): RankLetter | undefined => (one === ANY ? undefined : one)
  return (
    <Part name={name}>
      <div className="grid grid-cols-ends items-center gap-2 text-small text-muted">
        <Select
          aria-label={houseWays.from(name)}
          value={low ?? ANY}
          options={rankOptions()}
          onChoose={(one) => onChange(one === ANY ? undefined : rangeOf(ends(one), high))}
          className="w-full"
        />
        {houseWays.to}
        <Select
          aria-label={houseWays.toOf(name)}
          value={high ?? ANY}
          options={rankOptions()}
          onChoose={(one) => onChange(one === ANY ? undefined : rangeOf(low, ends(one)))}
          className="w-full"
        />
      </div>
    </Part>
  )
}

/** A choice of one answer; undefined for “any”. */
function Choice<T extends string | boolean>({
  name,
  value,
  answers,
  onChange,
}: {
  readonly name: string
  readonly value: T | undefined
  readonly answers: readonly (readonly [value: T, name: string])[]
  readonly onChange: (value: T | undefined) => void
}) {
  const options = [
    { value: ANY, name: houseWays.any },
    ...answers.map(([one, shown]) => ({ value: String(one), name: shown })),
  ]
  return (
    <Part name={name}>
      <Select
        aria-label={name}
        value={value === undefined ? ANY : String(value)}
        options={options}
        onChoose={(chosen) => onChange(answers.find(([one]) => String(one) === chosen)?.[0])}
        className="w-full"
      />
    </Part>
  )
}

interface FrontProps {
  readonly name: string
  readonly groups: Groups | undefined
}

/** Two cards in front, each by its place in the hand. */
export function FrontForm({
  name,
  groups,
  front: [a, b],
  onChange,
}: FrontProps & { readonly front: Front; readonly onChange: (front: Front) => void }) {
  const options = FRONT_CARDS.map((value) => ({ value, name: houseWays.card(groups, value) }))
  return (
    <Part name={name}>
      <div className="grid gap-2 sm:grid-cols-2">
        <Select
          aria-label={houseWays.oneCard(name)}
          value={a}
          options={options}
          onChoose={(one: FrontCard) => onChange([one, b])}
          className="w-full"
        />
        <Select
          aria-label={houseWays.otherCard(name)}
          value={b}
          options={options}
          onChoose={(one: FrontCard) => onChange([a, one])}
          className="w-full"
        />
      </div>
    </Part>
  )
}

interface MaybeProps extends FrontProps {
  /** The label of the button that adds this condition. */
  readonly ask: string
  readonly front: Front | undefined
  readonly onChange: (front: Front | undefined) => void
}

function MaybeFront({ name, ask, groups, front, onChange }: MaybeProps) {
  if (!front) {
    return (
      <TextButton onClick={() => onChange(['first', 'first'])} className="justify-self-start text-small">
        {ask}
      </TextButton>
    )
  }
  return (
    <div className="grid gap-1">
      <FrontForm name={name} groups={groups} front={front} onChange={onChange} />
      <TextButton onClick={() => onChange(undefined)} className="justify-self-start text-small">
        {houseWays.doNotAsk}
        <span className="sr-only">: {name}</span>
      </TextButton>
    </div>
  )
}
