'use client'

import { useId } from 'react'
import { CardPicker, type Whereabouts } from '@/app/_components/card-picker'
import { classes } from '@/app/_components/classes'
import { Panel } from '@/app/_components/panel'
import { sideBets } from '@/app/_languages/english/side-bets'
import { makeCard, type Card } from '@/lib/cards/card'
import type { SideHold } from './read'
import { readPieces } from '@/app/_components/card-pieces'

/** Cards known to be gone: the figure is exact without them. */
export function DeadCards({ hold: { game, form, reading, change } }: { readonly hold: SideHold }) {
  const id = useId()
  const { dead, deadProblem: problem, deadProblemLanguage, rules } = reading
  const set = (text: string): void => change({ ...form, dead: text.slice(0, 400) })
  const toggle = (card: Card): void => {
    const strange = readPieces(form.dead).strange
    const cards = dead.includes(card) ? dead.filter((one) => one !== card) : [...dead, card]
    set([...cards.map(makeCard), ...strange].join(' '))
  }
  const whereabouts = (card: Card): Whereabouts => (dead.includes(card) ? 'here' : 'free')
  return (
    <section aria-labelledby={id} className="side-bets-dead">
      <Panel>
        <div className="grid gap-1">
          <h2 id={id} className="text-verdict font-semibold tracking-snug">
            {sideBets.seen}
          </h2>
          <p className="text-small text-muted">{sideBets.seenAbout}</p>
        </div>
        <div className="flex gap-2">
          <input
            aria-label={sideBets.deadCards}
            value={form.dead}
            placeholder="Ks Qd 7c"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => set(event.target.value)}
            className={classes(
              'h-11 min-w-0 flex-1 rounded-option border bg-paper px-3 tabular-nums',
              problem === undefined ? 'border-line-strong' : 'border-2 border-blunder',
            )}
          />
          {form.dead !== '' && (
            <button type="button" onClick={() => set('')} className="link min-h-11 px-2 text-small">
              {sideBets.clear}
            </button>
          )}
        </div>
        <p
          id={`${id}-problem`}
          lang={deadProblemLanguage}
          role="alert"
          className="text-caption break-words text-blunder-ink empty:hidden"
        >
          {problem}
        </p>
        <CardPicker
          cards={[...game.deck(rules).cards]}
          whereabouts={whereabouts}
          onToggle={toggle}
          label={sideBets.deadCards}
        />
      </Panel>
    </section>
  )
}
