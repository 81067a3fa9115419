import '../exam.css'
import type { Metadata } from 'next'
import { ClassLoader } from './loader'

export const metadata: Metadata = {
  title: 'Class table',
  description: 'The results of an exam side by side: from files or codes, question by question, out and in as CSV.',
  alternates: { canonical: '/dealer-school/exam/class' },
}

export default function ClassPage() {
  return <ClassLoader />
}
