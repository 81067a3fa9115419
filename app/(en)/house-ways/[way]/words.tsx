'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { wayPages } from '@/app/_languages/english/way-pages'

learn({ id: 'en', areas: { wayPages }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
