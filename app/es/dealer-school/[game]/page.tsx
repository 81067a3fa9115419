export { default, generateMetadata, generateStaticParams } from '@/app/dealer-school/[game]/page'

export const dynamicParams = false
