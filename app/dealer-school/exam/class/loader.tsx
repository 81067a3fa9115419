'use client'

import { useState } from 'react'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { exam as words } from '@/app/_languages/english/exam'
import { gamesNamedIn } from '@/lib/teaching/dealer-school/games'
import { useSchoolGames } from '../../_parts/school-games'
import { Waiting } from '../waiting'
import { ClassRoom } from './class-room'
import { keptCodes } from './use-class'

/** The results come out of files that only the browser reads. */
export function ClassLoader() {
  return useInBrowser() ? <WithGames /> : <Waiting title={words.classTitle} />
}

function WithGames() {
  const [kept] = useState(() => gamesNamedIn(keptCodes()))
  return useSchoolGames(kept) ? <ClassRoom /> : <Waiting title={words.classTitle} />
}
