// Written by `npm run make:routes`. Do not edit.
import Page from '@/app/dealer-school/paper/any-language'
import Words from './words'

export { generateMetadata } from '@/app/dealer-school/paper/any-language'

export default function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}
