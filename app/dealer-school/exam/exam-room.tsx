'use client'

import { withWords } from '@/app/_languages/messages'
import { useFetched } from '@/app/_solver/use-fetched'
import { useInBrowser } from '@/app/_ui/store'
import { useOpened } from '@/app/_ui/use-address'
import { exam as words } from '@/app/_languages/words'
import { gamesNamedIn } from '@/lib/teaching/dealer-school/games'
import { useSchoolGames } from '../_parts/school-games'
import { Waiting } from '../_parts/waiting'

/**
 * What an address contains: an exam to take or practice, a result or a certificate, or nothing, which opens the
 * instructor's form.
 */
function ExamRoom() {
  const { opened, write } = useOpened()
  const query = new URLSearchParams(opened.query)
  if (query.has('result') || query.has('certificate')) return <Reading key={opened.count} query={opened.query} />
  if (query.has('exam')) return <Taking key={opened.count} query={opened.query} onAddress={write} />
  return <Writing />
}

// Each view loads only its own code and the games that it needs.

function Writing() {
  const part = useFetched('exam-form', () => withWords('dealer-school/exam/exam-form', import('./exam-form')))
  return part ? <part.ExamForm /> : <Waiting title={words.title} />
}

interface Props {
  readonly query: string
}

function Taking({ query, onAddress }: Props & { readonly onAddress: (query: string) => void }) {
  const areHere = useSchoolGames(gamesNamedIn(query))
  const part = useFetched('exam-taking', () => withWords('dealer-school/exam/taking', import('./taking')))
  return part && areHere ? <part.NamedExam query={query} onAddress={onAddress} /> : <Waiting title={words.title} />
}

function Reading({ query }: Props) {
  const areHere = useSchoolGames(gamesNamedIn(query))
  const part = useFetched('exam-result', () => withWords('dealer-school/exam/result-page', import('./result-page')))
  return part && areHere ? <part.NamedResult query={query} /> : <Waiting title={words.title} />
}

/** The exam depends on the address and on the browser's storage. */
export function ExamLoader() {
  return useInBrowser() ? <ExamRoom /> : <Waiting title={words.title} />
}
