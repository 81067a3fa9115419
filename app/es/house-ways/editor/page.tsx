// Written by `npm run make:routes`. Do not edit.
import Page from '@/app/house-ways/editor/any-language'
import Words from './words'

export { generateMetadata } from '@/app/house-ways/editor/any-language'

export default function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}
