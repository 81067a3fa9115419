// Written by `npm run make:routes`. Do not edit.
export { default, generateMetadata, generateStaticParams } from '@/app/[game]/any-language'

export const dynamicParams = false
