export { default, generateMetadata, generateStaticParams } from '@/app/counting/[game]/page'

export const dynamicParams = false
