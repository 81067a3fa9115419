export { default, generateMetadata, generateStaticParams } from '@/app/neighbors/[game]/page'

export const dynamicParams = false
