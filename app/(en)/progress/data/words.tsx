'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { problems } from '@/app/_languages/english/problems'
import { progress } from '@/app/_languages/english/progress'

learn({ id: 'en', areas: { problems, progress }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
