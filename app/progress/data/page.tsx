import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { DataLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/progress/data',
  title: 'Your data: export, import, delete',
  description:
    'What is stored of your training in this browser, whether the browser promised to keep it, export to one file and to spreadsheets, import with a preview, and deleting with an undo.',
  index: false,
})

export default function DataPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Progress', path: '/progress' },
          { name: 'Your data', path: '/progress/data' },
        ]}
        silent
      />
      <DataLoader />
    </>
  )
}
