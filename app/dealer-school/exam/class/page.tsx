import '../exam.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { ClassLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/dealer-school/exam/class',
  title: 'Class table of an exam',
  description: 'The results of an exam side by side: from files or codes, question by question, out and in as CSV.',
  index: false,
})

export default function ClassPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Dealer school', path: '/dealer-school' },
          { name: 'Exams', path: '/dealer-school/exam' },
          { name: 'Class table', path: '/dealer-school/exam/class' },
        ]}
        silent
      />
      <ClassLoader />
    </>
  )
}
