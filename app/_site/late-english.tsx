'use client'

import dynamic from 'next/dynamic'

/** The English words of the frame, for a page that every other page has with it and hardly any shows. */
export const LateEnglish = dynamic(() => import('@/app/(en)/_words/frame'))
