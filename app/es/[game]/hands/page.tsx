// Written by `npm run make:routes`. Do not edit.
export { default, generateMetadata, generateStaticParams } from '@/app/[game]/hands/any-language'

export const dynamicParams = false
