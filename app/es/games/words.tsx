'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { home } from '@/app/_languages/spanish/home'

learn({ id: 'es', areas: { home }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
