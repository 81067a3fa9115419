import type { Metadata } from 'next'
import { EditorLoader } from './loader'

export const metadata: Metadata = {
  title: 'Write a house way',
  description: 'Your casino’s Pai Gow Poker house way out of the usual clauses and thresholds: checked over every hand while you write, then drilled, trained with and shared.',
  alternates: { canonical: '/house-ways/editor' },
}

export default function EditorPage() {
  return <EditorLoader />
}
