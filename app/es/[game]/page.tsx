import type { Metadata } from 'next'
import { summaryMetadata, SummaryPage, summaryParams, type SummaryProps } from '@/app/_summary/summary'
import { spanish } from '@/content/es/language'

export const dynamicParams = false
export const generateStaticParams = summaryParams
export const generateMetadata = (props: SummaryProps): Promise<Metadata> => summaryMetadata(spanish, props)

export default function SpanishSummary(props: SummaryProps) {
  return <SummaryPage language={spanish} {...props} />
}
