'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { handPages } from '@/app/_languages/spanish/hand-pages'

learn({ id: 'es', areas: { handPages }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
