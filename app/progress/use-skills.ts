'use client'

import { useEffect, useState } from 'react'
import { type GameSkills, skillsOf } from '@/lib/games/skills'

/** The skills of these games by the game's id, as far as they are there; null until the first ones are. */
export function useSkills(games: readonly string[]): ReadonlyMap<string, GameSkills> | null {
  const [known, setKnown] = useState<ReadonlyMap<string, GameSkills> | null>(null)
  const wanted = games.join(' ')
  useEffect(() => {
    let isLeft = false
    const ids = wanted.split(' ').filter((id) => id !== '')
    // A file that does not come leaves its game without an edge; the rest of the page stands.
    void Promise.all(ids.map((id) => skillsOf(id).catch(() => null))).then((list) => {
      if (!isLeft) setKnown(new Map(list.flatMap((one) => (one ? [[one.game, one] as const] : []))))
    })
    return () => {
      isLeft = true
    }
  }, [wanted])
  return known
}
