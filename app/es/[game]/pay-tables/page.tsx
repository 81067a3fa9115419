export { default, generateMetadata, generateStaticParams } from '@/app/[game]/pay-tables/page'

export const dynamicParams = false
