'use client'

import { Select } from '@/app/_ui/field'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { useId } from 'react'
import { RulesPicker } from '@/app/_settings/rules-picker'
import { PillRow } from '@/app/_ui/pill-row'
import { dealerSchool, foul } from '@/app/_languages/words'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { useChosenGame } from '../_parts/school-games'
import type { Subject } from './address'

/** The choice of a game with its rules, or of the floor's disputes at its table. */
export function SubjectBar({
  subject,
  onSubject,
}: {
  readonly subject: Subject
  readonly onSubject: (subject: Subject) => void
}) {
  const id = useId()
  const isDisputes = 'disputes' in subject
  const game = isDisputes ? subject.disputes : subject.game
  const open = (one: GameId, kind: 'rounds' | 'disputes'): void =>
    onSubject(kind === 'disputes' ? { disputes: one } : usualTable(one))
  const [shown, choose] = useChosenGame(game, (one) => open(one, isDisputes ? 'disputes' : 'rounds'))
  return (
    <div className="trainer-wide flex flex-wrap items-center gap-x-5 gap-y-2">
      <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
        {foul.title}
      </h1>
      <label htmlFor={id} className="sr-only">
        {dealerSchool.whatIsAsked}
      </label>
      <Select
        id={id}
        value={shown}
        options={GAME_IDS.map((one) => ({ value: one, name: GAME_NAMES[one] }))}
        onChoose={(value) => isGameId(value) && choose(value)}
        className="flex-[0_1_260px]"
      />
      <div className="min-w-0">
        <PillRow
          label={foul.kind}
          pills={[
            { id: 'rounds', name: foul.rounds },
            { id: 'disputes', name: foul.disputes },
          ]}
          chosen={isDisputes ? 'disputes' : 'rounds'}
          onChoose={(kind) => open(game, kind === 'disputes' ? 'disputes' : 'rounds')}
        />
      </div>
      {!isDisputes && (
        <div className="text-copy text-muted">
          <RulesPicker
            game={gameOf(subject.game)}
            rules={subject.rules}
            onChoose={(rules) => onSubject({ game: subject.game, rules: rules })}
          />
        </div>
      )}
    </div>
  )
}
