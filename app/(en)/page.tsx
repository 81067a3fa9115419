import type { ComponentProps } from 'react'
import Page from '@/app/any-language'
import Words from './words'

export { generateMetadata } from '@/app/any-language'

export default function InWords(props: ComponentProps<typeof Page>) {
  return (
    <Words>
      <Page {...props} />
    </Words>
  )
}
