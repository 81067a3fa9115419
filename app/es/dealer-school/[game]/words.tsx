'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { wayPages } from '@/app/_languages/spanish/way-pages'

learn({ id: 'es', areas: { wayPages }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
