'use client'

import { withWords } from '@/app/_languages/messages'
import { paper } from '@/app/_languages/words'
import { UntilLoaded, useLoaded } from '@/app/_solver/until-loaded'
import { useFetched } from '@/app/_solver/use-fetched'
import { useQuery } from '@/app/_ui/use-query'
import { namedGames, useSchoolGames } from '../_parts/school-games'
import { Waiting } from '../_parts/waiting'

/**
 * The hands depend on the address and on chance, which only the browser has. The code of the sheets and their game are
 * loaded at the same time, after the page is shown.
 */
export const PaperLoader = ({ about }: { readonly about: string }) => (
  <UntilLoaded skeleton={<Waiting title={paper.title} about={about} />}>
    <WithGame />
  </UntilLoaded>
)

function WithGame() {
  const isHere = useSchoolGames(namedGames(useQuery()))
  const sheets = useFetched('paper', () => withWords('dealer-school/paper/paper', import('./paper')))
  useLoaded(isHere && sheets !== null)
  return isHere && sheets ? <sheets.PaperPage /> : null
}
