import type { Metadata } from 'next'
import { generateMetadata as anywhere } from '@/app/_site/missing'

/**
 * The page for unknown addresses in this language (next.config.mjs). lib/make/built-pages/finish.mjs sets its status.
 */
export { default } from '@/app/_site/missing'

export const generateMetadata = (): Metadata => ({ ...anywhere(), robots: { index: false } })
