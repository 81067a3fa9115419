import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { EditorLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/house-ways/editor',
  title: 'Write a Pai Gow house way',
  description:
    'Your casino’s Pai Gow Poker house way out of the usual clauses and thresholds: checked over every hand while you write, then drilled, trained with and shared.',
})

export default function EditorPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'House ways', path: '/house-ways' },
          { name: 'Write a house way', path: '/house-ways/editor' },
        ]}
        silent
      />
      <EditorLoader />
    </>
  )
}
