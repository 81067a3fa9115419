'use client'

import { useQuery } from '@/app/_ui/use-query'
import { withWords } from '@/app/_languages/messages'
import { Skeleton } from '@/app/_solver/skeleton'
import { useFetched } from '@/app/_solver/use-fetched'
import { UntilLoaded, useLoaded } from '@/app/_solver/until-loaded'
import { payouts } from '@/app/_languages/words'
import { namedGames, useSchoolGames } from '../_parts/school-games'

/**
 * The table depends on the address and on chance, which only the browser has. The drill's code and its game are loaded
 * at the same time, after the page is shown.
 */
export const PayoutsLoader = ({ about }: { readonly about: string }) => (
  <UntilLoaded skeleton={<Skeleton title={payouts.title} about={about} />}>
    <WithGame />
  </UntilLoaded>
)

function WithGame() {
  const isHere = useSchoolGames(namedGames(useQuery()))
  const table = useFetched('payouts', () => withWords('dealer-school/payouts/payouts', import('./payouts')))
  useLoaded(isHere && table !== null)
  return isHere && table ? <table.Payouts /> : null
}
