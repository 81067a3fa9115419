'use client'

import { useId, useState } from 'react'
import { useSaved } from '@/app/house-ways/editor/saved'
import { PillRow } from '@/app/_components/pill-row'
import { called } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { makeAsked, parseAsked } from '@/lib/teaching/house-ways/drill'
import { byFamily, type HouseWay, KNOWN_WAYS, makeWay, wayOf } from '@/lib/engines/pai-gow/index'
import { FLASHES } from './address'
import type { Drilling } from './use-drill'

const SELECT = 'min-h-11 min-w-0 rounded-option border border-line-strong bg-paper px-2.5 text-small text-ink'

const flashPills = () =>
  FLASHES.map((seconds) => ({
    id: String(seconds),
    name: seconds === 0 ? houseWayDrill.open : houseWayDrill.seconds(seconds),
    title: seconds === 0 ? houseWayDrill.liesOpen : houseWayDrill.liesOpenFor(seconds),
  }))

/** Which way, which clauses, and for how long the cards lie open. */
export function SettingsBar({ drilling }: { readonly drilling: Drilling }) {
  const { settings, course, change } = drilling
  const id = useId()
  const saved = useSaved().ways.filter(({ id: one }) => one !== settings.way.id)
  const [refused, setRefused] = useState<string | null>(null)
  const ways = [...KNOWN_WAYS, ...(KNOWN_WAYS.includes(settings.way) ? [] : [settings.way]), ...saved]
  const chooseWay = (way: HouseWay): void => {
    // A way of one's own may have been saved half written.
    const read = wayOf(makeWay(way))
    setRefused(read.ok ? null : read.problem.message)
    if (read.ok) change({ way: read.value, asked: { kind: 'all' } })
  }
  const choose = (text: string): void => {
    const asked = parseAsked(course.dealing, text)
    if (asked.ok) change({ asked: asked.value })
  }
  return (
    <div className="trainer-wide grid grid-cols-1 items-center gap-x-3.5 gap-y-1 md:flex md:flex-wrap">
      <h1 className="pb-1 font-serif text-heading/title font-semibold tracking-title md:pb-0 md:text-title short:text-heading">
        {houseWayDrill.title}
      </h1>
      <div className="flex min-w-0 items-center gap-2 md:ml-2">
        <label htmlFor={`${id}-way`} className="sr-only">
          {dealerSchool.houseWay}
        </label>
        <select
          id={`${id}-way`}
          value={ways.indexOf(settings.way)}
          onChange={(event) => chooseWay(ways[Number(event.target.value)]!)}
          className={SELECT}
        >
          {ways.map((way, i) => (
            <option key={way.id} value={i}>
              {way.name}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-clauses`} className="sr-only">
          {dealerSchool.whatIsAsked}
        </label>
        <select
          id={`${id}-clauses`}
          value={makeAsked(settings.asked)}
          onChange={(event) => choose(event.target.value)}
          className={`${SELECT} flex-1`}
        >
          <Choices drilling={drilling} />
        </select>
      </div>
      {refused !== null && (
        <p role="alert" lang="en" className="text-small text-blunder-ink">
          {refused}
        </p>
      )}
      <div className="min-w-0 2xl:ml-auto">
        <PillRow
          label={houseWayDrill.howLong}
          pills={flashPills()}
          chosen={String(settings.flash)}
          onChoose={(seconds) => change({ flash: FLASHES.find((one) => String(one) === seconds) ?? 0 })}
        />
      </div>
    </div>
  )
}

function Choices({ drilling: { settings, course } }: { readonly drilling: Drilling }) {
  const families = byFamily(course.dealing.way.clauses)
  const chosen = settings.asked
  return (
    <>
      <option value="all">{houseWayDrill.everyClause}</option>
      {chosen.kind === 'clauses' && chosen.ids.length > 1 && (
        <option value={makeAsked(chosen)}>{chosen.ids.join(', ')}</option>
      )}
      <optgroup label={houseWayDrill.oneFamily}>
        {families.map(({ family }) => (
          <option key={family.id} value={makeAsked({ kind: 'family', family: family.id })}>
            {called(family.name)}
          </option>
        ))}
      </optgroup>
      {families.map(({ family, clauses }) => (
        <optgroup key={family.id} label={called(family.name)}>
          {clauses.map((clause) => (
            <option key={clause.id} value={clause.id}>
              {clause.id}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
