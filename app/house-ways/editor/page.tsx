import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { EditorLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/house-ways/editor',
  title: 'Write a Pai Gow house way',
  description:
    'Write your casino’s Pai Gow Poker house way from the usual clauses and thresholds: it is checked over every hand as you write. Then drill and share it.',
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
