import { chrome, dealerSchool, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { FoulQuestions } from '../_parts/school-questions'
import { FoulLoader } from './loader'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/dealer-school/foul',
    title: pages.foulTitle,
    description: pages.foulAbout,
  })

export default function FoulPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.dealerSchool, path: '/dealer-school' },
          { name: dealerSchool.foulName, path: '/dealer-school/foul' },
        ]}
        silent
      />
      <FoulLoader about={pages.foulAbout} />
      <FoulQuestions />
    </>
  )
}
