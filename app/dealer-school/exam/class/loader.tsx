'use client'

import { useFetched } from '@/app/_solver/use-fetched'
import { exam as words } from '@/app/_languages/english/exam'
import { Waiting } from '../../_parts/waiting'

/** The results come out of files that only the browser reads. What reads and counts them is fetched after the page shows. */
export function ClassLoader() {
  const room = useFetched('class', () => import('./class-room'))
  return room ? <room.WithGames /> : <Waiting title={words.classTitle} />
}
