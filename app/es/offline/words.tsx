'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { offline } from '@/app/_languages/spanish/offline'

learn({ id: 'es', areas: { offline }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
