'use client'

import { signed } from './format'

/** An EV on a page that the server wrote, as the reader's language writes numbers. */
export const Signed = ({ value }: { readonly value: number }) => signed(value)
