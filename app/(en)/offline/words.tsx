'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { offline } from '@/app/_languages/english/offline'

learn({ id: 'en', areas: { offline }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
