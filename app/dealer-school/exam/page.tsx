import './exam.css'
import type { Metadata } from 'next'
import { ExamLoader } from './loader'

export const metadata: Metadata = {
  title: 'Exams',
  description: 'An exam for dealers in training as a link: the same hands for every trainee, no hints, a time limit, and a result that an instructor opens by a short code.',
  alternates: { canonical: '/dealer-school/exam' },
}

export default function ExamPage() {
  return <ExamLoader />
}
