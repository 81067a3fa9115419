'use client'

import { useFetched } from '@/app/_solver/use-fetched'
import { useInBrowser } from '@/app/_ui/store'
import { useOpened } from '@/app/_ui/use-address'
import { exam as words } from '@/app/_languages/english/exam'
import { gamesNamedIn } from '@/lib/teaching/dealer-school/games'
import { useSchoolGames } from '../_parts/school-games'
import { Waiting } from '../_parts/waiting'

/** What an address opens: an exam to take or to practice, a result or a certificate to read, or the instructor's form. */
function ExamRoom() {
  const { opened, write } = useOpened()
  const query = new URLSearchParams(opened.query)
  if (query.has('result') || query.has('certificate')) return <Reading key={opened.count} query={opened.query} />
  if (query.has('exam')) return <Taking key={opened.count} query={opened.query} onAddress={write} />
  return <Writing />
}

// Who writes an exam loads the form, who takes one what asks and grades, who reads one its result; each beside the games it names.

function Writing() {
  const part = useFetched('exam-form', () => import('./exam-form'))
  return part ? <part.ExamForm /> : <Waiting title={words.title} />
}

interface Props {
  readonly query: string
}

function Taking({ query, onAddress }: Props & { readonly onAddress: (query: string) => void }) {
  const areHere = useSchoolGames(gamesNamedIn(query))
  const part = useFetched('exam-taking', () => import('./taking'))
  return part && areHere ? <part.NamedExam query={query} onAddress={onAddress} /> : <Waiting title={words.title} />
}

function Reading({ query }: Props) {
  const areHere = useSchoolGames(gamesNamedIn(query))
  const part = useFetched('exam-result', () => import('./result-page'))
  return part && areHere ? <part.NamedResult query={query} /> : <Waiting title={words.title} />
}

/** The exam comes out of the address and the browser's own storage. */
export function ExamLoader() {
  return useInBrowser() ? <ExamRoom /> : <Waiting title={words.title} />
}
