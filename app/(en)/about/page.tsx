// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Page, { generateMetadata as describe } from '@/app/about/any-language'

export const generateMetadata = speaking('en', describe)

export default speaking('en', Page)
