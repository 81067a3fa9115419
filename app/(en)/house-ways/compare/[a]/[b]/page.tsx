export { default, generateMetadata, generateStaticParams } from '@/app/house-ways/compare/[a]/[b]/any-language'

export const dynamicParams = false
