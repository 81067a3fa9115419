export { default, generateMetadata, generateStaticParams } from '@/app/[game]/risk/page'

export const dynamicParams = false
