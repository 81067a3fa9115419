import type { ComponentProps } from 'react'
import Page from '@/app/about/primitives/any-language'
import Words from './words'

export { metadata } from '@/app/about/primitives/any-language'

export default function InWords(props: ComponentProps<typeof Page>) {
  return (
    <Words>
      <Page {...props} />
    </Words>
  )
}
