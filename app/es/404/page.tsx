import type { Metadata } from 'next'
import { generateMetadata as english } from '@/app/not-found'

/**
 * The page for unknown addresses in this language (next.config.mjs). lib/make/built-pages/finish.mjs sets its status.
 */
export { default } from '@/app/not-found'

export const generateMetadata = (): Metadata => ({ ...english(), robots: { index: false } })
