// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Page, { generateMetadata as describe } from '@/app/[game]/side-bets/[table]/any-language'

export { generateStaticParams } from '@/app/[game]/side-bets/[table]/any-language'
export const dynamicParams = false
export const generateMetadata = speaking('en', describe)

export default speaking('en', Page)
