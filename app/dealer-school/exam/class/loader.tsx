'use client'

import { useInBrowser } from '@/app/_components/use-in-browser'
import { exam as words } from '@/app/_languages/english/exam'
import { Waiting } from '../waiting'
import { ClassRoom } from './class-room'

/** The results come out of files that only the browser reads. */
export function ClassLoader() {
  return useInBrowser() ? <ClassRoom /> : <Waiting title={words.classTitle} />
}
