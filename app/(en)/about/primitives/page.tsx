// Written by `npm run make:routes`. Do not edit.
import Page from '@/app/about/primitives/any-language'
import Words from './words'

export { metadata } from '@/app/about/primitives/any-language'

export default function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}
