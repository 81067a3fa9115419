import type { ReactNode } from 'react'
import { Look } from './_settings/look'

/** What pages of every language bring. Their documents are made by the layout of each language (`_site/document.tsx`), which knows its own. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Look />
      {children}
    </>
  )
}
