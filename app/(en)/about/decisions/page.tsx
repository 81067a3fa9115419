// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Page from '@/app/about/decisions/any-language'

export { metadata } from '@/app/about/decisions/any-language'

export default speaking('en', Page)
