'use client'

import { PlayingCard } from '@/app/_components/playing-card'
import { CARD_SIZES, DEALINGS, setPreferences, usePreferences, type Dealing } from '@/app/_components/preferences'
import { settings } from '@/app/_languages/english/settings'
import { cardOf } from '@/lib/cards/card'
import { Choice, Switch } from './parts'

/** What each speed is called, in the catalogue. */
const SPEEDS = { 0: 'atOnce', 0.5: 'quick', 1: 'normalSpeed', 2: 'slow' } as const satisfies Readonly<
  Record<Dealing, keyof typeof settings>
>

/** One of each suit: an ace, a king, a ten and a queen. */
const SHOWN = [cardOf(12, 0), cardOf(11, 1), cardOf(8, 2), cardOf(10, 3)] as const

/** How cards look and come; the ones beside it show it. */
export function CardSettings() {
  const { fourColours, cardSize, dealing } = usePreferences()
  return (
    <>
      {/* Another speed deals them anew. */}
      <div
        key={dealing}
        className="felt-surface flex min-h-37 items-center justify-center gap-2 rounded-box px-3 py-5 md:min-h-47.5"
        role="group"
        aria-label={settings.cardsNow}
      >
        {SHOWN.map((card, i) => (
          <PlayingCard key={card} spot={card} order={i} />
        ))}
      </div>
      <Switch
        label={settings.fourColours}
        about={settings.fourColoursAbout}
        on={fourColours}
        onChange={(on) => setPreferences({ fourColours: on })}
      />
      <Choice
        label={settings.size}
        options={CARD_SIZES.map((value) => ({ value, name: settings[value] }))}
        value={cardSize}
        onChange={(size) => setPreferences({ cardSize: size })}
      />
      <div className="grid gap-1.5">
        <Choice
          label={settings.dealing}
          options={DEALINGS.map((value) => ({ value, name: settings[SPEEDS[value]] }))}
          value={dealing}
          onChange={(speed) => setPreferences({ dealing: speed })}
        />
        <p className="text-caption text-muted">{settings.lessMotion}</p>
      </div>
    </>
  )
}
