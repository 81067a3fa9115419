'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { home } from '@/app/_languages/english/home'

learn({ id: 'en', areas: { home }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
