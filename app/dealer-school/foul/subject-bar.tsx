'use client'

import { useId } from 'react'
import { findGame } from '@/lib/games/index'
import { GAME_IDS } from '@/lib/games/ids'
import type { Subject } from './address'

const SUBJECTS: readonly Subject[] = [...GAME_IDS, 'disputes']

/** What is asked: the rounds of a game, or the floor's disputes. */
export function SubjectBar({ subject, onSubject }: { readonly subject: Subject; readonly onSubject: (subject: Subject) => void }) {
  const id = useId()
  return (
    <div className="trainer-wide flex flex-wrap items-center gap-x-5 gap-y-1">
      <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title short:text-[20px]">Spot the mistake</h1>
      <label htmlFor={id} className="sr-only">
        What is asked
      </label>
      <select
        id={id}
        value={subject}
        onChange={({ target: { value } }) => onSubject(SUBJECTS.find((one) => one === value) ?? subject)}
        className="min-h-11 min-w-0 flex-[0_1_260px] rounded-option border border-line-strong bg-paper px-2.5 text-small text-ink"
      >
        {SUBJECTS.map((one) => (
          <option key={one} value={one}>
            {one === 'disputes' ? 'The floor’s disputes' : findGame(one)!.name}
          </option>
        ))}
      </select>
    </div>
  )
}
