import './exam.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { ExamLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/dealer-school/exam',
  title: 'Exams for dealers in training',
  description:
    'An exam for dealers in training as a link: the same hands for every trainee, no hints, a time limit, and a result that an instructor opens by a short code.',
})

export default function ExamPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Dealer school', path: '/dealer-school' },
          { name: 'Exams', path: '/dealer-school/exam' },
        ]}
        silent
      />
      <ExamLoader />
    </>
  )
}
