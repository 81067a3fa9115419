'use client'

import { Button } from './_components/button'
import { inter, sourceSerif } from './_components/fonts'
import { MessagePage } from './_components/message'
import './globals.css'

/** Stands in for the whole document when the frame around the pages itself fails. */
export default function GlobalError({ retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <html lang="en" className={`${inter.variable} ${sourceSerif.variable}`}>
      <body className="text-body">
        <title>Feltwise: something broke</title>
        <main>
          <MessagePage title="Something broke on our side" ways={<Button onClick={() => retry()}>Try again</Button>}>
            <p>The site stopped working on this page. Loading it again often helps.</p>
          </MessagePage>
        </main>
      </body>
    </html>
  )
}
