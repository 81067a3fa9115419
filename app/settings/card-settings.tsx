'use client'

import { PlayingCard } from '@/app/_components/playing-card'
import { CARD_SIZES, DEALINGS, setPreferences, usePreferences, type CardSizing, type Dealing } from '@/app/_components/preferences'
import { cardOf } from '@/lib/cards/card'
import { Choice, Switch } from './parts'

const SIZES: Readonly<Record<CardSizing, string>> = { small: 'Small', normal: 'Normal', large: 'Large' }
const SPEEDS: Readonly<Record<Dealing, string>> = { 0: 'At once', 0.5: 'Quick', 1: 'Normal', 2: 'Slow' }

/** One of each suit: an ace, a king, a ten and a queen. */
const SHOWN = [cardOf(12, 0), cardOf(11, 1), cardOf(8, 2), cardOf(10, 3)] as const

/** How cards look and come; the ones beside it show it. */
export function CardSettings() {
  const { fourColours, cardSize, dealing } = usePreferences()
  return (
    <>
      {/* Another speed deals them anew. */}
      <div key={dealing} className="felt-surface flex min-h-[148px] items-center justify-center gap-2 rounded-[18px] px-3 py-5 min-[700px]:min-h-[190px]" role="group" aria-label="How cards look now">
        {SHOWN.map((card, i) => (
          <PlayingCard key={card} spot={card} order={i} />
        ))}
      </div>
      <Switch label="Four colours" about="Diamonds are blue and clubs are green." on={fourColours} onChange={(on) => setPreferences({ fourColours: on })} />
      <Choice label="Size" options={CARD_SIZES.map((value) => ({ value, name: SIZES[value] }))} value={cardSize} onChange={(size) => setPreferences({ cardSize: size })} />
      <div className="grid gap-1.5">
        <Choice label="Dealing" options={DEALINGS.map((value) => ({ value, name: SPEEDS[value] }))} value={dealing} onChange={(speed) => setPreferences({ dealing: speed })} />
        <p className="text-caption text-muted">Where your system asks for less motion, cards always come at once.</p>
      </div>
    </>
  )
}
