'use client'

import { gameOf } from '@/lib/teaching/dealer-school/games'
import { useId } from 'react'
import { RulesPicker } from '@/app/_components/rules-picker'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { foul } from '@/app/_languages/english/foul'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import { GAME_IDS, type GameId, GAME_NAMES, isGameId } from '@/lib/games/ids'
import { withUsualSides } from '@/lib/games/usual-tables'
import { useChosenGame } from '../_parts/school-games'
import type { Subject } from './address'

const DISPUTES = 'disputes'

/** What is asked: the rounds of a game by its rules, or the floor's disputes. */
export function SubjectBar({
  subject,
  onSubject,
}: {
  readonly subject: Subject
  readonly onSubject: (subject: Subject) => void
}) {
  const id = useId()
  const [shown, choose] = useChosenGame<GameId | typeof DISPUTES>(
    subject === DISPUTES ? subject : subject.game,
    (one) => onSubject(isGameId(one) ? usualTable(one) : one),
  )
  return (
    <div className="trainer-wide flex flex-wrap items-center gap-x-5 gap-y-2">
      <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
        {foul.title}
      </h1>
      <label htmlFor={id} className="sr-only">
        {dealerSchool.whatIsAsked}
      </label>
      <select
        id={id}
        value={shown}
        onChange={({ target: { value } }) => choose(isGameId(value) ? value : DISPUTES)}
        className="min-h-11 min-w-0 flex-[0_1_260px] rounded-option border border-line-strong bg-paper px-2.5 text-small text-ink"
      >
        {[...GAME_IDS, DISPUTES].map((one) => (
          <option key={one} value={one}>
            {isGameId(one) ? GAME_NAMES[one] : dealerSchool.disputes}
          </option>
        ))}
      </select>
      {subject !== DISPUTES && (
        <div className="text-copy text-muted">
          <RulesPicker
            game={gameOf(subject.game)}
            rules={subject.rules}
            onChoose={(rules) => onSubject({ game: subject.game, rules: withUsualSides(gameOf(subject.game), rules) })}
          />
        </div>
      )}
    </div>
  )
}
