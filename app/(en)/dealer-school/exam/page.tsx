// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Page, { generateMetadata as describe } from '@/app/dealer-school/exam/any-language'
import Words from './words'

export const generateMetadata = speaking('en', describe)

function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

export default speaking('en', InWords)
