import type { ComponentProps } from 'react'
import Page from '@/app/progress/any-language'
import Words from './words'

export { generateMetadata } from '@/app/progress/any-language'

export default function InWords(props: ComponentProps<typeof Page>) {
  return (
    <Words>
      <Page {...props} />
    </Words>
  )
}
