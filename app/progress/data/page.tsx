import type { Metadata } from 'next'
import { DataLoader } from './loader'

export const metadata: Metadata = {
  title: 'Your data',
  description: 'What is stored of your training in this browser, whether the browser promised to keep it, export to one file and to spreadsheets, import with a preview, and deleting with an undo.',
  alternates: { canonical: '/progress/data' },
}

export default function DataPage() {
  return <DataLoader />
}
