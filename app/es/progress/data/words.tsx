// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { keeping } from '@/app/_languages/spanish/keeping'
import { problems } from '@/lib/messages/words/problems/es'
import { progress } from '@/app/_languages/spanish/progress'

addWords({ id: 'es', areas: { keeping, problems, progress }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
