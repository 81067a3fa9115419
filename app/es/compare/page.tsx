// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Page, { generateMetadata as describe } from '@/app/compare/any-language'
import Words from './words'

export const generateMetadata = speaking('es', describe)

function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

export default speaking('es', InWords)
