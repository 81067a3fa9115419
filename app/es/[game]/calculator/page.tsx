export { default, generateMetadata, generateStaticParams } from '@/app/[game]/calculator/page'

export const dynamicParams = false
