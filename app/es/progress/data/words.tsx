'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { problems } from '@/lib/messages/problems/es'
import { progress } from '@/app/_languages/spanish/progress'

learn({ id: 'es', areas: { problems, progress }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
