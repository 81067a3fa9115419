export { default, generateMetadata, generateStaticParams } from '@/app/[game]/learn/page'

export const dynamicParams = false
