'use client'

import { percent } from './format'

/** A share on a page that the server wrote, as the reader's language writes percentages. */
export const Percent = ({ share }: { readonly share: number }) => percent(share)
