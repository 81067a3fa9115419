// Written by `npm run make:routes`. Do not edit.
import Page from '@/app/best-odds/any-language'
import Words from './words'

export { generateMetadata } from '@/app/best-odds/any-language'

export default function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}
