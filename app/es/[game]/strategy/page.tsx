// Written by `npm run make:routes`. Do not edit.
import type { ComponentProps } from 'react'
import { speaking } from '#language-on-server'
import Page, { generateMetadata as describe } from '@/app/[game]/strategy/any-language'
import Words from './words'

export { generateStaticParams } from '@/app/[game]/strategy/any-language'
export const dynamicParams = false
export const generateMetadata = speaking('es', describe)

function InWords(props: ComponentProps<typeof Page>) {
  return (
    <Words>
      <Page {...props} />
    </Words>
  )
}

export default speaking('es', InWords)
