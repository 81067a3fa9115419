/** Places in the counts: the dealer qualifies or not, and who wins. */
export const WIN_QUALIFIED = 0
export const WIN_UNQUALIFIED = 1
export const TIE = 2
export const LOSS_QUALIFIED = 3
export const LOSS_UNQUALIFIED = 4
