'use client'

import { useState } from 'react'
import { type Broken, BrokenPage } from '@/app/_ui/broken'
import { classes } from '@/app/_ui/classes'
import { inter, sourceSerif } from './_styles/fonts'
import { CardShapes } from '@/app/_felt/suit'
import { languageNow } from './_languages/messages'
import './_languages/when-broken'
import { trouble } from '@/app/_languages/words'
import './globals.css'

/** Whether the page was dark. Read from the page itself, because the provider of the theme may be what failed. */
const wasDark = (): boolean => typeof document !== 'undefined' && document.documentElement.classList.contains('dark')

/** Replaces the whole document if the root layout itself fails. */
export default function GlobalError(broken: Broken) {
  const [dark] = useState(wasDark)
  return (
    <html
      lang={languageNow()}
      data-language={languageNow()}
      className={classes(inter.variable, sourceSerif.variable, dark && 'dark')}
    >
      <body className="text-body">
        <title>{trouble.brokeTitle}</title>
        <CardShapes />
        <main>
          <BrokenPage {...broken} />
        </main>
      </body>
    </html>
  )
}
