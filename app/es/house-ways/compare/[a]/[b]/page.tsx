export { default, generateMetadata, generateStaticParams } from '@/app/house-ways/compare/[a]/[b]/page'

export const dynamicParams = false
