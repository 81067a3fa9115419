'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { missing } from '@/app/_languages/english/missing'

learn({ id: 'en', areas: { missing }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
