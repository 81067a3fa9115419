// Written by `npm run make:routes`. Do not edit.
import type { ReactNode } from 'react'
import { speaking } from '#language-on-server'
import { Document } from '@/app/_site/document'
import { Frame } from '@/app/_site/frame'
import Words from './_words/frame'

export { metadata, viewport } from '@/app/_site/document'

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Document language="en">
      <Frame words={Words}>{children}</Frame>
    </Document>
  )
}

export default speaking('en', Layout)
