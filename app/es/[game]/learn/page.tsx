// Written by `npm run make:routes`. Do not edit.
import type { ComponentProps } from 'react'
import Page from '@/app/[game]/learn/any-language'
import Words from './words'

export { generateMetadata, generateStaticParams } from '@/app/[game]/learn/any-language'

export const dynamicParams = false

export default function InWords(props: ComponentProps<typeof Page>) {
  return (
    <Words>
      <Page {...props} />
    </Words>
  )
}
