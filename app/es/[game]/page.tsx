export { default, generateMetadata, generateStaticParams } from '@/app/[game]/page'

export const dynamicParams = false
