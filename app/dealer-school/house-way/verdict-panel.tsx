'use client'

import { Check, X } from 'lucide-react'
import Link from 'next/link'
import type { RefObject } from 'react'
import { handsInWords } from '@/app/house-ways/_parts/share'
import { Button, KeyHint } from '@/app/_components/button'
import { classes } from '@/app/_components/classes'
import { called } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { appliedInWords, passedInWords } from '@/lib/teaching/house-ways/says'
import type { Verdict } from '@/lib/teaching/house-ways/verdict'
import { sentence } from '../_parts/sentence'
import type { Drilling } from './use-drill'

interface Props {
  readonly drilling: Drilling
  readonly verdict: Verdict
  readonly next: RefObject<HTMLButtonElement | null>
}

/** Right or not, which clause governs and why, and what the trainee seems to have done. */
export function VerdictPanel({ drilling, verdict, next }: Props) {
  const { clause, front, behind, applied, isRight } = verdict
  const { way } = drilling.settings
  const share = drilling.often(clause.id)
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel">
      <Heading verdict={verdict} />
      <div className="grid gap-1.5">
        <p className="text-caption text-muted tabular-nums">
          <b className="font-semibold text-ink">{clause.id}</b>
          {share !== undefined && <span> · {handsInWords(share)}</span>}
        </p>
        <p lang="en" className="font-strong">
          {clause.sentence}
        </p>
        <p className="text-small text-muted">{sentence(houseWayDrill.setting(called(front), called(behind)))}</p>
      </div>
      {!isRight && applied && (
        <p lang="en" className="rounded-option bg-blunder/8 px-3 py-2.5 text-small">
          {appliedInWords(applied)}
        </p>
      )}
      <div className="grid gap-1.5">
        <h3 className="text-caption text-muted">{houseWayDrill.whyNoEarlier}</h3>
        <ul lang="en" className="grid gap-1 text-small">
          {passedInWords(verdict).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {KNOWN_WAYS.includes(way) && (
        <p className="text-small">
          <Link href={`/house-ways/${way.id}#${clause.id}`} className="link inline-flex min-h-11 items-center">
            {houseWayDrill.inReference}
          </Link>
        </p>
      )}
      <div className="trainer-next">
        <Button ref={next} onClick={drilling.next} aria-keyshortcuts="Space" className="w-full">
          {houseWayDrill.nextHand} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

function Heading({ verdict: { isRight, isOtherCards, applied } }: { readonly verdict: Verdict }) {
  const Icon = isRight ? Check : X
  return (
    <div className="flex animate-appear items-center gap-3">
      <span
        aria-hidden="true"
        className={classes(
          'inline-grid h-9.5 w-9.5 shrink-0 place-items-center rounded-card',
          isRight ? 'bg-best/14 text-best-ink' : 'bg-blunder/14 text-blunder-ink',
        )}
      >
        <Icon size={21} strokeWidth={2.5} />
      </span>
      <div>
        <h2 className="text-verdict font-semibold tracking-snug">
          {isRight ? houseWayDrill.right : applied?.kind === 'foul' ? houseWayDrill.foul : houseWayDrill.notThisWay}
        </h2>
        {isOtherCards && <p className="text-small text-muted">{houseWayDrill.otherCards}</p>}
      </div>
    </div>
  )
}
