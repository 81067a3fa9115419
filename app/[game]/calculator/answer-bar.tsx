'use client'

import { ArrowDown } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { CardsInText } from '@/app/_components/cards-in-text'
import { signedEv } from '@/app/_components/ev-format'
import { calculator } from '@/app/_languages/english/calculator'
import type { AnyGame } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import { nameOf } from './eyes-words'
import type { Reading } from './read'

interface Props {
  readonly game: AnyGame
  readonly reading: Reading
  readonly solution: Solution<string> | null
  readonly answer: RefObject<HTMLElement | null>
}

/** Whether enough of an element is on the screen to be read. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), {
      rootMargin: '0px 0px -120px 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inSight
}

/** On a phone the answer is below the cards: its first line, at the bottom edge, until the answer itself is in sight. */
export function AnswerBar({ game, reading, solution, answer }: Props) {
  const inSight = useInSight(answer)
  const top = solution?.options.find((option) => option.action === solution.best[0])
  if (inSight || reading.state === null || !solution || !top) return null
  return (
    <a
      href="#answer"
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-14 animate-appear items-center gap-3 bg-raised px-4 pt-1 pb-[max(4px,env(safe-area-inset-bottom))] shadow-bar 4xl:hidden"
    >
      <span className="rounded-full bg-best/12 px-2 py-px text-micro font-semibold text-best-ink">
        {calculator.best}
      </span>
      <span className="min-w-0 font-semibold">
        <CardsInText>{nameOf(game, reading.rules, solution.best)}</CardsInText>
      </span>
      <span className="text-muted tabular-nums">{signedEv(top.ev)}</span>
      <span className="ml-auto flex shrink-0 items-center gap-1.5 text-small text-best-ink">
        {calculator.seeWhy} <ArrowDown size={16} aria-hidden="true" />
      </span>
    </a>
  )
}
