// Written by `npm run make:routes`. Do not edit.
import { speaking } from '#language-on-server'
import Page, { generateMetadata as describe } from '@/app/counting/[game]/any-language'

export { generateStaticParams } from '@/app/counting/[game]/any-language'
export const dynamicParams = false
export const generateMetadata = speaking('es', describe)

export default speaking('es', Page)
