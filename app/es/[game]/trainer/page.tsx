export { default, generateMetadata, generateStaticParams } from '@/app/[game]/trainer/page'

export const dynamicParams = false
