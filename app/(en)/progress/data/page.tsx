// Written by `npm run make:routes`. Do not edit.
import Page from '@/app/progress/data/any-language'
import Words from './words'

export { generateMetadata } from '@/app/progress/data/any-language'

export default function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}
