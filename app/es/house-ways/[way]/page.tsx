export { default, generateMetadata, generateStaticParams } from '@/app/house-ways/[way]/page'

export const dynamicParams = false
