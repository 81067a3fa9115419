import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import type { LanguageId } from '@/lib/messages/languages'
import { SITE_ADDRESS, SITE_NAME } from '@/lib/site'
import { inter, sourceSerif } from '@/app/_styles/fonts'
import { LOOK_SCRIPT } from '@/app/_settings/look-script'
import { CardShapes } from '@/app/_felt/suit'
import { APPLE_ICON } from './icons'

/** Metadata of all pages. The title, description, canonical address and picture of each come from `pageMetadata`. */
export const metadata: Metadata = {
  metadataBase: new URL(SITE_ADDRESS),
  applicationName: SITE_NAME,
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: APPLE_ICON },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf8f3' },
    { media: '(prefers-color-scheme: dark)', color: '#141816' },
  ],
}

interface Props {
  readonly language: LanguageId
  readonly children: ReactNode
}

/** The document of every page of a language. What stands around its page is `frame.tsx`, which brings its words. */
export function Document({ language, children }: Props) {
  return (
    <html
      lang={language}
      data-language={language}
      suppressHydrationWarning
      className={`${inter.variable} ${sourceSerif.variable}`}
    >
      <body className="flex min-h-dvh flex-col text-body">
        <script dangerouslySetInnerHTML={{ __html: LOOK_SCRIPT }} />
        <CardShapes />
        <ThemeProvider attribute="class" defaultTheme="system" enableSystem>
          {children}
        </ThemeProvider>
      </body>
    </html>
  )
}
