'use client'

import { withWords } from '@/app/_languages/messages'
import { useFetched } from '@/app/_solver/use-fetched'
import { UntilLoaded, useLoaded } from '@/app/_solver/until-loaded'
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
  useLoaded(part !== null)
  return part && <part.ExamForm />
}

interface Props {
  readonly query: string
}

function Taking({ query, onAddress }: Props & { readonly onAddress: (query: string) => void }) {
  const areHere = useSchoolGames(gamesNamedIn(query))
  const part = useFetched('exam-taking', () => withWords('dealer-school/exam/taking', import('./taking')))
  useLoaded(part !== null && areHere)
  return part && areHere && <part.NamedExam query={query} onAddress={onAddress} />
}

function Reading({ query }: Props) {
  const areHere = useSchoolGames(gamesNamedIn(query))
  const part = useFetched('exam-result', () => withWords('dealer-school/exam/result-page', import('./result-page')))
  useLoaded(part !== null && areHere)
  return part && areHere && <part.NamedResult query={query} />
}

/** The exam depends on the address and on the browser's storage. */
export const ExamLoader = ({ about }: { readonly about: string }) => (
  <UntilLoaded skeleton={<Waiting title={words.title} about={about} />}>
    <ExamRoom />
  </UntilLoaded>
)
