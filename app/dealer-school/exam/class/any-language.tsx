import { chrome, pages } from '@/app/_languages/words'
import '../exam.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { ClassLoader } from './loader'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/dealer-school/exam/class',
    title: pages.classTitle,
    description: pages.classAbout,
    index: false,
  })

export default function ClassPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.dealerSchool, path: '/dealer-school' },
          { name: chrome.exams, path: '/dealer-school/exam' },
          { name: chrome.classTable, path: '/dealer-school/exam/class' },
        ]}
        silent
      />
      <ClassLoader about={pages.classAbout} />
    </>
  )
}
