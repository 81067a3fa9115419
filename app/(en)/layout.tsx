// Written by `npm run make:routes`. Do not edit.
import type { ReactNode } from 'react'
import { Frame } from '@/app/_site/frame'
import Words from './_words/frame'

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <Frame words={Words}>{children}</Frame>
}
