import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { DataLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/progress/data',
  title: 'Your data: export, import, delete',
  description:
    'Your training as this browser stores it: how safe it is there, export to one file or to spreadsheets, import with a preview, and deletion with an undo.',
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
