export { default, generateMetadata, generateStaticParams } from '@/app/compare/[game]/[other]/page'

export const dynamicParams = false
