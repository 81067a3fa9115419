// Written by `npm run make:routes`. Do not edit.
export { default, generateMetadata, generateStaticParams } from '@/app/house-ways/compare/[a]/[b]/any-language'

export const dynamicParams = false
