import { chrome, pages } from '@/app/_languages/words'
import './exam.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { ExamLoader } from './exam-room'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/dealer-school/exam',
    title: pages.examTitle,
    description: pages.examAbout,
  })

export default function ExamPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.dealerSchool, path: '/dealer-school' },
          { name: chrome.exams, path: '/dealer-school/exam' },
        ]}
        silent
      />
      <ExamLoader about={pages.examAbout} />
    </>
  )
}
