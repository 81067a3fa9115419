// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { keeping } from '@/app/_languages/english/keeping'
import { problems } from '@/app/_languages/english/problems'
import { progress } from '@/app/_languages/english/progress'

addWords({ id: 'en', areas: { keeping, problems, progress }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
