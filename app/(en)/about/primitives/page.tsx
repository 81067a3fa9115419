// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Page from '@/app/about/primitives/any-language'
import Words from './words'

export { metadata } from '@/app/about/primitives/any-language'

function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

export default speaking('en', InWords)
