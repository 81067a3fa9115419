'use client'

import { useQuery } from '@/app/_ui/use-query'
import { withWords } from '@/app/_languages/messages'
import { Skeleton } from '@/app/_solver/skeleton'
import { useFetched } from '@/app/_solver/use-fetched'
import { UntilLoaded, useLoaded } from '@/app/_solver/until-loaded'
import { foul } from '@/app/_languages/words'
import { useSchoolGames } from '../_parts/school-games'
import { gamesOfAddress } from './address'

/**
 * The round depends on the address and on chance, which only the browser has. The drill's code and its game are loaded
 * at the same time, after the page is shown.
 */
export const FoulLoader = ({ about }: { readonly about: string }) => (
  <UntilLoaded skeleton={<Skeleton title={foul.title} about={about} />}>
    <WithGame />
  </UntilLoaded>
)

function WithGame() {
  const isHere = useSchoolGames(gamesOfAddress(useQuery()))
  const room = useFetched('foul', () => withWords('dealer-school/foul/foul', import('./foul')))
  useLoaded(isHere && room !== null)
  return isHere && room ? <room.Foul /> : null
}
