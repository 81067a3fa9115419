import { chrome, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { DataLoader } from './desk'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/progress/data',
    title: pages.dataTitle,
    description: pages.dataAbout,
    index: false,
  })

export default function DataPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.progress, path: '/progress' },
          { name: pages.data, path: '/progress/data' },
        ]}
        silent
      />
      <DataLoader />
    </>
  )
}
