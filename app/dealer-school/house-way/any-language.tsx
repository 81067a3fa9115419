import { chrome, dealerSchool, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { HouseWayQuestions } from '../_parts/school-questions'
import { DrillLoader } from './loader'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/dealer-school/house-way',
    title: pages.drillTitle,
    description: pages.drillAbout,
  })

export default function HouseWayDrillPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.dealerSchool, path: '/dealer-school' },
          { name: dealerSchool.drillName, path: '/dealer-school/house-way' },
        ]}
        silent
      />
      <DrillLoader about={pages.drillAbout} />
      <HouseWayQuestions />
    </>
  )
}
