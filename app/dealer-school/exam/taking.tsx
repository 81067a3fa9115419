'use client'

import { useEffect } from 'react'
import type { Exam } from '@/lib/teaching/dealer-school/exam'
import { makeCode } from '@/lib/teaching/dealer-school/exam-code'
import { resultOf } from '@/lib/teaching/dealer-school/exam-sitting'
import { ResultPage } from './result-page'
import { Running } from './running'
import { StartPage } from './start-page'
import { useSitting } from './use-sitting'

/** An exam from its first page to its result, whose code the address then holds. */
export function Taking({ exam, onAddress }: { readonly exam: Exam; readonly onAddress: (query: string) => void }) {
  const { sitting, start, send } = useSitting(exam)
  const result = sitting?.ended === undefined ? undefined : resultOf(exam, sitting)
  const code = result && makeCode(result)
  useEffect(() => {
    if (code !== undefined) onAddress(`result=${code}`)
  }, [code, onAddress])
  if (!sitting) return <StartPage exam={exam} onStart={start} />
  return result ? <ResultPage result={result} isOwn /> : <Running exam={exam} sitting={sitting} send={send} />
}
