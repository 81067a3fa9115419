import { chrome, pages, paper } from '@/app/_languages/words'
import './paper.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { PaperLoader } from './loader'

export const generateMetadata = (): Metadata =>
  pageMetadata({ path: '/dealer-school/paper', title: pages.paperTitle, description: pages.paperAbout })

export default function PaperPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.dealerSchool, path: '/dealer-school' },
          { name: paper.title, path: '/dealer-school/paper' },
        ]}
        silent
      />
      <PaperLoader about={pages.paperAbout} />
    </>
  )
}
