import '../paper/paper.css'
import './audition.css'
import { chrome, dealerSchool, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { AuditionQuestions } from '../_parts/school-questions'
import { AuditionLoader } from './audition'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/dealer-school/audition',
    title: pages.auditionTitle,
    description: pages.auditionAbout,
  })

export default function AuditionPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.dealerSchool, path: '/dealer-school' },
          { name: dealerSchool.auditionName, path: '/dealer-school/audition' },
        ]}
        silent
      />
      <AuditionLoader about={pages.auditionAbout} />
      <AuditionQuestions />
    </>
  )
}
