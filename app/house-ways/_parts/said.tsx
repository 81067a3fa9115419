import type { ComponentProps, ReactNode } from 'react'
import { WideTable } from '@/app/[game]/_guide/parts'
import { inWords, percent, whole } from '@/app/_languages/format'
import { wayPages } from '@/app/_languages/words'
import { type Estimate, shareOfBet } from './numbers'
import { SetCards } from './set-cards'
import { shareInWords } from './share'

/* Texts with figures on pages about house ways. */

/** A hand as it is set, on a page rendered by the server. */
export const SaidCards = (props: ComponentProps<typeof SetCards>) => <SetCards {...props} />

/** A share as a percentage: `41.66%`. */
export const Percent = ({ share, digits = 2 }: { readonly share: number; readonly digits?: number }) =>
  percent(share, digits)

/** How often something occurs: `1 in 32,113`. */
export const Often = ({ share }: { readonly share: number }) => shareInWords(share)

/** A share of the bet with its error: `0.0893% ± 0.0020`. */
export const OfBet = ({ mean, standardError }: Estimate) => shareOfBet({ mean, standardError })

export const OfAllHands = ({ hands }: { readonly hands: number }) => wayPages.ofAllHands(whole(hands))

export const WaysLead = ({ hands }: { readonly hands: number }) => wayPages.lead(whole(hands))

export const ComeToLead = ({ commission }: { readonly commission: number }) =>
  wayPages.aboutComeTo(percent(commission, 0))

interface PartProps {
  readonly share: number
  readonly hands: number
  readonly all: number
  readonly places: number
}

/** The number of hands and of places in which two ways differ. */
export const PartLead = ({ share, hands, all, places }: PartProps) =>
  wayPages.partIn(percent(share), whole(hands), whole(all), places, inWords(places))

/** A table whose label is in the reader's language. */
export const SaidTable = ({
  label,
  children,
}: {
  readonly label: 'apartTable' | 'comeToTable'
  readonly children: ReactNode
}) => <WideTable label={wayPages[label]}>{children}</WideTable>
