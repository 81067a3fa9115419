import { chrome, pages, payouts } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { PayoutsQuestions } from '../_parts/school-questions'
import { PayoutsLoader } from './loader'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/dealer-school/payouts',
    title: pages.payoutsTitle,
    description: pages.payoutsAbout,
  })

export default function PayoutsPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.dealerSchool, path: '/dealer-school' },
          { name: payouts.title, path: '/dealer-school/payouts' },
        ]}
        silent
      />
      <PayoutsLoader about={pages.payoutsAbout} />
      <PayoutsQuestions />
    </>
  )
}
