import type { Metadata } from 'next'
import { generateMetadata as english } from '@/app/not-found'

/** What is answered in this language where no page is (next.config.mjs), with the status that lib/make/built-pages/finish.mjs gives it. */
export { default } from '@/app/not-found'

export const generateMetadata = (): Metadata => ({ ...english(), robots: { index: false } })
