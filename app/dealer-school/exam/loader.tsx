'use client'

import { useInBrowser } from '@/app/_components/use-in-browser'
import { exam as words } from '@/app/_languages/english/exam'
import { ExamRoom } from './exam-room'
import { Waiting } from './waiting'

/** The exam comes out of the address and the browser's own storage. */
export function ExamLoader() {
  return useInBrowser() ? <ExamRoom /> : <Waiting title={words.title} />
}
