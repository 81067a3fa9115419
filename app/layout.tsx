import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { SITE_ADDRESS, SITE_NAME } from '@/lib/site'
import { Footer } from './_components/footer'
import { inter, sourceSerif } from './_components/fonts'
import { Header } from './_components/header'
import { Look } from './_components/look'
import { LOOK_SCRIPT } from './_components/look-script'
import { LostPart } from './_components/lost-part'
import { CardShapes } from './_components/suit'
import { chrome } from './_languages/english/chrome'
import { Said } from './_languages/said'
import { Speaking } from './_languages/speaking'
import { Offline } from './_offline/offline'
import { APPLE_ICON } from './_site/icons'
import { buildName } from './sw.js/build'
import './globals.css'

/** What every page has. Its own title, description, canonical address and picture come from `pageMetadata`. */
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

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning className={`${inter.variable} ${sourceSerif.variable}`}>
      <body className="flex min-h-dvh flex-col text-body">
        <script dangerouslySetInnerHTML={{ __html: LOOK_SCRIPT }} />
        <CardShapes />
        <Look />
        <ThemeProvider attribute="class" defaultTheme="system" enableSystem>
          <Speaking>
            <a
              href="#main"
              className="sr-only z-50 rounded-button bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
            >
              <Said at="chrome.skip">{chrome.skip}</Said>
            </a>
            <Header />
            <main id="main" tabIndex={-1} className="flex-1">
              {children}
            </main>
            <Footer />
            <LostPart />
            <Offline build={buildName()} />
          </Speaking>
        </ThemeProvider>
      </body>
    </html>
  )
}
