import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { Footer } from './_components/footer'
import { inter, sourceSerif } from './_components/fonts'
import { Header } from './_components/header'
import { Look } from './_components/look'
import { LOOK_SCRIPT } from './_components/look-script'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Feltwise: exact strategy for casino table games', template: '%s · Feltwise' },
  description: 'Train against the house, one decision at a time. Every option’s exact expected value, what your choice costs, why, and the proof.',
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
        <Look />
        <ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange>
          <a href="#main" className="sr-only z-50 rounded-button bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
            Skip to the content
          </a>
          <Header />
          <main id="main" tabIndex={-1} className="flex-1">
            {children}
          </main>
          <Footer />
        </ThemeProvider>
      </body>
    </html>
  )
}
