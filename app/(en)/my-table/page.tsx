// Written by `npm run make:routes`. Do not edit.
import Page from '@/app/my-table/any-language'
import Words from './words'

export { generateMetadata } from '@/app/my-table/any-language'

export default function InWords() {
  return (
    <Words>
      <Page />
    </Words>
  )
}
