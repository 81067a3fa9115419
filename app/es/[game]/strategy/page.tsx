export { default, generateMetadata, generateStaticParams } from '@/app/[game]/strategy/page'

export const dynamicParams = false
