'use client'

import { useInBrowser } from '@/app/_components/use-in-browser'
import { Waiting } from '../waiting'
import { ClassRoom } from './class-room'

/** The results come out of files that only the browser reads. */
export function ClassLoader() {
  return useInBrowser() ? <ClassRoom /> : <Waiting title="Class table" />
}
