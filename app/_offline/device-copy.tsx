'use client'

import { useEffect } from 'react'
import { bytesInWords } from '@/app/_languages/format'
import { languageNow } from '@/app/_languages/messages'
import { offline } from '@/app/_languages/words'
import { Button } from '@/app/_ui/button'
import { createStore, useStore } from '@/app/_ui/store'
import { isGameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { askWorker, type Health, savesData } from './kept-here'

/** What the page knows of the copy. `waiting`: no service worker is there yet. */
interface Copy {
  readonly state: 'checking' | 'waiting' | 'impossible' | 'saving' | 'here'
  readonly health: Health | null
  /** What the person asked for: under way, done or failed. */
  readonly task: 'repair' | 'keep-all' | 'repaired' | 'not-repaired' | 'not-kept' | null
}

const copies = createStore<Copy>(() => ({ state: 'checking', health: null, task: null }))
const change = (part: Partial<Copy>): void => copies.set({ ...copies.now(), ...part })

async function look(): Promise<void> {
  // A test's document may have the container without the worker's own interface.
  if (!('serviceWorker' in navigator)) return change({ state: 'impossible' })
  if (savesData(navigator)) return change({ state: 'saving' })
  // What an earlier look found may have changed; a copy that is here is shown while it's looked at again.
  if (copies.now().state !== 'here') change({ state: 'checking' })
  try {
    if (!(await navigator.serviceWorker.getRegistration())?.active) change({ state: 'waiting' })
    await navigator.serviceWorker.ready
    change({ state: 'here', health: await askWorker('health') })
  } catch {
    change({ state: 'impossible' })
  }
}

async function act(task: 'repair' | 'keep-all'): Promise<void> {
  change({ task })
  const health = await askWorker(task).catch(() => null)
  const isDone = health !== null && health.isWhole
  if (task === 'repair') change({ task: isDone ? 'repaired' : 'not-repaired' })
  else change({ task: isDone && health.hasAll ? null : 'not-kept' })
  change({ health: health ?? (await askWorker('health').catch(() => null)) ?? copies.now().health })
}

/** The copy of the site on this device, asked for when the component appears. */
function useCopy(): Copy {
  useEffect(() => void look(), [])
  return useStore(copies, { state: 'checking', health: null, task: null })
}

const named = (games: readonly string[]): string =>
  new Intl.ListFormat(languageNow()).format(games.flatMap((id) => (isGameId(id) ? [GAME_NAMES[id]] : [])))

/** The health of the copy in a sentence or two. */
function inWords({ state, health, task }: Copy): string {
  if (state === 'impossible') return offline.keepsNothing
  if (state === 'saving') return offline.savesData
  if (task === 'repair') return offline.repairing
  if (task === 'keep-all') return offline.keepingAll
  if (task === 'not-repaired') return offline.notRepaired
  if (task === 'not-kept') return offline.allNotKept
  if (state === 'checking') return offline.checking
  if (state === 'waiting') return offline.notKeptYet
  if (!health || !health.isWhole) return offline.partsMissing
  const kept = health.hasAll
    ? offline.allKept
    : health.games.length === 0
      ? offline.noGameKept
      : offline.gamesKept(named(health.games), health.games.length)
  return task === 'repaired' ? `${offline.repaired} ${kept}` : kept
}

/** What works offline on this device, with buttons to repair it and to keep every game. */
export function DeviceCopy() {
  const copy = useCopy()
  const { state, health, task } = copy
  const isBusy = task === 'repair' || task === 'keep-all'
  return (
    <>
      <p role="status" className="text-small">
        {inWords(copy)}
      </p>
      {state === 'here' && (
        <div className="flex flex-wrap gap-2">
          {health !== null && !health.hasAll && (
            <Button look="quiet" disabled={isBusy} onClick={() => void act('keep-all')}>
              {offline.keepAll(bytesInWords(health.bytesOfOthers))}
            </Button>
          )}
          <Button look="quiet" disabled={isBusy} onClick={() => void act('repair')}>
            {offline.repair}
          </Button>
        </div>
      )}
    </>
  )
}

/** Says beside a game's pages that they aren't on this device. */
export function NotOnDevice({ game }: { readonly game: string }) {
  const { health } = useCopy()
  if (health === null || health.games.includes(game)) return null
  return <p className="text-small text-muted">{offline.notOnDevice}</p>
}
