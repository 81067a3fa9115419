// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Page, { generateMetadata as describe } from '@/app/changelog/any-language'

export const generateMetadata = speaking('es', describe)

export default speaking('es', Page)
