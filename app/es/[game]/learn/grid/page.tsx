export { default, generateMetadata, generateStaticParams } from '@/app/[game]/learn/grid/page'

export const dynamicParams = false
