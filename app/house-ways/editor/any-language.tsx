import { chrome, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { EditorLoader } from './loader'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/house-ways/editor',
    title: pages.editorTitle,
    description: pages.editorAbout,
  })

export default function EditorPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: chrome.houseWays, path: '/house-ways' },
          { name: pages.editor, path: '/house-ways/editor' },
        ]}
        silent
      />
      <EditorLoader />
    </>
  )
}
